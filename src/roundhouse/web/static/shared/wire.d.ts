// What the server sends, and what it takes. Written by scripts/wire.py from src/roundhouse/server.

/** Where a move happens on the picture. */
export interface Place {
  targets: string[];
  laid: boolean;
}

/** A way to play on, in a viewer's words. */
export interface Way {
  moves: string[];
  steps: string[];
  figures: string;
  why: string;
  later: string;
  reveals: boolean;
  places: Place[];
}

/** The ways to play on, best first. */
export interface Hint {
  at: number;
  seat: number;
  ways: Way[];
}

/** A decision after which a seat stood worse, or better. */
export interface TurningPoint {
  place: number;
  at: number;
  seat: number;
  own: boolean;
  change: string;
  known: boolean;
  luck: boolean;
  fate: string;
  played: string[];
  best: Way | null;
  lost: string;
}

/** What is known of a game so far; chances and points have a row for every turn. */
export interface Review {
  begun: boolean;
  ready: boolean;
  failed: boolean;
  at: number[];
  chances: number[][];
  points: number[][];
  stages: [number, string][];
  moments: TurningPoint[];
  done: number;
  of: number;
}

/** A piece of a chapter: a paragraph of `text`, a list of `items`, or a table of `rows`. */
export interface AidBlock {
  kind: string;
  text: string;
  items: string[];
  head: string[];
  rows: string[][];
}

/** A chapter of the aid. */
export interface AidChapter {
  anchor: string;
  title: string;
  blocks: AidBlock[];
}

/** Things on the board, what they say of themselves, and the chapter that explains them. */
export interface AidNote {
  things: string;
  anchor: string;
  lines: string[];
}

/** All that a player looks up again and again. */
export interface Aid {
  chapters: AidChapter[];
  notes: AidNote[];
}

/** It is done, and there is nothing more to say. */
export interface Done {
}

/** The number of the entry that was stored; none if nothing was. */
export interface Stored {
  seq: number | null;
}

/** A table to go to. */
export interface Opened {
  table: string;
}

/** Whether a move passes the decision on. */
export interface Ends {
  ends: boolean;
}

/** How many tables wait for somebody, and how many of them are others than the one asked about. */
export interface Waiting {
  tables: number;
  others: number;
}

/** The seats of those who have a table before their eyes. */
export interface Here {
  seats: number[];
}

/** Why a thing cannot be chosen now. */
export interface Why {
  reasons: string[];
}

/** What was refused, in words; if somebody was faster, with what the table looks like now. */
export interface Refusal {
  error: string | number;
  message: string;
  reason: string;
  view?: View;
}

/** The event that the table has gone on. */
export interface Moved {
  seq: number;
  turn: number;
}

/** The event that a bot thinks, has stopped thinking, has failed or is held up. */
export interface Thinking {
  seat: number;
  mark: string | null;
  seq: number;
}

/** One thing in outline: where it lies, what could lie there instead, and what it brings. */
export interface Step {
  place: string;
  move: string;
  then: string[];
  choices: Choice[];
  price: number;
  brings: string;
}

/** What would come of some moves, and of a way drawn after them. */
export interface Draft {
  steps: Step[];
  spent: number;
  left: number | null;
  lit: string[];
  out: Choice[];
  stopped: string;
  reasons: string[];
}

/** Something to read before the first move. */
export interface LessonPage {
  text: string;
  targets: string[];
  help: string;
}

/** The step that is to be taken, or the farewell. */
export interface Lesson {
  n: number;
  of: number;
  title: string;
  done: boolean;
  text: string;
  help: string;
  why: string;
  move: string | null;
  moves: string[];
  targets: string[];
  pages: LessonPage[];
}

/** Something to fill in: a text, a number from `least` to `most`, or one of the choices. */
export interface MapField {
  key: string;
  word: string;
  least: number | null;
  most: number | null;
  choices: [string, string][];
}

/** What a hex can be; where something stands, `places` is the path of the list with its entries. */
export interface MapBrush {
  letter: string;
  word: string;
  colour: string;
  places: string;
  fields: MapField[];
}

/** A rule that can be switched on: what it does on some map, how that is written, and what it is about. */
export interface MapRule {
  name: string;
  means: string;
  map: string;
  example: string;
  subject: string;
}

/** What maps of a game are made of. */
export interface MapKit {
  game: string;
  grid: string;
  rules: string;
  off: string;
  columns: number;
  rows: number;
  head: MapField[];
  brushes: MapBrush[];
  catalogue: MapRule[];
}

/** Something that is wrong, and the hexes that it names. */
export interface MapProblem {
  text: string;
  hexes: string[];
}

/** A map as a file and as its values (JSON), with what is wrong or with its picture (SVG). */
export interface MapChecked {
  text: string;
  values: string;
  problems: MapProblem[];
  picture: string;
}

/** How many may play, by what is chosen of these options: the fewest, the most, and that in words. */
export interface Capacity {
  options: string[];
  seats: Record<string, [number, number, string]>;
}

/** Which choices of an option make a difference, by what is chosen of these others. */
export interface Offer {
  option: string;
  by: string[];
  worthwhile: Record<string, string[]>;
}

/** Moves on top of a position, and what they lead to; what really happened of them is left out. */
export interface Planned {
  at: number;
  moves: string[];
  view: View;
}

/** A plan that is kept: what it would bring, unless the game has gone another way. */
export interface KeptPlan {
  id: number;
  name: string;
  at: number;
  moves: string[];
  fits: boolean;
  points: number[];
}

/** All plans of a person at a table, and the points now. */
export interface Plans {
  kept: KeptPlan[];
  points: number[];
}

/** A standing order that holds. */
export interface GivenOrder {
  name: string;
  text: string;
}

/** Something that an order may name. */
export interface OrderPick {
  value: string;
  label: string;
}

/** A standing order that may be given. */
export interface OfferedOrder {
  name: string;
  text: string;
  least: number;
  most: number;
  picks: OrderPick[];
}

/** What is played for a person when it is their turn, and what they are still to hear of it. */
export interface KeptOrders {
  plan: string[] | null;
  standing: GivenOrder[];
  automatic: boolean;
  offered: OfferedOrder[];
  told: string;
}

/** A line of the score sheet: the points of each seat. */
export interface ScoreLine {
  name: string;
  label: string;
  points: number[];
}

/** How it came to the end: a row for every turn, in it a number for each seat. */
export interface Course {
  history: number[][];
  standing: number[][];
  money: number[][] | null;
  stages: [number, string][];
}

/** The score sheet. */
export interface Scores {
  lines: ScoreLine[];
  totals: number[];
  winners: number[];
  places: number[];
  bots: number[];
  ending: string[];
  course: Course;
}

/** Something that somebody said: as text, whatever it contains. */
export interface ChatLine {
  id: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** What was said. */
export interface Chat {
  chat: ChatLine[];
}

/** What somebody noted for oneself. */
export interface Notes {
  text: string;
}

/** A legal move: what it is, and where it is. */
export interface Choice {
  move: string;
  label: string;
  targets: string[];
  kind: string;
  heading: string;
  short: string;
  price?: number;
  number?: number;
  then?: string[];
}

/** A choice of a group, without what its group says. */
export interface BriefChoice {
  move: string;
  short: string;
  label?: string;
  around?: [string, number, string];
  targets?: string[];
  price?: number;
  number?: number;
  then?: string[];
}

/** Choices in a row that are of one kind and about one place: what they share is said once. */
export interface Group {
  kind: string;
  heading: string;
  place: string;
  choices: BriefChoice[];
}

/** Moves in a row that are one answer. */
export interface Route {
  moves: string[];
  start: string;
  end: string;
  what: string;
  where: string;
  note: string;
  gains: number[];
  legs: number[];
}

/** All that are offered, the best first. */
export interface Routes {
  title: string;
  offered: Route[];
  legs: string[];
  left: number;
}

/** An order that answers the open question as often as it comes, with the least that is enough. */
export interface UpTo {
  order: string;
  text: string;
}

/** A part of the picture; without the drawing, if the page has that already. */
export interface Picture {
  name: string;
  title: string;
  hash: string;
  svg?: string;
  base?: string;
  edits?: [number, number, string[]][];
}

/** A number that is always in sight beside a player's name. */
export interface Number {
  name: string;
  figure: string;
  means: string;
  symbol: string;
}

/** Who sits on a seat, and how it stands. */
export interface Player {
  seat: number;
  name: string;
  kind: string;
  bot: string | null;
  program: boolean;
  left: boolean;
  own: boolean;
  colour: string;
  letter: string;
  score: number;
  turn: boolean;
  out: boolean;
  me: boolean;
  thinking: boolean;
  failed: boolean;
  held: boolean;
  home: string;
  numbers: Number[];
}

/** Something that happened; `n` is the entry by which it did. */
export interface LogLine {
  n: number;
  seat: number;
  text: string;
  turn: boolean;
  out: boolean;
}

/** What a player did in a row, or what ended a round, in one line. */
export interface Turn {
  seat: number;
  start: number;
  at: number;
  text: string;
  targets: string[];
  fresh: boolean;
  out: number;
}

/** What a viewer may take back, in numbers of moves, and what is being asked. */
export interface UndoOffer {
  free: number;
  turn: number;
  last: number;
  may_ask: boolean;
  asked_by: number | null;
  asked_moves: number;
  agreed: number[];
}

/** How long people may think here. Times are milliseconds since 1970. */
export interface Clock {
  kind: string;
  per_move: number;
  banks: number[];
  seat: number;
  since: number;
  deadline: number | null;
  reserve_from: number | null;
  pauses: [number, number][];
  when_up: string;
  votes: number[];
  late: number[];
}

/** All that somebody sees of a table. What comes after `players` is empty while seats are open. */
export interface View {
  table: string;
  game: string;
  title: string;
  house: boolean;
  owner: boolean;
  may_fork: boolean;
  may_hint: boolean;
  seq: number;
  at: number;
  seat: number;
  status: string;
  mine: boolean;
  hand_over: number | null;
  turn: number;
  over: boolean;
  players: Player[];
  line: number[];
  progress: string;
  prompt: string;
  help: string;
  choices: Choice[];
  groups: Group[];
  families: Record<string, string>;
  routes: Routes | null;
  up_to: UpTo | null;
  money: string;
  spent: number;
  left: number | null;
  starts: string[];
  done: string[];
  pictures: Picture[];
  log: LogLine[];
  since: number | null;
  turns: Turn[];
  undo: UndoOffer;
  description: string[];
  commitment: string;
  seed?: string;
  scores?: Scores;
  lesson: Lesson | null;
  clock: Clock | null;
  bot_from: number | null;
  abandoned: boolean;
}

/** Something to say. */
export interface Saying {
  text: string;
}

/** A line of the chat that moderators should look at. */
export interface Report {
  line: number;
}

/** All that is noted. */
export interface Note {
  text: string;
}

/** A moment of the game. */
export interface At {
  at: number;
}

/** A map as the text of a file, or as its values (JSON) where they were changed. */
export interface MapAsked {
  text?: string;
  values?: string;
  rules?: string | null;
  name?: string;
}

/** How many entries of a table somebody has seen. */
export interface Seen {
  seq: number;
}

/** By which a message is made for one browser alone. */
export interface Keys {
  p256dh: string;
  auth: string;
}

/** What a browser says of how it is reached. */
export interface Subscription {
  endpoint: string;
  keys: Keys;
  expirationTime?: number | null;
}

/** A browser by how it is reached. */
export interface Browser {
  endpoint: string;
}

/** What somebody wants to hear of a table; what is left out stays. */
export interface TableNotices {
  muted?: boolean | null;
  hook?: string | null;
}

/** A plan to look at, and the drawings that need not be sent. */
export interface Thought {
  at: number;
  moves: string[];
  have?: string[];
}

/** A plan to keep. */
export interface Named {
  at: number;
  moves: string[];
  name?: string;
}

/** A plan to be played now, with a key that makes repeating it harmless. */
export interface Meant {
  at: number;
  moves: string[];
  key: string;
}

/** Moves to be played when it is one's turn. */
export interface OrderedPlan {
  at: number;
  moves: string[];
}

/** A standing order. */
export interface GiveOrder {
  name: string;
  number?: number;
  picks?: string[];
}

/** What is to be played when it is one's turn; what is not named stays as it is. */
export interface Ordered {
  plan?: OrderedPlan | null;
  add?: GiveOrder;
  drop?: string;
  automatic?: boolean;
}

/** Preferences to change; those left out stay. */
export interface Prefs {
  theme?: "auto" | "dark" | "light" | null;
  motion?: "auto" | "off" | null;
  pace?: "breath" | "none" | "step" | null;
  patterns?: boolean | null;
  sound?: boolean | null;
  confirm?: boolean | null;
  notify?: boolean | null;
}

/** What is to happen to a seat. */
export interface Change {
  do: "kick" | "leave_to_bot" | "new_link" | "replace_bot" | "retry" | "take" | "take_back" | "vote_for_bot";
  bot?: string;
  name?: string;
}

/** A move, made at a position, with a key that makes repeating it harmless; perhaps with others. */
export interface Move {
  move: string;
  at: number;
  key: string;
  then?: string[];
  apart?: number[];
}

/** Moves that lie in outline, and a way drawn from one element of the picture to the next. */
export interface Drawn {
  at: number;
  moves: string[];
  way: string[];
  plan?: string[] | null;
}

/** Some moves to be taken back. */
export interface Undo {
  moves: number;
  at: number;
  key: string;
}

/** A wish to take back more than is free. */
export interface AskUndo {
  moves: number;
  at: number;
}

/** What somebody says to such a wish. */
export interface AnswerUndo {
  agree: boolean;
}

/** A moment from which another game goes on, perhaps with what should have been played there. */
export interface Fork {
  at: number;
  moves?: string[];
}

/** A request that says all by its address. */
export interface Nothing {
}

/**
 * The shapes of what the server sends. Only types: nothing here runs.
 *
 * @typedef {{move: string, label: string, targets: string[], kind: string, heading: string, short: string}} Choice
 * @typedef {{name: string, title: string, hash: string, svg?: string}} Picture
 * @typedef {{seat: number, name: string, kind: string, bot?: string | null, left?: boolean, own?: boolean, colour: string,
 *   letter: string, score: number | null, turn: boolean, me: boolean, out?: boolean, thinking: boolean, failed?: boolean}} Player
 * @typedef {{n: number, seat: number, text: string, turn?: boolean}} LogLine
 * @typedef {{free: number, turn: number, last?: number, may_ask: boolean, asked_by: number | null,
 *   asked_moves: number, agreed: number[]}} Undo
 * @typedef {{name: string, label: string, points: number[]}} ScoreLine
 * @typedef {{lines: ScoreLine[], totals: number[], winners: number[], history?: number[][], money?: number[][]}} Scores
 * @typedef {{n: number, of: number, title: string, text: string, move: string | null, moves?: string[],
 *   targets: string[], help?: string, done: boolean}} Lesson
 * @typedef {{table: string, seq: number, at: number, line: number[], seat: number, turn: number, mine: boolean,
 *   over: boolean, status: string, prompt: string, help: string | null, choices: Choice[], done: string[],
 *   pictures: Picture[], players: Player[], log: LogLine[], undo: Partial<Undo>, description: string[], commitment: string,
 *   seed?: string | null, scores?: Scores | null, hand_over?: number | null, house?: boolean, may_fork?: boolean, may_hint?: boolean, owner?: boolean, lesson?: Lesson | null}} View
 * @typedef {{id: number, name: string, seat?: number, text: string, at: number}} ChatLine
 * @typedef {{moves: string[], steps: string[], points: number, chance: number, why: {what: string, points: number}[],
 *   later: string[], targets: string[]}} Way
 * @typedef {{at: number, seat: number, ways: Way[]}} Hint
 * @typedef {{place: number, at: number, seat: number, own: boolean, before: number[], after: number[], known: boolean,
 *   missed?: boolean, points?: number, chance?: number, played?: string[], best?: Way}} TurningPoint
 * @typedef {{begun: boolean, ready: boolean, failed: boolean, at: number[], chances: number[][], points: number[][],
 *   moments: TurningPoint[], done: number, of: number}} Review
 */

export {};

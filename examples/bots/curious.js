// A bot in JavaScript, for node: likes the kinds of moves that it has played least often so far.
//
//   roundhouse arena railroad_revolution --bots random --bot "program:node examples/bots/curious.js" --players 2
//
// It reads one JSON object a line and answers with one JSON object a line. Nothing else may go to the standard
// output; console.error is free for notes.

"use strict";

const readline = require("node:readline");

let chance = 1; // a small generator of its own, so that the same seed plays the same game
const played = new Map(); // how often each kind of move was chosen

function below(bound) {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return Math.floor((chance / 2 ** 32) * bound);
}

const kind = (choice) => choice.move.split(" ")[0];
const times = (choice) => played.get(kind(choice)) ?? 0;

function choose(legal) {
  const fewest = Math.min(...legal.map(times));
  const fresh = legal.filter((choice) => times(choice) === fewest);
  const choice = fresh[below(fresh.length)];
  played.set(kind(choice), times(choice) + 1);
  return choice;
}

const answers = {
  hello(message) {
    chance = message.seed;
    return { type: "ready" };
  },
  choose(message) {
    return { move: choose(message.legal).move };
  },
  end() {
    process.exit(0);
  },
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  console.log(JSON.stringify(answers[message.type](message)));
});

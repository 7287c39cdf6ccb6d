/** How many tables wait for the reader: in the title, in the icon, and on the icon of an app that is installed. */

import { get } from "./net.js";

/** @import { Waiting } from "./wire.js" */

const BADGE = [
  '<circle cx="44" cy="20" r="20" fill="#e3a21a" stroke="#2c2a25" stroke-width="3"/>',
  '<text x="44" y="30" font-family="sans-serif" font-weight="700" font-size="28" text-anchor="middle" fill="#2c2a25">',
];
const MOST = 9; // that an icon has room for

let waiting = Number(document.body.dataset.waiting ?? 0);
let title = document.title;
let turn = false; // whether this very page waits
const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
const plain = icon?.href ?? "";
/** The plain icon as text, once a number was to be drawn on it. */
let drawing = "";

/**
 * What the page itself is about, and whether it waits for an answer.
 * @param {string} text
 * @param {boolean} asks
 */
export function setTitle(text, asks) {
  title = text;
  turn = asks;
  show();
}

/**
 * Ask how many tables wait now, and how many beside one.
 * @param {string} [besides]
 */
export async function countWaiting(besides = "") {
  try {
    /** @type {Waiting} */
    const found = await get(`/waiting?besides=${besides}`);
    waiting = found.tables;
    show();
    return found.others;
  } catch {
    return 0; // it is asked again
  }
}

function show() {
  document.title = waiting ? `(${waiting}) ${title}` : title;
  const count = document.getElementById("waiting-count");
  if (count) {
    count.textContent = String(waiting);
    count.hidden = !waiting;
  }
  void showIcon();
  void navigator.setAppBadge?.(waiting).catch(() => {});
}

async function showIcon() {
  if (!icon) return;
  if (waiting && !drawing) drawing = await fetch(plain).then((answer) => answer.text(), () => "");
  const number = waiting > MOST ? `${MOST}+` : String(waiting);
  const drawn = drawing.replace("</svg>", `${BADGE.join("")}${number}</text></svg>`);
  if (waiting && drawing) icon.href = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  else icon.href = turn ? icon.dataset.turn ?? plain : plain;
}

show();

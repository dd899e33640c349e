import { mailLink } from "../lib/contact-links.ts";

/** A piece of a message's text: plain, a link, or a piece that runs from left to right. */
type TextPiece = { text: string; href?: string; isLtr?: true };

const address =
  /\b(?:https?:\/\/|www\.)[^\s<>"'«»]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/giu;
/** Phone numbers, and sets × repetitions: an Arabic sentence would reverse their parts. */
const figures =
  /(?<![\p{L}\d.,])(?:(?:\+|0)\d?(?:[ ()-]{0,2}\d){6,14}|\d+(?:[.,]\d+)?(?: ?[×x*] ?\d+(?:[.,]\d+)?)+)(?![\p{L}\d])/giu;
/** Characters that end a sentence, not an address. */
const trailing = /[.,:;!?…،؛؟)\]}*_~]+$/u;

/** The text split at its addresses and figures; only http(s) and mail addresses become links. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    const shown = withoutEnd(found[0]);
    const href = hrefOf(shown);
    if (!href) continue;
    pieces.push(...withFigures(text.slice(from, found.index)), { text: shown, href });
    from = found.index + shown.length;
  }
  return [...pieces, ...withFigures(text.slice(from))];
}

function withFigures(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: figure, index } of text.matchAll(figures)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: figure, isLtr: true });
    from = index + figure.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
}

function withoutEnd(found: string): string {
  const end = trailing.exec(found);
  if (!end) return found;
  const bare = found.slice(0, end.index);
  // A closing bracket belongs to an address with an opening one: /wiki/Set_(mathematics)
  const opens = bare.split("(").length - bare.split(")").length;
  return end[0].startsWith(")") && opens > 0 ? `${bare})` : bare;
}

function hrefOf(shown: string): string | undefined {
  if (/^[^/]+@/.test(shown)) return mailLink(shown);
  try {
    const { href, protocol, hostname } = new URL(
      /^www\./i.test(shown) ? `https://${shown}` : shown,
    );
    return /^https?:$/.test(protocol) && hostname.includes(".") ? href : undefined;
  } catch {
    return undefined;
  }
}

// The joiner, the emoji style, keycaps and skin tones belong to the previous emoji.
const emojiOnly =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3]|\s)+$/u;
const maxLarge = 3;

/** Whether a message is only a few emoji, which are shown large. */
export function isFewEmoji(text: string): boolean {
  const bare = text.trim();
  if (bare === "" || bare.length > 60 || !emojiOnly.test(bare)) return false;
  // Without it they are shown as normal text.
  if (typeof Intl.Segmenter === "undefined") return false;
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(bare);
  return [...letters].filter(({ segment }) => segment.trim() !== "").length <= maxLarge;
}

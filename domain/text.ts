// Controls but tab and line ends; lone surrogates; characters that turn the direction of what follows.
const unwanted = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;

/** Whether a text is longer than so many bytes of UTF-8. */
export function exceedsBytes(text: string, most: number): boolean {
  // A sign is three bytes at most: the usual text need not be encoded to know.
  if (text.length * 3 <= most) return false;
  return text.length > most || new TextEncoder().encode(text).length > most;
}

/**
 * Whether a text can be stored and shown: whole Unicode (no lone surrogates), no control
 * characters but tab and line ends, no characters that turn the direction of what follows.
 */
export function isCleanText(text: string): boolean {
  return !unwanted.test(text);
}

/** A flag that is told by tags (UTS #51 §1.4.9): of England, Scotland or Wales. No other is drawn everywhere. */
export const taggedFlag = new RegExp(
  `\u{1f3f4}(?:${["gbeng", "gbsct", "gbwls"].map(tagsOf).join("|")})\u{e007f}`,
  "gu",
);

function tagsOf(letters: string): string {
  const codes = [...letters].map((letter) => 0xe0000 + letter.charCodeAt(0));
  return String.fromCodePoint(...codes);
}

// Elsewhere Unicode's tags are drawn by nobody; in a name they hide words.
const flagOrTag = new RegExp(`(${taggedFlag.source})|[\\u{e0000}-\\u{e007f}]`, "gu");
const withoutTags = (text: string): string => text.replace(flagOrTag, "$1");
const breaks = /[\t\n\r\v\f\u0085\u2028\u2029]/;

/** Whether a text stays on its line: no line end, no tab, no tags but a flag's. What joins signs of a script or an emoji may be there. */
export function isOneLine(text: string): boolean {
  return !breaks.test(text) && withoutTags(text) === text;
}

/** A text as a field of one line takes it: what was pasted over several lines stands on one. */
export function asOneLine(text: string): string {
  return isOneLine(text) ? text : withoutTags(text).replace(severalLines, " ");
}

const severalLines = new RegExp(` *(?:${breaks.source} *)+`, "g");

// Control characters except tab and line ends; lone surrogates; characters that turn the direction.
const unwanted = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;

/** Whether a text is longer than a number of bytes in UTF-8. */
export function exceedsBytes(text: string, most: number): boolean {
  // A code unit is three bytes at most, so most texts need no encoding here.
  if (text.length * 3 <= most) return false;
  return text.length > most || new TextEncoder().encode(text).length > most;
}

/**
 * Whether a text can be stored and shown: no lone surrogates, no control characters except tab and line
 * ends, no characters that turn the direction.
 */
export function isCleanText(text: string): boolean {
  return !unwanted.test(text);
}

/** A flag made of tags (UTS #51 §1.4.9): England, Scotland or Wales. Not every device draws others. */
export const taggedFlag = new RegExp(
  `\u{1f3f4}(?:${["gbeng", "gbsct", "gbwls"].map(tagsOf).join("|")})\u{e007f}`,
  "gu",
);

function tagsOf(letters: string): string {
  const codes = [...letters].map((letter) => 0xe0000 + letter.charCodeAt(0));
  return String.fromCodePoint(...codes);
}

// Outside of flags Unicode's tags are invisible, and can hide words in a name.
const flagOrTag = new RegExp(`(${taggedFlag.source})|[\\u{e0000}-\\u{e007f}]`, "gu");
const withoutTags = (text: string): string => text.replace(flagOrTag, "$1");
const breaks = /[\t\n\r\v\f\u0085\u2028\u2029]/;

/** Whether a text is one line: no line end, no tab, no tags except a flag's. Joiners of scripts and emoji are allowed. */
export function isOneLine(text: string): boolean {
  return !breaks.test(text) && withoutTags(text) === text;
}

/** A text for a field of one line: pasted lines are joined. */
export function asOneLine(text: string): string {
  return isOneLine(text) ? text : withoutTags(text).replace(severalLines, " ");
}

const severalLines = new RegExp(` *(?:${breaks.source} *)+`, "g");

import { foldedWords, foldForSearch } from "../arabic.ts";

/** How many messages one request looks through, and how many it finds at most. */
export const messageSearch = { lookedThrough: 2000, found: 100 } as const;

/** What of a message's body can be found. */
interface Findable {
  text?: string;
  caption?: string | null;
  name?: string;
}

/** The folded words of a message, as they are stored; empty where it has none. */
export const foldedMessage = ({ text, caption, name }: Findable): string =>
  foldForSearch(text ?? caption ?? name ?? "");

/** A piece of a text, from its first character to the one behind its last. */
export interface TextRange {
  from: number;
  to: number;
}

/** A letter with the marks that stand on it. */
const cluster = /\P{M}\p{M}*|\p{M}+/gsu;

/**
 * Where the words of a search stand in a text as it was written, in order and none overlapping:
 * «احمد» stands in «أحْمَد», with its marks.
 * @param search as it was typed
 */
export function rangesOf(search: string, text: string): TextRange[] {
  let folded = "";
  const places: TextRange[] = [];
  for (const { 0: letter, index } of text.matchAll(cluster)) {
    const piece = /^\s/.test(letter) ? " " : foldForSearch(letter);
    folded += piece;
    for (let i = 0; i < piece.length; i++) places.push({ from: index, to: index + letter.length });
  }
  const ranges = foldedWords(search).flatMap((word) => occurrences(word, folded, places));
  return joined(ranges.toSorted((a, b) => a.from - b.from));
}

function occurrences(word: string, folded: string, places: readonly TextRange[]): TextRange[] {
  const ranges: TextRange[] = [];
  let at = folded.indexOf(word);
  while (at >= 0) {
    const [first, last] = [places[at], places[at + word.length - 1]];
    if (first && last) ranges.push({ from: first.from, to: last.to });
    at = folded.indexOf(word, at + word.length);
  }
  return ranges;
}

function joined(ranges: readonly TextRange[]): TextRange[] {
  const whole: TextRange[] = [];
  for (const range of ranges) {
    const last = whole.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else whole.push({ ...range });
  }
  return whole;
}

import { foldedWords, foldForSearch } from "../arabic.ts";

/** Maximum messages that one request searches, and maximum results. */
export const messageSearch = { lookedThrough: 2000, found: 100 } as const;

/** Searchable texts of a message's body. */
interface Findable {
  kind?: string;
  text?: string;
  caption?: string | null;
  name?: string;
}

/** The stored, folded words of a message; empty without words. */
export const foldedMessage = ({ text, caption, name }: Findable): string =>
  foldForSearch(text ?? caption ?? name ?? "");

/** A range of a text: the first character, and the one after the last. */
export interface TextRange {
  from: number;
  to: number;
}

/** A letter with its marks. */
const cluster = /\P{M}\p{M}*|\p{M}+/gsu;

/**
 * The ranges of a search's words in a text, in order and without overlaps: «احمد» is found in «أحْمَد», with its
 * marks.
 * @param search as typed
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

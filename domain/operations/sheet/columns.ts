import { isEmail, isPhone } from "../../accounts/contact.ts";
import { foldForSearch, withoutArticle } from "../../arabic.ts";
import { latinDigits, parseNumber } from "../../numerals.ts";
import { looksLikeDate } from "./dates.ts";
import { wordsOf } from "./headers.ts";
import { type ImportColumn, type ImportKind, importColumns } from "./kinds.ts";
import { isBlank, type Sheet } from "./rows.ts";
import { readCategory, readGender, readTiming } from "./words.ts";

/** The share of a column's cells that have to look alike for their content to name it. */
const enoughAlike = 0.6;
/** How many cells of a column are looked at. */
const lookedAt = 100;

/** A sheet whose first line is a person already, as what was copied without its head, gets an empty head. */
export function withHead(sheet: Sheet): Sheet {
  const { header, rows } = sheet;
  const isData = header.cells.some(
    (cell) =>
      isEmail(cell) || isTelephone(cell) || looksLikeDate(cell) || parseNumber(cell) !== undefined,
  );
  if (!isData) return sheet;
  const cells = header.cells.map(() => "");
  return { ...sheet, header: { row: 0, cells }, rows: [header, ...rows] };
}

/**
 * What each column of a sheet is: by what stands above it, in either language, then by what is in it.
 * No two columns are the same; what nothing tells is undefined.
 */
export function recogniseColumns(kind: ImportKind, sheet: Sheet): (ImportColumn | undefined)[] {
  const width = Math.max(sheet.header.cells.length, ...sheet.rows.map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, at) => plainHead(sheet.header.cells[at] ?? ""));
  const found: (ImportColumn | undefined)[] = heads.map(() => undefined);
  const give = (at: number, column: ImportColumn | undefined) => {
    if (column && found[at] === undefined && !found.includes(column)) found[at] = column;
  };
  for (const matches of [isSame, isWithin]) {
    for (const [at, head] of heads.entries()) {
      if (head !== "")
        give(
          at,
          columnOf(kind, (words) => matches(head, words)),
        );
    }
  }
  for (const at of heads.keys()) give(at, columnByContent(kind, cellsOf(sheet, at)));
  return found;
}

/** What is in a column, without blanks. */
export const cellsOf = ({ rows }: Sheet, at: number): string[] =>
  rows.flatMap(({ cells }) => (isBlank(cells[at]) ? [] : (cells[at] ?? [])));

const isSame = (head: string, words: string) => head === words;
const isWithin = (head: string, words: string) => ` ${head} `.includes(` ${words} `);

/** Of several that match, the one of the longest words: «الوزن المستهدف» is no «الوزن». */
function columnOf(kind: ImportKind, matches: (words: string) => boolean): ImportColumn | undefined {
  const matching = wordsOf(kind).flatMap(([column, all]) =>
    all.flatMap((words) => {
      const plain = plainHead(words);
      return matches(plain) ? [{ column, length: plain.length }] : [];
    }),
  );
  return matching.toSorted((a, b) => b.length - a.length)[0]?.column;
}

/** Pounds and inches are another quantity than what a column of ours is in: such a head says nothing. */
const otherUnit = /\b(?:lbs?|pounds?|inch(?:es)?|in|ft|feet)\b|رطل|باوند|انش|بوصه/;

/** A head without its unit in brackets, its stars and colons, and the articles of its words. */
function plainHead(head: string): string {
  const folded = foldForSearch(head);
  if (otherUnit.test(folded)) return "";
  return folded
    .replace(/[([{][^)\]}]*[)\]}]/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(withoutArticle)
    .join(" ");
}

const isTelephone = (cell: string) =>
  isPhone(cell) && latinDigits(cell).replace(/\D/g, "").length >= 9 && !looksLikeDate(cell);

/** Two words or more, of letters alone: what a person's name looks like. */
const isName = (cell: string) => /^\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+)+$/u.test(cell);
const years = (cell: string) => Number(/\d{4}/.exec(latinDigits(cell))?.[0] ?? 2000);

function columnByContent(kind: ImportKind, cells: readonly string[]): ImportColumn | undefined {
  const some = cells.slice(0, lookedAt);
  if (some.length === 0) return undefined;
  const mostly = (test: (cell: string) => unknown) =>
    some.filter((cell) => test(cell)).length >= some.length * enoughAlike;
  const guesses: [ImportColumn, (cell: string) => unknown][] = [
    ["email", isEmail],
    ["phone", isTelephone],
    ["gender", readGender],
    ["date", looksLikeDate],
    ["birthDate", (cell) => looksLikeDate(cell) && years(cell) < 2013],
    ["startsOn", (cell) => looksLikeDate(cell) && years(cell) >= 2013],
    ["category", readCategory],
    ["timing", readTiming],
    ["name", isName],
  ];
  const known: readonly ImportColumn[] = importColumns[kind];
  return guesses.find(([column, test]) => known.includes(column) && mostly(test))?.[0];
}

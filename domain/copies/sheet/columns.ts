import { foldForSearch, withoutArticle } from "../../arabic.ts";
import { isEmail, isPhone } from "../../contact.ts";
import { latinDigits, parseNumber } from "../../numerals.ts";
import { looksLikeDate } from "./dates.ts";
import { wordsOf } from "./headers.ts";
import { type ImportColumn, type ImportKind, importColumns } from "./kinds.ts";
import { cellsIn, type Sheet } from "./rows.ts";
import { readCategory, readGender, readPaid, readTiming } from "./words.ts";

/** The share of a column's cells that have to look alike for their content to name it. */
const enoughAlike = 0.6;
/** How many cells of a column are looked at. */
const lookedAt = 100;

/** Among how many lines the names of the columns are looked for: titles and remarks may stand above. */
const headWithin = 10;

/**
 * A sheet under the line that names its columns, which is the one with the most names that are known among
 * the first ten. One whose first line is a person already, as what was copied without its head, gets an empty head.
 */
export function withHead(kind: ImportKind, sheet: Sheet): Sheet {
  const lines = [sheet.header, ...sheet.rows];
  const known = lines
    .slice(0, headWithin)
    .map(({ cells }) => (isData(cells) ? 0 : namesIn(kind, cells)));
  const most = Math.max(...known);
  const at = most > 1 || !isData(sheet.header.cells) ? Math.max(0, known.indexOf(most)) : -1;
  // One name alone may be a title's word: the first line is as good.
  const place = at > 0 && most < 2 ? 0 : at;
  if (place === -1) {
    const cells = sheet.header.cells.map(() => "");
    return { ...sheet, header: { row: 0, cells }, rows: lines };
  }
  const [header = sheet.header, ...rows] = lines.slice(place);
  // A title and nothing below is no table; the line above is the only one then.
  return rows.length === 0 ? sheet : { ...sheet, header, rows };
}

const isData = (cells: readonly string[]): boolean =>
  cells.some(
    (cell) =>
      isEmail(cell) || isTelephone(cell) || looksLikeDate(cell) || parseNumber(cell) !== undefined,
  );

/** How many columns a line names. */
function namesIn(kind: ImportKind, cells: readonly string[]): number {
  const found = byHeads(kind, cells.map(plainHead));
  return found.filter((column) => column !== undefined).length;
}

/**
 * What each column of a sheet is: by what stands above it, in either language, then by what is in it.
 * No two columns are the same; what nothing tells is undefined.
 */
export function recogniseColumns(kind: ImportKind, sheet: Sheet): (ImportColumn | undefined)[] {
  const width = Math.max(sheet.header.cells.length, ...sheet.rows.map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, at) => plainHead(sheet.header.cells[at] ?? ""));
  const found = byHeads(kind, heads);
  const give = (at: number, column: ImportColumn | undefined) => {
    if (column && found[at] === undefined && !found.includes(column)) found[at] = column;
  };
  for (const [at, column] of found.entries()) {
    // «Category: Legumes» is no time of day where another column says «Breakfast».
    const read = column && wordReaders[column];
    if (!read || cellsIn(sheet, at).some(read)) continue;
    const better = heads.findIndex(
      (_, other) => found[other] === undefined && isMostly(cellsIn(sheet, other), read),
    );
    if (better === -1) continue;
    found[at] = undefined;
    found[better] = column;
  }
  for (const [at, head] of heads.entries()) {
    const cells = cellsIn(sheet, at);
    const column = columnByContent(kind, cells);
    // Remarks are words as names are: who has a name has it in most rows.
    const isNobody =
      isVague(column) && (isAside(head) || cells.length < sheet.rows.length * enoughAlike);
    if (!isNobody) give(at, column);
  }
  // First and last name say more than a head that only may be a name.
  const at = found.indexOf("name");
  if (found.includes("firstName") && at !== -1 && !isExactly(kind, "name", heads[at] ?? "")) {
    found[at] = undefined;
  }
  return found;
}

/** Columns by their heads alone: the very word first, and of several heads the one whose word stands first. */
function byHeads(kind: ImportKind, heads: readonly string[]): (ImportColumn | undefined)[] {
  const found: (ImportColumn | undefined)[] = heads.map(() => undefined);
  for (const [column, words] of wordsOf(kind)) {
    const plain = words.map(plainHead);
    const places = heads.map((head) => (head === "" ? -1 : plain.indexOf(head)));
    const best = Math.min(...places.map((place) => (place === -1 ? plain.length : place)));
    if (best < plain.length) {
      const at = places.indexOf(best);
      found[at] ??= column;
    }
  }
  for (const [at, head] of heads.entries()) {
    if (head === "" || found[at] !== undefined) continue;
    found[at] = columnsWithin(kind, head).find((column) => !found.includes(column));
  }
  return found;
}

const isExactly = (kind: ImportKind, column: ImportColumn, head: string) =>
  wordsOf(kind).some(
    ([each, words]) => each === column && words.some((word) => plainHead(word) === head),
  );

/** What a head speaks of besides the thing itself: its number, its remark, its time. */
const aside =
  /(?:^| )(?:id|ids|no|nr|num|number|code|barcode|notes?|comments?|since|status|type|index|رقم|كود|رمز|باركود|ملاحظه|ملاحظات|حاله|نوع|منذ)(?: |$)/;
const isAside = (head: string) => aside.test(head);
const time = /(?:^| )(?:start|end|started|ended|بدايه|نهايه|بدء|انتهاء)(?: |$)/;
/** What a person is called, or an exercise: any words may look so. */
const isVague = (column: ImportColumn | undefined) => column === "name";

/** The columns of which a head holds a word, by the longest word: «الوزن المستهدف» is no «الوزن». */
function columnsWithin(kind: ImportKind, head: string): ImportColumn[] {
  const matching = wordsOf(kind).flatMap(([column, all]) =>
    all.flatMap((words) => {
      const plain = plainHead(words);
      if (!` ${head} `.includes(` ${plain} `)) return [];
      // «Member ID» names nobody, and «start time» is no duration.
      if (column === "name" && isAside(head)) return [];
      if (column === "seconds" && time.test(head)) return [];
      return [{ column, length: plain.length }];
    }),
  );
  return matching.toSorted((a, b) => b.length - a.length).map(({ column }) => column);
}

const wordReaders: Partial<Record<ImportColumn, (cell: string) => unknown>> = {
  gender: readGender,
  category: readCategory,
  timing: readTiming,
  paid: readPaid,
};

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
  return guesses.find(([column, test]) => known.includes(column) && isMostly(cells, test))?.[0];
}

/** Whether a test holds for most of the first cells, of which there is one at least. */
function isMostly(cells: readonly string[], test: (cell: string) => unknown): boolean {
  const some = cells.slice(0, lookedAt);
  return some.length > 0 && some.filter((cell) => test(cell)).length >= some.length * enoughAlike;
}

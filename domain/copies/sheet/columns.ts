import { foldForSearch, withoutArticle } from "../../arabic.ts";
import { isEmail, isPhone } from "../../contact.ts";
import { latinDigits, parseNumber } from "../../numerals.ts";
import { setAside } from "./asides.ts";
import { looksLikeDate } from "./dates.ts";
import { monthsIn } from "./durations.ts";
import { wordsOf } from "./headers.ts";
import { type ImportColumn, type ImportKind, importColumns } from "./kinds.ts";
import { parseAmount, readMoney, readPaidPart } from "./money.ts";
import { cellsIn, type Sheet } from "./rows.ts";
import { namesOther, withoutUnit } from "./units.ts";
import { readCategory, readGender, readPaid, readTiming } from "./words.ts";

/** Minimum share of similar cells by which their content names a column. */
const enoughAlike = 0.6;
/** Maximum number of cells examined in a column. */
const lookedAt = 100;

/** Number of lines among which the header is searched: titles and remarks may precede it. */
const headWithin = 10;

/**
 * A sheet with its header and without the lines that are no rows: among the first ten lines, the header is the one
 * with the most known column names. A sheet that starts with a person, as one copied without its header, gets an
 * empty header.
 */
export function withHead(kind: ImportKind, sheet: Sheet): Sheet {
  const lines = [sheet.header, ...sheet.rows];
  const place = headAt(kind, sheet);
  if (place === -1) {
    const cells = sheet.header.cells.map(() => "");
    return withoutAsides(kind, { ...sheet, header: { row: 0, cells }, rows: lines });
  }
  const [header = sheet.header, ...rows] = lines.slice(place);
  // A title without rows below is no table, so the first line stays the header.
  if (rows.length === 0) return sheet;
  const titles = lines.slice(0, place).map((line) => ({ ...line, kind: "title" as const }));
  return withoutAsides(kind, { ...sheet, header, rows, asides: titles });
}

/** The place of the header among the first lines; -1 without one. */
function headAt(kind: ImportKind, { header, rows }: Sheet): number {
  const known = [header, ...rows]
    .slice(0, headWithin)
    .map(({ cells }) => (isData(cells) ? 0 : namesIn(kind, cells)));
  const most = Math.max(...known);
  const at = most > 1 || !isData(header.cells) ? Math.max(0, known.indexOf(most)) : -1;
  // A single name may be a word of a title, so the first line is preferred.
  return at > 0 && most < 2 ? 0 : at;
}

function withoutAsides(kind: ImportKind, sheet: Sheet): Sheet {
  const found = recogniseColumns(kind, sheet);
  const nameAt = Math.max(found.indexOf("name"), found.indexOf("firstName"));
  const { rows, asides } = setAside(kind, sheet, nameAt);
  // A sheet of such lines alone is shown as it is.
  if (rows.length === 0) return sheet;
  return { ...sheet, rows, asides: [...(sheet.asides ?? []), ...asides] };
}

const isData = (cells: readonly string[]): boolean =>
  cells.some(
    (cell) =>
      isEmail(cell) || isTelephone(cell) || looksLikeDate(cell) || parseNumber(cell) !== undefined,
  );

/** Number of columns that a line names. */
function namesIn(kind: ImportKind, cells: readonly string[]): number {
  const found = byHeads(kind, cells.map(plainHead));
  return found.filter((column) => column !== undefined).length;
}

/**
 * The meaning of each column: by its header in either language, then by its cells. Each meaning occurs once; undefined
 * if unknown.
 */
export function recogniseColumns(kind: ImportKind, sheet: Sheet): (ImportColumn | undefined)[] {
  const width = Math.max(sheet.header.cells.length, ...sheet.rows.map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, at) => plainHead(sheet.header.cells[at] ?? ""));
  const found = byMetricHeads(kind, heads, sheet.header.cells);
  const give = (at: number, column: ImportColumn | undefined) => {
    if (column && found[at] === undefined && !found.includes(column)) found[at] = column;
  };
  for (const [at, column] of found.entries()) {
    // «Category: Legumes» is no timing if another column says «Breakfast».
    const read = column && wordReaders[column];
    if (!read || cellsIn(sheet, at).some(read)) continue;
    const better = heads.findIndex(
      (_, other) => found[other] === undefined && isMostly(cellsIn(sheet, other), read),
    );
    if (better === -1) continue;
    found[at] = undefined;
    found[better] = column;
  }
  const paidAt = found.indexOf("paid");
  if (paidAt !== -1 && !found.includes("paidAmount") && areAmounts(cellsIn(sheet, paidAt))) {
    found[paidAt] = "paidAmount";
  }
  for (const [at, head] of heads.entries()) {
    const cells = cellsIn(sheet, at);
    const column = columnByContent(kind, cells, head);
    // Remarks look like names; a column of names has one in most rows.
    const isNobody =
      isVague(column) && (isAside(head) || cells.length < sheet.rows.length * enoughAlike);
    if (!isNobody) give(at, column);
  }
  // First and last name are stronger than a header that may mean a name.
  const at = found.indexOf("name");
  if (found.includes("firstName") && at !== -1 && !isExactly(kind, "name", heads[at] ?? "")) {
    found[at] = undefined;
  }
  return found;
}

/** «المدفوع» above amounts is no answer of yes and no. */
const areAmounts = (cells: readonly string[]): boolean =>
  isMostly(cells, (cell) => readMoney(cell) !== undefined) &&
  cells.some((cell) => (parseAmount(cell) ?? 2) > 1);

/** Columns by their headers; one in pounds or inches only where no metric column has its meaning. */
function byMetricHeads(kind: ImportKind, heads: readonly string[], whole: readonly string[]) {
  const isOther = heads.map((_, at) => namesOther(whole[at] ?? ""));
  const found = byHeads(
    kind,
    heads.map((head, at) => (isOther[at] ? "" : head)),
  );
  const others = byHeads(
    kind,
    heads.map((head, at) => (isOther[at] ? head : "")),
  );
  return found.map((column, at) => {
    const other = others[at];
    return column ?? (other && !found.includes(other) ? other : undefined);
  });
}

/** Columns by their headers alone: exact words first; of several headers, the one with the earliest word. */
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

/** A header about an aspect of the thing: its number, its remark, its time. */
const aside =
  /(?:^| )(?:id|ids|no|nr|num|number|code|barcode|notes?|comments?|since|status|type|index|رقم|كود|رمز|باركود|ملاحظه|ملاحظات|حاله|نوع|منذ)(?: |$)/;
export const isAside = (head: string) => aside.test(head);
/** A header about a day of the subscription, as a joined one may say. */
const dayOfPlan =
  /(?:^| )(?:start|starts|started|end|ends|ended|expiry|expires|date|from|until|till|to|بدايه|نهايه|بدء|انتهاء|ينتهي|تاريخ|من|الي|حتي)(?: |$)/;
const time = /(?:^| )(?:start|end|started|ended|بدايه|نهايه|بدء|انتهاء)(?: |$)/;
/** Names of people and exercises: any words may look like them. */
const isVague = (column: ImportColumn | undefined) => column === "name";

/** The columns with a word in the header, longest first: «الوزن المستهدف» is not «الوزن». */
function columnsWithin(kind: ImportKind, head: string): ImportColumn[] {
  const matching = wordsOf(kind).flatMap(([column, all]) =>
    all.flatMap((words) => {
      const plain = plainHead(words);
      if (!` ${head} `.includes(` ${plain} `)) return [];
      // «Member ID» is no name, and «start time» is no duration.
      if (column === "name" && isAside(head)) return [];
      if (column === "seconds" && time.test(head)) return [];
      // «From (subscription)» is a day, whichever column has its meaning.
      if (column === "plan" && dayOfPlan.test(head)) return [];
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

/** A header without its unit in brackets, its stars and colons, and the articles of its words. */
function plainHead(head: string): string {
  return withoutUnit(foldForSearch(head))
    .replace(/[([{][^)\]}]*[)\]}]/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(withoutArticle)
    .join(" ");
}

const isTelephone = (cell: string) =>
  isPhone(cell) && latinDigits(cell).replace(/\D/g, "").length >= 9 && !looksLikeDate(cell);

/** Two words or more, of letters alone, as in a person's name. */
export const isName = (cell: string) =>
  /^\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+)+$/u.test(cell);
const years = (cell: string) => Number(/\d{4}/.exec(latinDigits(cell))?.[0] ?? 2000);

function columnByContent(
  kind: ImportKind,
  cells: readonly string[],
  head: string,
): ImportColumn | undefined {
  // Below a header of its own, «yes» answers another question.
  const unnamed: [ImportColumn, (cell: string) => unknown][] =
    head === ""
      ? [
          ["plan", monthsIn],
          ["paid", saysPaid],
        ]
      : [];
  const guesses: [ImportColumn, (cell: string) => unknown][] = [
    ...unnamed,
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

const saysPaid = (cell: string) =>
  /\p{L}{2}/u.test(cell) ? (readPaid(cell) ?? readPaidPart(cell)) : undefined;

/** Whether a test holds for most of the first cells, of which at least one exists. */
export function isMostly(cells: readonly string[], test: (cell: string) => unknown): boolean {
  const some = cells.slice(0, lookedAt);
  return some.length > 0 && some.filter((cell) => test(cell)).length >= some.length * enoughAlike;
}

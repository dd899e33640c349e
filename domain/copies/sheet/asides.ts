import { foldForSearch, withoutArticle } from "../../arabic.ts";
import { isEmail, isPhone } from "../../contact.ts";
import { latinDigits, parseNumber } from "../../numerals.ts";
import { looksLikeDate } from "./dates.ts";
import { wordsOf } from "./headers.ts";
import type { ImportKind } from "./kinds.ts";
import { isBlank, type Sheet, type SheetRow } from "./rows.ts";

/** Lines of a sheet that are no rows: above the header, remarks, headers again, headings of groups, totals. */
export type AsideKind = "title" | "comment" | "head" | "group" | "totals";

export interface Aside extends SheetRow {
  kind: AsideKind;
}

/** The first words of totals, folded. */
const totals =
  /^(?:ال)?(?:مجموع|اجمالي|مجاميع|محصله)(?:\s|$|[:.])|^(?:grand |sub ?)?totals?\b|^(?:sum|Σ|σ)(?:$|[\s:])|^(?:count|average|avg|معدل|المعدل|المتوسط|العدد الكلي|عدد (?:المشتركين|المتدربين|الاعضاء))(?:$|[\s:])/;
/** Words of a group's heading, folded. */
const groupWords =
  /(?:^|\s)(?:ال)?(?:قسم|مجموعه|فئه|دوام|فتره|نساء|رجال|سيدات|شباب|بنات|صباحي|صباحيه|مسائي|مسائيه|صف|كلاس|فرع|شهر|مجمدين|منتهي|منتهيه|جدد|group|section|women|men|ladies|class|morning|evening|branch|team|month|expired|frozen|active|inactive|new)(?:\s|$|[:\d(])/;
const remark = /^(?:#|\/\/)\s*(?!\d)\S/;

const filledOf = (cells: readonly string[]) => cells.filter((cell) => !isBlank(cell));

/**
 * Divides the lines below a header: rows, and lines that are none.
 * @param nameAt the place of the names, if one is known
 */
export function setAside(
  kind: ImportKind,
  { header, rows }: Pick<Sheet, "header" | "rows">,
  nameAt: number,
): { rows: SheetRow[]; asides: Aside[] } {
  const head = header.cells.map(foldForSearch);
  const width = Math.max(...[header, ...rows].map(({ cells }) => filledOf(cells).length));
  const kindOf = (row: SheetRow): AsideKind | undefined => {
    const filled = filledOf(row.cells);
    const [first = ""] = filled;
    if (remark.test(first)) return "comment";
    if (isHeadAgain(row.cells, head)) return "head";
    if (filled.length === 1 && isHeadInWords(kind, first)) return "head";
    if (isTotals(kind, row.cells, nameAt)) return "totals";
    return width > 2 && isGroup(kind, row.cells, nameAt) ? "group" : undefined;
  };
  const kinds = rows.map(kindOf);
  // Sums without a word are the last lines alone: elsewhere a person's name may be missing.
  for (let at = rows.length - 1; at > 0; at--) {
    if (kinds[at] !== undefined) continue;
    const cells = rows[at]?.cells ?? [];
    if (width < 3 || !areSums(cells, nameAt)) break;
    kinds[at] = "totals";
  }
  return {
    rows: rows.filter((_, at) => kinds[at] === undefined),
    asides: rows.flatMap((row, at) => {
      const found = kinds[at];
      return found ? [{ ...row, kind: found }] : [];
    }),
  };
}

/** Whether a line repeats the header: at least two cells, and most of them its own. */
function isHeadAgain(cells: readonly string[], head: readonly string[]): boolean {
  const filled = cells.flatMap((cell, at) => (isBlank(cell) ? [] : [[cell, at] as const]));
  const alike = filled.filter(([cell, at]) => foldForSearch(cell) === head[at]).length;
  return alike >= 2 && alike * 4 >= filled.length * 3;
}

/** A cell that lists columns, as above a list in a message: «الاسم - الرقم». */
function isHeadInWords(kind: ImportKind, cell: string): boolean {
  const parts = foldForSearch(cell).split(/\s*[-–—,،/|+]\s*/);
  if (parts.length < 2) return false;
  const known = new Set(
    wordsOf(kind).flatMap(([, heads]) =>
      heads.map(foldForSearch).flatMap((head) => [head, ...head.split(" ")].map(withoutArticle)),
    ),
  );
  return parts.every((part) => known.has(withoutArticle(part)));
}

/** A word of totals in the first cells, and no address or number of a person. */
function isTotals(kind: ImportKind, cells: readonly string[], nameAt: number): boolean {
  const filled = cells.flatMap((cell, at) => (isBlank(cell) ? [] : [[cell, at] as const]));
  const [cell, at] = filled.slice(0, 3).find(([each]) => totals.test(foldForSearch(each))) ?? [];
  if (cell === undefined || at === undefined) return false;
  const others = filled.filter(([, place]) => place !== at).map(([each]) => each);
  if ([cell, ...others].some((each) => isEmail(each) || isLongPhone(each))) return false;
  if (!/\S\s+\p{L}/u.test(cell.trim())) return true;
  // «Total Body» is a person's plan, and an exercise.
  if (kind === "exercises" || kind === "meals") return others.every(isAmount);
  return at <= nameAt || !/^\p{L}/u.test((cells[nameAt] ?? "").trim());
}

const isLongPhone = (cell: string) =>
  isPhone(cell) && /^(?:\+|00?)/.test(latinDigits(cell)) && !looksLikeDate(cell);

/** A single cell in its line: in the place of names only with a word of groups, as it may be a person. */
function isGroup(kind: ImportKind, cells: readonly string[], nameAt: number): boolean {
  const [only, ...others] = cells.flatMap((cell, at) => (isBlank(cell) ? [] : [at]));
  if (only === undefined || others.length > 0) return false;
  const cell = cells[only] ?? "";
  if (isEmail(cell) || isPhone(cell) || parseNumber(cell) !== undefined) return false;
  if (kind !== "trainees" || only !== nameAt) return true;
  return groupWords.test(foldForSearch(cell)) || /[:：]$/.test(cell);
}

/** Numbers alone, without a name and a telephone. */
function areSums(cells: readonly string[], nameAt: number): boolean {
  const filled = filledOf(cells);
  return (
    filled.length > 0 &&
    isBlank(cells[nameAt]) &&
    filled.every((cell) => isAmount(cell) && !isLongPhone(cell))
  );
}

const isAmount = (cell: string) =>
  parseNumber(cell.replace(/₪|شيكل|شواكل|\b(?:nis|ils)\b/gi, "")) !== undefined;

/** The sheet with some lines taken back as rows, in their order. */
export function withTaken(sheet: Sheet, taken: readonly number[] = []): Sheet {
  const { asides = [], rows } = sheet;
  if (taken.length === 0) return sheet;
  const back = asides.filter(({ row }) => taken.includes(row));
  return {
    ...sheet,
    rows: [...rows, ...back].toSorted((a, b) => a.row - b.row),
  };
}

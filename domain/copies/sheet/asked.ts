import { foldForSearch } from "../../arabic.ts";
import { latinDigits } from "../../numerals.ts";
import { isAside, isMostly, isName } from "./columns.ts";
import type { ImportColumn, ImportKind } from "./kinds.ts";
import { cellsIn, type Sheet } from "./rows.ts";

/** Questions about a column: it has other names than the column of names; or its names are numbers and codes. */
export type ColumnQuestion = "second_name" | "codes";

type Columns = readonly (ImportColumn | null | undefined)[];

const isCode = (cell: string) => /\d/.test(latinDigits(cell)) && !/\p{L}{3}/u.test(cell);
/** Headers of other names, folded. */
const nameHead = /(?:^|\s)(?:ال)?(?:اسم|لقب|كنيه|شهره)(?:\s|$)|\bname\b|\bnick/;

/** The question about each column; undefined for most. */
export function columnQuestions(
  kind: ImportKind,
  sheet: Sheet,
  columns: Columns,
): (ColumnQuestion | undefined)[] {
  if (kind !== "trainees" && kind !== "body") return columns.map(() => undefined);
  const isNamed = columns.some((column) => column === "name" || column === "firstName");
  return columns.map((column, at) => {
    const cells = cellsIn(sheet, at);
    if (cells.length === 0) return undefined;
    if (column === "name") return isMostly(cells, isCode) ? "codes" : undefined;
    if (column || !isNamed) return undefined;
    const head = foldForSearch(sheet.header.cells[at] ?? "");
    const areNames = !isMostly(cells, isCode);
    const isHead = nameHead.test(head) && !isAside(head);
    return areNames && (isHead || (head === "" && isMostly(cells, isName)))
      ? "second_name"
      : undefined;
  });
}

/** A column with cells that is not imported. */
interface UntakenColumn {
  at: number;
  /** Its header; empty without one. */
  head: string;
  /** The number of its cells that are not blank. */
  count: number;
}

/** The columns that are not imported, in their order. */
export const untakenColumns = (sheet: Sheet, columns: Columns): UntakenColumn[] =>
  columns.flatMap((column, at) => {
    const count = column ? 0 : cellsIn(sheet, at).length;
    return count > 0 ? [{ at, head: sheet.header.cells[at] ?? "", count }] : [];
  });

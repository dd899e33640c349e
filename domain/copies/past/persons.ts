import { foldForSearch } from "../../arabic.ts";
import { asOneLine } from "../../text.ts";
import { wordsOf } from "../sheet/headers.ts";
import { isBlank } from "../sheet/rows.ts";
import type { AppTable } from "./app-table.ts";

/** Folded heads of a person's name and address. */
export const personHeads = new Map(
  wordsOf("trainees").flatMap(([column, words]) =>
    column === "name" || column === "firstName" || column === "email"
      ? words.map((word) => [foldForSearch(word), column] as const)
      : [],
  ),
);

/** The persons of a file: null without any, and `several`. */
export function personOf(table: AppTable): string | null | "several" {
  let person: string | null = null;
  for (const [at, head] of table.heads.entries()) {
    const column = personHeads.get(foldForSearch(head));
    if (!column) continue;
    const names = new Map<string, string>();
    for (const { cells } of table.rows) {
      const cell = cells[at];
      if (cell !== undefined && !isBlank(cell)) names.set(foldForSearch(cell), asOneLine(cell));
    }
    if (names.size > 1) return "several";
    const [only] = names.values();
    if (column !== "email") person ??= only ?? null;
  }
  return person;
}

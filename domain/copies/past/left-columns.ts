import { foldForSearch } from "../../arabic.ts";
import { isBlank } from "../sheet/rows.ts";
import type { AppTable } from "./app-table.ts";
import type { Gathered } from "./gathered.ts";

/**
 * Counts the cells of the columns that are not kept. A text that the rows of a workout repeat counts once.
 * @param told folded heads whose values are kept or only arrange the rows
 */
export function leaveColumns(
  table: AppTable,
  gathered: Gathered,
  { told, repeated = [] }: { told: readonly string[]; repeated?: readonly string[] },
): void {
  for (const [at, head] of table.heads.entries()) {
    const folded = foldForSearch(head);
    if (folded === "" || told.includes(folded)) continue;
    const isRepeated = repeated.includes(folded);
    let before = "";
    for (const { cells } of table.rows) {
      const cell = cells[at] ?? "";
      const isEmpty = isBlank(cell) || (!isRepeated && /^0+(?:[.,]0+)?$/.test(cell));
      if (!isEmpty && !(isRepeated && cell === before)) gathered.leave(head);
      before = cell;
    }
  }
}

import { stepBounds } from "../../person-bounds.ts";
import { AppRow, type AppTable } from "./app-table.ts";
import { bodyValue } from "./body-kinds.ts";
import type { Gathered } from "./gathered.ts";
import { leaveColumns } from "./left-columns.ts";

const weight = "average weight (kg)";
const steps = "step count";

/** Whether it is Google Fit's file of daily totals. */
export const isGoogleFit = (table: AppTable): boolean => table.has("date", steps);

/** Steps and mean weight of each day; an empty cell is no zero. */
export function readGoogleFit(table: AppTable, gathered: Gathered): void {
  for (const line of table.rows) {
    const row = new AppRow(table, line, gathered);
    const date = row.day("date");
    if (date === undefined) continue;
    const count = row.number(steps, { min: 0, max: stepBounds.maxCount, decimals: 0 });
    if (count && gathered.isOver(date)) gathered.addSteps(date, count);
    else if (count) row.leave(steps);
    const kg = bodyValue(row, gathered, { head: weight, kind: "weight", unit: "kg" });
    if (kg) gathered.addBody(date, 0, "weight", kg);
  }
  leaveColumns(table, gathered, { told: ["date", steps, weight] });
}

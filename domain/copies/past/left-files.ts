import { AppRow, type AppTable } from "./app-table.ts";
import type { Gathered } from "./gathered.ts";
import type { PastApp } from "./past.ts";

/** The app of a file of burned calories and minutes, which say nothing about sets; undefined for another file. */
export function exerciseAppOf(table: AppTable): PastApp | undefined {
  if (table.has("exercise", "exercise calories")) return "myfitnesspal";
  return table.has("exercise", "minutes", "calories burned") ? "cronometer" : undefined;
}

/** Counts the exercises that are left, by their type. */
export function leaveExercises(table: AppTable, gathered: Gathered): void {
  for (const line of table.rows) {
    const row = new AppRow(table, line, gathered);
    gathered.leave(row.text("type") || row.text("group") || "Exercise");
  }
}

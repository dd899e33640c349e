import type { SetKind } from "../../schedules/performed-sets.ts";
import { setBounds, takeSet } from "./app-sets.ts";
import { AppRow, type AppTable } from "./app-table.ts";
import type { Gathered } from "./gathered.ts";
import { leaveColumns } from "./left-columns.ts";

const kinds: Record<string, SetKind> = {
  warmup: "warm_up",
  "warm up": "warm_up",
  dropset: "drop",
  drop: "drop",
  failure: "failure",
};

const told = [
  "title",
  "start_time",
  "end_time",
  "exercise_title",
  "set_index",
  "set_type",
  "reps",
  "duration_seconds",
];

/** Whether it is Hevy's file of workouts, which is the form of our own file of sets too. */
export const isHevy = (table: AppTable): boolean =>
  table.has("exercise_title", "start_time", "set_index");

/** Reads a row for each set. The unit is in the head: `weight_kg` or `weight_lbs`, `distance_km` or `distance_miles`. */
export function readHevy(table: AppTable, gathered: Gathered): void {
  const weightHead = table.find(/^weight_/) ?? "weight_kg";
  const metresHead = table.find(/^distance_/) ?? "distance_km";
  const heads = { reps: "reps", seconds: "duration_seconds", metres: metresHead };
  let run = 0;
  let before = "";
  for (const line of table.rows) {
    const row = new AppRow(table, line, gathered);
    const exercise = row.text("exercise_title");
    if (exercise !== before) run += 1;
    before = exercise;
    const date = row.day("start_time");
    if (date === undefined || exercise === "") continue;
    const type = row.text("set_type");
    const kind = kinds[type.toLowerCase().replace(/[_-]/g, " ")];
    if (!kind && type !== "" && type !== "normal") gathered.leave(`set_type: ${type.slice(0, 40)}`);
    const index = Number.parseInt(row.text("set_index"), 10);
    const workout = `${row.text("start_time")} ${row.text("title")}`;
    takeSet(
      gathered,
      row,
      { exercise, date, workout, number: Number.isNaN(index) ? null : index, run },
      {
        kind,
        reps: row.number("reps", setBounds.reps),
        weight: row.quantity(
          weightHead,
          { quantity: "kg", unit: weightHead.slice(7), usual: "kg" },
          setBounds.weight,
        ),
        seconds: row.seconds("duration_seconds", setBounds.seconds),
        metres: row.quantity(
          metresHead,
          { quantity: "metres", unit: metresHead.slice(9), usual: "km" },
          setBounds.metres,
        ),
      },
      heads,
    );
  }
  leaveColumns(table, gathered, {
    told: [...told, weightHead, metresHead],
    repeated: ["description", "exercise_notes", "superset_id"],
  });
}

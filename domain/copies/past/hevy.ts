import type { SetKind } from "../../schedules/performed-sets.ts";
import { readSetRows } from "./app-sets.ts";
import type { AppTable } from "./app-table.ts";
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
export const isHevy = (table: AppTable): boolean => table.has("exercise_title", "start_time");

/** The unit is in the head: `weight_kg` or `weight_lbs`, `distance_km` or `distance_miles`. */
export function readHevy(table: AppTable, gathered: Gathered): void {
  const weight = table.find(/^weight_/) ?? "weight_kg";
  const distance = table.find(/^distance_/) ?? "distance_km";
  readSetRows(table, gathered, {
    exercise: "exercise_title",
    day: "start_time",
    workout: ["start_time", "title"],
    reps: "reps",
    seconds: "duration_seconds",
    weight: { head: weight, unit: weight.slice("weight_".length) },
    distance: { head: distance, unit: distance.slice("distance_".length) },
    placeOf: (row) => {
      const type = row.text("set_type");
      const kind = kinds[type.toLowerCase().replace(/[_-]/g, " ")];
      if (!kind && type !== "" && type !== "normal") {
        gathered.leave(`set_type: ${type.slice(0, 40)}`);
      }
      const index = Number.parseInt(row.text("set_index"), 10);
      return { number: Number.isNaN(index) ? null : index, kind };
    },
  });
  leaveColumns(table, gathered, {
    told: [...told, weight, distance],
    repeated: ["description", "exercise_notes", "superset_id"],
  });
}

import { readSetRows } from "./app-sets.ts";
import type { AppTable } from "./app-table.ts";
import type { Gathered } from "./gathered.ts";
import { leaveColumns } from "./left-columns.ts";

const told = ["date", "exercise", "category", "weight unit", "reps", "distance unit", "time"];

/** Whether it is a file of FitNotes, of Android or iOS. */
export const isFitNotes = (table: AppTable): boolean =>
  table.has("date", "exercise", "category", "reps");

/** A row's unit is in its own cell, or in the head: `Weight (lbs)`. FitNotes has one item of an exercise a day. */
export function readFitNotes(table: AppTable, gathered: Gathered): void {
  const weights = table.columns.filter((head) => /^weight(?: ?\(.+\))?$/.test(head));
  // Newer files have a column for each unit, of which the first with a value counts in each row.
  const [weight = { head: "weight", unitHead: "weight unit" }, ...otherWeights] = weights.map(
    (head) => ({ head, unit: bracketed(head), unitHead: "weight unit" }),
  );
  const distance = table.find(/^distance(?: ?\(.+\))?$/) ?? "distance";
  readSetRows(table, gathered, {
    exercise: "exercise",
    day: "date",
    workout: ["date"],
    reps: "reps",
    seconds: "time",
    weight,
    otherWeights,
    distance: { head: distance, unit: bracketed(distance), unitHead: "distance unit" },
    placeOf: () => ({ number: null }),
    hasRuns: false,
  });
  leaveColumns(table, gathered, { told: [...told, ...weights, distance] });
}

const bracketed = (head: string) => /\((.+)\)$/.exec(head)?.[1];

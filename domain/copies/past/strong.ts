import type { SetKind } from "../../schedules/performed-sets.ts";
import { readSetRows, type UnitColumn } from "./app-sets.ts";
import type { AppRow, AppTable } from "./app-table.ts";
import type { Gathered } from "./gathered.ts";
import { leaveColumns } from "./left-columns.ts";

/** Strong writes a set's kind in the place of its number. */
const kinds: Record<string, SetKind> = { w: "warm_up", d: "drop", f: "failure" };

const told = [
  "workout #",
  "date",
  "workout name",
  "duration",
  "duration (sec)",
  "workout duration",
  "exercise name",
  "set order",
  "weight unit",
  "distance unit",
  "reps",
  "seconds",
];

/** Whether it is Strong's file of workouts, with commas or semicolons, of any version. */
export const isStrong = (table: AppTable): boolean =>
  table.has("date", "exercise name", "set order");

/** Rows of rest timers and notes are no sets. */
export function readStrong(table: AppTable, gathered: Gathered): void {
  const weight = unitColumn(table, /^weight(?: ?\((.+)\))?$/, /^(?:lbs?|kgs?)$/, "weight");
  const distance = unitColumn(table, /^distance(?: ?\((.+)\))?$/, /^(?:mi|km|m)\.?$/, "distance");
  readSetRows(table, gathered, {
    exercise: "exercise name",
    day: "date",
    workout: ["date", "workout #"],
    reps: "reps",
    seconds: "seconds",
    weight,
    distance,
    placeOf: (row) => placeOf(row, gathered),
  });
  leaveColumns(table, gathered, {
    told: [...told, weight.head, distance.head],
    repeated: ["notes", "workout notes"],
  });
}

function placeOf(row: AppRow, gathered: Gathered) {
  const order = row.text("set order");
  if (/^\d+(?:\.0+)?$/.test(order)) return { number: Number(order) };
  const kind = kinds[order.toLowerCase()];
  if (kind) return { number: null, kind };
  if (order.toLowerCase() === "note") return undefined;
  gathered.leave(order || "Set Order");
  // In any language a rest timer has seconds alone; a set of a kind that Strong may add has repetitions.
  return /^rest timer$/i.test(order) || row.isZero("reps") ? undefined : { number: null };
}

/** The column of a quantity, with the unit in its head, in a column beside it, or as the head itself. */
function unitColumn(table: AppTable, named: RegExp, bare: RegExp, usual: string): UnitColumn {
  const head = table.find(named);
  const unit = head === undefined ? undefined : named.exec(head)?.[1];
  if (head !== undefined) return { head, unit, unitHead: `${usual} unit` };
  const bareHead = table.find(bare);
  return bareHead === undefined ? { head: usual } : { head: bareHead, unit: bareHead };
}

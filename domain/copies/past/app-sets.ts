import { performedBounds, type SetKind } from "../../schedules/performed-sets.ts";
import { AppRow, type AppTable } from "./app-table.ts";
import type { Gathered, SetPlace } from "./gathered.ts";

const bounds = {
  reps: { ...performedBounds.reps, decimals: 2 },
  weight: performedBounds.weight,
  seconds: { ...performedBounds.seconds, decimals: 0 },
  metres: { ...performedBounds.metres, decimals: 0 },
} as const;

/** A column of weights or distances: the unit is in its head, in another column, or open. */
export interface UnitColumn {
  head: string;
  unit?: string | undefined;
  unitHead?: string | undefined;
}

/** Columns of a file with a row for each set. */
interface SetColumns {
  exercise: string;
  day: string;
  /** Columns that tell two workouts of a day apart. */
  workout: readonly string[];
  reps: string;
  seconds: string;
  weight: UnitColumn;
  /** Columns of weights in other units; the first with a value counts in each row. */
  otherWeights?: readonly UnitColumn[];
  distance: UnitColumn;
  /** Whether an exercise can be in a workout twice; else its sets are one item. */
  hasRuns?: boolean;
  /** The set's number and kind; undefined for a row that is no set. */
  placeOf: (row: AppRow) => { number: number | null; kind?: SetKind | undefined } | undefined;
}

/** Reads a row for each set. */
export function readSetRows(table: AppTable, gathered: Gathered, columns: SetColumns): void {
  const { hasRuns = true } = columns;
  let run = 0;
  let before = "";
  for (const line of table.rows) {
    const row = new AppRow(table, line, gathered);
    const exercise = row.text(columns.exercise);
    if (hasRuns && exercise !== before) run += 1;
    before = exercise;
    if (exercise === "" && hasAmount(row, columns)) row.leave(columns.exercise);
    const found = exercise === "" ? undefined : columns.placeOf(row);
    const date = found && row.day(columns.day);
    if (!found || date === undefined) continue;
    const workout = columns.workout.map((head) => row.text(head)).join(" ");
    takeSet(row, gathered, columns, { exercise, date, workout, run, ...found });
  }
}

const hasAmount = (row: AppRow, { reps, seconds }: SetColumns) =>
  !row.isZero(reps) || !row.isZero(seconds);

/**
 * Adds a set, unless a cell of it cannot be read. A set that counts repetitions has neither seconds nor metres here, and
 * one of seconds or metres has no repetitions.
 */
function takeSet(
  row: AppRow,
  gathered: Gathered,
  columns: SetColumns,
  { kind, ...place }: SetPlace & { kind?: SetKind | undefined },
): void {
  const counted = row.number(columns.reps, bounds.reps);
  // Half a repetition is none.
  const reps = counted ? Math.floor(counted) : counted;
  const weights = [columns.weight, ...(columns.otherWeights ?? [])];
  const written = weights.find(({ head }) => !row.isZero(head)) ?? columns.weight;
  const weight = weightOf(row, gathered, written);
  const seconds = row.seconds(columns.seconds, bounds.seconds);
  const metres = distanceOf(row, gathered, columns.distance);
  if (reps === undefined || weight === undefined) return;
  if (seconds === undefined || metres === undefined) return;
  const amount = { ...(seconds !== null && { seconds }), ...(metres !== null && { metres }) };
  const isTimed = Object.keys(amount).length > 0;
  if (!reps && !isTimed && (reps === null || weight === null)) {
    row.fault(columns.reps, "no_number");
    return;
  }
  if (reps && seconds !== null) row.leave(columns.seconds);
  if (reps && metres !== null) row.leave(columns.distance.head);
  gathered.addSet(place, { reps: reps ?? 0, weight, ...(!reps && amount), ...(kind && { kind }) });
}

function weightOf(row: AppRow, gathered: Gathered, { head, unit, unitHead }: UnitColumn) {
  if (row.isZero(head)) return null;
  const named = unit ?? (unitHead && row.text(unitHead));
  // Float dust is no weight.
  const kg = row.quantity(head, "kg", named || gathered.openUnit(), bounds.weight);
  return kg === 0 ? null : kg;
}

function distanceOf(row: AppRow, gathered: Gathered, { head, unit, unitHead }: UnitColumn) {
  if (row.isZero(head)) return null;
  const named = unit ?? (unitHead && row.text(unitHead));
  return row.quantity(head, "metres", named || gathered.openDistance, bounds.metres);
}

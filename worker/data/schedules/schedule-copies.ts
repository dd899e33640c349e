import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { columnName } from "../../db/insert-select.ts";
import { carriedColumns, successorColumns } from "./scheduled-columns.ts";

/*
 * Copies of one week's items into another, in SQL. One statement copies whole weeks of many trainees; a copy
 * row by row through the Worker would be too slow.
 */

/** The facts of a kind's table for the statements. */
export interface CopiedKind {
  table: "schedule_exercises" | "schedule_meals";
  appliedFrom: "exercises_applied_from" | "meals_applied_from";
  /** The carried columns of an item, without its place in the week. */
  carried: readonly string[];
  /** The library, and the item's reference to it. An item without its row is history and is not copied. */
  library: ScheduleKind;
  libraryId: "exercise_id" | "meal_id";
  /** The table of replacements of an item, and its carried columns. */
  successors: "exercise_successors" | "meal_successors";
  succeeded: readonly string[];
  /** The identity of an item on a day: its library row, or the name without one. */
  what: string;
  /** The condition of an untouched item. */
  isOpen: string;
  /** Values of columns when `next` replaces an item. */
  kept: (item: string, next: string) => Record<string, string>;
  /** The trainee's column of an open item, deleted when another library row replaces it. */
  ownColumn?: string;
}

export const copiedKinds: Record<ScheduleKind, CopiedKind> = {
  exercises: {
    table: "schedule_exercises",
    appliedFrom: "exercises_applied_from",
    carried: Object.values(carriedColumns.exercises).map(columnName),
    library: "exercises",
    libraryId: "exercise_id",
    successors: "exercise_successors",
    succeeded: Object.values(successorColumns.exercises).map(columnName),
    what: "coalesce(item.exercise_id, 'gone ' || item.name)",
    isOpen: `(item.status = 'pending' and not exists (
      select 1 from performed_sets done where done.schedule_exercise_id = item.id))`,
    // A substitute stays while the assigned exercise is the same.
    ownColumn: "substitute",
    kept: (item, next) => ({
      substitute: `iif(${item}.exercise_id is ${next}.exercise_id, ${item}.substitute, null)`,
    }),
  },
  meals: {
    table: "schedule_meals",
    appliedFrom: "meals_applied_from",
    carried: Object.values(carriedColumns.meals).map(columnName),
    library: "meals",
    libraryId: "meal_id",
    successors: "meal_successors",
    succeeded: Object.values(successorColumns.meals).map(columnName),
    what: "item.timing || ' ' || coalesce(item.meal_id, 'gone ' || item.name)",
    isOpen: "(item.status = 'pending')",
    // A substitute stays while the assigned meal is the same.
    ownColumn: "substitute",
    kept: (item, next) => ({
      substitute: `iif(${item}.meal_id is ${next}.meal_id and ${item}.quantity = ${next}.quantity,
        ${item}.substitute, null)`,
    }),
  },
};

/** The own columns of a copy, in SQL. */
type CopyPlace = Record<
  | "id"
  | "schedule_id"
  | "trainee_id"
  | "day_of_week"
  | "date"
  | "position"
  | "updated_at"
  | "written_by",
  string
>;

/** The join after an item in `from` that leaves only copyable ones: their row or replacement is in the library. */
export const joinSource = ({ library, libraryId, successors }: CopiedKind, item: string) => `
  left join ${successors} successor on successor.item_id = ${item}.id
    and successor.superseded_by is null
  cross join ${library} library on library.deleted_at is null
    and library.id = iif(successor.item_id is null, ${item}.${libraryId}, successor.${libraryId})`;

/** The carried value of a column of such an item. */
export const carriedOf =
  ({ succeeded }: CopiedKind, item: string) =>
  (column: string) =>
    succeeded.includes(column)
      ? `iif(successor.item_id is null, ${item}.${column}, successor.${column})`
      : `${item}.${column}`;

/** The beginning of a copying statement; the rest names the source. */
export function insertCopies(
  { table, carried }: CopiedKind,
  carriedAs: (column: string) => string,
  place: CopyPlace,
): string {
  const values = {
    ...place,
    ...Object.fromEntries(carried.map((column) => [column, carriedAs(column)])),
  };
  return `insert into ${table} (${Object.keys(values).join(", ")})
  select ${Object.values(values).join(", ")}`;
}

/** The day of an item in another week. */
export const dayIn = (sunday: string, item: string) =>
  `date(${sunday}, '+' || ${item}.day_of_week || ' days')`;

/**
 * The id of a copy, always the same for an item and a day. It consists of the day's instant and the item's
 * random bits. So no race or repetition makes a second copy, and a phone recognises a repeated one.
 */
export function copyId(item: string, day: string): string {
  const instant = `(unixepoch(${day}) * 1000)`;
  return `printf('%08x-%04x-', ${instant} >> 16, ${instant} & 65535) || substr(${item}, 15)`;
}

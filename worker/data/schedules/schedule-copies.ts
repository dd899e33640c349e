import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { columnName } from "../../db/insert-select.ts";
import { carriedColumns, successorColumns } from "./scheduled-columns.ts";

/*
 * How the items of one week become those of another, in SQL: whole weeks of many trainees are
 * copied by one statement, which a row-by-row copy through the Worker could not do in time.
 */

/** What the statements have to know of a kind's table. */
export interface CopiedKind {
  table: "schedule_exercises" | "schedule_meals";
  appliedFrom: "exercises_applied_from" | "meals_applied_from";
  /** What an item carries along, beside its place in the week. */
  carried: readonly string[];
  /** The library, and the item's row of it; an item whose row has gone is history, and is not copied on. */
  library: ScheduleKind;
  libraryId: "exercise_id" | "meal_id";
  /** What is copied on in the place of an item whose row was replaced, and what it has of its own. */
  successors: "exercise_successors" | "meal_successors";
  succeeded: readonly string[];
  /** What identifies an item of a day: the library's row, or the name of one that has gone. */
  what: string;
  /** An item that nobody has touched yet. */
  isOpen: string;
  /** A column's value when what an item is to be, `next`, takes the place of what it is. */
  kept: (item: string, next: string) => Record<string, string>;
  /** What the trainee decided of an open item: it goes with an item that another row replaces. */
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
    kept: () => ({}),
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
    // What the trainee eats instead stands as long as the same dish is asked for.
    ownColumn: "substitute",
    kept: (item, next) => ({
      substitute: `iif(${item}.meal_id is ${next}.meal_id and ${item}.quantity = ${next}.quantity,
        ${item}.substitute, null)`,
    }),
  },
};

/** What a copy has of its own, in SQL. */
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

/**
 * What stands behind an item in `from` so that only what can be copied on is left: its row, or the
 * one that took its place, is still in the library.
 */
export const joinSource = ({ library, libraryId, successors }: CopiedKind, item: string) => `
  left join ${successors} successor on successor.item_id = ${item}.id
    and successor.superseded_by is null
  cross join ${library} library on library.deleted_at is null
    and library.id = iif(successor.item_id is null, ${item}.${libraryId}, successor.${libraryId})`;

/** What a column of such an item carries on. */
export const carriedOf =
  ({ succeeded }: CopiedKind, item: string) =>
  (column: string) =>
    succeeded.includes(column)
      ? `iif(successor.item_id is null, ${item}.${column}, successor.${column})`
      : `${item}.${column}`;

/** The beginning of the statement that copies items: the rest says from where. */
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
 * The id of a copy, always the same for an item and a day: the day's instant stands where a
 * UUIDv7 has its time, the rest is the item's own chance. So no race and no repetition can make a
 * second copy, and one that is made again is still the same row to the trainee's phone.
 */
export function copyId(item: string, day: string): string {
  const instant = `(unixepoch(${day}) * 1000)`;
  return `printf('%08x-%04x-', ${instant} >> 16, ${instant} & 65535) || substr(${item}, 15)`;
}

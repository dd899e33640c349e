import { quantityBounds } from "../../../domain/libraries/bounds.ts";
import { swapStep } from "../../../domain/libraries/macros.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import { templateTables } from "../templates/template-conditions.ts";

/* Replaces one library row by another, `library`, in SQL: on coming days, and in the copies of applied weeks. */

/** A column of the item before the replacement. */
type Held = (column: string) => string;

const ofLibrary = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, () => `library.${column}`]));

const clampGrams = (grams: string) =>
  `max(${quantityBounds.min}, min(${quantityBounds.max}, round((${grams}) / ${swapStep}.0) * ${swapStep}))`;

/** `swapFor` of domain/libraries/macros.ts. */
export const gramsInPlace = (held: Record<"calories" | "quantity", string>, calories: string) =>
  clampGrams(`coalesce(
  iif(${calories} > 0, ${held.calories} * ${held.quantity} / ${calories}, null),
  ${held.quantity})`);

/** Whether an item has the library row's unit; `amountKind` of domain/libraries/prescription.ts. */
const alikeAs = (held: Held) =>
  `(${held("seconds")} is null) = (library.seconds is null)
    and (${held("metres")} is null) = (library.metres is null)`;

/** The new value of each replaced column. */
const becomes: Record<ScheduleKind, Record<string, (held: Held) => string>> = {
  meals: {
    meal_id: () => "library.id",
    ...ofLibrary("name", "description", "calories", "protein", "carbs", "fat"),
    quantity: (held) =>
      gramsInPlace({ calories: held("calories"), quantity: held("quantity") }, "library.calories"),
  },
  exercises: {
    exercise_id: () => "library.id",
    ...ofLibrary(
      "name",
      "english_name",
      "category",
      "type",
      "description",
      "video_url",
      "video_id",
      "duration",
    ),
    // The amounts stay if both have one unit; a weight and a technique belong to the old movement.
    ...Object.fromEntries(
      ["sets", "reps", "reps_to", "seconds", "metres"].map((column) => [
        column,
        (held: Held) => `iif(${alikeAs(held)}, ${held(column)}, library.${column})`,
      ]),
    ),
    weight: () => "null",
    percent: () => "null",
    tempo: () => "null",
    note: () => "null",
  },
};

/** Writes `:replacement` into the stored items of the removal `:change`, at the instant `:now`. */
export function replaceItems(kind: ScheduleKind): string {
  const { table, ownColumn } = copiedKinds[kind];
  const sets = Object.entries(becomes[kind]).map(
    ([column, value]) => `${column} = ${value((held) => `${table}.${held}`)}`,
  );
  if (ownColumn) sets.push(`${ownColumn} = null`);
  return `update ${table} set ${sets.join(", ")}, updated_at = :now, written_by = :change
    from ${kind} library
    where library.id = :replacement
      and ${table}.id in (select item_id from removed_items where removal_id = :change)`;
}

/**
 * Writes `:replacement` into the templates' items of the row `:row`, at the instant `:now`. Their versions
 * stay, because planned copies are replaced separately.
 */
export function replaceInTemplates(kind: ScheduleKind): string {
  const table = templateTables[kind];
  const sets = Object.entries(becomes[kind]).map(
    ([column, value]) => `${column} = ${value((held) => `${table}.${held}`)}`,
  );
  return `update ${table} set ${sets.join(", ")}, updated_at = :now, written_by = :change
    from ${kind} library
    where library.id = :replacement and ${table}.${copiedKinds[kind].libraryId} = :row`;
}

/** Restores the row of the removal `:change` in items unchanged since: the row, without its amounts. */
export function returnToTemplates(kind: ScheduleKind): string {
  const table = templateTables[kind];
  const { libraryId } = copiedKinds[kind];
  const texts = Object.entries(becomes[kind])
    .filter(([column, value]) => value((held) => held) === `library.${column}`)
    .map(([column]) => `${column} = library.${column}`);
  return `update ${table} set ${[`${libraryId} = library.id`, ...texts].join(", ")}
    from library_removals removal join ${kind} library on library.id = removal.row_id
    where removal.id = :change and ${table}.${libraryId} = removal.replaced_by
      and ${table}.written_by = removal.id`;
}

/** Makes `:replacement` the successor of `:row` in applied weeks, for the removal `:change`. */
export function succeedItems(kind: ScheduleKind): string {
  const { table, successors, libraryId } = copiedKinds[kind];
  const columns = Object.keys(becomes[kind]);
  const held = (column: string) => `iif(former.item_id is null, item.${column}, former.${column})`;
  const values = Object.values(becomes[kind]).map((value) => value(held));
  return `insert into ${successors} (item_id, removal_id, ${columns.join(", ")})
    select item.id, :change, ${values.join(", ")}
    from applied_schedules applied
    cross join ${table} item on item.schedule_id = applied.schedule_id
    left join ${successors} former on former.item_id = item.id and former.superseded_by is null
    cross join ${kind} library on library.id = :replacement
    where applied.kind = '${kind}' and applied.stopped_at is null and ${held(libraryId)} = :row`;
}

/** After it: ends the earlier successors with the row `:row`. */
export function supersedeSuccessors(kind: ScheduleKind): string {
  const { successors, libraryId } = copiedKinds[kind];
  return `update ${successors} set superseded_by = :change
    where ${libraryId} = :row and superseded_by is null and exists (
      select 1 from ${successors} newer
      where newer.item_id = ${successors}.item_id and newer.removal_id = :change)`;
}

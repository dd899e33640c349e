import { type Column, getTableColumns } from "drizzle-orm";
import { columnName } from "../../db/insert-select.ts";
import {
  appliedSchedules,
  appliedTemplates,
  scheduleExercises,
  scheduleMeals,
  weeklySchedules,
} from "../../db/schema.ts";

/*
 * Rows before a change, in SQL. A change stores a note of each row before writing it, and signs its writes
 * (`written_by`). A later writer of the row removes the signature. So one rule undoes a change: rows with its
 * id get the values of their notes.
 *
 * `noted` is the part of a statement with the notes of a change, from `noteOf`. The change's id is `:change`.
 */

const tables = {
  schedule_exercises: scheduleExercises,
  schedule_meals: scheduleMeals,
  weekly_schedules: weeklySchedules,
  applied_schedules: appliedSchedules,
  applied_templates: appliedTemplates,
};
export type NotedTable = keyof typeof tables;

/** The column that identifies a row among those of its trainee. */
const keyOf: Record<NotedTable, string> = {
  schedule_exercises: "id",
  schedule_meals: "id",
  weekly_schedules: "week_start_date",
  applied_schedules: "kind",
  applied_templates: "kind",
};

const columnsOf = (noun: NotedTable): Column[] => Object.values(getTableColumns(tables[noun]));

/**
 * The notes of some rows: `trainee_id`, `noun` (the table), `row_id` and `row`. `row` is a JSON object of all
 * columns by name, or null if the row did not exist.
 * @param wanted a query of `trainee_id` and `key`
 */
export function noteOf(noun: NotedTable, wanted: string): string {
  const values = columnsOf(noun).map(columnName);
  const row = `json_object(${values.map((name) => `'${name}', stored.${name}`).join(", ")})`;
  return `select wanted.trainee_id, '${noun}' as noun, wanted.key as row_id,
      iif(stored.trainee_id is null, null, ${row}) as row
    from (${wanted}) wanted left join ${noun} stored
      on stored.trainee_id = wanted.trainee_id and stored.${keyOf[noun]} = wanted.key`;
}

/** A column of a noted row; the default for a later column that is never null. */
function notedValue(column: Column): string {
  const noted = `noted.row ->> '${columnName(column)}'`;
  if (!column.notNull || column.default === undefined) return noted;
  const usual = column.mapToDriverValue(column.default);
  return `coalesce(${noted}, ${typeof usual === "string" ? `'${usual}'` : Number(usual)})`;
}

/** Restores rows that the change deleted. */
export function bringBack(noun: NotedTable, noted: string, when = "true"): string {
  const columns = columnsOf(noun);
  return `insert into ${noun} (${columns.map(columnName).join(", ")})
  with ${noted}
  select ${columns.map(notedValue).join(", ")} from noted
  where noted.noun = '${noun}' and noted.row is not null and ${when}
  on conflict do nothing`;
}

/** Restores the old values of rows that are still as the change left them. */
export function putBack(noun: NotedTable, noted: string, when = "true"): string {
  const place = ["id", "trainee_id", keyOf[noun]];
  const sets = columnsOf(noun)
    .filter((column) => !place.includes(columnName(column)))
    .map((column) => `${columnName(column)} = ${notedValue(column)}`);
  return `with ${noted}
  update ${noun} set ${sets.join(", ")} from noted
  where noted.noun = '${noun}' and noted.row is not null and ${noun}.trainee_id = noted.trainee_id
    and ${noun}.${keyOf[noun]} = noted.row_id and ${noun}.written_by = :change and ${when}`;
}

/** Deletes rows that the change inserted and that are still as it left them. */
export const removeMade = (noun: NotedTable, noted: string, when = "true"): string =>
  `with ${noted}
  delete from ${noun} where written_by = :change and (trainee_id, ${keyOf[noun]}) in (
      select trainee_id, row_id from noted where noun = '${noun}' and row is null) and ${when}`;

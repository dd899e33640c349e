import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { type Column, getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { DatabaseClient } from "../../db/client.ts";
import { columnName } from "../../db/insert-select.ts";
import {
  appliedSchedules,
  appliedTemplates,
  scheduleExercises,
  scheduleMeals,
  weeklySchedules,
} from "../../db/schema.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import { type Filling, fillingBinder, kindsOf } from "./template-filling.ts";
import { leavingSql, outdatedSql } from "./template-statements.ts";

/*
 * What a job changes is noted before it does, row by row, so that it can be taken back as it was.
 */

const columnsOf = (table: SQLiteTable) =>
  Object.values<Column>(getTableColumns(table)).map(columnName);

export const notedTables = {
  schedule_exercises: columnsOf(scheduleExercises),
  schedule_meals: columnsOf(scheduleMeals),
  weekly_schedules: columnsOf(weeklySchedules),
  applied_schedules: columnsOf(appliedSchedules),
  applied_templates: columnsOf(appliedTemplates),
} as const;
export type NotedTable = keyof typeof notedTables;

const asJson = (noun: NotedTable, name: string) =>
  `json_object(${notedTables[noun].map((column) => `'${column}', ${name}.${column}`).join(", ")})`;

const note = (select: string) =>
  `insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row) ${select}
  on conflict do nothing`;

/** Takes note of all that a filling will change of items, weeks, and what fills them. */
export function noteStatements(
  client: DatabaseClient,
  mode: "give" | "follow",
  filling: Filling,
  { now, jobId }: { now: number; jobId: string },
): D1PreparedStatement[] {
  const bound = fillingBinder(client, filling, now, jobId);
  const items = kindsOf(filling).flatMap((kind) => {
    const { table } = copiedKinds[kind];
    const columns = asJson(table, "item");
    return [
      note(`select :now, :job, item.trainee_id, '${table}', item.id, ${columns}
        from (${leavingSql(kind, mode)}) item where true`),
      note(`select :now, :job, item.trainee_id, '${table}', item.id, ${columns}
        from (${outdatedSql(kind, mode)}) next cross join ${table} item on item.id = next.item_id
        where true`),
    ].map((query) => bound(query, kind));
  });
  const weeks =
    note(`select distinct :now, :job, week.value ->> 0, 'weekly_schedules', week.value ->> 3,
      iif(target.id is null, null, ${asJson("weekly_schedules", "target")})
    from json_each(:weeks) week left join weekly_schedules target
      on target.trainee_id = week.value ->> 0 and target.week_start_date = week.value ->> 3
    where true`);
  const sources = (["applied_schedules", "applied_templates"] as const).map((noun) =>
    note(`select distinct :now, :job, week.value ->> 0, '${noun}', week.value ->> 1,
        iif(source.trainee_id is null, null, ${asJson(noun, "source")})
      from json_each(:weeks) week left join ${noun} source
        on source.trainee_id = week.value ->> 0 and source.kind = week.value ->> 1
      where true`),
  );
  return [...items, ...[weeks, ...(mode === "give" ? sources : [])].map((query) => bound(query))];
}

import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { DatabaseClient } from "../../db/client.ts";
import { type NotedTable, noteOf } from "../changes/noted-rows.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import { type Filling, fillingBinder, kindsOf, type Writing } from "./template-filling.ts";
import { leavingSql, outdatedSql } from "./template-statements.ts";

const note = (noun: NotedTable, wanted: string) =>
  `insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
  select :now, :change, note.* from (${noteOf(noun, wanted)}) note where true
  on conflict do nothing`;

/** Stores all items, weeks and sources that a filling will change. */
export function noteStatements(
  client: DatabaseClient,
  mode: "give" | "follow",
  filling: Filling,
  writing: Writing,
): D1PreparedStatement[] {
  const bound = fillingBinder(client, filling, writing);
  const ofWeeks = (noun: NotedTable, place: number) =>
    bound(
      note(
        noun,
        `select distinct value ->> 0 as trainee_id, value ->> ${place} as key from json_each(:weeks)`,
      ),
    );
  return [
    ...kindsOf(filling).flatMap((kind) =>
      [
        `select trainee_id, id as key from (${leavingSql(kind, mode)})`,
        `select trainee_id, item_id as key from (${outdatedSql(kind, mode)})`,
      ].map((wanted) => bound(note(copiedKinds[kind].table, wanted), kind)),
    ),
    ofWeeks("weekly_schedules", 3),
    ...(mode === "give" ? [ofWeeks("applied_schedules", 1), ofWeeks("applied_templates", 1)] : []),
  ];
}

import { type SQL, sql } from "drizzle-orm";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { copiedKinds } from "./schedule-copies.ts";

/*
 * What a job over many wrote is taken back by day: one on which somebody did, began or planned something
 * of the kind since stays as it is. `reached` is a part of a statement that holds the job's weeks, each
 * with `trainee_id`, `schedule_id`, `sunday` and the instant at which the job was done to it, `done_at`.
 */

/** `touched`, behind `reached`: the days of a kind that stay. */
export function touchedSql(kind: ScheduleKind, reached: string): string {
  const { table, isOpen } = copiedKinds[kind];
  return `${reached},
  touched as materialized (
    select distinct item.trainee_id, item.date, reached.sunday from reached
    cross join ${table} item on item.schedule_id = reached.schedule_id
    where item.updated_at > reached.done_at
      or (item.updated_at = reached.done_at and not ${isOpen})
  )`;
}

/** The statement that takes away what the job wrote of a kind, on all other days. */
export const removeWritten = (
  kind: ScheduleKind,
  reached: string,
) => `with ${touchedSql(kind, reached)}
  delete from ${copiedKinds[kind].table} where id in (
    select item.id from reached
    cross join ${copiedKinds[kind].table} item on item.schedule_id = reached.schedule_id
      and item.updated_at = reached.done_at
    where (item.trainee_id, item.date) not in (select trainee_id, date from touched))`;

/**
 * Whether another job over many planned for one of the job's people after it did: that one is taken back
 * first, as only then the days are as this one left them.
 */
export function isOvertaken(job: "template" | "trainee", jobId: string): SQL {
  const by = (other: typeof job, also: string) => sql`exists (
    select 1 from ${sql.raw(`${job}_job_members mine
    join ${other}_job_members other on other.trainee_id = mine.trainee_id
      and other.done_at > mine.done_at
    join ${other}_jobs job on job.id = other.job_id and job.undone_at is null ${also}`)}
    where mine.job_id = ${jobId})`;
  return sql`(${by("template", "")} or ${by("trainee", "and job.kind = 'repeat'")})`;
}

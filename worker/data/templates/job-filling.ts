import { sql } from "drizzle-orm";
import type { GivingTerms } from "../../../domain/contract/templates/template-jobs.ts";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { isTakenBack } from "../changes/taken-back.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { batchUnless } from "../proofs.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import {
  countWritten,
  type Filling,
  fillingBinder,
  fillingStatements,
} from "./template-filling.ts";
import { noteStatements } from "./template-job-rows.ts";
import type { StoredTemplateJob } from "./template-jobs.ts";

/**
 * Runs a job for some of its people, in one batch that stores the rows before.
 * @returns `known` if one of them is done already, or the job is undone
 */
export async function fillByJob(
  client: DatabaseClient,
  job: StoredTemplateJob,
  { ids, filling, now }: { ids: readonly string[]; filling: Filling; now: number },
): Promise<"known" | undefined> {
  const db = connect(client);
  const { id: jobId, kind: mode, body } = job;
  const writing = { now, change: jobId };
  const people = JSON.stringify(ids);
  const done = sql`exists (select 1 from template_job_members where job_id = ${jobId}
    and done_at is not null and trainee_id in (select value from json_each(${people})))`;
  const bound = fillingBinder(client, filling, writing);
  const terms = mode === "give" && body.terms?.linked ? body.terms : undefined;
  const written =
    filling.weeks.length === 0
      ? []
      : [
          ...noteStatements(client, mode, filling, writing),
          ...Object.values(fillingStatements(client, mode, filling, writing)).flat(),
          ...(terms ? linkQueries().map((query) => bound(query, undefined, linkTerms(terms))) : []),
          countWritten(client, filling, writing),
          toStatement(
            db,
            tellMany(db, {
              people: sql`select value as id from json_each(${people})`,
              event: { type: "schedule", kinds: [...scheduleKinds] },
              now,
            }),
          ),
        ];
  const reached = statement(
    client,
    `update template_job_members set done_at = :now, items = ${writtenItems}
     where job_id = :job and trainee_id in (select value from json_each(:people))`,
    { job: jobId, people, now },
  );
  return batchUnless(
    db,
    [
      [done, "known"],
      [isTakenBack("template_jobs", jobId), "known"],
    ],
    [...written, reached],
  );
}

/** The job's items, in the weeks that it recorded. */
const writtenItems = scheduleKinds
  .map(
    (kind) => `(select count(*) from template_job_rows noted
      cross join weekly_schedules week on week.trainee_id = noted.trainee_id
        and week.week_start_date = noted.row_id
      cross join ${copiedKinds[kind].table} item
        on item.schedule_id = week.id and item.written_by = :job
      where noted.job_id = :job and noted.trainee_id = template_job_members.trainee_id
        and noted.noun = 'weekly_schedules')`,
  )
  .join(" + ");

const linkTerms = ({ startsOn, repeats, scaled, weights }: GivingTerms) => ({
  startsOn,
  repeats: Number(repeats),
  scaled: Number(scaled),
  withWeights: Number(weights),
});

/** Links people to this template, and ends all other sources of the kind. */
function linkQueries(): string[] {
  const terms = ["template_id", "starts_on", "repeats", "scaled", "weights"];
  const differs = `(${terms.map((name) => `applied_templates.${name}`).join(", ")})
    is not (${terms.map((name) => `excluded.${name}`).join(", ")})`;
  return [
    `insert into applied_templates (trainee_id, kind, template_id, starts_on, repeats, scaled,
       weights, applied_at, filled_through, written_by)
     select value ->> 0, value ->> 1, value ->> 2, :startsOn, :repeats, :scaled, :withWeights, :now,
       max(value ->> 3), :change
     from json_each(:weeks) where true group by 1, 2
     on conflict (trainee_id, kind) do update set
       ${terms.map((name) => `${name} = excluded.${name}`).join(", ")},
       applied_at = excluded.applied_at, stopped_at = null,
       filled_through = excluded.filled_through, written_by = excluded.written_by
     where ${differs} or applied_templates.stopped_at is not null
       or applied_templates.filled_through < excluded.filled_through`,
    // `+` disables the index by which SQLite would read all other applied weeks.
    `update applied_schedules set stopped_at = :now, written_by = :change
     where +stopped_at is null and (trainee_id, kind) in (
       select value ->> 0, value ->> 1 from json_each(:weeks))`,
  ];
}

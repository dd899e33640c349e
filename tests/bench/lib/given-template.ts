import type { D1Database } from "@cloudflare/workers-types";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { GivingTerms } from "../../../domain/contract/templates/template-jobs.ts";
import { newId } from "../../../domain/id.ts";
import { carriedColumns } from "../../../worker/data/schedules/scheduled-columns.ts";
import { columnName } from "../../../worker/db/insert-select.ts";

const carried = {
  exercises: Object.values(carriedColumns.exercises).map(columnName),
  meals: Object.values(carriedColumns.meals).map(columnName),
};

/** A template of somebody's week, as often as it has weeks, and the order to give it to all who follow one. */
export async function templateOfWeek(
  database: D1Database,
  { people, weeks, now }: { people: number; weeks: number; now: number },
): Promise<{ jobId: string; startsOn: string }> {
  const [templateId, jobId] = [newId(now), newId(now)];
  const startsOn = addDays(weekStart(localDateAt(now, "Asia/Hebron")), 7);
  const terms: GivingTerms = {
    startsOn,
    kinds: ["exercises", "meals"],
    linked: true,
    repeats: false,
    scaled: false,
    weights: true,
  };
  const nth = JSON.stringify(Array.from({ length: weeks }, (_, week) => week));
  const itemsOf = (kind: "exercises" | "meals") =>
    database
      .prepare(
        `insert into template_${kind} (id, template_id, week, day_of_week, position, updated_at, ${carried[kind].join(", ")})
         select lower(hex(randomblob(16))), ?1, nth.value, item.day_of_week, item.position, 1,
           ${carried[kind].map((column) => `item.${column}`).join(", ")}
         from json_each(?2) nth cross join (
           select schedule_id from applied_schedules where kind = '${kind}'
           order by trainee_id limit 1
         ) source cross join schedule_${kind} item on item.schedule_id = source.schedule_id`,
      )
      .bind(templateId, nth);
  await database.batch([
    database
      .prepare(
        "insert into templates (id, name, weeks, search, created_at, updated_at) values (?1, 'قوة', ?2, 'قوة', 1, 1)",
      )
      .bind(templateId, weeks),
    itemsOf("exercises"),
    itemsOf("meals"),
    database
      .prepare(
        "insert into template_jobs (id, kind, template_id, body, total, created_at) values (?1, 'give', ?2, ?3, ?4, ?5)",
      )
      .bind(jobId, templateId, JSON.stringify({ terms }), people, now),
    database
      .prepare(
        `insert into template_job_members (job_id, trainee_id)
         select distinct ?1, trainee_id from applied_schedules`,
      )
      .bind(jobId),
  ]);
  return { jobId, startsOn };
}

/** How many items a job has written, all of which must lie in the weeks that it fills. */
export async function templateRunState(
  database: D1Database,
  jobId: string,
  startsOn: string,
): Promise<number> {
  const row = await database
    .prepare(
      `select (select sum(items) from template_job_members where job_id = ?1) as told,
         (select count(*) from schedule_exercises where date >= ?2)
           + (select count(*) from schedule_meals where date >= ?2) as there`,
    )
    .bind(jobId, startsOn)
    .first<{ told: number; there: number }>();
  if (!row || row.told !== row.there) throw new Error("a job wrote another number than it tells");
  return row.there;
}

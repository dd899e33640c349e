import { asc, sql } from "drizzle-orm";
import type { GivenPerson } from "../../../domain/contract/templates/template-jobs.ts";
import { groupedBy } from "../../../domain/grouping.ts";
import type { LeftOutReason } from "../../../domain/jobs/jobs.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { traineeProfiles } from "../../db/schema.ts";
import { statement } from "../../db/statement.ts";
import { type MeantAudience, peopleMeant, type Reading } from "../jobs/trainee-job-people.ts";
import type { TrainerScope } from "../scope.ts";
import { countGone } from "./gone-items.ts";
import { type Filling, fillingBinder, kindsOf } from "./template-filling.ts";
import { addedSql, leavingSql, outdatedSql, unchangedSql } from "./template-statements.ts";

/** A chosen person, with the reason why they get no template; null for none. */
interface MeantPerson {
  id: string;
  name: string;
  gender: GivenPerson["gender"];
  reason: LeftOutReason | null;
}

/** The chosen people by name; only active ones get a template. */
export async function listMeant(
  { db, now }: TrainerScope,
  audience: MeantAudience,
  { reading, limit }: { reading: Reading; limit: number },
): Promise<MeantPerson[]> {
  const p = traineeProfiles;
  const [rows] = await db.batch([
    db
      .select({
        id: p.id,
        name: p.name,
        gender: p.gender,
        reason: sql<LeftOutReason | null>`nullif(${p.status}, 'active')`.as("reason"),
      })
      .from(p)
      .where(sql`${p.id} in (${peopleMeant(audience, reading, now)})`)
      .orderBy(asc(p.search), asc(p.id))
      .limit(limit),
  ]);
  return rows;
}

export type ItemCounts = Pick<GivenPerson, "added" | "changed" | "removed" | "kept">;
export const noChange: ItemCounts = { added: 0, changed: 0, removed: 0, kept: 0 };

/** The effect of a filling on each person's items, without writing. */
export async function countChanges(
  { db, now }: TrainerScope,
  mode: "give" | "follow",
  filling: Filling,
): Promise<ReadonlyMap<string, ItemCounts>> {
  const counts = new Map<string, ItemCounts>();
  const bound = fillingBinder(db.$client, filling, { now, change: "" });
  const questions = kindsOf(filling).flatMap((kind) =>
    Object.entries(queriesOf(kind, mode)).map(([name, query]) => ({
      name: name as keyof ItemCounts,
      statement: bound(`select trainee_id, count(*) as items from (${query}) group by 1`, kind),
    })),
  );
  if (questions.length === 0) return counts;
  const results = await db.$client.batch<{ trainee_id: string; items: number }>(
    questions.map(({ statement }) => statement),
  );
  for (const [index, { results: rows }] of results.entries()) {
    const name = questions[index]?.name;
    if (!name) continue;
    for (const { trainee_id: id, items } of rows) {
      const known = counts.get(id) ?? noChange;
      counts.set(id, { ...known, [name]: known[name] + items });
    }
  }
  return counts;
}

const queriesOf = (kind: ScheduleKind, mode: "give" | "follow") => ({
  added: addedSql(kind, mode),
  changed: outdatedSql(kind, mode),
  removed: leavingSql(kind, mode),
  kept: unchangedSql(kind, mode),
});

/** Number of items that cannot be given. */
export async function countGoneItems(
  { db }: TrainerScope,
  templateId: string,
  given: { kinds: readonly ScheduleKind[]; weeks: number },
): Promise<number> {
  const [[gone]] = await db.batch([countGone(db, templateId, given)]);
  return gone?.items ?? 0;
}

type Running = GivenPerson["running"][number] & { traineeId: string };

/** The present sources of some people's weeks. */
export async function listRunning(
  { db }: TrainerScope,
  ids: readonly string[],
): Promise<Map<string, GivenPerson["running"]>> {
  const [answer] = await db.$client.batch<Running>([
    statement(
      db.$client,
      `select link.trainee_id as traineeId, link.kind, template.name as template,
           template.english_name as englishName, null as weekStart
         from json_each(:people) person cross join applied_templates link
           on link.trainee_id = person.value and link.stopped_at is null
         join templates template on template.id = link.template_id
         union all
         select applied.trainee_id, applied.kind, null, null, week.week_start_date
         from json_each(:people) person cross join applied_schedules applied
           on applied.trainee_id = person.value and applied.stopped_at is null
         join weekly_schedules week on week.id = applied.schedule_id`,
      { people: JSON.stringify(ids) },
    ),
  ]);
  const rows = (answer?.results ?? []).map(({ traineeId, ...running }) => ({ traineeId, running }));
  return new Map(
    [...groupedBy(rows, ({ traineeId }) => traineeId)].map(([id, list]) => [
      id,
      list.map(({ running }) => running),
    ]),
  );
}

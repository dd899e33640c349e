import { type SQL, sql } from "drizzle-orm";
import { defaultTimeZone, endOfDay } from "../../../domain/calendar.ts";
import type { TraineesFilter } from "../../../domain/contract/attention/trainee-list.ts";
import type {
  JobAudience,
  TraineeJobAim,
  TraineeJobPreview,
} from "../../../domain/contract/jobs/jobs.ts";
import { groupedBy } from "../../../domain/grouping.ts";
import { type LeftOutReason, maxPeople, shownNames } from "../../../domain/jobs/jobs.ts";
import { searchWords } from "../../../domain/list.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { traineeProfiles } from "../../db/schema.ts";
import { withNeeding } from "../attention/attention-lines.ts";
import { matches, matchOf, type Narrowing } from "../attention/trainee-matches.ts";
import type { TrainerScope } from "../scope.ts";
import { notLightened } from "./trainee-job-lighter-days.ts";
import { notRepeated } from "./trainee-job-weeks.ts";

const t = traineeProfiles;
const dayMs = 86_400_000;

/** The reading of search words: as prefixes of words, or inside them without a match, as in the list. */
export type Reading = "words" | "within";

/** An audience with a filter for SQL. */
export type MeantAudience =
  | Extract<JobAudience, { kind: "chosen" }>
  | (Omit<Extract<JobAudience, { kind: "matching" }>, "filter"> & {
      filter: Narrowing & Pick<TraineesFilter, "search">;
    });

/** The audience with each need replaced by the people in the queue for it. */
export const meantBy = async (
  scope: TrainerScope,
  audience: JobAudience,
): Promise<MeantAudience> =>
  audience.kind === "chosen"
    ? audience
    : { ...audience, filter: await withNeeding(scope, audience.filter) };

/** A query of the audience's ids, excluded people included. */
export function peopleMeant(audience: MeantAudience, reading: Reading, now: number): SQL {
  if (audience.kind === "chosen") {
    return sql`select ${t.id} as id from ${t}
      where ${t.id} in (select value from json_each(${JSON.stringify(audience.ids)}))`;
  }
  const words = searchWords(audience.filter.search);
  const { shape, values } = matchOf(audience.filter, { words, within: reading === "within", now });
  return sql`select ${t.id} as id from ${t}
    where ${matches(shape, (name) => sql.param(values[name])) ?? sql`true`}
      and ${t.id} not in (select value from json_each(${JSON.stringify(audience.except)}))`;
}

/** Whether an empty result may need the reading inside words. */
export const hasWords = (audience: MeantAudience) =>
  audience.kind === "matching" && searchWords(audience.filter.search).length > 0;

/** The reason why a person `p` is excluded; null for none. Lines of subscriptions add others. */
export function leftOutBy(aim: TraineeJobAim, audience: MeantAudience, now: number): SQL {
  switch (aim.kind) {
    case "notify":
      return sql`case p.status when 'active' then null else p.status end`;
    case "message":
      return sql`case when p.status <> 'active' then p.status
        ${aim.about === "payment" && audience.kind === "matching" ? whenReminded(now) : sql``} end`;
    case "status":
      return sql`case p.status when 'pending' then 'undecided' when ${aim.status} then 'unchanged' end`;
    case "mute":
      return sql`case when exists (select 1 from conversations c where c.trainee_id = p.id
        and c.muted_at is not null) = ${aim.muted ? 1 : 0} then 'unchanged' end`;
    case "plan":
      return sql`null`;
    case "repeat":
      return notRepeated(now);
    case "lighten":
      return notLightened(aim.days, now);
  }
}

// By the jobs of the trainer's day alone, so that earlier ones cost nothing.
const whenReminded = (now: number) => sql`when p.id in (
  select member.trainee_id from trainee_jobs job cross join trainee_job_members member
  where job.created_at >= ${endOfDay(now - dayMs, defaultTimeZone)} and job.kind = 'message'
    and job.body ->> '$.about' = 'payment' and member.job_id = job.id and member.done_at is not null
) then 'reminded'`;

/** A preview without its fingerprint, which is a digest of all the ids. */
export interface PeopleRead {
  preview: Omit<TraineeJobPreview, "fingerprint">;
  ids: string[];
  /** Number of existing people of the audience. */
  found: number;
}

/** The members, and the excluded people. */
export async function readPeople(
  { db, now }: TrainerScope,
  { audience, aim }: { audience: MeantAudience; aim: TraineeJobAim },
  reading: Reading,
): Promise<PeopleRead> {
  const meant = sql`(select p.id, p.name, p.gender, p.search, ${leftOutBy(aim, audience, now)} as reason
    from ${t} p where p.id in (${peopleMeant(audience, reading, now)}))`;
  const [people, leftOut, [taken]] = await db.batch([
    db
      .select({
        id: sql<string>`id`.as("person_id"),
        name: sql<string>`name`.as("person_name"),
        gender: sql<Gender | null>`gender`.as("person_gender"),
        total: sql<number>`count(*) over ()`.as("person_total"),
      })
      .from(sql`${meant} as meant`)
      .where(sql`reason is null`)
      .orderBy(sql`search, id`)
      .limit(shownNames.done),
    db
      .select({
        reason: sql<LeftOutReason>`reason`.as("out_reason"),
        count: sql<number>`n`.as("out_count"),
        name: sql<string>`name`.as("out_name"),
      })
      .from(
        sql`(select reason, name, count(*) over (partition by reason) as n,
            row_number() over (partition by reason order by search, id) as nth
          from ${meant} as meant where reason is not null) as others`,
      )
      .where(sql`nth <= ${sql.raw(String(shownNames.leftOut))}`)
      .orderBy(sql`reason, nth`),
    db.select({ ids: sql<string>`json_group_array(id)`.as("taken_ids") }).from(
      sql`(select id from ${meant} as meant where reason is null
          limit ${sql.raw(String(maxPeople[aim.kind]))}) as taken`,
    ),
  ]);
  const total = people[0]?.total ?? 0;
  const groups = groupedBy(leftOut, ({ reason }) => reason);
  const others = [...groups].map(([reason, those]) => ({
    reason,
    count: those[0]?.count ?? 0,
    names: those.map(({ name }) => name),
  }));
  const found = total + others.reduce((sum, { count }) => sum + count, 0);
  return {
    preview: {
      total,
      people: people.map(({ total: _, ...person }) => person),
      leftOut: [...others, ...goneOf(audience, found)],
    },
    ids: JSON.parse(taken?.ids ?? "[]") as string[],
    found,
  };
}

/** Chosen people that do not exist. */
export function goneOf(audience: MeantAudience, found: number): TraineeJobPreview["leftOut"] {
  const gone = audience.kind === "chosen" ? new Set(audience.ids).size - found : 0;
  return gone > 0 ? [{ reason: "gone", count: gone, names: [] }] : [];
}

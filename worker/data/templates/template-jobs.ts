import { and, asc, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DatedTarget } from "../../../domain/body/nutrition-target.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type { GivingTerms, TemplateJob } from "../../../domain/contract/templates/template-jobs.ts";
import { groupedBy } from "../../../domain/grouping.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import type { TemplateMealItem } from "../../../domain/templates/scaled-days.ts";
import type { TemplateJobKind } from "../../../domain/templates/templates.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  appliedTemplates,
  nutritionTargets,
  templateJobMembers,
  templateJobs,
  templateMeals,
  templates,
  traineeProfiles,
} from "../../db/schema.ts";
import { outboxEntry } from "../plumbing/outbox.ts";
import { refusalIn, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";

const [j, m] = [templateJobs, templateJobMembers];
/** With the table's name, which Drizzle omits in a query of one table. */
const jobId = sql.raw("template_jobs.id");

/** A stored job; a giving has its terms. */
export interface StoredTemplateJob {
  id: string;
  kind: TemplateJobKind;
  templateId: string;
  body: { terms?: GivingTerms; audience?: string; people?: number; kept?: number };
  total: number;
  createdAt: number;
  undoneAt: number | null;
  done: number;
  items: number;
}

const jobsWhere = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: j.id,
      kind: j.kind,
      templateId: j.templateId,
      body: j.body,
      // Deleted accounts are not counted.
      total: sql<number>`(select count(*) from ${m} where job_id = ${jobId})`.as("total_count"),
      createdAt: j.createdAt,
      undoneAt: j.undoneAt,
      done: sql<number>`(select count(*) from ${m} where job_id = ${jobId} and done_at is not null)`.as(
        "done_count",
      ),
      items: sql<number>`(select coalesce(sum(items), 0) from ${m} where job_id = ${jobId})`.as(
        "items_count",
      ),
    })
    .from(j)
    .where(which);

/** Reads the last job of a template that can be undone; no row without one. */
export const undoableJobOf = (db: Database, templateId: string, now: number) =>
  jobsWhere(
    db,
    and(eq(j.templateId, templateId), isNull(j.undoneAt), gt(j.createdAt, now - undoableMs.job)),
  )
    .orderBy(desc(j.createdAt), desc(j.id))
    .limit(1);

export async function getTemplateJob(
  { db }: Pick<TrainerScope, "db">,
  id: string,
): Promise<StoredTemplateJob | undefined> {
  const [[job]] = await db.batch([jobsWhere(db, eq(j.id, id))]);
  return job as StoredTemplateJob | undefined;
}

/** The same for the outbox, without a session. */
export const getOrderedJob = (client: DatabaseClient, id: string) =>
  getTemplateJob({ db: connect(client) }, id);

/** A job in responses. */
export const shownJob = (job: StoredTemplateJob): TemplateJob => ({
  id: job.id,
  kind: job.kind,
  templateId: job.templateId,
  total: job.total,
  done: job.done,
  items: job.items,
  undoableUntil: job.undoneAt === null ? job.createdAt + undoableMs.job : null,
});

interface JobToStore {
  id: string;
  kind: TemplateJobKind;
  templateId: string;
  body: StoredTemplateJob["body"];
  ids: readonly string[];
}

/**
 * Creates a job with its members and orders it, in one batch.
 * @returns `known` if it exists already, `not_found` if the template does not exist
 */
export async function createTemplateJob(
  { db, now }: TrainerScope,
  { id, kind, templateId, body, ids }: JobToStore,
): Promise<"written" | "known" | "not_found"> {
  const gone = sql`not exists (
    select 1 from ${templates} where id = ${templateId} and deleted_at is null)`;
  const isKnown = sql`exists (select 1 from template_jobs where id = ${id})`;
  const statements: BatchItem<"sqlite">[] = [
    refuseWhen(db, [
      [isKnown, "known"],
      [gone, "not_found"],
    ]),
    db
      .insert(j)
      .values({ id, kind, templateId, body: { ...body }, total: ids.length, createdAt: now }),
    insertSelect(
      db,
      m,
      { jobId: id, traineeId: traineeProfiles.id },
      sql`from ${traineeProfiles}
        where ${traineeProfiles.id} in (select value from json_each(${JSON.stringify(ids)}))`,
    ),
    ...(kind === "follow"
      ? [db.update(templates).set({ editedAt: null }).where(eq(templates.id, templateId))]
      : []),
    outboxEntry(db, { topic: "run_template_job", payload: { jobId: id }, now }),
  ];
  return (await refusalIn(["known", "not_found"], batchOf(db, { statements }))) ?? "written";
}

/** The ids of trainees linked to a template. */
export async function listFollowers({ db }: TrainerScope, templateId: string): Promise<string[]> {
  const a = appliedTemplates;
  const [rows] = await db.batch([
    db
      .selectDistinct({ id: a.traineeId })
      .from(a)
      .where(and(eq(a.templateId, templateId), isNull(a.stoppedAt)))
      .orderBy(asc(a.traineeId)),
  ]);
  return rows.map(({ id }) => id);
}

/** A template's values for planning its weeks. */
export interface GivenTemplate {
  weeks: number;
  /** Kinds with items; a giving replaces no items of the other kind. */
  kinds: ScheduleKind[];
  /** Number of items of both kinds. */
  items: number;
  mealItems: TemplateMealItem[];
}

/** @returns undefined if the template does not exist */
export async function getGivenTemplate(
  client: DatabaseClient,
  templateId: string,
): Promise<GivenTemplate | undefined> {
  const db = connect(client);
  const { id, week, dayOfWeek, calories, quantity } = templateMeals;
  const isGiven = decoded(
    sql<boolean>`exists (select 1 from meals known
    where known.id = ${templateMeals.mealId} and known.deleted_at is null)`,
    Boolean,
  );
  const [[template], meals] = await db.batch([
    db
      .select({
        weeks: templates.weeks,
        exercises: sql<number>`(select count(*) from template_exercises item
          where item.template_id = ${templateId} and item.week < ${templates.weeks})`.as(
          "exercises_count",
        ),
      })
      .from(templates)
      .where(and(eq(templates.id, templateId), isNull(templates.deletedAt))),
    db
      .select({ id, week, dayOfWeek, calories, quantity, isGiven: isGiven.as("is_given") })
      .from(templateMeals)
      .where(eq(templateMeals.templateId, templateId))
      .orderBy(asc(week), asc(dayOfWeek), asc(templateMeals.position), asc(id)),
  ]);
  if (!template) return undefined;
  const { weeks } = template;
  const held = {
    exercises: template.exercises,
    meals: meals.filter((meal) => meal.week < weeks).length,
  };
  // Meals outside of the library are not planned: the grams of the others compensate.
  const mealItems = meals.flatMap(({ isGiven, ...mealItem }) => (isGiven ? [mealItem] : []));
  return {
    weeks,
    mealItems,
    kinds: scheduleKinds.filter((kind) => held[kind] > 0),
    items: held.exercises + held.meals,
  };
}

/** A trainee who gets a template, or is linked to it. */
export interface TemplatePerson {
  traineeId: string;
  timeZone: string;
  targets: DatedTarget[];
  /** The present links to it. */
  links: {
    kind: ScheduleKind;
    startsOn: LocalDate;
    repeats: boolean;
    scaled: boolean;
    weights: boolean;
    filledThrough: LocalDate;
  }[];
}

/** The people of these ids, in the order of ids. */
export async function listTemplatePeople(
  client: DatabaseClient,
  templateId: string,
  ids: readonly string[],
): Promise<TemplatePerson[]> {
  const db = connect(client);
  const list = JSON.stringify(ids);
  const among = (column: Parameters<typeof eq>[0]) =>
    sql`${column} in (select value from json_each(${list}))`;
  const [p, n, a] = [traineeProfiles, nutritionTargets, appliedTemplates];
  const [people, targets, links] = await db.batch([
    db
      .select({ traineeId: p.id, timeZone: p.timeZone })
      .from(p)
      .where(among(p.id))
      .orderBy(asc(p.id)),
    db
      .select({
        traineeId: n.traineeId,
        startsOn: n.startsOn,
        calories: n.calories,
        protein: n.protein,
        carbs: n.carbs,
        fat: n.fat,
      })
      .from(n)
      .where(among(n.traineeId)),
    db
      .select({
        traineeId: a.traineeId,
        kind: a.kind,
        startsOn: a.startsOn,
        repeats: a.repeats,
        scaled: a.scaled,
        weights: a.weights,
        filledThrough: a.filledThrough,
      })
      .from(a)
      // `+` disables the indexes that would read all linked trainees.
      .where(sql`${among(a.traineeId)} and +${a.templateId} = ${templateId}
        and +${a.stoppedAt} is null`),
  ]);
  const targetsOf = groupedBy(targets, ({ traineeId }) => traineeId);
  const linksOf = groupedBy(links, ({ traineeId }) => traineeId);
  return people.map((person) => ({
    ...person,
    targets: targetsOf.get(person.traineeId) ?? [],
    links: linksOf.get(person.traineeId) ?? [],
  }));
}

/** The job's next waiting people; none after its undo. */
export async function listWaiting(
  client: DatabaseClient,
  jobId: string,
  limit: number,
): Promise<string[]> {
  const rows = await connect(client)
    .select({ id: m.traineeId })
    .from(m)
    .innerJoin(j, eq(j.id, m.jobId))
    .where(and(eq(m.jobId, jobId), isNull(m.doneAt), isNull(j.undoneAt)))
    .orderBy(asc(m.traineeId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Drops the waiting people of a job. */
export async function dropWaiting(client: DatabaseClient, jobId: string): Promise<void> {
  const db = connect(client);
  const reached = sql`(select count(*) from ${m} where job_id = ${jobId})`;
  await db.batch([
    db.delete(m).where(and(eq(m.jobId, jobId), isNull(m.doneAt))),
    db.update(j).set({ total: reached }).where(eq(j.id, jobId)),
  ]);
}

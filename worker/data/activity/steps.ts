import { and, asc, eq, sql } from "drizzle-orm";
import { firstShownDay } from "../../../domain/activity/step-days.ts";
import type { StepSource } from "../../../domain/activity/steps.ts";
import { addDays, type LocalDate, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type {
  DaySteps,
  StepsOverview,
  StepsQuery,
  StoredSteps,
  TraineeSteps,
} from "../../../domain/contract/activity/steps.ts";
import { newId } from "../../../domain/id.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { traineeProfiles, traineeSteps } from "../../db/schema.ts";
import { type OwnDay, ownDays, timeZoneIsStill } from "../own-day.ts";
import { countDays, daysOf } from "../schedules/performance-days.ts";
import { targetOn } from "../schedules/step-targets.ts";
import { scopeOfTrainee, type TraineeScope, type TrainerScope } from "../scope.ts";
import { type OwnProfile, profileOf, profileOn } from "../trainee-profile.ts";
import { isWritableDay } from "./writable-day.ts";

const t = traineeSteps;

const columns = { date: t.date, steps: t.steps, targetSteps: t.targetSteps, source: t.source };

const stepsBetween = preparedList((db) =>
  db.select(columns).from(t).where(ownDays(t)).orderBy(asc(t.date)),
);

/** Reads the days with a row between two days, oldest first. */
export function stepsOf(
  { db, traineeId }: TraineeScope,
  [first, last]: readonly [LocalDate, LocalDate],
) {
  return stepsBetween(db, { traineeId, first, last });
}

const edges = prepared((db) => {
  const traineeId = sql.placeholder("traineeId");
  return db
    .select({
      before: targetOn({
        traineeId: sql`${traineeId}`,
        date: sql`${sql.placeholder("before")}`,
      }).as("before_target"),
      since: sql<
        string | null
      >`(select min(date) from trainee_steps where trainee_id = ${traineeId})`.as("since_date"),
    })
    .from(sql`(select 1)`);
});

/** Reads the target of a day, and the day of the first row. */
export const edgesBefore = ({ db, traineeId }: TraineeScope, before: LocalDate) =>
  edges(db, { traineeId, before });

/** The trainee's days of fourteen weeks, up to today or before a given Sunday. */
export async function getSteps(
  scope: TraineeScope,
  { date, until }: StepsQuery,
): Promise<StepsOverview> {
  const last = until === undefined || until > date ? date : addDays(weekStart(until), -1);
  const first = firstShownDay(last);
  const [profiles, records, [edge]] = await readDays(scope, [first, last]);
  const { targetSteps } = profileOn(profiles, date, scope.now);
  return { date, target: targetSteps, first, last, records, ...edgesOf(edge, targetSteps) };
}

/** The same for the trainer, by the trainee's own day; undefined if the trainee does not exist. */
export async function getTraineeSteps(
  trainer: TrainerScope,
  traineeId: string,
): Promise<TraineeSteps | undefined> {
  const scope = scopeOfTrainee(trainer, traineeId);
  // The days of all time zones: the profile, read in the same batch, decides which is today.
  const utc = localDateAt(scope.now, "UTC");
  const first = firstShownDay(addDays(utc, -1));
  const [[profile], records, [edge]] = await readDays(scope, [first, addDays(utc, 1)]);
  if (!profile) return undefined;
  const today = localDateAt(scope.now, profile.timeZone);
  return {
    name: profile.name,
    date: today,
    target: profile.targetSteps,
    first,
    last: today,
    records: records.filter(({ date }) => date <= today),
    ...edgesOf(edge, profile.targetSteps),
  };
}

function readDays(scope: TraineeScope, [first, last]: readonly [LocalDate, LocalDate]) {
  return scope.db.batch([
    profileOf(scope),
    stepsOf(scope, [first, last]),
    edgesBefore(scope, addDays(first, -1)),
  ]);
}

type Edge = { before: number | null; since: string | null } | undefined;
const edgesOf = (edge: Edge, target: number) => ({
  before: edge?.before ?? target,
  since: edge?.since ?? null,
});

/** A day's total, and the condition of its write. */
interface Total extends DaySteps {
  source: StepSource;
}

/**
 * Writes a day's total and counts the day, by the rule of `totalAfter` in SQL. Only for days open for writing
 * in the trainee's time zone; an equal total is not written.
 */
export function writeTotal(
  scope: TraineeScope,
  { date, steps, source }: Total,
  { day, when = sql`true` }: { day: OwnDay; when?: ReturnType<typeof sql> },
) {
  const { db, traineeId, now } = scope;
  const allowed = sql`${isWritableDay(scope, date, day)} and ${when}`;
  const byHand = source === "hand";
  const written = sql`iif(${t.source} = 'hand', ${t.steps}, ${t.handSteps})`;
  const stays = byHand ? sql`false` : sql`coalesce(${written}, 0) > excluded.steps`;
  const stands = sql`iif(${stays}, ${written}, excluded.steps)`;
  const changes = byHand
    ? sql`(${t.steps} <> excluded.steps or ${t.source} <> 'hand')`
    : sql`${t.steps} <> ${stands}`;
  return [
    insertSelect(
      db,
      t,
      {
        id: newId(now),
        traineeId: traineeProfiles.id,
        date,
        steps,
        targetSteps: targetOn({ traineeId: sql`${traineeId}`, date: sql`${date}` }),
        source,
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${traineeId} and ${allowed}`,
    )
      .onConflictDoUpdate({
        target: [t.traineeId, t.date],
        set: {
          steps: stands,
          source: sql`iif(${stays}, 'hand', excluded.source)`,
          handSteps: byHand ? null : sql`iif(${stays}, null, ${written})`,
          updatedAt: sql`excluded.updated_at`,
        },
        setWhere: changes,
      })
      .returning({ date: t.date }),
    countDays(
      db,
      sql`select trainee_id, date from (${daysOf(traineeId, [date])}) where ${allowed}`,
      now,
    ),
  ] as const;
}

/** Reads one day. */
export const stepsOn = ({ db, traineeId }: TraineeScope, date: LocalDate) =>
  db
    .select(columns)
    .from(t)
    .where(and(eq(t.traineeId, traineeId), eq(t.date, date)));

/**
 * Writes a day's total by hand.
 * @returns the present day, and the trainee's actual time zone
 */
export async function setSteps(
  scope: TraineeScope,
  total: DaySteps,
  day: OwnDay,
): Promise<{ stored: StoredSteps | undefined; timeZone: string | undefined }> {
  const { stored, profiles } = await batchOf(scope.db, {
    written: writeTotal(scope, { ...total, source: "hand" }, { day }),
    stored: stepsOn(scope, total.date),
    profiles: profileOf(scope),
  });
  return { stored: stored[0], timeZone: profiles[0]?.timeZone };
}

/**
 * Sets the target from today on, and counts the days from today, in one batch. Earlier days of this week
 * without a row are counted first: they keep the old target.
 */
export async function setStepsTarget(
  scope: TraineeScope,
  target: number,
  day: OwnDay,
): Promise<{ profile: OwnProfile | undefined; timeZone: string | undefined }> {
  const { db, traineeId, now } = scope;
  const { today } = day;
  const here = timeZoneIsStill(scope, day);
  const { profiles } = await batchOf(db, {
    countedBefore: countDays(
      db,
      sql`select past.trainee_id, past.date from (${daysOf(traineeId, pastOfWeek(today))}) past
        where ${here} and past.date > (select date(created_at / 1000, 'unixepoch')
            from trainee_profiles where id = ${traineeId})
          and not exists (select 1 from trainee_performance stored
            where stored.trainee_id = past.trainee_id and stored.date = past.date)`,
      now,
    ),
    inserted: insertSelect(
      db,
      t,
      {
        id: newId(now),
        traineeId: traineeProfiles.id,
        date: today,
        targetSteps: target,
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${traineeId} and ${here}`,
    ).onConflictDoUpdate({
      target: [t.traineeId, t.date],
      set: { targetSteps: sql`excluded.target_steps`, updatedAt: sql`excluded.updated_at` },
    }),
    updated: db
      .update(t)
      .set({ targetSteps: target, updatedAt: now })
      .where(and(eq(t.traineeId, traineeId), sql`${t.date} > ${today}`, here)),
    updatedTraineeProfiles: db
      .update(traineeProfiles)
      .set({ targetSteps: target, updatedAt: now })
      .where(
        and(
          eq(traineeProfiles.id, traineeId),
          sql`${traineeProfiles.targetSteps} <> ${target}`,
          here,
        ),
      ),
    countedAfter: countDays(
      db,
      sql`select trainee_id, date from (
          select trainee_id, date from trainee_performance
            where trainee_id = ${traineeId} and date > ${today}
          union all select ${traineeId}, ${today})
        where ${here}`,
      now,
    ),
    profiles: profileOf(scope),
  });
  return { profile: profiles[0], timeZone: profiles[0]?.timeZone };
}

function pastOfWeek(today: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = weekStart(today); date < today; date = addDays(date, 1)) days.push(date);
  return days;
}

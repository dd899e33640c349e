import { and, between, desc, eq, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { adherence, adherenceSince, adherenceSpans } from "../../../domain/activity/adherence.ts";
import { performanceOfDay, performanceWeek } from "../../../domain/activity/performance-week.ts";
import { standingNote } from "../../../domain/attention/health-note.ts";
import { nextEndOf, pinnedOf } from "../../../domain/attention/summary.ts";
import type { AbsenceKind } from "../../../domain/body/absences.ts";
import { addDays, daysBetween, defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { Language } from "../../../domain/language.ts";
import { dueOf } from "../../../domain/memberships/payments.ts";
import { daysLeft, type Pause } from "../../../domain/memberships/subscriptions.ts";
import type { Database } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import {
  absences,
  accountSettings,
  accounts,
  notes,
  plans,
  subscriptions,
  traineePerformance,
  traineeProfiles,
  traineeSteps,
} from "../../db/schema.ts";
import { lighterDaysOf } from "../activity/lighter-days.ts";
import { noteColumns, toTrainerNote } from "../activity/notes.ts";
import { anySchedule, goalsOf, recordColumns } from "../activity/performance.ts";
import { newestWeightsOf, previousWeightOf, trendOf } from "../body/weight.ts";
import { balanceOf, chargesOf } from "../memberships/payments.ts";
import { standingSubscription } from "../people/profile.ts";
import type { WithPhotoKey } from "../people/trainees.ts";
import { type SealedFast, shownFastOf, shownFastStatement } from "../ramadan/shown-fasts.ts";
import type { TraineeScope } from "../scope.ts";
import { nextCheckInOf, queueStatementsOf, usualThresholds } from "./attention-facts.ts";
import { queueOf } from "./attention-lines.ts";
import { newestHealthNote } from "./health-note.ts";
import { lastTrainingOf, trainingOf } from "./last-training.ts";
import { shownLine } from "./put-away.ts";

const [t, day] = [traineeProfiles, traineePerformance];
const [span] = adherenceSpans;

/** Weights of a glance, the newest ones. */
const shownWeights = 20;

/** A glance before its photo is signed and the sealed answer is opened. */
export type SealedGlance = Omit<WithPhotoKey<TraineeGlance>, "fast"> & { fast: SealedFast | null };

/** All facts beside a conversation, in one batch at a cost independent of the history. */
export async function getGlance(scope: TraineeScope): Promise<SealedGlance> {
  const glance = glanceOf(scope, await scope.db.batch(glanceStatements(scope)));
  if (!glance) throw new MiranError("not_found");
  return glance;
}

/** Reads the rows of `glanceOf`. */
export function glanceStatements(scope: TraineeScope) {
  const { db, traineeId, now } = scope;
  // The days of all time zones: the profile, read in the same batch, decides which is today.
  const utc = localDateAt(now, "UTC");
  const days = { first: addDays(adherenceSince(utc, span), -1), last: addDays(utc, 1) };
  return [
    personOf(db, traineeId),
    newestWeightsOf(scope, { limit: shownWeights }),
    previousWeightOf(scope),
    balanceOf(db, traineeId),
    chargesOf(db, traineeId),
    absencesAround(db, traineeId, days),
    countedBetween(db, traineeId, days),
    stepsBetween(db, traineeId, days),
    lastTrainingOf(db, traineeId),
    lastNoteOf(db, traineeId),
    newestHealthNote(db, traineeId),
    anySchedule(db, { traineeId }),
    ...queueStatementsOf(db, traineeId, localDateAt(now, defaultTimeZone)),
    usualThresholds(db, {}),
    shownFastStatement(db, { traineeId, today: utc }),
  ] as const;
}

type GlanceRows = BatchResponse<ReturnType<typeof glanceStatements>>;

/** The glance of those rows; undefined if the trainee does not exist. */
export function glanceOf(
  { traineeId, now }: TraineeScope,
  rows: GlanceRows,
): SealedGlance | undefined {
  const [[person], newest, previous, [balance], charges, away, counted, walked, sets, ...rest] =
    rows;
  const [[note], [health], schedules, people, sums, [thresholds], fasts] = rest;
  if (!person) return undefined;
  const {
    plan,
    englishPlan,
    bought,
    englishBought,
    endsOn,
    pauses,
    target,
    lighterDays,
    ...known
  } = person;
  const { timeZone, createdAt, ...shown } = known;
  const today = localDateAt(now, timeZone);
  const { current, difference, days: trend } = trendOf([...newest, ...previous]);
  const steps = walked.find(({ date }) => date === today);
  const week = performanceWeek(today, counted, goalsOf(person, schedules));
  const { exercises, meals, progress } = performanceOfDay(today, week);
  const absence = away.find(({ startsOn, endsOn }) => startsOn <= today && endsOn >= today);
  const {
    facts: [facts],
    queue: [next],
  } = queueOf(
    { people, days: sums, thresholds: thresholds?.value },
    { today: localDateAt(now, defaultTimeZone), now },
  );
  const nextEnd = nextEndOf({
    subscriptionEnd: endsOn,
    plannedThrough: facts?.plannedThrough ?? null,
  });
  const due = dueOf(balance ?? { charged: 0, paid: 0 }, charges, today);
  return {
    id: traineeId,
    ...shown,
    language: person.language ?? "ar",
    today,
    nextCheckIn: nextCheckInOf(people[0], now),
    absence: absence ? { kind: absence.kind, endsOn: absence.endsOn } : null,
    lighterUntil: lighterDays.find((period) => period.endsOn >= today)?.endsOn ?? null,
    membership: {
      ...(bought
        ? { name: bought, englishName: englishBought }
        : { name: plan, englishName: englishPlan }),
      endsOn,
      daysLeft: endsOn === null ? null : daysLeft(endsOn, today),
      pausedUntil: pauses?.find(({ from, until }) => from <= today && today < until)?.until ?? null,
    },
    due: due.agorot,
    dueSince: due.since,
    weight: { current, difference, target, latest: trend.map(({ weight }) => weight) },
    nextEnd: nextEnd && { ...nextEnd, days: daysBetween(today, nextEnd.on) },
    pinned: pinnedOf(absence ?? null, standingNote(health, now), facts?.notes ?? []),
    fast: shownFastOf(fasts, today),
    next: next ? shownLine(next, known) : null,
    adherence: adherence(counted, today, span).percent,
    day: {
      exercises,
      meals,
      progress,
      steps: steps ? { done: steps.steps, goal: steps.target } : null,
    },
    training: trainingOf(sets, counted),
    note: note ? toTrainerNote(traineeId, note) : null,
  };
}

// Inside a batch joined columns are matched by name, so each has its own.
const personOf = (db: Database, traineeId: string) =>
  db
    .select({
      name: sql<string>`${t.name}`.as("glance_name"),
      gender: sql<TraineeGlance["gender"]>`${t.gender}`.as("glance_gender"),
      phone: sql<string | null>`${t.phone}`.as("glance_phone"),
      language: sql<Language | null>`(select language from ${accountSettings}
        where account_id = ${t.id})`.as("glance_language"),
      photoKey: sql<string | null>`${t.photoKey}`.as("glance_photo"),
      status: sql<TraineeGlance["status"]>`${t.status}`.as("glance_status"),
      goals: decoded(sql<TraineeGlance["goals"]>`${t.goal}`, t.goal).as("glance_goals"),
      target: sql<number | null>`${t.targetWeight}`.as("glance_target"),
      timeZone: sql<string>`${t.timeZone}`.as("glance_time_zone"),
      targetSteps: sql<number>`${t.targetSteps}`.as("glance_target_steps"),
      lighterDays: lighterDaysOf(sql`${traineeId}`),
      createdAt: sql<number>`${t.createdAt}`.as("glance_created"),
      endsOn: sql<string | null>`${t.subscriptionEnd}`.as("glance_end"),
      deletesAt: sql<number | null>`${accounts.deletesAt}`.as("glance_deletes_at"),
      entered: decoded(sql<boolean>`${accounts.passwordHash} is not null`, Boolean).as(
        "glance_entered",
      ),
      plan: sql<string>`${plans.name}`.as("glance_plan"),
      englishPlan: sql<string | null>`${plans.englishName}`.as("glance_plan_english"),
      bought: sql<string | null>`${subscriptions.planName}`.as("glance_bought"),
      englishBought: sql<string | null>`${subscriptions.englishPlanName}`.as(
        "glance_bought_english",
      ),
      pauses: decoded(sql<Pause[] | null>`${subscriptions.pauses}`, subscriptions.pauses).as(
        "glance_pauses",
      ),
    })
    .from(t)
    .crossJoin(accounts)
    .crossJoin(plans)
    .leftJoin(subscriptions, eq(subscriptions.id, standingSubscription))
    .where(and(eq(t.id, traineeId), eq(accounts.id, traineeId), eq(plans.id, t.subscriptionPlan)));

interface Days {
  first: string;
  last: string;
}

const absencesAround = (db: Database, traineeId: string, { first, last }: Days) =>
  db
    .select({
      kind: sql<AbsenceKind>`${absences.kind}`.as("away_kind"),
      startsOn: absences.startsOn,
      endsOn: absences.endsOn,
    })
    .from(absences)
    .where(
      and(
        eq(absences.traineeId, traineeId),
        eq(absences.status, "granted"),
        sql`${absences.endsOn} >= ${first} and ${absences.startsOn} <= ${last}`,
      ),
    )
    .orderBy(desc(absences.endsOn))
    .limit(20);

const countedBetween = (db: Database, traineeId: string, { first, last }: Days) =>
  db
    .select(recordColumns)
    .from(day)
    .where(and(eq(day.traineeId, traineeId), between(day.date, first, last)));

const stepsBetween = (db: Database, traineeId: string, { first, last }: Days) =>
  db
    .select({
      date: traineeSteps.date,
      steps: traineeSteps.steps,
      target: traineeSteps.targetSteps,
    })
    .from(traineeSteps)
    .where(and(eq(traineeSteps.traineeId, traineeId), between(traineeSteps.date, first, last)));

const lastNoteOf = (db: Database, traineeId: string) =>
  db
    .select(noteColumns)
    .from(notes)
    .where(eq(notes.traineeId, traineeId))
    .orderBy(desc(notes.createdAt))
    .limit(1);

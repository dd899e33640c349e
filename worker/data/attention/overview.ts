import { sql } from "drizzle-orm";
import { type AttentionReason, attentionReasons } from "../../../domain/attention/attention.ts";
import { begunBetween, newSubscriptionDays } from "../../../domain/attention/list-filters.ts";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Overview, OverviewQuery } from "../../../domain/contract/attention/overview.ts";
import { monthAfter, monthOf } from "../../../domain/memberships/payments.ts";
import { isNearRamadan } from "../../../domain/prayers/ramadan-window.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import type { Database } from "../../db/client.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import {
  exercises,
  ledgerMonths,
  meals,
  plans,
  subscriptions,
  traineeCounts,
  traineeProfiles,
} from "../../db/schema.ts";
import { ramadanFacts } from "../prayers/ramadan-settings.ts";
import { type SealedFasts, shownFastStatements, shownFastsOf } from "../ramadan/shown-fasts.ts";
import type { TrainerScope } from "../scope.ts";
import type { QueueDays } from "./attention-days.ts";
import { queueStatements, usualThresholds } from "./attention-facts.ts";
import { queueOf } from "./attention-lines.ts";
import { beginningFacts, beginningOf } from "./beginning.ts";
import { namesOf, putAwayOf, refuseOtherDay, shownLine } from "./put-away.ts";
import { eveningsOf } from "./ramadan-evenings.ts";
import { hasBegun } from "./trainee-matches.ts";
import { weekOf } from "./week-ahead.ts";

/** Maximum lines of a reason: among the others, and alone. */
const maxLines = { among: 10, alone: 500 };
const maxMonths = 12;

const counted = prepared((db) =>
  db
    .select({ plan: traineeCounts.plan, status: traineeCounts.status, total: traineeCounts.total })
    .from(traineeCounts),
);
const planNames = prepared((db) =>
  db
    .select({ id: plans.id, name: plans.name, englishName: plans.englishName })
    .from(plans)
    .orderBy(plans.position, plans.id),
);
const months = preparedList((db) =>
  db
    .select({
      month: ledgerMonths.month,
      expected: ledgerMonths.expected,
      received: ledgerMonths.received,
      began: ledgerMonths.began,
    })
    .from(ledgerMonths),
);
const newSubscriptions = prepared((db) =>
  db
    .select({ date: subscriptions.startsOn, total: sql<number>`count(*)`.as("total") })
    .from(subscriptions)
    .where(
      sql`${subscriptions.startsOn} between ${sql.placeholder("first")} and ${sql.placeholder("today")}`,
    )
    .groupBy(subscriptions.startsOn),
);
const newSubscribers = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)`.as("total") })
    .from(traineeProfiles)
    .where(hasBegun()),
);
const mealCategories = prepared((db) =>
  db
    .select({ category: meals.category, total: sql<number>`count(*)`.as("total") })
    .from(meals)
    .where(sql`${meals.status} = 'active' and ${meals.deletedAt} is null`)
    .groupBy(meals.category),
);
const exerciseCategories = prepared((db) =>
  db
    .select({ category: exercises.category, total: sql<number>`count(*)`.as("total") })
    .from(exercises)
    .where(sql`${exercises.status} = 'active' and ${exercises.deletedAt} is null`)
    .groupBy(exercises.category),
);

const t = traineeProfiles;
const isLosing = sql`${t.initialWeight} > ${t.targetWeight} and ${t.currentWeight} is not null`;
const bodies = prepared((db) =>
  db
    .select({
      weight: sql<number | null>`avg(${t.currentWeight})`.as("average_weight"),
      weighed: sql<number>`count(${t.currentWeight})`.as("weighed"),
      progress: sql<number | null>`avg(case when ${isLosing} then
        100.0 * (${t.initialWeight} - ${t.currentWeight})
          / (${t.initialWeight} - ${t.targetWeight}) end)`.as("progress"),
      losing: sql<number>`coalesce(sum(${isLosing}), 0)`.as("losing"),
    })
    .from(t)
    .where(sql`${t.status} = 'active'`),
);
const statements = (
  db: Database,
  today: LocalDate,
  [begunFrom, begunUntil] = begunBetween(today),
) =>
  [
    ...queueStatements(db, today),
    usualThresholds(db, {}),
    counted(db, {}),
    planNames(db, {}),
    months(db, {}),
    newSubscriptions(db, { today, first: begunFrom }),
    newSubscribers(db, { begunFrom, begunUntil }),
    mealCategories(db, {}),
    exerciseCategories(db, {}),
    bodies(db, {}),
    beginningFacts(db, {}),
    ramadanFacts(db, { asked: isNearRamadan(today) ? 1 : 0 }),
    ...shownFastStatements(db, today),
  ] as const;

/** The overview before sealed answers are opened. */
type SealedOverview = Omit<Overview, "fasts"> & { fasts: SealedFasts | null };

/**
 * All of the first screen in one batch. The cost grows with trainees, not with their logs: it reads five weeks
 * of days, and stored sums of months.
 */
export async function getOverview(
  { db, now }: TrainerScope,
  { date: today, reason }: OverviewQuery,
): Promise<SealedOverview> {
  refuseOtherDay({ today, now });
  const [
    people,
    days,
    [stored],
    counts,
    planRows,
    monthRows,
    news,
    [subscribers],
    mealRows,
    exerciseRows,
    [body],
    [beginning],
    [ramadan],
    following,
    withDoctor,
  ] = await db.batch(statements(db, today));
  const { facts, queue } = queueOf({ people, days, thresholds: stored?.value }, { today, now });
  const present = new Set(people.map(({ traineeId }) => traineeId));
  const nameOf = namesOf(people);
  const most = reason === undefined ? maxLines.among : maxLines.alone;
  const shown = attentionReasons
    .filter((each) => reason === undefined || each === reason)
    .flatMap((each) => queue.filter((line) => line.reason === each).slice(0, most));
  return {
    beginning: beginningOf(beginning, now),
    ramadan: eveningsOf(ramadan, today),
    fasts: shownFastsOf(following, withDoctor, now),
    queue: {
      lines: shown.map((line) => shownLine(line, nameOf(line.traineeId))),
      counts: countsOf(queue),
      putAway: putAwayOf(facts, { today, now }).length,
    },
    week: weekOf(facts, nameOf),
    statuses: Object.fromEntries(
      accountStatuses.map((status) => [status, totalOf(counts, (row) => row.status === status)]),
    ) as Overview["statuses"],
    plans: planRows.map((plan) => ({
      ...plan,
      trainees: totalOf(counts, (row) => row.plan === plan.id),
    })),
    revenue: revenueOf(monthRows, today),
    newSubscriptions: Array.from({ length: newSubscriptionDays }, (_, place) =>
      totalOf(news, ({ date }) => date === addDays(today, place + 1 - newSubscriptionDays)),
    ),
    newSubscribers: subscribers?.total ?? 0,
    meals: Object.fromEntries(mealRows.map(({ category, total }) => [category, total])),
    exercises: Object.fromEntries(exerciseRows.map(({ category, total }) => [category, total])),
    lately: latelyOf(days.filter(({ traineeId }) => present.has(traineeId))),
    body: {
      weight: body?.weight ?? null,
      weighed: body?.weighed ?? 0,
      progress: body?.progress ?? null,
      losing: body?.losing ?? 0,
    },
  };
}

const totalOf = <Row extends { total: number }>(
  rows: readonly Row[],
  which: (row: Row) => boolean,
) => rows.reduce((sum, row) => (which(row) ? sum + row.total : sum), 0);

const countsOf = (queue: readonly { reason: AttentionReason }[]) =>
  Object.fromEntries(
    attentionReasons.map((reason) => [
      reason,
      queue.filter((line) => line.reason === reason).length,
    ]),
  ) as Overview["queue"]["counts"];

/** The last months up to this one, empty ones included, and the total of all. */
function revenueOf(
  rows: readonly Overview["revenue"]["months"][number][],
  today: LocalDate,
): Overview["revenue"] {
  const known = new Map(rows.map((row) => [row.month, row]));
  const nothing = { expected: 0, received: 0, began: 0 };
  return {
    expected: rows.reduce((sum, { expected }) => sum + expected, 0),
    received: rows.reduce((sum, { received }) => sum + received, 0),
    months: Array.from({ length: maxMonths }, (_, place) => {
      const month = monthAfter(monthOf(today), place + 1 - maxMonths);
      return known.get(month) ?? { month, ...nothing };
    }),
  };
}

function latelyOf(days: readonly QueueDays[]): Overview["lately"] {
  const sum = (value: (row: QueueDays) => number) =>
    days.reduce((total, row) => total + value(row), 0);
  return {
    exercises: { assigned: sum((row) => row.exercises), done: sum((row) => row.exercisesDone) },
    meals: { assigned: sum((row) => row.meals), done: sum((row) => row.mealsDone) },
    steps: {
      total: sum((row) => row.steps),
      days: sum((row) => row.walked),
      reached: sum((row) => row.reached),
    },
  };
}

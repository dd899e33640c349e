import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { weekDates } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { ReadWeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { newId } from "../../../domain/id.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  appliedSchedules,
  traineePerformance,
  traineeProfiles,
  weeklySchedules,
} from "../../db/schema.ts";
import { type PlanRefusal, planRefusal } from "../schedules/item-proofs.ts";
import { countDays } from "../schedules/performance-days.ts";
import type { TrainerScope } from "../scope.ts";
import { changeWeekItems } from "./week-items.ts";
import { dayIsFull, untouchableInWeek } from "./week-proofs.ts";
import { openWeekAndPrevious, type WeekKey, weekOf, weekQueries } from "./weeks.ts";

export type WeekOutcome =
  | { kind: "written"; week: PlannedWeek }
  | { kind: "refused"; reason: PlanRefusal };

/** Creates the week if missing: of two requests at once, both return the first one's. */
export function createWeek(scope: TrainerScope, week: WeekKey): Promise<WeekOutcome> {
  return write(scope, week, [newWeek(scope, week)]);
}

/** All of a change or nothing, in one batch. */
export function changeWeek(
  scope: TrainerScope,
  week: WeekKey,
  { exercises, meals }: ReadWeekChange,
): Promise<WeekOutcome> {
  const { db } = scope;
  const statements: BatchItem<"sqlite">[] = untouchableInWeek(db, week, { exercises, meals });
  const additions = [exercises, meals].flatMap((kind) =>
    kind ? [...kind.add, ...kind.copy, ...kind.restore] : [],
  );
  if (additions.length > 0) statements.push(newWeek(scope, week));
  if (exercises) statements.push(...changeWeekItems(scope, week, "exercises", exercises));
  if (meals) statements.push(...changeWeekItems(scope, week, "meals", meals));
  const kinds = scheduleKinds.filter((kind) => ({ exercises, meals })[kind]);
  statements.push(
    dayIsFull(db, week),
    touchWeek(scope, week),
    markEdited(scope, week, kinds),
    countMovedDays(scope, week),
  );
  return write(scope, week, statements);
}

async function write(
  scope: TrainerScope,
  week: WeekKey,
  statements: BatchItem<"sqlite">[],
): Promise<WeekOutcome> {
  const { db, now } = scope;
  await openWeekAndPrevious(scope, week);
  try {
    const { read } = await batchOf(db, { statements, read: weekQueries(db, week) });
    const written = weekOf(read, week, now);
    return written ? { kind: "written", week: written } : { kind: "refused", reason: "not_found" };
  } catch (error) {
    const reason = planRefusal(error);
    if (reason) return { kind: "refused", reason };
    throw error;
  }
}

function newWeek({ db, now }: TrainerScope, { traineeId, weekStart }: WeekKey) {
  return insertSelect(
    db,
    weeklySchedules,
    {
      id: newId(now),
      traineeId: traineeProfiles.id,
      weekStartDate: weekStart,
      createdAt: now,
      updatedAt: now,
    },
    sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${traineeId}`,
  ).onConflictDoNothing();
}

function touchWeek({ db, now }: TrainerScope, { traineeId, weekStart }: WeekKey) {
  return db
    .update(weeklySchedules)
    .set({ updatedAt: now, writtenBy: null })
    .where(
      and(eq(weeklySchedules.traineeId, traineeId), eq(weeklySchedules.weekStartDate, weekStart)),
    );
}

/** Marks the week as edited if it fills later ones, which have its earlier state. */
function markEdited(
  { db, now }: TrainerScope,
  { traineeId, weekStart }: WeekKey,
  kinds: readonly ScheduleKind[],
) {
  const week = sql`(select id from ${weeklySchedules}
    where ${weeklySchedules.traineeId} = ${traineeId}
      and ${weeklySchedules.weekStartDate} = ${weekStart})`;
  return db
    .update(appliedSchedules)
    .set({ editedAt: now })
    .where(
      and(
        eq(appliedSchedules.traineeId, traineeId),
        inArray(appliedSchedules.kind, kinds),
        isNull(appliedSchedules.stoppedAt),
        eq(appliedSchedules.scheduleId, week),
      ),
    );
}

// Done items stay, so a day has changed if its assigned items differ from the stored count.
function countMovedDays({ db, now }: TrainerScope, { traineeId, weekStart }: WeekKey) {
  const dates = JSON.stringify(weekDates(weekStart));
  return countDays(
    db,
    sql`select ${traineeId} as trainee_id, week.value as date from json_each(${dates}) week
      where ${isMoved("schedule_exercises", "assigned_exercises", traineeId)}
        or ${isMoved("schedule_meals", "assigned_meals", traineeId)}`,
    now,
  );
}

function isMoved(table: string, counted: string, traineeId: string): SQL {
  return sql`(
    select count(*) from ${sql.raw(table)} item
    where item.trainee_id = ${traineeId} and item.date = week.value
  ) <> coalesce((
    select ${sql.raw(counted)} from ${traineePerformance} known
    where known.trainee_id = ${traineeId} and known.date = week.value
  ), 0)`;
}

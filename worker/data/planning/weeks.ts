import { and, asc, between, eq, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { standingNote } from "../../../domain/attention/health-note.ts";
import {
  addDays,
  type LocalDate,
  localDateAt,
  weekDates,
  weekStart,
} from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { limitedTargets } from "../../../domain/ramadan/limited-deficits.ts";
import type { Database } from "../../db/client.ts";
import {
  appliedSchedules,
  scheduleExercises,
  scheduleMeals,
  traineeProfiles,
  weeklySchedules,
} from "../../db/schema.ts";
import { setsBetween } from "../activity/exercise-week.ts";
import { lastTimesBefore, lastTimesOf } from "../activity/last-times.ts";
import { lighterDaysOf } from "../activity/lighter-days.ts";
import { setsOf } from "../activity/set-numbers.ts";
import { newestHealthNote } from "../attention/health-note.ts";
import { targetsOfWeek } from "../body/nutrition-targets.ts";
import { openWeeks } from "../schedules/open-weeks.ts";
import { apartFromMovements, movementOfItem } from "../schedules/planned-movements.ts";
import { scheduledExerciseColumns, scheduledMealColumns } from "../schedules/scheduled-columns.ts";
import type { TrainerScope } from "../scope.ts";
import { followingOf, marksBetween, templatesOfWeek } from "./followed-weeks.ts";

/** A trainee's week by a request's ids: only the trainer's queries accept it. */
export interface WeekKey {
  traineeId: string;
  weekStart: LocalDate;
}

/** The trainer's view of one week, in one batch; undefined if the trainee does not exist. */
export async function getWeek(
  scope: TrainerScope,
  week: WeekKey,
): Promise<PlannedWeek | undefined> {
  const { db, now } = scope;
  await openWeekAndPrevious(scope, week);
  return weekOf(await db.batch(weekQueries(db, week)), week, now);
}

/** The week, and the number of items of the previous one. */
export const openWeekAndPrevious = (scope: TrainerScope, { traineeId, weekStart }: WeekKey) =>
  openWeeks(scope, { traineeId, first: addDays(weekStart, -7), last: weekStart });

/** The reads of `weekOf`, for the end of a batch that changes the week. */
export function weekQueries(db: Database, { traineeId, weekStart: first }: WeekKey) {
  const last = addDays(first, 6);
  const [e, m, s, a] = [scheduleExercises, scheduleMeals, weeklySchedules, appliedSchedules];
  const before = [addDays(first, -7), addDays(first, -1)] as const;
  return [
    db
      .select({
        name: traineeProfiles.name,
        gender: traineeProfiles.gender,
        timeZone: traineeProfiles.timeZone,
        age: traineeProfiles.age,
        height: traineeProfiles.height,
        weight: traineeProfiles.currentWeight,
        lighterDays: lighterDaysOf(sql`${traineeId}`),
      })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, traineeId)),
    db
      .select({
        id: s.id,
        weekStart: s.weekStartDate,
        updatedAt: s.updatedAt,
        exercisesAppliedFrom: s.exercisesAppliedFrom,
        mealsAppliedFrom: s.mealsAppliedFrom,
        exercisesTemplateId: s.exercisesTemplateId,
        mealsTemplateId: s.mealsTemplateId,
      })
      .from(s)
      .where(and(eq(s.traineeId, traineeId), between(s.weekStartDate, before[0], first))),
    db
      .select({ ...scheduledExerciseColumns, movement: movementOfItem(e) })
      .from(e)
      .where(and(eq(e.traineeId, traineeId), between(e.date, first, last)))
      .orderBy(asc(e.date), asc(e.position), asc(e.id)),
    db
      .select(scheduledMealColumns)
      .from(m)
      .where(and(eq(m.traineeId, traineeId), between(m.date, first, last)))
      .orderBy(asc(m.date), asc(m.position), asc(m.id)),
    db
      .select({
        exercises: countOf(e, traineeId, before).as("exercises"),
        meals: countOf(m, traineeId, before).as("meals"),
      })
      .from(sql`(select 1)`),
    db
      .select({
        kind: a.kind,
        weekStart: sql<string>`(
          select week_start_date from ${s} source where source.id = ${a.scheduleId}
        )`.as("source_week"),
        appliedAt: a.appliedAt,
        stoppedAt: a.stoppedAt,
        filledThrough: a.filledThrough,
        editedAt: a.editedAt,
      })
      .from(a)
      .where(eq(a.traineeId, traineeId)),
    setsBetween(db, { traineeId, first, last }),
    lastTimesBefore(db, { traineeId, first, last }),
    targetsOfWeek(db, { traineeId, last }),
    templatesOfWeek(db, traineeId),
    marksBetween(db, { traineeId, first, last }),
    newestHealthNote(db, traineeId),
  ] as const;
}

const countOf = (
  table: typeof scheduleExercises | typeof scheduleMeals,
  traineeId: string,
  [first, last]: readonly [LocalDate, LocalDate],
) => sql<number>`(
  select count(*) from ${table} item
  where item.trainee_id = ${traineeId} and item.date between ${first} and ${last}
)`;

type WeekRows = BatchResponse<ReturnType<typeof weekQueries>>;

export function weekOf(rows: WeekRows, week: WeekKey, now: number): PlannedWeek | undefined {
  const [
    [profile],
    schedules,
    exercises,
    meals,
    [previous],
    applied,
    performed,
    lastTimes,
    targets,
    templates,
    marks,
    [health],
  ] = rows;
  if (!profile) return undefined;
  const { items, movements } = apartFromMovements(exercises);
  const schedule = schedules.find((each) => each.weekStart === week.weekStart);
  const today = localDateAt(now, profile.timeZone);
  return {
    traineeId: week.traineeId,
    traineeName: profile.name,
    traineeGender: profile.gender,
    today,
    weekStart: week.weekStart,
    editable: week.weekStart >= weekStart(today),
    scheduleId: schedule?.id ?? null,
    updatedAt: schedule?.updatedAt ?? null,
    exercisesAppliedFrom: schedule?.exercisesAppliedFrom ?? null,
    mealsAppliedFrom: schedule?.mealsAppliedFrom ?? null,
    exercises: items,
    meals,
    performed: performed.map(({ itemId, exerciseId, date, numbers }) => ({
      itemId,
      exerciseId,
      date,
      sets: setsOf(numbers),
    })),
    lastTimes: lastTimesOf(lastTimes),
    movements,
    targets: limitedTargets(targets, weekDates(week.weekStart), {
      lighterDays: profile.lighterDays,
      body: profile,
    }),
    lighterDays: profile.lighterDays,
    following: followingOf(templates, week.weekStart, schedule),
    fromTemplate: marks,
    healthNote: standingNote(health, now),
    previous: schedules.some((each) => each !== schedule) ? (previous ?? null) : null,
    applied,
  };
}

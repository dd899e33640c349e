import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type {
  ExerciseAlternatives,
  NewExerciseSubstitute,
  StoredExerciseSubstitute,
} from "../../../domain/contract/activity/exercise-substitutes.ts";
import { alternativesOf } from "../../../domain/libraries/movement/alternatives.ts";
import { amountsOf, readPackedDay } from "../../../domain/schedules/packed-days.ts";
import { batchOf } from "../../db/batch.ts";
import { exercises, scheduleExercises } from "../../db/schema.ts";
import { type OwnDay, timeZoneIsStill } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { packedDays, packedDaysOf } from "./exercise-bests.ts";
import { lastPastDay, pastDays, pastDaysOf } from "./past-days.ts";

const item = scheduleExercises;

/** The exercise that is performed for an item in SQL: the substitute, or the assigned one. */
export const performedExerciseOf = (row: string) =>
  sql.raw(`coalesce(${row}.substitute ->> '$.exerciseId', ${row}.exercise_id)`);

const own = ({ traineeId }: TraineeScope, itemId: string) =>
  and(eq(item.id, itemId), eq(item.traineeId, traineeId));

/** Exercises that can stand for a planned one, with their last weights; undefined if there is no such item. */
export async function getAlternatives(
  scope: TraineeScope,
  itemId: string,
): Promise<ExerciseAlternatives | undefined> {
  const { db, traineeId } = scope;
  const [[planned], library] = await db.batch([
    db
      .select({ exerciseId: item.exerciseId, type: item.type, movement: exercises.movement })
      .from(item)
      .leftJoin(exercises, eq(exercises.id, item.exerciseId))
      .where(own(scope, itemId)),
    db
      .select({
        id: exercises.id,
        name: exercises.name,
        englishName: exercises.englishName,
        category: exercises.category,
        type: exercises.type,
        movement: exercises.movement,
      })
      .from(exercises)
      .where(
        and(
          eq(exercises.status, "active"),
          isNull(exercises.deletedAt),
          sql`${exercises.movement} is not null`,
        ),
      ),
  ]);
  if (!planned) return undefined;
  const found = alternativesOf(planned, library);
  if (found.length === 0) return { alternatives: [] };
  const ids = JSON.stringify(found.map(({ id }) => id));
  const latest = (column: "date" | "best_weight") => sql`(
    select ${sql.raw(column)} from exercise_days day
    where day.trainee_id = ${traineeId} and day.exercise_id = alike.value
    order by day.date desc limit 1)`;
  const ofExercise = { traineeId: sql`${traineeId}`, exercise: sql.raw("alike.value") };
  const [last] = await db.batch([
    db
      .select({
        exerciseId: sql<string>`alike.value`.as("exercise_id"),
        date: sql<string | null>`${latest("date")}`.as("last_on"),
        weight: sql<number | null>`${latest("best_weight")}`.as("last_weight"),
        packedDay: sql<string | null>`packed.days -> '$[#-1]'`.as("packed_day"),
        pastDay: lastPastDay().as("past_day"),
      })
      .from(sql`json_each(${ids}) alike`)
      .leftJoin(packedDays, packedDaysOf(ofExercise.traineeId, ofExercise.exercise))
      .leftJoin(pastDays, pastDaysOf(ofExercise)),
  ]);
  const lastOf = (exerciseId: string) => {
    const row = last.find((each) => each.exerciseId === exerciseId);
    const own = { lastOn: row?.date ?? null, lastWeight: row?.weight ?? null };
    // Of equal days the own one counts, then the packed one.
    return [row?.packedDay, row?.pastDay].reduce((latest, text) => {
      const day = text ? readPackedDay(JSON.parse(text)) : undefined;
      return day && day.date > (latest.lastOn ?? "")
        ? { lastOn: day.date, lastWeight: amountsOf(day)?.bestWeight ?? null }
        : latest;
    }, own);
  };
  return {
    alternatives: found.map(({ id, name, englishName, category, movement }) => ({
      exerciseId: id,
      name,
      englishName,
      category,
      movement,
      ...lastOf(id),
    })),
  };
}

/**
 * Sets or removes what is done instead of an item of a begun day, as a copy of the library's row. Only while the
 * item is pending and has no sets, so that no log changes its exercise.
 */
export async function setSubstitute(
  scope: TraineeScope,
  { itemId, exerciseId }: NewExerciseSubstitute,
  day: OwnDay,
): Promise<{ stored: StoredExerciseSubstitute | undefined; timeZone: string | undefined }> {
  const { db, now } = scope;
  const copy =
    exerciseId === null
      ? sql`null`
      : sql`(select json_object('exerciseId', other.id, 'name', other.name,
          'englishName', other.english_name, 'category', other.category, 'movement', other.movement)
          from exercises other where other.id = ${exerciseId})`;
  // Also one that left the library since it was offered: else its sets, sent after it, would count as the planned one's.
  const isKnown =
    exerciseId === null
      ? undefined
      : sql`exists (select 1 from exercises other where other.id = ${exerciseId}
          and other.type = schedule_exercises.type)`;
  const { items, profiles } = await batchOf(db, {
    updated: db
      .update(item)
      .set({ substitute: copy, updatedAt: now, writtenBy: null })
      .where(
        and(
          own(scope, itemId),
          lte(item.date, day.today),
          timeZoneIsStill(scope, day),
          eq(item.status, "pending"),
          sql`not exists (select 1 from performed_sets done where done.schedule_exercise_id = ${itemId})`,
          isKnown,
          sql`substitute ->> '$.exerciseId' is not ${exerciseId}`,
        ),
      ),
    items: db
      .select({ itemId: item.id, date: item.date, substitute: item.substitute })
      .from(item)
      .where(own(scope, itemId)),
    profiles: profileOf(scope),
  });
  return { stored: items[0], timeZone: profiles[0]?.timeZone };
}

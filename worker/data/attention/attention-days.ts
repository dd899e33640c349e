import { type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { preparedList } from "../../db/prepared.ts";
import { traineePerformance } from "../../db/schema.ts";

const d = traineePerformance;
const today = sql.placeholder("today");

const [lately, first] = [sql.placeholder("lately"), sql.placeholder("first")];
const sumLately = (value: SQL, name: string) =>
  sql<number>`sum(case when ${d.date} >= ${lately} and ${d.date} < ${today}
    then ${value} else 0 end)`.as(`lately_${name}`);
const sumBefore = (value: SQL, name: string) =>
  sql<number>`sum(case when ${d.date} < ${lately} then ${value} else 0 end)`.as(`before_${name}`);
const lastDay = (those: SQL, name: string) =>
  sql<LocalDate | null>`max(case when ${those} then ${d.date} end)`.as(name);

// Own meals do not make up for missed planned ones.
const exercisesDone = sql`min(${d.completedExercises}, ${d.assignedExercises})`;
const mealsDone = sql`min(${d.completedMeals}, ${d.assignedMeals})`;

const stepsReached = sql`${d.steps} >= ${d.targetSteps}`;

const daysWhere = (which: SQL) =>
  preparedList((db) =>
    db
      .select({
        traineeId: d.traineeId,
        exercises: sumLately(sql`${d.assignedExercises}`, "exercises"),
        exercisesDone: sumLately(exercisesDone, "exercises_done"),
        meals: sumLately(sql`${d.assignedMeals}`, "meals"),
        mealsDone: sumLately(mealsDone, "meals_done"),
        exercisesBefore: sumBefore(sql`${d.assignedExercises}`, "exercises"),
        exercisesDoneBefore: sumBefore(exercisesDone, "exercises_done"),
        mealsBefore: sumBefore(sql`${d.assignedMeals}`, "meals"),
        mealsDoneBefore: sumBefore(mealsDone, "meals_done"),
        steps: sumLately(sql`${d.steps}`, "steps"),
        /** Days with known steps. */
        walked: sumLately(sql`${d.steps} > 0`, "walked"),
        reached: sumLately(stepsReached, "reached"),
        walkedBefore: sumBefore(sql`${d.steps} > 0`, "walked"),
        reachedBefore: sumBefore(stepsReached, "reached"),
        lastDone: lastDay(
          sql`${d.completedExercises} + ${d.completedMeals} + ${d.steps} > 0`,
          "last_done",
        ),
        // Today is not over, so its items are not missed yet.
        lastAssigned: lastDay(
          sql`${d.date} < ${today} and ${d.assignedExercises} + ${d.assignedMeals} > 0`,
          "last_assigned",
        ),
      })
      .from(d)
      .where(which)
      .groupBy(d.traineeId),
  );
const inDays = sql`${d.date} between ${first} and ${sql.placeholder("last")}`;
/** Reads the sums of the compared days of everybody. Binds `today`, `lately`, `first` and `last`. */
export const days = daysWhere(inDays);
/** The same of one trainee. */
export const daysOfOne = daysWhere(
  sql`${d.traineeId} = ${sql.placeholder("traineeId")} and ${inDays}`,
);

export type QueueDays = Awaited<ReturnType<typeof days>>[number];

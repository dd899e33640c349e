import { eq, sql } from "drizzle-orm";
import {
  addDays,
  daysBetween,
  type LocalDate,
  localDateAt,
  weekStart,
} from "../../../domain/calendar.ts";
import { prepared } from "../../db/prepared.ts";
import { traineePerformance, type traineeProfiles, weeklySchedules } from "../../db/schema.ts";
import { ownDays } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";

const t = traineePerformance;

/** The columns of a stored day for the rules. */
export const recordColumns = {
  date: t.date,
  assignedExercises: t.assignedExercises,
  completedExercises: t.completedExercises,
  assignedMeals: t.assignedMeals,
  completedMeals: t.completedMeals,
  steps: t.steps,
  targetSteps: t.targetSteps,
};

const performanceBetween = prepared((db) =>
  db
    .select({ ...recordColumns, eatenCalories: t.eatenCalories })
    .from(t)
    .where(ownDays(t))
    .limit(sql.placeholder("limit")),
);

/** Reads the stored days of a day's week, and those since an earlier day. */
export function performanceOfWeek(
  { db, traineeId }: TraineeScope,
  date: LocalDate,
  since: LocalDate = date,
) {
  const sunday = weekStart(date);
  const [first, last] = [since < sunday ? since : sunday, addDays(sunday, 6)];
  return performanceBetween(db, { traineeId, first, last, limit: daysBetween(first, last) + 1 });
}

/** Finds one planned week of `traineeId`, if any. */
export const anySchedule = prepared((db) =>
  db
    .select({ one: sql<number>`1`.as("one") })
    .from(weeklySchedules)
    .where(eq(weeklySchedules.traineeId, sql.placeholder("traineeId")))
    .limit(1),
);

type Person = Pick<typeof traineeProfiles.$inferSelect, "createdAt" | "timeZone" | "targetSteps">;

/** The basis of a week's goals, for `performanceWeek`. */
export const goalsOf = (person: Person, schedules: readonly unknown[]) => ({
  scheduled: schedules.length > 0,
  targetSteps: person.targetSteps,
  joinedOn: localDateAt(person.createdAt, person.timeZone),
});

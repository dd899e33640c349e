import { eq, sql } from "drizzle-orm";
import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import { prepared } from "../../db/prepared.ts";
import { traineePerformance, weeklySchedules } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { ownDays } from "../trainees/own-day.ts";

const t = traineePerformance;

const performanceBetween = prepared((db) =>
  db
    .select({
      date: t.date,
      assignedExercises: t.assignedExercises,
      completedExercises: t.completedExercises,
      assignedMeals: t.assignedMeals,
      completedMeals: t.completedMeals,
      steps: t.steps,
      targetSteps: t.targetSteps,
    })
    .from(t)
    .where(ownDays(t))
    .limit(7),
);

/** The statement that reads the stored days of the week that a day lies in. */
export function performanceOfWeek({ db, traineeId }: TraineeScope, date: LocalDate) {
  const first = weekStart(date);
  return performanceBetween(db, { traineeId, first, last: addDays(first, 6) });
}

const anySchedule = prepared((db) =>
  db
    .select({ one: sql<number>`1`.as("one") })
    .from(weeklySchedules)
    .where(eq(weeklySchedules.traineeId, sql.placeholder("traineeId")))
    .limit(1),
);

/** The statement that finds one planned week, if there is any. */
export const anyScheduleOf = ({ db, traineeId }: TraineeScope) => anySchedule(db, { traineeId });

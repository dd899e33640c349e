import { and, asc, eq, sql } from "drizzle-orm";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import type { Database } from "../../db/client.ts";
import { exercises, performedSets } from "../../db/schema.ts";

const done = performedSets;

/** Maximum exercises, above those of any day. */
const maxExercises = 12;

/** The best set of each exercise on the newest day with sets: the heaviest, of those the longest. */
export const lastTrainingOf = (db: Database, traineeId: string) =>
  db
    .select({
      date: sql<string>`${done.date}`.as("training_date"),
      name: sql<string>`${done.exerciseName}`.as("training_name"),
      englishName: sql<string | null>`(select english_name from ${exercises}
        where id = ${done.exerciseId})`.as("training_english"),
      sets: sql<number>`count(*)`.as("training_sets"),
      // A failed attempt is the best set only without a successful one.
      best: sql<string>`max(printf('%d %06.2f %04d', ${done.reps} > 0, coalesce(${done.weight}, 0),
        ${done.reps}))`.as("training_best"),
      weight: sql<number | null>`max(iif(${done.reps} > 0, ${done.weight}, null))`.as(
        "training_weight",
      ),
      seconds: sql<number | null>`max(${done.seconds})`.as("training_seconds"),
      metres: sql<number | null>`max(${done.metres})`.as("training_metres"),
      // What the schedule had assigned, if the trainee did another exercise that day.
      assigned: sql<string | null>`max((select name from schedule_exercises
        where id = performed_sets.schedule_exercise_id and substitute is not null))`.as(
        "training_assigned",
      ),
      effort: sql<number | null>`(select effort from workout_feelings
        where trainee_id = ${traineeId} and date = performed_sets.date)`.as("training_effort"),
      words: sql<string | null>`(select text from notes where id = (select note_id
        from workout_feelings where trainee_id = ${traineeId} and date = performed_sets.date))`.as(
        "training_words",
      ),
    })
    .from(done)
    .where(
      and(
        eq(done.traineeId, traineeId),
        sql`${done.date} = (select date from performed_sets where trainee_id = ${traineeId}
          order by date desc limit 1)`,
      ),
    )
    // The plus disables the index of an exercise's days, which would be read in full.
    .groupBy(sql`+${done.exerciseId}`, done.exerciseName)
    .orderBy(asc(sql`min(${done.createdAt})`), asc(done.exerciseName))
    .limit(maxExercises);

type TrainedExercise = Awaited<ReturnType<typeof lastTrainingOf>>[number];

/**
 * The training of those rows; null without sets.
 * @param days counts of the last days, which include exercises that were done without a set
 */
export function trainingOf(
  rows: readonly TrainedExercise[],
  days: readonly { date: string; completedExercises: number }[],
): TraineeGlance["training"] {
  const [first] = rows;
  if (!first) return null;
  const { date, effort, words } = first;
  const completed = days.find((day) => day.date === date)?.completedExercises ?? 0;
  return {
    date,
    done: Math.max(rows.length, completed),
    effort,
    words,
    exercises: rows.map(
      ({ date: _date, effort: _effort, words: _words, best, assigned, ...exercise }) => ({
        ...exercise,
        reps: Number(best.split(" ")[2]),
        insteadOf: assigned === exercise.name ? null : assigned,
      }),
    ),
  };
}

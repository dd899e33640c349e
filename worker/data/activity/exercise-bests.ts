import { type SQL, sql } from "drizzle-orm";
import { type Bests, bestOfAll } from "../../../domain/schedules/exercise-days.ts";
import { pastBeside, pastBestsOf } from "./past-days.ts";

type BestColumn = "best_weight" | "best_one_rep" | "volume" | "best_seconds" | "best_metres";

interface Beside {
  traineeId: SQL;
  exercise: SQL;
  /** The excluded days: at most a week, because the index skips them one by one. */
  first: SQL;
  last?: SQL;
  /** For days of other apps: the row of a later first excluded day, `due_on`. */
  due?: SQL;
}

export const packedDays = sql`packed_exercise_days packed`;

/** Joins the packed days of an exercise. */
export const packedDaysOf = (traineeId: SQL, exercise: SQL) =>
  sql`packed.trainee_id = ${traineeId} and packed.exercise_id = ${exercise}`;

/**
 * The best of all other days of an exercise, joined with its `packedDays` and `pastDays`; `bestsOfBeside` reads it.
 * It reads the first row of each kind's index, at any number of days. Excluded days are in no packed week.
 */
export const bestBeside = (beside: Beside) => ({
  weight: bestOf(beside, "best_weight").as("best_weight"),
  oneRep: bestOf(beside, "best_one_rep").as("best_one_rep"),
  volume: bestOf(beside, "volume").as("best_volume"),
  seconds: bestOf(beside, "best_seconds").as("longest"),
  metres: bestOf(beside, "best_metres").as("farthest"),
  past: pastBeside({ ...beside, last: beside.last ?? beside.first }).as("past_beside"),
});

/** The bests of a row of `bestBeside`. */
export const bestsOfBeside = ({ past, ...bests }: Bests & { past: string | null }): Bests =>
  past === null ? bests : bestOfAll([bests, pastBestsOf(past)]);

function bestOf({ traineeId, exercise, first, last = first }: Beside, column: BestColumn) {
  const name = sql.raw(column);
  return sql<number | null>`nullif(max(
    coalesce((select best.${name} from exercise_days best
      where best.trainee_id = ${traineeId} and best.exercise_id = ${exercise}
        and best.${name} > 0 and best.date not between ${first} and ${last}
      order by best.${name} desc limit 1), 0),
    coalesce(packed.${name}, 0)), 0)`;
}

/** The best unpacked day of an exercise; of equal ones the first. */
export function allTimeBest(column: BestColumn, traineeId: SQL, exercise: SQL) {
  const name = sql.raw(column);
  const ofExercise = (row: string) =>
    sql`${sql.raw(row)}.trainee_id = ${traineeId} and ${sql.raw(row)}.exercise_id = ${exercise}`;
  const value = sql`(select best.${name} from exercise_days best
    where ${ofExercise("best")} and best.${name} > 0 order by best.${name} desc limit 1)`;
  return {
    value: sql<number | null>`${value}`,
    // Equal values are in the index by time of writing.
    date: sql<string | null>`(select reached.date from exercise_days reached
      where ${ofExercise("reached")} and reached.${name} = ${value} order by reached.rowid limit 1)`,
  };
}

import { type SQL, sql } from "drizzle-orm";

type BestColumn = "best_weight" | "best_one_rep" | "volume" | "best_seconds" | "best_metres";

interface Beside {
  traineeId: SQL;
  exercise: SQL;
  /** The days that do not count; a week at most, for they are passed over one by one. */
  first: SQL;
  last?: SQL;
}

/** The best of all other days of an exercise: the first row of each kind's index, however many days. */
export function bestBeside({ traineeId, exercise, first, last = first }: Beside) {
  const best = (column: BestColumn) => {
    const name = sql.raw(column);
    return sql<number | null>`(select best.${name} from exercise_days best
      where best.trainee_id = ${traineeId} and best.exercise_id = ${exercise}
        and best.${name} > 0 and best.date not between ${first} and ${last}
      order by best.${name} desc limit 1)`;
  };
  return {
    weight: best("best_weight").as("best_weight"),
    oneRep: best("best_one_rep").as("best_one_rep"),
    volume: best("volume").as("best_volume"),
    seconds: best("best_seconds").as("longest"),
    metres: best("best_metres").as("farthest"),
  };
}

/** The best day of all of an exercise, and the first of those that reached it. */
export function allTimeBest(column: BestColumn, traineeId: SQL, exercise: SQL) {
  const name = sql.raw(column);
  const ofExercise = (row: string) =>
    sql`${sql.raw(row)}.trainee_id = ${traineeId} and ${sql.raw(row)}.exercise_id = ${exercise}`;
  const value = sql`(select best.${name} from exercise_days best
    where ${ofExercise("best")} and best.${name} > 0 order by best.${name} desc limit 1)`;
  return {
    value: sql<number | null>`${value}`,
    // Rows of one value stand in the index as they were written: the first is the first that reached it.
    date: sql<string | null>`(select reached.date from exercise_days reached
      where ${ofExercise("reached")} and reached.${name} = ${value} order by reached.rowid limit 1)`,
  };
}

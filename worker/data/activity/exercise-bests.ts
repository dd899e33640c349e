import { type SQL, sql } from "drizzle-orm";

type BestColumn = "best_weight" | "best_one_rep" | "volume" | "best_seconds" | "best_metres";

interface Beside {
  traineeId: SQL;
  exercise: SQL;
  /** The days that do not count; a week at most, for they are passed over one by one. */
  first: SQL;
  last?: SQL;
}

/** The best of all other days of an exercise that are not packed: the first row of each kind's index, however many days. */
export const bestBeside = (beside: Beside) => bestsBy((column) => bestUnpacked(beside, column));

/** The same of all other days; those that do not count lie in no packed week. */
export const bestBesideOfAll = (beside: Beside) =>
  bestsBy(
    (column) => sql`nullif(max(coalesce(${bestUnpacked(beside, column)}, 0), coalesce((
      select packed.${sql.raw(column)} from packed_exercise_days packed
      where packed.trainee_id = ${beside.traineeId} and packed.exercise_id = ${beside.exercise}), 0)), 0)`,
  );

function bestUnpacked({ traineeId, exercise, first, last = first }: Beside, column: BestColumn) {
  const name = sql.raw(column);
  return sql`(select best.${name} from exercise_days best
    where best.trainee_id = ${traineeId} and best.exercise_id = ${exercise}
      and best.${name} > 0 and best.date not between ${first} and ${last}
    order by best.${name} desc limit 1)`;
}

const bestsBy = (best: (column: BestColumn) => SQL) => {
  const named = (column: BestColumn, name: string) => sql<number | null>`${best(column)}`.as(name);
  return {
    weight: named("best_weight", "best_weight"),
    oneRep: named("best_one_rep", "best_one_rep"),
    volume: named("volume", "best_volume"),
    seconds: named("best_seconds", "longest"),
    metres: named("best_metres", "farthest"),
  };
};

/** The best day of an exercise of all that are not packed, and the first of those that reached it. */
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

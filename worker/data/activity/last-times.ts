import { and, asc, eq, sql } from "drizzle-orm";
import type { Bests } from "../../../domain/activity/exercise-days.ts";
import { readPackedDay } from "../../../domain/activity/packed-days.ts";
import type { LastTime } from "../../../domain/contract/activity/exercise-week.ts";
import { preparedList } from "../../db/prepared.ts";
import { performedSets } from "../../db/schema.ts";
import { bestBeside, bestBesideOfAll } from "./exercise-bests.ts";
import { type SetNumbers, setNumbers, setsOf } from "./set-numbers.ts";

const done = performedSets;
const traineeId = sql.placeholder("traineeId");
const first = sql.placeholder("first");
const last = sql.placeholder("last");

/** The exercises of the week, each once. */
const due = sql`(
  select distinct exercise_id from schedule_exercises
  where trainee_id = ${traineeId} and date between ${first} and ${last} and exercise_id is not null
) due`;
/** The last day before the week on which one was done, of those that are not packed. */
const lastOn = sql`(
  select before.date from performed_sets before
  where before.trainee_id = ${traineeId} and before.exercise_id = due.exercise_id
    and before.date < ${first}
  order by before.date desc limit 1
)`;

/** What was done the time before of a week's exercises: one look into the index for each, however long its history. */
export const lastTimesBefore = preparedList((db) =>
  db
    .select({
      exerciseId: sql<string>`${done.exerciseId}`.as("exercise_id"),
      date: done.date,
      numbers: setNumbers,
      ...bestBeside({
        traineeId: sql`${traineeId}`,
        exercise: sql.raw("performed_sets.exercise_id"),
        first: sql`${first}`,
        last: sql`${last}`,
      }),
    })
    .from(done)
    .where(
      and(
        eq(done.traineeId, traineeId),
        sql`(${done.exerciseId}, ${done.date}) in (
          select due.exercise_id, ${lastOn} from ${due}
        )`,
      ),
    )
    .groupBy(done.exerciseId, done.scheduleExerciseId)
    .orderBy(asc(done.exerciseId), asc(done.scheduleExerciseId)),
);

/**
 * The same of those of which anything is packed: the best of all their days, and the last one, where it is
 * packed. Of whom nothing is, it asks that alone.
 */
export const packedTimesBefore = preparedList((db) =>
  db
    .select({
      exerciseId: sql<string>`due.exercise_id`.as("exercise_id"),
      // The last of all, unless an old week is looked at: then those after it are passed over one by one.
      day: sql<string | null>`case
        when coalesce(${lastOn}, '') >= packed.last_on then null
        when packed.last_on < ${first} then packed.days -> '$[#-1]'
        else (select day.value from json_each(packed.days) day
          where day.value ->> 0 < ${first} order by day.key desc limit 1) end`.as("packed_day"),
      ...bestBesideOfAll({
        traineeId: sql`${traineeId}`,
        exercise: sql.raw("due.exercise_id"),
        first: sql`${first}`,
        last: sql`${last}`,
      }),
    })
    .from(due)
    .innerJoin(
      sql`packed_exercise_days packed`,
      sql`packed.trainee_id = ${traineeId} and packed.exercise_id = due.exercise_id`,
    )
    .where(sql`exists (select 1 from packed_exercise_days any
      where any.trainee_id = ${traineeId})`),
);

type OfExercise = Bests & { exerciseId: string };

/** One exercise planned twice on its last day counts by the first of the two. */
export function lastTimesOf(
  rows: readonly (OfExercise & { date: string; numbers: readonly SetNumbers[] })[],
  packed: readonly (OfExercise & { day: string | null })[],
): LastTime[] {
  const firsts = rows.filter(({ exerciseId }, index) => rows[index - 1]?.exerciseId !== exerciseId);
  const times = new Map<string, LastTime>(
    firsts.map(({ exerciseId, date, numbers, ...bests }) => [
      exerciseId,
      { exerciseId, date, sets: setsOf(numbers), bests },
    ]),
  );
  for (const { exerciseId, day, ...bests } of packed) {
    const known = times.get(exerciseId);
    const last = day === null ? undefined : readPackedDay(JSON.parse(day));
    if (last && !(known && known.date >= last.date)) {
      const [sets = []] = last.items;
      times.set(exerciseId, { exerciseId, date: last.date, sets, bests });
    } else if (known) times.set(exerciseId, { ...known, bests });
  }
  return [...times.values()].sort((a, b) => (a.exerciseId < b.exerciseId ? -1 : 1));
}

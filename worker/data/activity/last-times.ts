import { and, asc, eq, sql } from "drizzle-orm";
import type { LastTime } from "../../../domain/contract/activity/exercise-week.ts";
import { type PackedDay, readPackedDay } from "../../../domain/schedules/packed-days.ts";
import { countedSets, performedBounds } from "../../../domain/schedules/performed-sets.ts";
import { preparedList } from "../../db/prepared.ts";
import { performedSets } from "../../db/schema.ts";
import { bestBeside, bestsOfBeside, packedDays, packedDaysOf } from "./exercise-bests.ts";
import { performedExerciseOf } from "./exercise-substitutes.ts";
import { lastPastDay, pastDays, pastDaysOf } from "./past-days.ts";
import { type SetNumbers, setNumbers, setsOf } from "./set-numbers.ts";

const done = performedSets;
const traineeId = sql.placeholder("traineeId");
const first = sql.placeholder("first");
const last = sql.placeholder("last");
const ofExercise = { traineeId: sql`${traineeId}`, exercise: sql.raw("due.exercise_id") };

/** The exercises of the week as they are performed, each once. */
const due = sql`(
  select distinct ${performedExerciseOf("schedule_exercises")} as exercise_id
  from schedule_exercises
  where trainee_id = ${traineeId} and date between ${first} and ${last}
    and ${performedExerciseOf("schedule_exercises")} is not null
) due`;
/**
 * The first day of an exercise in the week. Days of other apps are in no log of the week: those before it count. It is
 * read only where there can be such a day.
 */
const dueOn = sql`(
  select coalesce(min(date), ${first}) as due_on from schedule_exercises
  where trainee_id = ${traineeId} and date between ${first} and ${last}
    and ${performedExerciseOf("schedule_exercises")} = due.exercise_id)`;
/** The last unpacked day with sets before the week. */
const lastOn = sql`(
  select before.date from performed_sets before
  where before.trainee_id = ${traineeId} and before.exercise_id = due.exercise_id
    and before.date < ${first}
  order by before.date desc limit 1
)`;

/**
 * The previous day's sets of a week's exercises, and the best of all other days. A few index searches for each,
 * at any length of history.
 */
export const lastTimesBefore = preparedList((db) =>
  db
    .select({
      exerciseId: sql<string>`due.exercise_id`.as("exercise_id"),
      date: sql<string | null>`${done.date}`.as("last_on"),
      numbers: setNumbers,
      // The last packed day; for an old week the later ones are skipped one by one.
      packedDay: sql<string | null>`case
        when coalesce(${done.date}, '') >= packed.last_on then null
        when packed.last_on < ${first} then packed.days -> '$[#-1]'
        else (select day.value from json_each(packed.days) day
          where day.value ->> 0 < ${first} order by day.key desc limit 1) end`.as("packed_day"),
      pastDay: lastPastDay(sql`${first}`, dueOn).as("past_day"),
      ...bestBeside({
        ...ofExercise,
        first: sql`${first}`,
        last: sql`${last}`,
        due: dueOn,
      }),
    })
    .from(due)
    .leftJoin(
      done,
      and(
        eq(done.traineeId, traineeId),
        sql`${done.exerciseId} = due.exercise_id`,
        sql`${done.date} = ${lastOn}`,
      ),
    )
    .leftJoin(packedDays, packedDaysOf(ofExercise.traineeId, ofExercise.exercise))
    .leftJoin(pastDays, pastDaysOf(ofExercise))
    .groupBy(sql`due.exercise_id`, done.scheduleExerciseId)
    .orderBy(sql`due.exercise_id`, asc(done.scheduleExerciseId)),
);

type LastTimeRow = Parameters<typeof bestsOfBeside>[0] & {
  exerciseId: string;
  date: string | null;
  numbers: readonly SetNumbers[];
  packedDay: string | null;
  pastDay: string | null;
};

/** The previous days; of an exercise planned twice on a day the first item counts. */
export function lastTimesOf(rows: readonly LastTimeRow[]): LastTime[] {
  const firsts = rows.filter(({ exerciseId }, index) => rows[index - 1]?.exerciseId !== exerciseId);
  return firsts.flatMap(({ exerciseId, date, numbers, packedDay, pastDay, ...beside }) => {
    const own = date === null ? [] : [{ date, items: [setsOf(numbers)] }];
    const packed = packedDay === null ? [] : [readPackedDay(JSON.parse(packedDay))];
    const past = pastDay === null ? [] : [withoutWarmUps(readPackedDay(JSON.parse(pastDay)))];
    // Of equal days the own one counts, then the packed one.
    const latest = [...own, ...packed, ...past].reduce<PackedDay | undefined>(
      (found, day) => (found && found.date >= day.date ? found : day),
      undefined,
    );
    if (!latest) return [];
    const [sets = []] = latest.items;
    return [{ exerciseId, date: latest.date, sets, bests: bestsOfBeside(beside) }];
  });
}

/** The sets of another app as those of a plan are: at most ten, counted without warm-ups. */
const withoutWarmUps = ({ date, items }: PackedDay): PackedDay => ({
  date,
  items: items
    .map(countedSets)
    .flatMap((sets) =>
      sets.length === 0
        ? []
        : [
            sets
              .slice(0, performedBounds.sets)
              .map(({ kind: _, ...set }, place) => ({ ...set, setNumber: place + 1 })),
          ],
    ),
});

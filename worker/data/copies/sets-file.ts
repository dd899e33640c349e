import { and, eq, sql } from "drizzle-orm";
import type { FiledSet } from "../../../domain/copies/sets-file.ts";
import { readPackedDay } from "../../../domain/schedules/packed-days.ts";
import { pastDays, performedSets } from "../../db/schema.ts";
import { type PageKey, readKeyedPage } from "../keyed-page.ts";
import type { TraineeScope } from "../scope.ts";
import { readPageWithPacked } from "./packed-rows.ts";

const t = performedSets;
const pageRows = 500;

/** All sets of a person in pages by day, those of packed weeks included. An exercise has its English name if it has one. */
export async function* listFiledSets({ db, traineeId }: TraineeScope): AsyncGenerator<FiledSet[]> {
  let after: PageKey | null = null;
  do {
    const { rows, next }: { rows: (FiledSet & Record<string, unknown>)[]; next: PageKey | null } =
      await readPageWithPacked(db, {
        table: t,
        kind: "sets",
        traineeId,
        key: [t.date, t.id],
        where: eq(t.traineeId, traineeId),
        columns: {
          date: t.date,
          item: t.scheduleExerciseId,
          exercise: sql<string>`coalesce((select library.english_name from exercises library
            where library.id = ${t.exerciseId}), ${t.exerciseName})`.as("filed_exercise"),
          setNumber: t.setNumber,
          reps: t.reps,
          weight: t.weight,
          seconds: t.seconds,
          metres: t.metres,
          createdAt: t.createdAt,
        },
        after,
        limit: pageRows,
      });
    yield rows;
    after = next;
  } while (after);
}

const [past, name] = [
  pastDays,
  sql`past_names named
  where named.trainee_id = ${pastDays.traineeId} and named.key = ${pastDays.key}`,
];
/** Whether the exercise of its name has own rows on the day, packed ones too. */
const hasOwnSets = sql`exists (select 1 from ${name} and (
  exists (select 1 from exercise_days own where own.trainee_id = named.trainee_id
    and own.exercise_id = named.exercise_id and own.date = ${past.date})
  or exists (select 1 from packed_exercise_days packed, json_each(packed.days) old
    where packed.trainee_id = named.trainee_id and packed.exercise_id = named.exercise_id
      and packed.last_on >= ${past.date} and old.value ->> 0 = ${past.date})))`;

interface PastRow extends Record<string, unknown> {
  key: string;
  exercise: string;
  day: string;
}

/** The sets of a person in other apps, in pages by day and by the names there; a day with own sets has none. */
export async function* listPastSets({ db, traineeId }: TraineeScope): AsyncGenerator<FiledSet[]> {
  let after: PageKey | null = null;
  do {
    const { rows, next }: { rows: PastRow[]; next: PageKey | null } = await readKeyedPage(db, {
      table: past,
      key: [past.date, past.key],
      where: and(eq(past.traineeId, traineeId), sql`not ${hasOwnSets}`),
      columns: {
        key: past.key,
        exercise: sql<string>`(select named.name from ${name})`.as("filed_exercise"),
        day: past.day,
      },
      after,
      limit: pageRows,
    });
    yield rows.flatMap(filedSets);
    after = next;
  } while (after);
}

function filedSets({ key, exercise, day }: PastRow): FiledSet[] {
  const { date, items } = readPackedDay(JSON.parse(day));
  return items.flatMap((sets, place) =>
    sets.map(({ setNumber, reps, weight, seconds = null, metres = null, kind }) => ({
      date,
      item: `${key} ${place}`,
      exercise,
      setNumber,
      reps,
      weight,
      seconds,
      metres,
      kind,
      createdAt: null,
    })),
  );
}

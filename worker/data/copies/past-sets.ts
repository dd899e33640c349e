import { type SQL, sql } from "drizzle-orm";
import { pastNameKey } from "../../../domain/copies/past/name-key.ts";
import {
  bestsOfDays,
  type PackedDay,
  writePackedDays,
} from "../../../domain/schedules/packed-days.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { pastDays, pastNames } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { deriveExerciseDays, forgetExerciseDays, isExerciseFull } from "./past-exercise-days.ts";
import type { PastRows } from "./past-imports.ts";

/** An exercise of a file, by its name there. */
interface PastExerciseToWrite {
  name: string;
  exerciseId: string | null;
  days: readonly PackedDay[];
}

/** The days of a name as they are stored, without the brackets of their list. */
function storedDays({ name, days }: PastExerciseToWrite) {
  const key = pastNameKey(name);
  return days.map((day) => {
    const { weight, oneRep, volume, seconds, metres } = bestsOfDays([day]);
    const text = writePackedDays([day]).slice(1, -1);
    return [key, day.date, text, weight, oneRep, volume, seconds, metres];
  });
}

/** The exercise of the library, or null once it was deleted. */
export const inLibrary = (exerciseId: SQL) =>
  sql`(select id from exercises where id = ${exerciseId} and deleted_at is null)`;

const cell = (place: number) => sql.raw(`r.value ->> ${place}`);

/** The statements for days of exercises; a known name keeps its exercise, and a known day its sets. */
export function setRows(
  scope: TraineeScope,
  importId: string,
  exercises: readonly PastExerciseToWrite[],
): PastRows {
  const { db, traineeId, now } = scope;
  const names = exercises.map(({ name, exerciseId }) => [pastNameKey(name), name, exerciseId]);
  const days = JSON.stringify(exercises.flatMap(storedDays));
  const ownDays = sql`(select distinct ${cell(0)} as key, ${cell(1)} as date
      from json_each(${days}) r) given
    join past_days d on d.trainee_id = ${traineeId} and d.key = given.key and d.date = given.date
      and d.import_id = ${importId}`;
  const changed = sql`select n.exercise_id from ${ownDays}
    join past_names n on n.trainee_id = d.trainee_id and n.key = d.key
    where n.exercise_id is not null`;
  return {
    made: sql`(select count(*) from ${ownDays})`,
    before: [
      insertSelect(
        db,
        pastNames,
        {
          traineeId: sql`${traineeId}`,
          key: cell(0),
          name: cell(1),
          exerciseId: inLibrary(cell(2)),
          createdAt: now,
        },
        sql`from json_each(${JSON.stringify(names)}) r where true`,
      ).onConflictDoNothing(),
      insertSelect(
        db,
        pastDays,
        {
          traineeId: sql`${traineeId}`,
          key: cell(0),
          date: cell(1),
          importId: sql`${importId}`,
          day: cell(2),
          bestWeight: cell(3),
          bestOneRep: cell(4),
          volume: cell(5),
          bestSeconds: cell(6),
          bestMetres: cell(7),
        },
        sql`from json_each(${days}) r where true`,
      ).onConflictDoNothing(),
      forgetExerciseDays(scope, changed),
    ],
    isFull: isExerciseFull(scope),
    after: [deriveExerciseDays(scope)],
  };
}

/** The statements that delete the days of an import, and names without days. */
export function setRemovals(scope: TraineeScope, importId: string) {
  const { db, traineeId } = scope;
  const touched = sql`select n.exercise_id from past_days d
    join past_names n on n.trainee_id = d.trainee_id and n.key = d.key
    where d.import_id = ${importId} and n.exercise_id is not null`;
  return [
    forgetExerciseDays(scope, touched),
    db.delete(pastDays).where(sql`import_id = ${importId}`),
    db.delete(pastNames).where(
      sql`${pastNames.traineeId} = ${traineeId} and not exists (select 1 from past_days d
        where d.trainee_id = ${pastNames.traineeId} and d.key = ${pastNames.key})`,
    ),
    deriveExerciseDays(scope),
  ];
}

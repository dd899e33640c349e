import { asc, isNull, type SQL, sql } from "drizzle-orm";
import type { PastNames } from "../../../domain/contract/copies/past.ts";
import { pastNameKey } from "../../../domain/copies/past/name-key.ts";
import { batchOf } from "../../db/batch.ts";
import { exercises, pastNames, traineeProfiles } from "../../db/schema.ts";
import { refusalIn, refuseWhen } from "../proofs.ts";
import type { TraineeScope } from "../scope.ts";
import { deriveExerciseDays, forgetExerciseDays, isExerciseFull } from "./past-exercise-days.ts";
import { latestPastImports } from "./past-imports.ts";
import { inLibrary } from "./past-sets.ts";

/** The imports and names of a person's past, with the library; undefined without the person. */
export async function getPast(scope: TraineeScope) {
  const { db, traineeId } = scope;
  const { people, imports, names, library } = await batchOf(db, {
    people: db
      .select({ name: traineeProfiles.name })
      .from(traineeProfiles)
      .where(sql`${traineeProfiles.id} = ${traineeId}`),
    imports: latestPastImports(scope),
    names: db
      .select({
        name: sql<string>`n.name`.as("past_name"),
        exerciseId: sql<string | null>`n.exercise_id`.as("past_exercise"),
        days: sql<number>`count(d.date)`.as("past_day_count"),
        lastOn: sql<string>`coalesce(max(d.date), '')`.as("past_last_on"),
      })
      .from(
        sql`past_names n left join past_days d on d.trainee_id = n.trainee_id and d.key = n.key`,
      )
      .where(sql`n.trainee_id = ${traineeId}`)
      .groupBy(sql`n.key`)
      .orderBy(sql`n.key`),
    library: db
      .select({ id: exercises.id, name: exercises.name, englishName: exercises.englishName })
      .from(exercises)
      .where(isNull(exercises.deletedAt))
      .orderBy(asc(exercises.name), asc(exercises.id)),
  });
  const [person] = people;
  return person && { person: person.name, imports, names, library };
}

type Given = PastNames["names"];

/**
 * Gives names their exercises and derives the days of the exercises before and after.
 * @returns the refusal: `gone` for an exercise that the library no longer has, `past_full` for too many days of one
 */
export function putPastNames(scope: TraineeScope, given: Given) {
  const { db, traineeId } = scope;
  const rows = JSON.stringify(given.map(({ name, exerciseId }) => [pastNameKey(name), exerciseId]));
  const gone = sql`exists (select 1 from json_each(${rows}) r where r.value ->> 1 is not null
    and ${inLibrary(sql.raw("r.value ->> 1"))} is null)`;
  // The last of two lines of one name counts.
  const meant = sql`(select r.value ->> 1 from json_each(${rows}) r
    where r.value ->> 0 = ${pastNames.key} order by r.key desc limit 1)`;
  const touched: SQL = sql`select n.exercise_id from json_each(${rows}) r
    join past_names n on n.trainee_id = ${traineeId} and n.key = r.value ->> 0
    where n.exercise_id is not null`;
  return refusalIn(
    ["gone", "past_full"],
    batchOf(db, {
      proof: refuseWhen(db, [[gone, "gone"]]),
      forgotBefore: forgetExerciseDays(scope, touched),
      named: db
        .update(pastNames)
        .set({ exerciseId: meant })
        .where(
          sql`${pastNames.traineeId} = ${traineeId}
            and ${pastNames.key} in (select r.value ->> 0 from json_each(${rows}) r)`,
        ),
      forgotAfter: forgetExerciseDays(scope, touched),
      limits: refuseWhen(db, [[isExerciseFull(scope), "past_full"]]),
      derived: deriveExerciseDays(scope),
    }),
  );
}

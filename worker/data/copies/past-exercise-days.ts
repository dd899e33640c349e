import { type SQL, sql } from "drizzle-orm";
import { pastLimits } from "../../../domain/copies/past/past.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { pastExerciseDays } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

/**
 * The days of names whose exercise has no derived row; of a day in two imports, those of the first. Names come first
 * (`cross join`), so that days of other exercises are not read.
 */
const underived = (traineeId: string) => sql`
  named as (
    select n.exercise_id, d.*, first_value(d.import_id) over (
        partition by n.exercise_id, d.date order by i.created_at, i.id) as first_import
    from past_names n
    cross join past_days d on d.trainee_id = n.trainee_id and d.key = n.key
    join past_imports i on i.id = d.import_id
    where n.trainee_id = ${traineeId} and n.exercise_id is not null and not exists (
      select 1 from past_exercise_days done
      where done.trainee_id = n.trainee_id and done.exercise_id = n.exercise_id)),
  counted as (select * from named where import_id = first_import)`;

/** Deletes the derived rows of some exercises, a query of ids. */
export const forgetExerciseDays = ({ db, traineeId }: TraineeScope, exercises: SQL) =>
  db
    .delete(pastExerciseDays)
    .where(sql`${pastExerciseDays.traineeId} = ${traineeId} and exercise_id in (${exercises})`);

/** Whether the days of an exercise without a derived row are too many for one. */
export const isExerciseFull = ({ traineeId }: TraineeScope): SQL =>
  sql`exists (with ${underived(traineeId)}
    select 1 from counted group by exercise_id
    having sum(length(day)) > ${sql.raw(String(pastLimits.characters))})`;

/** Derives the rows that are missing: all names of an exercise together, each day once, in the form of packed days. */
export function deriveExerciseDays({ db, traineeId }: TraineeScope) {
  const best = (column: string) => sql.raw(`max(day_of.${column})`);
  return insertSelect(
    db,
    pastExerciseDays,
    {
      traineeId: sql`${traineeId}`,
      exerciseId: sql`day_of.exercise_id`,
      lastOn: sql`max(day_of.date)`,
      bestWeight: best("best_weight"),
      bestOneRep: best("best_one_rep"),
      volume: best("volume"),
      bestSeconds: best("best_seconds"),
      bestMetres: best("best_metres"),
      days: sql`json_group_array(json_array(day_of.date, json(day_of.items)))`,
    },
    sql`from (
      with ${underived(traineeId)},
      bests as (
        select exercise_id, date, max(best_weight) as best_weight, max(best_one_rep) as best_one_rep,
          round(sum(volume), 1) as volume, max(best_seconds) as best_seconds, max(best_metres) as best_metres
        from counted group by exercise_id, date),
      items as (
        select exercise_id, date, json_group_array(json(value)) as items from (
          select counted.exercise_id, counted.date, item.value
          from counted, json_each(counted.day, '$[1]') item
          order by counted.exercise_id, counted.date, counted.key, item.key)
        group by exercise_id, date)
      select bests.*, items.items from bests join items using (exercise_id, date)
      order by exercise_id, date
    ) day_of where true group by day_of.exercise_id`,
  );
}

import { getTableColumns } from "drizzle-orm";
import {
  bestsOfDays,
  type PackedDay,
  writePackedDays,
} from "../../../domain/schedules/packed-days.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { columnName } from "../../db/insert-select.ts";
import { exerciseDays } from "../../db/schema.ts";
import { statement } from "../../db/statement.ts";

/** An exercise's days in a packed week. */
export interface PackedExercise {
  traineeId: string;
  exerciseId: string;
  days: readonly PackedDay[];
}

const valuesOf = ({ traineeId, exerciseId, days }: PackedExercise) => {
  const { weight, oneRep, volume, seconds, metres } = bestsOfDays(days);
  const last = days
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const text = writePackedDays(days);
  return [traineeId, exerciseId, last, weight, oneRep, volume, seconds, metres, text];
};

/** Merges days into the packed ones; the bests are those of all. */
export function addPackedDays(client: DatabaseClient, exercises: readonly PackedExercise[]) {
  const bests = ["best_weight", "best_one_rep", "volume", "best_seconds", "best_metres"];
  const columns = ["trainee_id", "exercise_id", "last_on", ...bests, "days"];
  const better = (column: string) =>
    `${column} = nullif(max(coalesce(packed_exercise_days.${column}, 0), coalesce(excluded.${column}, 0)), 0)`;
  return statement(
    client,
    `insert into packed_exercise_days (${columns.join(", ")})
       select ${columns.map((_, place) => `value ->> ${place}`).join(", ")} from json_each(:exercises) where true
       on conflict (trainee_id, exercise_id) do update set
         last_on = max(packed_exercise_days.last_on, excluded.last_on),
         ${bests.map(better).join(", ")},
         days = (select json_group_array(json(day)) from (select day from (
           select value as day from json_each(packed_exercise_days.days)
           where value ->> 0 not in (select value ->> 0 from json_each(excluded.days))
           union all select value from json_each(excluded.days)) order by day ->> 0))`,
    { exercises: JSON.stringify(exercises.map(valuesOf)) },
  );
}

const dayColumns = Object.values(getTableColumns(exerciseDays)).map(columnName);

/** Rewrites the later days of their exercises, because the order of rows decides which day was first. */
export const rewriteLaterDays = (client: DatabaseClient, ids: string) =>
  statement(
    client,
    `insert or replace into exercise_days (${dayColumns.join(", ")})
       select ${dayColumns.map((column) => `day.${column}`).join(", ")} from (
         select opened.trainee_id, opened.exercise_id, max(opened.date) as last
         from json_each(:ids) asked join weekly_schedules week on week.id = asked.value
         join exercise_days opened on opened.trainee_id = week.trainee_id
           and opened.date between week.week_start_date and date(week.week_start_date, '+6 days')
         group by opened.trainee_id, opened.exercise_id
       ) opened join exercise_days day on day.trainee_id = opened.trainee_id
         and day.exercise_id = opened.exercise_id and day.date > opened.last
       order by day.date`,
    { ids },
  );

-- The statements of worker/data/activity, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- activity/exercise-history.ts: getExerciseHistory

select "days"
from "packed_exercise_days"
where ("packed_exercise_days"."trainee_id" = ?1 and "packed_exercise_days"."exercise_id" = ?2);
-- SEARCH packed_exercise_days USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?)

select "id", "name", "english_name", "category", "type"
from "exercises"
where "exercises"."id" = ?1;
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

select (
  select best.best_weight
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_weight > 0
  order by best.best_weight desc
  limit 1
) as "weight", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_weight = (
    select best.best_weight
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_weight > 0
    order by best.best_weight desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "weight_on", (
  select best.best_one_rep
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_one_rep > 0
  order by best.best_one_rep desc
  limit 1
) as "one_rep", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_one_rep = (
    select best.best_one_rep
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_one_rep > 0
    order by best.best_one_rep desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "one_rep_on", (
  select best.volume
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.volume > 0
  order by best.volume desc
  limit 1
) as "volume", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.volume = (
    select best.volume
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.volume > 0
    order by best.volume desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "volume_on", (
  select best.best_seconds
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_seconds > 0
  order by best.best_seconds desc
  limit 1
) as "longest", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_seconds = (
    select best.best_seconds
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_seconds > 0
    order by best.best_seconds desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "longest_on", (
  select best.best_metres
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_metres > 0
  order by best.best_metres desc
  limit 1
) as "farthest", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_metres = (
    select best.best_metres
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_metres > 0
    order by best.best_metres desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "farthest_on"
from (
  select 1
);
-- CO-ROUTINE (subquery-16)
--   SCAN CONSTANT ROW
-- SCAN (subquery-16)
-- SCALAR SUBQUERY 1
--   SEARCH best USING COVERING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight>?)
-- SCALAR SUBQUERY 3
--   SEARCH reached USING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight=?)
--   SCALAR SUBQUERY 2
--     SEARCH best USING COVERING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight>?)
-- SCALAR SUBQUERY 4
--   SEARCH best USING COVERING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep>?)
-- SCALAR SUBQUERY 6
--   SEARCH reached USING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep=?)
--   SCALAR SUBQUERY 5
--     SEARCH best USING COVERING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep>?)
-- SCALAR SUBQUERY 7
--   SEARCH best USING COVERING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume>?)
-- SCALAR SUBQUERY 9
--   SEARCH reached USING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume=?)
--   SCALAR SUBQUERY 8
--     SEARCH best USING COVERING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume>?)
-- SCALAR SUBQUERY 10
--   SEARCH best USING COVERING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds>?)
-- SCALAR SUBQUERY 12
--   SEARCH reached USING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds=?)
--   SCALAR SUBQUERY 11
--     SEARCH best USING COVERING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds>?)
-- SCALAR SUBQUERY 13
--   SEARCH best USING COVERING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres>?)
-- SCALAR SUBQUERY 15
--   SEARCH reached USING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres=?)
--   SCALAR SUBQUERY 14
--     SEARCH best USING COVERING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres>?)

with list(c0, c1) as (
  select "date", json_group_array(json_array( "set_number", "reps", "weight", "seconds", "metres")) as
      "numbers"
  from "performed_sets"
  where ("performed_sets"."trainee_id" = ?1 and "performed_sets"."exercise_id" = ?2 and "performed_sets"."date"
      in (
    select day.date
    from exercise_days day
    where day.trainee_id = ?1 and day.exercise_id = ?2 and day.date < ?3
    order by day.date desc
    limit 20
  ))
  group by "performed_sets"."date", "performed_sets"."schedule_exercise_id"
  order by "performed_sets"."date" asc, "performed_sets"."schedule_exercise_id" asc
)
select json_group_array(json_array(c0, c1)) as list
from list;
-- CO-ROUTINE list
--   SEARCH performed_sets USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
--   LIST SUBQUERY 1
--     SEARCH day USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date<?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN list

with list(c0, c1, c2, c3, c4, c5, c6) as (
  select "date", "best_reps", "best_weight", "best_one_rep", "volume", "best_seconds", "best_metres"
  from "exercise_days"
  where ("exercise_days"."trainee_id" = ?1 and "exercise_days"."exercise_id" = ?2 and "exercise_days"."date" <
      ?3)
  order by "exercise_days"."date" desc
  limit ?4
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6)) as list
from list;
-- CO-ROUTINE list
--   SEARCH exercise_days USING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date<?)
-- SCAN list

-- activity/exercise-history.ts: getExerciseHistoryOf

select "days"
from "packed_exercise_days"
where ("packed_exercise_days"."trainee_id" = ?1 and "packed_exercise_days"."exercise_id" = ?2);
-- SEARCH packed_exercise_days USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?)

select "id", "name", "english_name", "category", "type"
from "exercises"
where "exercises"."id" = ?1;
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

select (
  select best.best_weight
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_weight > 0
  order by best.best_weight desc
  limit 1
) as "weight", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_weight = (
    select best.best_weight
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_weight > 0
    order by best.best_weight desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "weight_on", (
  select best.best_one_rep
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_one_rep > 0
  order by best.best_one_rep desc
  limit 1
) as "one_rep", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_one_rep = (
    select best.best_one_rep
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_one_rep > 0
    order by best.best_one_rep desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "one_rep_on", (
  select best.volume
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.volume > 0
  order by best.volume desc
  limit 1
) as "volume", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.volume = (
    select best.volume
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.volume > 0
    order by best.volume desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "volume_on", (
  select best.best_seconds
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_seconds > 0
  order by best.best_seconds desc
  limit 1
) as "longest", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_seconds = (
    select best.best_seconds
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_seconds > 0
    order by best.best_seconds desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "longest_on", (
  select best.best_metres
  from exercise_days best
  where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_metres > 0
  order by best.best_metres desc
  limit 1
) as "farthest", (
  select reached.date
  from exercise_days reached
  where reached.trainee_id = ?1 and reached.exercise_id = ?2 and reached.best_metres = (
    select best.best_metres
    from exercise_days best
    where best.trainee_id = ?1 and best.exercise_id = ?2 and best.best_metres > 0
    order by best.best_metres desc
    limit 1
  )
  order by reached.rowid
  limit 1
) as "farthest_on"
from (
  select 1
);
-- CO-ROUTINE (subquery-16)
--   SCAN CONSTANT ROW
-- SCAN (subquery-16)
-- SCALAR SUBQUERY 1
--   SEARCH best USING COVERING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight>?)
-- SCALAR SUBQUERY 3
--   SEARCH reached USING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight=?)
--   SCALAR SUBQUERY 2
--     SEARCH best USING COVERING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight>?)
-- SCALAR SUBQUERY 4
--   SEARCH best USING COVERING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep>?)
-- SCALAR SUBQUERY 6
--   SEARCH reached USING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep=?)
--   SCALAR SUBQUERY 5
--     SEARCH best USING COVERING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep>?)
-- SCALAR SUBQUERY 7
--   SEARCH best USING COVERING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume>?)
-- SCALAR SUBQUERY 9
--   SEARCH reached USING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume=?)
--   SCALAR SUBQUERY 8
--     SEARCH best USING COVERING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume>?)
-- SCALAR SUBQUERY 10
--   SEARCH best USING COVERING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds>?)
-- SCALAR SUBQUERY 12
--   SEARCH reached USING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds=?)
--   SCALAR SUBQUERY 11
--     SEARCH best USING COVERING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds>?)
-- SCALAR SUBQUERY 13
--   SEARCH best USING COVERING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres>?)
-- SCALAR SUBQUERY 15
--   SEARCH reached USING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres=?)
--   SCALAR SUBQUERY 14
--     SEARCH best USING COVERING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres>?)

with list(c0, c1) as (
  select "date", json_group_array(json_array( "set_number", "reps", "weight", "seconds", "metres")) as
      "numbers"
  from "performed_sets"
  where ("performed_sets"."trainee_id" = ?1 and "performed_sets"."exercise_id" = ?2 and "performed_sets"."date"
      in (
    select day.date
    from exercise_days day
    where day.trainee_id = ?1 and day.exercise_id = ?2 and day.date < ?3
    order by day.date desc
    limit 20
  ))
  group by "performed_sets"."date", "performed_sets"."schedule_exercise_id"
  order by "performed_sets"."date" asc, "performed_sets"."schedule_exercise_id" asc
)
select json_group_array(json_array(c0, c1)) as list
from list;
-- CO-ROUTINE list
--   SEARCH performed_sets USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
--   LIST SUBQUERY 1
--     SEARCH day USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date<?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN list

with list(c0, c1, c2, c3, c4, c5, c6) as (
  select "date", "best_reps", "best_weight", "best_one_rep", "volume", "best_seconds", "best_metres"
  from "exercise_days"
  where ("exercise_days"."trainee_id" = ?1 and "exercise_days"."exercise_id" = ?2 and "exercise_days"."date" <
      ?3)
  order by "exercise_days"."date" desc
  limit ?4
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6)) as list
from list;
-- CO-ROUTINE list
--   SEARCH exercise_days USING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date<?)
-- SCAN list

-- activity/exercise-history.ts: getExerciseMonth

with list(c0, c1, c2) as (
  select "date", "assigned_exercises", "completed_exercises"
  from "trainee_performance"
  where ("trainee_performance"."trainee_id" = ?1 and "trainee_performance"."date" between ?2 and ?3 and
      "trainee_performance"."assigned_exercises" > ?4)
  order by "trainee_performance"."date" asc
)
select json_group_array(json_array(c0, c1, c2)) as list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- SCAN list

-- activity/exercise-log.ts: replacePerformedSets

delete from "performed_sets"
where ("performed_sets"."schedule_exercise_id" = ? and "performed_sets"."trainee_id" = ? and "performed_sets"."set_number"
    not in (
  select value ->> 'setNumber'
  from json_each(?)
) and exists (
  select 1
  from schedule_exercises item
  where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
    select 1
    from trainee_profiles
    where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
  )
));
-- SEARCH performed_sets USING INDEX performed_sets_day (trainee_id=?)
-- SCALAR SUBQUERY 3
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
--   SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

insert into "performed_sets" ("id", "trainee_id", "schedule_exercise_id", "exercise_id", "exercise_name",
    "date", "set_number", "reps", "weight", "seconds", "metres", "created_at", "updated_at")
select new.value ->> 'id', opened.trainee_id, opened.id, (
  select id
  from exercises
  where id = coalesce(opened.substitute ->> '$.exerciseId', opened.exercise_id)
),
coalesce(opened.substitute ->> '$.name', opened.name), opened.date, new.value ->> 'setNumber', new.value ->>
    'reps', new.value ->> 'weight', new.value ->> 'seconds', new.value ->> 'metres', ?, ?
from (
  select item.*
  from schedule_exercises item
  where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
    select 1
    from trainee_profiles
    where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
  )
) opened, json_each(?) new
where true
on conflict ("performed_sets"."schedule_exercise_id", "performed_sets"."set_number") do update
set "exercise_id" = excluded.exercise_id, "exercise_name" = excluded.exercise_name, "date" = excluded.date,
    "reps" = excluded.reps, "weight" = excluded.weight, "seconds" = excluded.seconds, "metres" =
    excluded.metres, "updated_at" = excluded.updated_at
where reps is not excluded.reps or weight is not excluded.weight or seconds is not excluded.seconds or metres
    is not excluded.metres or date <> excluded.date or exercise_id is not excluded.exercise_id;
-- SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN new VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)

select "exercise_days"."best_weight", "exercise_days"."best_one_rep", "exercise_days"."volume",
    "exercise_days"."best_seconds", "exercise_days"."best_metres"
from "exercise_days"
inner join "schedule_exercises" on (("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ?)
    and "exercise_days"."trainee_id" = "schedule_exercises"."trainee_id" and "exercise_days"."exercise_id" =
    coalesce(schedule_exercises.substitute ->> '$.exerciseId', schedule_exercises.exercise_id) and
    "exercise_days"."date" = "schedule_exercises"."date");
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH exercise_days USING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)

select "id", "date", "status"
from "schedule_exercises"
where ("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ?);
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select json_group_array(json_array( "set_number", "reps", "weight", "seconds", "metres")) as "numbers"
from "performed_sets"
where ("performed_sets"."schedule_exercise_id" = ? and "performed_sets"."trainee_id" = ?);
-- SEARCH performed_sets USING INDEX performed_sets_day (trainee_id=?)

select nullif(max( coalesce((
  select best.best_weight
  from exercise_days best
  where best.trainee_id = schedule_exercises.trainee_id and best.exercise_id = coalesce(schedule_exercises.substitute
      ->> '$.exerciseId', schedule_exercises.exercise_id) and best.best_weight > 0 and best.date not between
      schedule_exercises.date and schedule_exercises.date
  order by best.best_weight desc
  limit 1
), 0), coalesce(packed.best_weight, 0)), 0) as "best_weight", nullif(max( coalesce((
  select best.best_one_rep
  from exercise_days best
  where best.trainee_id = schedule_exercises.trainee_id and best.exercise_id = coalesce(schedule_exercises.substitute
      ->> '$.exerciseId', schedule_exercises.exercise_id) and best.best_one_rep > 0 and best.date not between
      schedule_exercises.date and schedule_exercises.date
  order by best.best_one_rep desc
  limit 1
), 0), coalesce(packed.best_one_rep, 0)), 0) as "best_one_rep", nullif(max( coalesce((
  select best.volume
  from exercise_days best
  where best.trainee_id = schedule_exercises.trainee_id and best.exercise_id = coalesce(schedule_exercises.substitute
      ->> '$.exerciseId', schedule_exercises.exercise_id) and best.volume > 0 and best.date not between
      schedule_exercises.date and schedule_exercises.date
  order by best.volume desc
  limit 1
), 0), coalesce(packed.volume, 0)), 0) as "best_volume", nullif(max( coalesce((
  select best.best_seconds
  from exercise_days best
  where best.trainee_id = schedule_exercises.trainee_id and best.exercise_id = coalesce(schedule_exercises.substitute
      ->> '$.exerciseId', schedule_exercises.exercise_id) and best.best_seconds > 0 and best.date not between
      schedule_exercises.date and schedule_exercises.date
  order by best.best_seconds desc
  limit 1
), 0), coalesce(packed.best_seconds, 0)), 0) as "longest", nullif(max( coalesce((
  select best.best_metres
  from exercise_days best
  where best.trainee_id = schedule_exercises.trainee_id and best.exercise_id = coalesce(schedule_exercises.substitute
      ->> '$.exerciseId', schedule_exercises.exercise_id) and best.best_metres > 0 and best.date not between
      schedule_exercises.date and schedule_exercises.date
  order by best.best_metres desc
  limit 1
), 0), coalesce(packed.best_metres, 0)), 0) as "farthest", case when past.days is null then null when
    past.last_on < min(schedule_exercises.date, coalesce((
  select min(date)
  from exercise_days
  where trainee_id = schedule_exercises.trainee_id and exercise_id = coalesce(schedule_exercises.substitute
      ->> '$.exerciseId', schedule_exercises.exercise_id)
), schedule_exercises.date), coalesce(packed.days ->> '$[0][0]', schedule_exercises.date)) then json_object('bests',
    json_array(past.best_weight, past.best_one_rep, past.volume, past.best_seconds, past.best_metres)) else
    json_object('days', json((
  select json_group_array(json(kept.day))
  from (
    select max(each.day) as day
    from (
      select schedule_exercises.date as due_on
    ) due_row
    cross join (
      select value ->> 0 as date, 1 as is_packed, null as day
      from json_each(packed.days)
      union all
      select value ->> 0, 0, value
      from json_each(past.days)
    ) each
    where each.date not between due_row.due_on and schedule_exercises.date and not exists (
      select 1
      from exercise_days own
      where own.trainee_id = schedule_exercises.trainee_id and own.exercise_id = coalesce(schedule_exercises.substitute
          ->> '$.exerciseId', schedule_exercises.exercise_id) and own.date = each.date
    )
    group by each.date
    having max(each.is_packed) = 0
  ) kept
))) end as "past_beside"
from "schedule_exercises"
left join packed_exercise_days packed on packed.trainee_id = "schedule_exercises"."trainee_id" and
    packed.exercise_id = coalesce(schedule_exercises.substitute ->> '$.exerciseId',
    schedule_exercises.exercise_id)
left join past_exercise_days past on past.trainee_id = "schedule_exercises"."trainee_id" and past.exercise_id
    = coalesce(schedule_exercises.substitute ->> '$.exerciseId', schedule_exercises.exercise_id)
where ("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ?);
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH packed USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?) LEFT-JOIN
-- SEARCH past USING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH best USING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight>?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH best USING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep>?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH best USING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume>?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH best USING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds>?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH best USING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres>?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH exercise_days USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 12
--   CO-ROUTINE kept
--     CO-ROUTINE due_row
--       SCAN CONSTANT ROW
--     MATERIALIZE each
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--         UNION ALL
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--     SCAN due_row
--     SCAN each
--     CORRELATED SCALAR SUBQUERY 10
--       SEARCH own USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
--     USE TEMP B-TREE FOR GROUP BY
--   SCAN kept

update "schedule_exercises"
set "status" = ?, "completed_at" = ?, "updated_at" = ?, "written_by" = ?
where ("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ? and "schedule_exercises"."status"
    = ? and exists (
  select 1
  from schedule_exercises item
  where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
    select 1
    from trainee_profiles
    where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
  )
));
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
--   SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/exercise-log.ts: updateExerciseStatus

select "id", "date", "status", "completed_at"
from "schedule_exercises"
where ("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ?);
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "schedule_exercises"
set "status" = ?, "completed_at" = ?, "updated_at" = ?, "written_by" = ?
where ("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ? and "schedule_exercises"."status"
    <> ? and exists (
  select 1
  from schedule_exercises item
  where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
    select 1
    from trainee_profiles
    where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
  )
));
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
--   SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/exercise-substitutes.ts: getAlternatives

select "id", "name", "english_name", "category", "type", "movement"
from "exercises"
where ("exercises"."status" = ? and "exercises"."deleted_at" is null and "exercises"."movement" is not null);
-- SEARCH exercises USING INDEX exercises_name (status=?)

select "schedule_exercises"."exercise_id", "schedule_exercises"."type", "exercises"."movement"
from "schedule_exercises"
left join "exercises" on "exercises"."id" = "schedule_exercises"."exercise_id"
where ("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ?);
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?) LEFT-JOIN

-- activity/exercise-substitutes.ts: setSubstitute

select "id", "date", "substitute"
from "schedule_exercises"
where ("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ?);
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "schedule_exercises"
set "substitute" = (
  select json_object('exerciseId', other.id, 'name', other.name, 'englishName', other.english_name, 'category',
      other.category, 'movement', other.movement)
  from exercises other
  where other.id = ?
),
"updated_at" = ?, "written_by" = ?
where (("schedule_exercises"."id" = ? and "schedule_exercises"."trainee_id" = ?) and "schedule_exercises"."date"
    <= ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and "schedule_exercises"."status" = ? and not exists (
  select 1
  from performed_sets done
  where done.schedule_exercise_id = ?
) and exists (
  select 1
  from exercises other
  where other.id = ? and other.type = schedule_exercises.type
) and substitute ->> '$.exerciseId' is not ?);
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH other USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH other USING INDEX sqlite_autoindex_exercises_1 (id=?)

-- activity/exercise-week.ts: getExerciseWeek

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select (
  select steps
  from trainee_steps
  where trainee_id = ?1 and date = ?2
) as "day_steps", (
  select target_steps
  from trainee_steps
  where trainee_id = ?1 and date = ?2
) as "day_target", (
  select json_group_array(json_object('exerciseId', exercise_id, 'seat', seat))
  from machine_seats
  where trainee_id = ?1
) as "seats", (
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
  from (
    select starts_on, ends_on
    from lighter_days
    where trainee_id = ?1
    order by starts_on
  )
) as "lighter_days", (
  select json_group_array(json_object('date', felt.date, 'effort', felt.effort, 'words', (
    select text
    from notes
    where id = felt.note_id
  )))
  from (
    select date, effort, note_id
    from workout_feelings
    where trainee_id = ?1 and date between ?3 and ?4
    order by date
  ) felt
) as "feelings"
from (
  select 1
);
-- CO-ROUTINE (subquery-9)
--   SCAN CONSTANT ROW
-- SCAN (subquery-9)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_steps USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- SCALAR SUBQUERY 2
--   SEARCH trainee_steps USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- SCALAR SUBQUERY 3
--   SEARCH machine_seats USING INDEX sqlite_autoindex_machine_seats_1 (trainee_id=?)
-- SCALAR SUBQUERY 5
--   CO-ROUTINE (subquery-4)
--     SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--   SCAN (subquery-4)
-- SCALAR SUBQUERY 8
--   CO-ROUTINE felt
--     SEARCH workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=? AND date>? AND date<?)
--   SCAN felt
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21,
    c22, c23, c24, c25, c26, c27, c28, c29, c30, c31) as (
  select "id", "day_of_week", "date", "position", "exercise_id", "name", "english_name", "category", "type",
      "description", "video_url", "video_id", "sets", "reps", "reps_to", "seconds", "metres", "weight",
      "percent", "tempo", "note", "rest", "rpe", "duration", "superset", "progression", "progression_step",
      "progression_runs", "substitute", "status", "completed_at", (
    select movement
    from "exercises" library
    where library.id = "exercise_id"
  ) as "movement"
  from "schedule_exercises"
  where ("schedule_exercises"."trainee_id" = ?1 and "schedule_exercises"."date" between ?2 and ?3)
  order by "schedule_exercises"."date" asc, "schedule_exercises"."position" asc, "schedule_exercises"."id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16,
    c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31)) as list
from list;
-- CO-ROUTINE list
--   SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
-- SCAN list

-- activity/exercise-week.ts: setsBetween

with list(c0, c1, c2, c3, c4, c5) as (
  select "schedule_exercise_id", "exercise_id", "date", json_group_array(json_array( "set_number", "reps",
      "weight", "seconds", "metres")) as "numbers", min("created_at") as "first_at", max("created_at") as
      "last_at"
  from "performed_sets"
  where ("performed_sets"."trainee_id" = ?1 and "performed_sets"."date" between ?2 and ?3)
  group by "performed_sets"."date", "performed_sets"."schedule_exercise_id", "performed_sets"."exercise_id"
  order by "performed_sets"."date" asc, "performed_sets"."schedule_exercise_id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5)) as list
from list;
-- CO-ROUTINE list
--   SEARCH performed_sets USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- activity/last-times.ts: lastTimesBefore

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10) as (
  select due.exercise_id as "exercise_id", "performed_sets"."date" as "last_on", json_group_array(json_array(
      "performed_sets"."set_number", "performed_sets"."reps", "performed_sets"."weight", "performed_sets"."seconds",
      "performed_sets"."metres")) as "numbers", case when coalesce("performed_sets"."date", '') >=
      packed.last_on then null when packed.last_on < ?1 then packed.days -> '$[#-1]' else (
    select day.value
    from json_each(packed.days) day
    where day.value ->> 0 < ?1
    order by day.key desc
    limit 1
  ) end as "packed_day", case when past.days is null then null when past.last_on < ?1 and exists (
    select 1
    from json_each(past.days -> '$[#-1]', '$[1]') item, json_each(item.value) done
    where done.value ->> 5 is not 'w'
  ) then past.days -> '$[#-1]' else (
    select day.value
    from (
      select coalesce(min(date), ?1) as due_on
      from schedule_exercises
      where trainee_id = ?2 and date between ?1 and ?3 and coalesce(schedule_exercises.substitute ->>
          '$.exerciseId', schedule_exercises.exercise_id) = due.exercise_id
    ) due_row
    cross join json_each(past.days) day
    where day.value ->> 0 < due_row.due_on and exists (
      select 1
      from json_each(day.value, '$[1]') item, json_each(item.value) done
      where done.value ->> 5 is not 'w'
    )
    order by day.key desc
    limit 1
  ) end as "past_day", nullif(max( coalesce((
    select best.best_weight
    from exercise_days best
    where best.trainee_id = ?2 and best.exercise_id = due.exercise_id and best.best_weight > 0 and best.date
        not between ?1 and ?3
    order by best.best_weight desc
    limit 1
  ), 0), coalesce(packed.best_weight, 0)), 0) as "best_weight", nullif(max( coalesce((
    select best.best_one_rep
    from exercise_days best
    where best.trainee_id = ?2 and best.exercise_id = due.exercise_id and best.best_one_rep > 0 and best.date
        not between ?1 and ?3
    order by best.best_one_rep desc
    limit 1
  ), 0), coalesce(packed.best_one_rep, 0)), 0) as "best_one_rep", nullif(max( coalesce((
    select best.volume
    from exercise_days best
    where best.trainee_id = ?2 and best.exercise_id = due.exercise_id and best.volume > 0 and best.date not
        between ?1 and ?3
    order by best.volume desc
    limit 1
  ), 0), coalesce(packed.volume, 0)), 0) as "best_volume", nullif(max( coalesce((
    select best.best_seconds
    from exercise_days best
    where best.trainee_id = ?2 and best.exercise_id = due.exercise_id and best.best_seconds > 0 and best.date
        not between ?1 and ?3
    order by best.best_seconds desc
    limit 1
  ), 0), coalesce(packed.best_seconds, 0)), 0) as "longest", nullif(max( coalesce((
    select best.best_metres
    from exercise_days best
    where best.trainee_id = ?2 and best.exercise_id = due.exercise_id and best.best_metres > 0 and best.date
        not between ?1 and ?3
    order by best.best_metres desc
    limit 1
  ), 0), coalesce(packed.best_metres, 0)), 0) as "farthest", case when past.days is null then null when
      past.last_on < min(?1, coalesce((
    select min(date)
    from exercise_days
    where trainee_id = ?2 and exercise_id = due.exercise_id
  ), ?1), coalesce(packed.days ->> '$[0][0]', ?1)) then json_object('bests', json_array(past.best_weight,
      past.best_one_rep, past.volume, past.best_seconds, past.best_metres)) else json_object('days', json((
    select json_group_array(json(kept.day))
    from (
      select max(each.day) as day
      from (
        select coalesce(min(date), ?1) as due_on
        from schedule_exercises
        where trainee_id = ?2 and date between ?1 and ?3 and coalesce(schedule_exercises.substitute ->>
            '$.exerciseId', schedule_exercises.exercise_id) = due.exercise_id
      ) due_row
      cross join (
        select value ->> 0 as date, 1 as is_packed, null as day
        from json_each(packed.days)
        union all
        select value ->> 0, 0, value
        from json_each(past.days)
      ) each
      where each.date not between due_row.due_on and ?3 and not exists (
        select 1
        from exercise_days own
        where own.trainee_id = ?2 and own.exercise_id = due.exercise_id and own.date = each.date
      )
      group by each.date
      having max(each.is_packed) = 0
    ) kept
  ))) end as "past_beside"
  from (
    select distinct coalesce(schedule_exercises.substitute ->> '$.exerciseId', schedule_exercises.exercise_id)
        as exercise_id
    from schedule_exercises
    where trainee_id = ?2 and date between ?1 and ?3 and coalesce(schedule_exercises.substitute ->>
        '$.exerciseId', schedule_exercises.exercise_id) is not null
  ) due
  left join "performed_sets" on ("performed_sets"."trainee_id" = ?2 and "performed_sets"."exercise_id" =
      due.exercise_id and "performed_sets"."date" = (
    select before.date
    from performed_sets before
    where before.trainee_id = ?2 and before.exercise_id = due.exercise_id and before.date < ?1
    order by before.date desc
    limit 1
  ))
  left join packed_exercise_days packed on packed.trainee_id = ?2 and packed.exercise_id = due.exercise_id
  left join past_exercise_days past on past.trainee_id = ?2 and past.exercise_id = due.exercise_id
  group by due.exercise_id, "performed_sets"."schedule_exercise_id"
  order by due.exercise_id, "performed_sets"."schedule_exercise_id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10)) as list
from list;
-- CO-ROUTINE list
--   CO-ROUTINE due
--     SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN due
--   SEARCH performed_sets USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 19
--     SEARCH before USING COVERING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date<?)
--   SEARCH packed USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?) LEFT-JOIN
--   SEARCH past USING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?) LEFT-JOIN
--   USE TEMP B-TREE FOR GROUP BY
--   CORRELATED SCALAR SUBQUERY 1
--     SCAN day VIRTUAL TABLE INDEX 1:
--     USE TEMP B-TREE FOR ORDER BY
--   CORRELATED SCALAR SUBQUERY 2
--     SCAN item VIRTUAL TABLE INDEX 3:
--     SCAN done VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 5
--     CO-ROUTINE due_row
--       SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
--     SCAN due_row
--     SCAN day VIRTUAL TABLE INDEX 1:
--     CORRELATED SCALAR SUBQUERY 4
--       SCAN item VIRTUAL TABLE INDEX 3:
--       SCAN done VIRTUAL TABLE INDEX 1:
--     USE TEMP B-TREE FOR ORDER BY
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH best USING INDEX exercise_days_weight (trainee_id=? AND exercise_id=? AND best_weight>?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH best USING INDEX exercise_days_one_rep (trainee_id=? AND exercise_id=? AND best_one_rep>?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH best USING INDEX exercise_days_volume (trainee_id=? AND exercise_id=? AND volume>?)
--   CORRELATED SCALAR SUBQUERY 9
--     SEARCH best USING INDEX exercise_days_seconds (trainee_id=? AND exercise_id=? AND best_seconds>?)
--   CORRELATED SCALAR SUBQUERY 10
--     SEARCH best USING INDEX exercise_days_metres (trainee_id=? AND exercise_id=? AND best_metres>?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH exercise_days USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 17
--     CO-ROUTINE kept
--       CO-ROUTINE due_row
--         SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
--       MATERIALIZE each
--         COMPOUND QUERY
--           LEFT-MOST SUBQUERY
--             SCAN json_each VIRTUAL TABLE INDEX 1:
--           UNION ALL
--             SCAN json_each VIRTUAL TABLE INDEX 1:
--       SCAN due_row
--       SCAN each
--       CORRELATED SCALAR SUBQUERY 15
--         SEARCH own USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
--       USE TEMP B-TREE FOR GROUP BY
--     SCAN kept
-- SCAN list

-- activity/lighter-days.ts: deficitLimitsOf

select "gender", "age", "height", "current_weight", (
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
  from (
    select starts_on, ends_on
    from lighter_days
    where trainee_id = ?1
    order by starts_on
  )
) as "lighter_days"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--   SCAN (subquery-1)

-- activity/machine-seats.ts: setSeat

insert into "machine_seats" ("trainee_id", "exercise_id", "seat", "created_at", "updated_at")
select ?, "exercises"."id", ?, ?, ?
from "exercises"
where "exercises"."id" = ?
on conflict ("machine_seats"."trainee_id", "machine_seats"."exercise_id") do update
set "seat" = excluded.seat, "updated_at" = excluded.updated_at
where seat is not excluded.seat;
-- SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)

select "id"
from "exercises"
where "exercises"."id" = ?;
-- SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)

-- activity/meals-at-hand.ts: addFavouriteFood

delete from "favourite_foods"
where ("favourite_foods"."trainee_id" = ? and "favourite_foods"."food_id" in (
  select food_id
  from favourite_foods
  where trainee_id = ?
  order by created_at desc, food_id
  limit -1 offset ?
));
-- SEARCH favourite_foods USING COVERING INDEX sqlite_autoindex_favourite_foods_1 (trainee_id=? AND food_id=?)
-- LIST SUBQUERY 1
--   SEARCH favourite_foods USING INDEX sqlite_autoindex_favourite_foods_1 (trainee_id=?)
--   USE TEMP B-TREE FOR ORDER BY

insert into "favourite_foods" ("trainee_id", "food_id", "quantity", "portion", "created_at")
select ?, food.id, ?, null, ?
from foods food
where food.id = ?
on conflict ("favourite_foods"."trainee_id", "favourite_foods"."food_id") do update
set "quantity" = ?, "portion" = null, "created_at" = ?;
-- SEARCH food USING COVERING INDEX sqlite_autoindex_foods_1 (id=?)

select "id"
from "foods"
where "foods"."id" = ?;
-- SEARCH foods USING COVERING INDEX sqlite_autoindex_foods_1 (id=?)

-- activity/meals-at-hand.ts: getMealsAtHand

select "foods"."id", "foods"."name", "foods"."english_name", "foods"."calories", "foods"."protein", "foods"."carbs",
    "foods"."fat", "favourite_foods"."quantity", "favourite_foods"."portion"
from "favourite_foods"
inner join "foods" on "foods"."id" = "favourite_foods"."food_id"
where "favourite_foods"."trainee_id" = ?1
order by "favourite_foods"."created_at" desc, "favourite_foods"."food_id"
limit ?2;
-- SEARCH favourite_foods USING INDEX sqlite_autoindex_favourite_foods_1 (trainee_id=?)
-- SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

with list(c0, c1, c2, c3) as (
  select "food_id", "name", "english_name", "grams"
  from "food_portions"
  where "food_portions"."food_id" in (
    select food_id
    from (
      select food_id
      from own_meals
      where trainee_id = ?1
      order by created_at desc
      limit ?2
    )
    union all
    select food_id
    from own_meals
    where trainee_id = ?1 and date in (?3, …)
    union all
    select food_id
    from favourite_foods
    where trainee_id = ?1
  )
  order by "food_portions"."food_id", "food_portions"."position"
)
select json_group_array(json_array(c0, c1, c2, c3)) as list
from list;
-- CO-ROUTINE list
--   SEARCH food_portions USING INDEX sqlite_autoindex_food_portions_1 (food_id=?)
--   LIST SUBQUERY 4
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE (subquery-1)
--           SEARCH own_meals USING INDEX own_meals_created (trainee_id=?)
--         SCAN (subquery-1)
--       UNION ALL
--         SEARCH own_meals USING INDEX own_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH favourite_foods USING COVERING INDEX sqlite_autoindex_favourite_foods_1 (trainee_id=?)
-- SCAN list

-- activity/meals-at-hand.ts: removeFavouriteFood

delete from "favourite_foods"
where ("favourite_foods"."trainee_id" = ? and "favourite_foods"."food_id" = ?);
-- SEARCH favourite_foods USING INDEX sqlite_autoindex_favourite_foods_1 (trainee_id=? AND food_id=?)

-- activity/note-answers.ts: answerNotes

update "notes"
set "answered_at" = ?1
where trainee_id = ?2 and created_at <= ?1 and answered_at is null and is_private = 0 and author_id =
    trainee_id and type in ('complaint', 'question', 'health');
-- SEARCH notes USING INDEX notes_type (trainee_id=? AND type=? AND created_at<?)

-- activity/note-answers.ts: answerNotesByMessages

update "notes"
set "answered_at" = (
  select max(value ->> '$.at')
  from json_each(?1)
  where value ->> '$.clientId' not in (
    select id
    from trainee_jobs
  )
)
where trainee_id = ?2 and created_at <= (
  select max(value ->> '$.at')
  from json_each(?1)
  where value ->> '$.clientId' not in (
    select id
    from trainee_jobs
  )
) and answered_at is null and is_private = 0 and author_id = trainee_id and type in ('complaint', 'question',
    'health');
-- SEARCH notes USING INDEX notes_type (trainee_id=? AND type=? AND created_at<?)
-- SCALAR SUBQUERY 4
--   SEARCH json_each VIRTUAL TABLE INDEX 1:
--   USING INDEX sqlite_autoindex_trainee_jobs_1 FOR IN-OPERATOR
-- SCALAR SUBQUERY 2
--   SEARCH json_each VIRTUAL TABLE INDEX 1:
--   USING INDEX sqlite_autoindex_trainee_jobs_1 FOR IN-OPERATOR

-- activity/notes-page.ts: deleteNote

delete from "notes"
where ("notes"."id" = ? and "notes"."trainee_id" = ?);
-- SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
-- SEARCH workout_feelings USING COVERING INDEX workout_feelings_note (note_id=?)

select "id"
from "notes"
where "notes"."id" = ?;
-- SEARCH notes USING COVERING INDEX sqlite_autoindex_notes_1 (id=?)

-- activity/notes-page.ts: listNotes

select "id", "type", "author_id", "text", "is_private", "created_at"
from "notes"
where ("notes"."trainee_id" = ?1 and is_private = 0 and ("notes"."created_at", "notes"."id") < (?2, ?3))
order by "notes"."created_at" desc, "notes"."id" desc
limit ?4;
-- SEARCH notes USING INDEX notes_shared (trainee_id=? AND created_at<?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- activity/notes-page.ts: listTraineeNotes

select "id"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "id", "type", "author_id", "text", "is_private", "created_at"
from "notes"
where ("notes"."trainee_id" = ?1 and ("notes"."created_at", "notes"."id") < (?2, ?3))
order by "notes"."created_at" desc, "notes"."id" desc
limit ?4;
-- SEARCH notes USING INDEX notes_trainee (trainee_id=? AND created_at<?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- activity/notes-page.ts: newestNotesOf

select "id", "type", "author_id", "text", "is_private", "created_at"
from "notes"
where ("notes"."trainee_id" = ?1 and "notes"."type" = ?2 and is_private = 0 and ("notes"."created_at", "notes"."id")
    < (?3, ?4))
order by "notes"."created_at" desc, "notes"."id" desc
limit ?5;
-- SEARCH notes USING INDEX notes_type (trainee_id=? AND type=? AND created_at<?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- activity/notes.ts: createNote

insert into "notes" ("id", "trainee_id", "author_id", "type", "text", "is_private", "answered_at",
    "created_at", "updated_at")
select ?, "trainee_profiles"."id", ?, ?, ?, ?, null, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ?
on conflict do nothing;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH workout_feelings USING COVERING INDEX workout_feelings_note (note_id=?)

-- activity/notes.ts: deleteOwnNote

delete from "notes"
where ("notes"."id" = ? and "notes"."trainee_id" = ? and "notes"."author_id" = ? and is_private = 0);
-- SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
-- SEARCH workout_feelings USING COVERING INDEX workout_feelings_note (note_id=?)

select "trainee_id"
from "notes"
where ("notes"."id" = ? and is_private = 0);
-- SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)

-- activity/notes.ts: forgetNoticesOf

delete from "notifications"
where (id, sender_id) in (
  select "notes"."id", "notes"."author_id"
  from "notes"
  where ("notes"."id" = ? and "notes"."trainee_id" = ? and "notes"."author_id" = ? and is_private = 0)
);
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
--   CREATE BLOOM FILTER
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

delete from "notifications"
where (id, sender_id) in (
  select "notes"."id", "notes"."author_id"
  from "notes"
  where ("notes"."id" = ? and "notes"."trainee_id" = ?)
);
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
--   CREATE BLOOM FILTER
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

-- activity/notes.ts: getDayToReport

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/notes.ts: getNoteToSend

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/notes.ts: writtenNoteOf

select "id", "type", "author_id", "text", "is_private", "created_at"
from "notes"
where ("notes"."id" = ? and "notes"."trainee_id" = ? and "notes"."author_id" = ?);
-- SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)

-- activity/own-food-photo.ts: setOwnFoodPhoto

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('prefix', photo_key), ?, ?, null, ?, null
from own_foods
where photo_key is not null and ("own_foods"."id" = ? and "own_foods"."trainee_id" = ? and "own_foods"."deleted_at"
    is null) and photo_key is not ?;
-- SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)

update "own_foods"
set "photo_key" = ?
where ("own_foods"."id" = ? and "own_foods"."trainee_id" = ? and "own_foods"."deleted_at" is null)
returning "id";
-- SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)

-- activity/own-food-photo.ts: sweepOwnFoods

delete from "own_foods"
where id in (
  select id
  from own_foods
  where deleted_at < ?
  order by deleted_at, id
  limit ?
)
returning "id";
-- SEARCH own_foods USING COVERING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH own_foods USING INDEX own_foods_deleted (deleted_at<?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
-- SEARCH own_meals USING COVERING INDEX own_meals_own_food (own_food_id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('prefix', photo_key), ?, ?, null, ?, null
from own_foods
where photo_key is not null and id in (
  select id
  from own_foods
  where deleted_at < ?
  order by deleted_at, id
  limit ?
);
-- SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH own_foods USING INDEX own_foods_deleted (deleted_at<?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- activity/own-foods.ts: deleteOwnFood

update "own_foods"
set "deleted_at" = ?
where ("own_foods"."id" = ? and "own_foods"."trainee_id" = ? and "own_foods"."deleted_at" is null)
returning "id";
-- SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)

-- activity/own-foods.ts: listOwnFoods

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14) as (
  select "id", "kind", "name", "servings", "finished_grams", "calories", "protein", "carbs", "fat", "parts",
      "portion_name", "portion_grams", "photo_key", (
    select max(created_at)
    from own_meals
    where own_food_id = "own_foods"."id"
  ) as "eaten_at", "updated_at"
  from "own_foods"
  where ("own_foods"."trainee_id" = ?1 and "own_foods"."deleted_at" is null)
  order by max(updated_at, coalesce(eaten_at, 0)) desc, "own_foods"."id" asc
  limit ?2
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14)) as list
from list;
-- CO-ROUTINE list
--   SEARCH own_foods USING INDEX own_foods_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH own_meals USING COVERING INDEX own_meals_own_food (own_food_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH own_meals USING COVERING INDEX own_meals_own_food (own_food_id=?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- activity/own-foods.ts: putOwnFood

insert into "own_foods" ("id", "trainee_id", "kind", "name", "servings", "finished_grams", "calories",
    "protein", "carbs", "fat", "parts", "portion_name", "portion_grams", "photo_key", "created_at",
    "updated_at", "deleted_at")
select ?, profile.id, ?, ?, null, null, ?, ?, null, ?, ?, ?, ?, null, ?, ?, null
from trainee_profiles profile
where profile.id = ? and (exists (
  select 1
  from own_foods
  where ("own_foods"."id" = ? and "own_foods"."trainee_id" = ? and "own_foods"."deleted_at" is null)
) or (
  select count(*)
  from own_foods
  where trainee_id = ? and deleted_at is null
) < ?)
on conflict ("own_foods"."id") do update
set "kind" = ?, "name" = ?, "servings" = ?, "finished_grams" = ?, "calories" = ?, "protein" = ?, "carbs" = ?,
    "fat" = ?, "parts" = ?, "portion_name" = ?, "portion_grams" = ?, "updated_at" = ?, "deleted_at" = ?
where "own_foods"."trainee_id" = ?;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH own_foods USING INDEX own_foods_trainee (trainee_id=?)
-- SEARCH own_meals USING COVERING INDEX own_meals_own_food (own_food_id=?)

select "id", "kind", "name", "servings", "finished_grams", "calories", "protein", "carbs", "fat", "parts",
    "portion_name", "portion_grams", "photo_key", (
  select max(created_at)
  from own_meals
  where own_food_id = "own_foods"."id"
) as "eaten_at", "updated_at"
from "own_foods"
where ("own_foods"."id" = ? and "own_foods"."trainee_id" = ? and "own_foods"."deleted_at" is null);
-- SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH own_meals USING COVERING INDEX own_meals_own_food (own_food_id=?)

select count(*) as "own_foods_count"
from "own_foods"
where ("own_foods"."trainee_id" = ? and "own_foods"."deleted_at" is null);
-- SEARCH own_foods USING INDEX own_foods_trainee (trainee_id=?)

update "own_meals"
set "name" = (
  select name
  from own_foods
  where id = ?
),
"calories" = (
  select calories
  from own_foods
  where id = ?
),
"protein" = (
  select protein
  from own_foods
  where id = ?
),
"carbs" = (
  select carbs
  from own_foods
  where id = ?
),
"fat" = (
  select fat
  from own_foods
  where id = ?
),
"quantity" = iif(portion is not null and (
  select portion_name
  from own_foods
  where id = ?
) is not null, round(portion ->> 'count' * (
  select portion_grams
  from own_foods
  where id = ?
), 1), quantity), "portion" = iif(portion is not null and (
  select portion_name
  from own_foods
  where id = ?
) is not null, (
  select json_object('name', portion_name, 'englishName', null, 'grams', portion_grams, 'count', portion ->>
      'count')
  from own_foods
  where id = ?
), portion)
where ("own_meals"."own_food_id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX own_meals_own_food (own_food_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 4
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 5
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 6
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 7
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 8
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)

-- activity/own-meals.ts: createOwnMeal

insert into "own_meals" ("id", "trainee_id", "date", "name", "description", "category", "food_id",
    "own_food_id", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at")
select ?, profile.id, ?, ?, null, ?, null, null, ?, ?, ?, ?, ?, null, ?, ?
from trainee_profiles profile
where profile.id = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and ? <= ? and (
  select count(*)
  from own_meals
  where trainee_id = ? and date = ?
) < ?
on conflict do nothing;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH own_meals USING COVERING INDEX own_meals_day (trainee_id=? AND date=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

insert into "own_meals" ("id", "trainee_id", "date", "name", "description", "category", "food_id",
    "own_food_id", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at")
select ?, profile.id, ?, food.name, null, ?, null, food.id, food.calories, food.protein, food.carbs, food.fat,
    iif(? is not null and food.portion_name is not null, round(? * food.portion_grams, 1), ?), iif(? is not
    null and food.portion_name is not null, json_object('name', food.portion_name, 'englishName', null,
    'grams', food.portion_grams, 'count', ?), null), ?, ?
from trainee_profiles profile
join own_foods food on food.id = ? and food.trainee_id = ? and food.deleted_at is null
where profile.id = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and ? <= ? and (
  select count(*)
  from own_meals
  where trainee_id = ? and date = ?
) < ?
on conflict do nothing;
-- SEARCH food USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH own_meals USING COVERING INDEX own_meals_day (trainee_id=? AND date=?)
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "id", "date", "name", "description", "category", "food_id", (
  select english_name
  from foods
  where id = food_id
) as "food_english_name", (
  select id
  from own_foods
  where id = own_food_id and deleted_at is null
) as "own_food", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at"
from "own_meals"
where ("own_meals"."id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select count(*) as "own_meals"
from "own_meals"
where ("own_meals"."trainee_id" = ? and "own_meals"."date" = ?);
-- SEARCH own_meals USING COVERING INDEX own_meals_day (trainee_id=? AND date=?)

-- activity/own-meals.ts: deleteOwnMeal

delete from "own_meals"
where ("own_meals"."id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)

select "id"
from "own_meals"
where ("own_meals"."id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)

update "own_meals"
set "status" = ?
where ("own_meals"."id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)

-- activity/own-meals.ts: newestOwnMealsOf

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15) as (
  select "id", "date", "name", "description", "category", "food_id", (
    select english_name
    from foods
    where id = food_id
  ) as "food_english_name", (
    select id
    from own_foods
    where id = own_food_id and deleted_at is null
  ) as "own_food", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at"
  from "own_meals"
  where "own_meals"."trainee_id" = ?1
  order by "own_meals"."created_at" desc
  limit ?2
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)) as
    list
from list;
-- CO-ROUTINE list
--   SEARCH own_meals USING INDEX own_meals_created (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
-- SCAN list

-- activity/own-meals.ts: ownMealsOf

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15) as (
  select "id", "date", "name", "description", "category", "food_id", (
    select english_name
    from foods
    where id = food_id
  ) as "food_english_name", (
    select id
    from own_foods
    where id = own_food_id and deleted_at is null
  ) as "own_food", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at"
  from "own_meals"
  where ("own_meals"."trainee_id" = ?1 and "own_meals"."date" between ?2 and ?3)
  order by "own_meals"."date", "own_meals"."created_at", "own_meals"."id"
  limit ?4
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)) as
    list
from list;
-- CO-ROUTINE list
--   SEARCH own_meals USING INDEX own_meals_day (trainee_id=? AND date>? AND date<?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)
--   USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY
-- SCAN list

-- activity/own-meals.ts: setOwnMealStatus

select "id", "date", "name", "description", "category", "food_id", (
  select english_name
  from foods
  where id = food_id
) as "food_english_name", (
  select id
  from own_foods
  where id = own_food_id and deleted_at is null
) as "own_food", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at"
from "own_meals"
where ("own_meals"."id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)

update "own_meals"
set "status" = ?
where (("own_meals"."id" = ? and "own_meals"."trainee_id" = ?) and "own_meals"."status" <> ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)

-- activity/own-meals.ts: updateOwnMeal

select "id", "date", "name", "description", "category", "food_id", (
  select english_name
  from foods
  where id = food_id
) as "food_english_name", (
  select id
  from own_foods
  where id = own_food_id and deleted_at is null
) as "own_food", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at"
from "own_meals"
where ("own_meals"."id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH own_foods USING INDEX sqlite_autoindex_own_foods_1 (id=?)

update "own_meals"
set "name" = ?, "description" = ?, "category" = ?, "food_id" = ?, "own_food_id" = ?, "calories" = ?, "protein"
    = ?, "carbs" = ?, "fat" = ?, "quantity" = ?, "portion" = ?
where ("own_meals"."id" = ? and "own_meals"."trainee_id" = ?);
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)

-- activity/past-history.ts: pastDaysInHistory

select past.days as "past_days", (
  select json_group_array(own.date)
  from exercise_days own
  where own.trainee_id = past.trainee_id and own.exercise_id = past.exercise_id and own.date <= past.last_on
) as "own_dates", (
  select json_group_array(json_array(each.date, each.app))
  from (
    select told.date, source.app
    from past_names named
    join past_days told on told.rowid in (
      select day.rowid
      from past_days day
      where day.trainee_id = named.trainee_id and day.key = named.key and day.date < ?1
      order by day.date desc
      limit 20
    )
    join past_imports source on source.id = told.import_id
    where named.trainee_id = past.trainee_id and named.exercise_id = past.exercise_id
    order by source.created_at, source.id
  ) each
) as "past_apps"
from past_exercise_days past
where past.trainee_id = ?2 and past.exercise_id = ?3;
-- SEARCH past USING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH own USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 4
--   CO-ROUTINE each
--     SEARCH named USING INDEX past_names_exercise (exercise_id=? AND trainee_id=?)
--     SEARCH told USING INTEGER PRIMARY KEY (rowid=?)
--     CORRELATED LIST SUBQUERY 2
--       SEARCH day USING COVERING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=? AND date<?)
--     SEARCH source USING INDEX sqlite_autoindex_past_imports_1 (id=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN each

-- activity/performance.ts: anySchedule

select 1 as "one"
from "weekly_schedules"
where "weekly_schedules"."trainee_id" = ?1
limit ?2;
-- SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=?)

-- activity/performance.ts: performanceOfWeek

select "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals", "steps",
    "target_steps", "eaten_calories"
from "trainee_performance"
where ("trainee_performance"."trainee_id" = ?1 and "trainee_performance"."date" between ?2 and ?3)
limit ?4;
-- SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)

-- activity/scheduled-meals.ts: scheduledMealsOf

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15) as (
  select "id", "day_of_week", "date", "position", "meal_id", "timing", "name", "description", "calories",
      "protein", "carbs", "fat", "quantity", "substitute", "status", "consumed_at"
  from "schedule_meals"
  where ("schedule_meals"."trainee_id" = ?1 and "schedule_meals"."date" between ?2 and ?3)
  order by "schedule_meals"."date", "schedule_meals"."timing", "schedule_meals"."position"
  limit ?4
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)) as
    list
from list;
-- CO-ROUTINE list
--   SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
-- SCAN list

-- activity/scheduled-meals.ts: setMealStatus

select "id", "day_of_week", "date", "position", "meal_id", "timing", "name", "description", "calories",
    "protein", "carbs", "fat", "quantity", "substitute", "status", "consumed_at"
from "schedule_meals"
where ("schedule_meals"."id" = ? and "schedule_meals"."trainee_id" = ?);
-- SEARCH schedule_meals USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "schedule_meals"
set "status" = ?, "consumed_at" = ?, "updated_at" = ?, "written_by" = ?
where ((("schedule_meals"."id" = ? and "schedule_meals"."trainee_id" = ?) and "schedule_meals"."date" <= ? and
    exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
)) and "schedule_meals"."status" <> ?);
-- SEARCH schedule_meals USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/scheduled-meals.ts: setMealSubstitute

select "id", "day_of_week", "date", "position", "meal_id", "timing", "name", "description", "calories",
    "protein", "carbs", "fat", "quantity", "substitute", "status", "consumed_at"
from "schedule_meals"
where ("schedule_meals"."id" = ? and "schedule_meals"."trainee_id" = ?);
-- SEARCH schedule_meals USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "schedule_meals"
set "substitute" = (
  select json_object('mealId', meal.id, 'name', meal.name, 'description', meal.description, 'calories',
      meal.calories, 'protein', meal.protein, 'carbs', meal.carbs, 'fat', meal.fat, 'quantity', ?)
  from meals meal
  where meal.id = ?
),
"updated_at" = ?, "written_by" = ?
where ((("schedule_meals"."id" = ? and "schedule_meals"."trainee_id" = ?) and "schedule_meals"."date" <= ? and
    exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
)) and exists (
  select 1
  from meals meal
  where meal.id = ? and meal.status = 'active' and meal.deleted_at is null
));
-- SEARCH schedule_meals USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH meal USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH meal USING INDEX sqlite_autoindex_meals_1 (id=?)

-- activity/shopping-week.ts: getShoppingWeek

select "id", "name", "english_name", "category" as "category", "bought_as", "shop_unit", "shop_grams"
from "foods"
where "foods"."id" in (
  with eaten as (
    select food_id
    from meal_foods
    where meal_id in (
      with planned as (
        select meal_id, substitute
        from schedule_meals
        where trainee_id = ?1 and date between ?2 and ?3
      )
      select meal_id
      from planned
      where meal_id is not null
      union
      select substitute ->> 'mealId'
      from planned
      where substitute is not null
    )
  )
  select food_id
  from eaten
  union
  select part.value ->> 'foodId'
  from foods food, json_each(food.bought_as) part
  where food.id in eaten
);
-- SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- LIST SUBQUERY 7
--   MERGE (UNION)
--     LEFT
--       SEARCH meal_foods USING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
--       LIST SUBQUERY 3
--         MERGE (UNION)
--           LEFT
--             SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
--             USE TEMP B-TREE FOR ORDER BY
--           RIGHT
--             SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
--             USE TEMP B-TREE FOR ORDER BY
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH food USING INDEX sqlite_autoindex_foods_1 (id=?)
--       LIST SUBQUERY 6
--         SEARCH meal_foods USING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
--         LIST SUBQUERY 3
--           MERGE (UNION)
--             LEFT
--               SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
--               USE TEMP B-TREE FOR ORDER BY
--             RIGHT
--               SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
--               USE TEMP B-TREE FOR ORDER BY
--       SCAN part VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY

select "people", "at_home"
from "households"
where "households"."trainee_id" = ?1;
-- SEARCH households USING INDEX sqlite_autoindex_households_1 (trainee_id=?)

with list(c0, c1, c2) as (
  select "meal_id", "food_id", "grams"
  from "meal_foods"
  where "meal_foods"."meal_id" in (
    with planned as (
      select meal_id, substitute
      from schedule_meals
      where trainee_id = ?1 and date between ?2 and ?3
    )
    select meal_id
    from planned
    where meal_id is not null
    union
    select substitute ->> 'mealId'
    from planned
    where substitute is not null
  )
  order by "meal_foods"."meal_id" asc, "meal_foods"."position" asc
)
select json_group_array(json_array(c0, c1, c2)) as list
from list;
-- CO-ROUTINE list
--   SEARCH meal_foods USING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
--   LIST SUBQUERY 3
--     MERGE (UNION)
--       LEFT
--         SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
--         USE TEMP B-TREE FOR ORDER BY
--       RIGHT
--         SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
--         USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- activity/shopping-week.ts: putHousehold

insert into "households" ("trainee_id", "people", "at_home", "updated_at")
values (?, ?, ?, ?)
on conflict ("households"."trainee_id") do update
set "people" = ?, "at_home" = ?, "updated_at" = ?;

-- activity/step-links.ts: deleteStepLink

delete from "step_links"
where "step_links"."trainee_id" = ?;
-- SEARCH step_links USING INDEX sqlite_autoindex_step_links_1 (trainee_id=?)

-- activity/step-links.ts: findStepLink

select "step_links"."trainee_id" as "link_trainee_id"
from "step_links"
inner join "trainee_profiles" on "trainee_profiles"."id" = "step_links"."trainee_id"
where ("step_links"."token_hash" = ? and "trainee_profiles"."status" = ?);
-- SEARCH step_links USING INDEX step_links_tokenHash_unique (token_hash=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/step-links.ts: getStepLink

select "created_at", "last_used_at"
from "step_links"
where "step_links"."trainee_id" = ?;
-- SEARCH step_links USING INDEX sqlite_autoindex_step_links_1 (trainee_id=?)

-- activity/step-links.ts: setStepLink

insert into "step_links" ("trainee_id", "token_hash", "created_at", "last_used_at")
values (?, ?, ?, ?)
on conflict ("step_links"."trainee_id") do update
set "token_hash" = ?, "created_at" = ?, "last_used_at" = ?;

-- activity/step-links.ts: takeSteps

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "step_links"
set "last_used_at" = ?
where ("step_links"."token_hash" = ? and exists (
  select 1
  from step_links
  join trainee_profiles person on person.id = step_links.trainee_id and person.status = 'active'
  where step_links.trainee_id = ? and step_links.token_hash = ?
))
returning "trainee_id";
-- SEARCH step_links USING INDEX step_links_tokenHash_unique (token_hash=?)
-- SCALAR SUBQUERY 1
--   SEARCH step_links USING INDEX step_links_tokenHash_unique (token_hash=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/steps-report.ts: getStepsToReport

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/steps.ts: edgesBefore

select coalesce( (
  select known.target_steps
  from trainee_steps known
  where known.trainee_id = ?1 and known.date <= ?2
  order by known.date desc
  limit 1
), iif(exists (
  select 1
  from trainee_steps later
  where later.trainee_id = ?1
), 3000, (
  select person.target_steps
  from trainee_profiles person
  where person.id = ?1
))) as "before_target", (
  select min(date)
  from trainee_steps
  where trainee_id = ?1
) as "since_date"
from (
  select 1
);
-- CO-ROUTINE (subquery-5)
--   SCAN CONSTANT ROW
-- SCAN (subquery-5)
-- SCALAR SUBQUERY 1
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- SCALAR SUBQUERY 2
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 4
--   SEARCH trainee_steps USING COVERING INDEX trainee_steps_day (trainee_id=?)

-- activity/steps.ts: getSteps

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/steps.ts: getTraineeSteps

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/steps.ts: setSteps

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/steps.ts: setStepsTarget

insert into "trainee_steps" ("id", "trainee_id", "date", "steps", "target_steps", "source", "hand_steps",
    "created_at", "updated_at")
select ?, "trainee_profiles"."id", ?, ?, ?, ?, null, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
)
on conflict ("trainee_steps"."trainee_id", "trainee_steps"."date") do update
set "target_steps" = excluded.target_steps, "updated_at" = excluded.updated_at;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "trainee_profiles"
set "target_steps" = ?, "updated_at" = ?
where ("trainee_profiles"."id" = ? and "trainee_profiles"."target_steps" <> ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
));
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "trainee_steps"
set "target_steps" = ?, "updated_at" = ?
where ("trainee_steps"."trainee_id" = ? and "trainee_steps"."date" > ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
));
-- SEARCH trainee_steps USING COVERING INDEX trainee_steps_day (trainee_id=? AND date>?)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/steps.ts: stepsOf

with list(c0, c1, c2, c3) as (
  select "date", "steps", "target_steps", "source"
  from "trainee_steps"
  where ("trainee_steps"."trainee_id" = ?1 and "trainee_steps"."date" between ?2 and ?3)
  order by "trainee_steps"."date" asc
)
select json_group_array(json_array(c0, c1, c2, c3)) as list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_steps USING INDEX trainee_steps_day (trainee_id=? AND date>? AND date<?)
-- SCAN list

-- activity/steps.ts: stepsOn

select "date", "steps", "target_steps", "source"
from "trainee_steps"
where ("trainee_steps"."trainee_id" = ? and "trainee_steps"."date" = ?);
-- SEARCH trainee_steps USING INDEX trainee_steps_day (trainee_id=? AND date=?)

-- activity/steps.ts: writeTotal

insert into "trainee_steps" ("id", "trainee_id", "date", "steps", "target_steps", "source", "hand_steps",
    "created_at", "updated_at")
select ?, "trainee_profiles"."id", ?, ?, coalesce( (
  select known.target_steps
  from trainee_steps known
  where known.trainee_id = ? and known.date <= ?
  order by known.date desc
  limit 1
), iif(exists (
  select 1
  from trainee_steps later
  where later.trainee_id = ?
), 3000, (
  select person.target_steps
  from trainee_profiles person
  where person.id = ?
))), ?, null, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and ? between ? and ? and exists (
  select 1
  from step_links
  join trainee_profiles person on person.id = step_links.trainee_id and person.status = 'active'
  where step_links.trainee_id = ? and step_links.token_hash = ?
)
on conflict ("trainee_steps"."trainee_id", "trainee_steps"."date") do update
set "steps" = iif(coalesce(iif("trainee_steps"."source" = 'hand', "trainee_steps"."steps", "trainee_steps"."hand_steps"),
    0) > excluded.steps, iif("trainee_steps"."source" = 'hand', "trainee_steps"."steps", "trainee_steps"."hand_steps"),
    excluded.steps), "source" = iif(coalesce(iif("trainee_steps"."source" = 'hand', "trainee_steps"."steps",
    "trainee_steps"."hand_steps"), 0) > excluded.steps, 'hand', excluded.source), "hand_steps" = iif(coalesce(iif("trainee_steps"."source"
    = 'hand', "trainee_steps"."steps", "trainee_steps"."hand_steps"), 0) > excluded.steps, null, iif("trainee_steps"."source"
    = 'hand', "trainee_steps"."steps", "trainee_steps"."hand_steps")), "updated_at" = excluded.updated_at
where "trainee_steps"."steps" <> iif(coalesce(iif("trainee_steps"."source" = 'hand', "trainee_steps"."steps",
    "trainee_steps"."hand_steps"), 0) > excluded.steps, iif("trainee_steps"."source" = 'hand', "trainee_steps"."steps",
    "trainee_steps"."hand_steps"), excluded.steps)
returning "date";
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 5
--   SEARCH step_links USING INDEX step_links_tokenHash_unique (token_hash=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- SCALAR SUBQUERY 2
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

insert into "trainee_steps" ("id", "trainee_id", "date", "steps", "target_steps", "source", "hand_steps",
    "created_at", "updated_at")
select ?, "trainee_profiles"."id", ?, ?, coalesce( (
  select known.target_steps
  from trainee_steps known
  where known.trainee_id = ? and known.date <= ?
  order by known.date desc
  limit 1
), iif(exists (
  select 1
  from trainee_steps later
  where later.trainee_id = ?
), 3000, (
  select person.target_steps
  from trainee_profiles person
  where person.id = ?
))), ?, null, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and ? between ? and ? and true
on conflict ("trainee_steps"."trainee_id", "trainee_steps"."date") do update
set "steps" = iif(false, iif("trainee_steps"."source" = 'hand', "trainee_steps"."steps", "trainee_steps"."hand_steps"),
    excluded.steps), "source" = iif(false, 'hand', excluded.source), "hand_steps" = ?, "updated_at" =
    excluded.updated_at
where ("trainee_steps"."steps" <> excluded.steps or "trainee_steps"."source" <> 'hand')
returning "date";
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- SCALAR SUBQUERY 2
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- activity/trainee-performance.ts: getTraineePerformance

select "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals", "steps",
    "target_steps"
from "trainee_performance"
where ("trainee_performance"."trainee_id" = ? and "trainee_performance"."date" between ? and ?);
-- SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)

select "id", "date", "name", "description", "category", "calories", "protein", "carbs", "fat", "quantity",
    "portion", "status"
from "own_meals"
where ("own_meals"."trainee_id" = ? and "own_meals"."date" between ? and ?)
order by "own_meals"."date" desc, "own_meals"."created_at" desc, "own_meals"."id" desc
limit ?;
-- SEARCH own_meals USING INDEX own_meals_day (trainee_id=? AND date>? AND date<?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "id", "exercise_id", "date", "name", "english_name", "type", "sets", "reps", "reps_to", "seconds",
    "metres", "weight", "percent", "duration", "status", "substitute"
from "schedule_exercises"
where ("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ?)
order by "schedule_exercises"."date" desc, "schedule_exercises"."position" asc, "schedule_exercises"."id" asc;
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "name", "time_zone", "target_steps", "created_at", (
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
  from (
    select starts_on, ends_on
    from lighter_days
    where trainee_id = ?
    order by starts_on
  )
) as "lighter_days"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--   SCAN (subquery-1)

select "schedule_exercises"."id", json_group_array(json_array( "performed_sets"."set_number", "performed_sets"."reps",
    "performed_sets"."weight", "performed_sets"."seconds", "performed_sets"."metres")) as "numbers"
from "schedule_exercises"
inner join "performed_sets" on "performed_sets"."schedule_exercise_id" = "schedule_exercises"."id"
where ("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ?)
group by "schedule_exercises"."id";
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- SEARCH performed_sets USING INDEX performed_sets_item (schedule_exercise_id=?)
-- USE TEMP B-TREE FOR GROUP BY

-- activity/trainee-performance.ts: listTraineeMeals

select "id", "date", "name", "description", "category", "calories", "protein", "carbs", "fat", "quantity",
    "portion", "status"
from "own_meals"
where "own_meals"."trainee_id" = ?
order by "own_meals"."date" desc, "own_meals"."created_at" desc, "own_meals"."id" desc
limit ?;
-- SEARCH own_meals USING INDEX own_meals_day (trainee_id=?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "name", "time_zone", "target_steps", "created_at", (
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
  from (
    select starts_on, ends_on
    from lighter_days
    where trainee_id = ?
    order by starts_on
  )
) as "lighter_days"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--   SCAN (subquery-1)

select count(*) as "total"
from "own_meals"
where "own_meals"."trainee_id" = ?;
-- SEARCH own_meals USING COVERING INDEX own_meals_created (trainee_id=?)

-- activity/workout-feelings.ts: feelingsOf

select "workout_feelings"."date", "workout_feelings"."effort", "notes"."text"
from "workout_feelings"
left join "notes" on "notes"."id" = "workout_feelings"."note_id"
where ("workout_feelings"."trainee_id" = ? and "workout_feelings"."date" between ? and ?)
order by "workout_feelings"."date" asc;
-- SEARCH workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=? AND date>? AND date<?)
-- SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?) LEFT-JOIN

-- activity/workout-feelings.ts: joinWords

update "workout_feelings"
set "note_id" = ?, "updated_at" = ?
where ("workout_feelings"."trainee_id" = ? and "workout_feelings"."date" = ? and note_id is not ?);
-- SEARCH workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=? AND date=?)

-- activity/workout-feelings.ts: setEffort

insert into "workout_feelings" ("trainee_id", "date", "effort", "note_id", "created_at", "updated_at")
select "trainee_profiles"."id", ?, ?, null, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and ? between ? and ?
on conflict ("workout_feelings"."trainee_id", "workout_feelings"."date") do update
set "effort" = coalesce(excluded.effort, effort), "updated_at" = excluded.updated_at
where excluded.effort is not null and effort is not excluded.effort;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

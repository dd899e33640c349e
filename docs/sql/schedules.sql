-- The statements of worker/data/schedules, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- schedules/application-sql.ts: bound

select count(*) as items
from weekly_schedules week
join schedule_meals item on item.schedule_id = week.id
left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
    item.meal_id, successor.meal_id)
where week.trainee_id = ?1 and week.week_start_date = ?2;
-- SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
-- SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)

select week.week_start_date, applied.applied_at, applied.filled_through
from applied_schedules applied
join weekly_schedules week on week.id = applied.schedule_id
where applied.trainee_id = ?1 and applied.kind = ?2 and applied.stopped_at is null;
-- SEARCH applied USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)

update applied_templates
set stopped_at = ?1, written_by = ?2
where trainee_id = ?3 and kind = ?4 and stopped_at is null and exists (
  select 1
  from applied_schedules applied
  where applied.trainee_id = ?3 and applied.kind = ?4 and applied.applied_at = ?1 and applied.stopped_at is
      null
);
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
-- SCALAR SUBQUERY 1
--   SEARCH applied USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)

with source as materialized (
  select item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id) as exercise_id, iif(successor.item_id is null, item.name,
        successor.name) as name, iif(successor.item_id is null, item.english_name, successor.english_name) as
        english_name, iif(successor.item_id is null, item.category, successor.category) as category, iif(successor.item_id
        is null, item.type, successor.type) as type, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.video_url,
        successor.video_url) as video_url, iif(successor.item_id is null, item.video_id, successor.video_id)
        as video_id, iif(successor.item_id is null, item.sets, successor.sets) as sets, iif(successor.item_id
        is null, item.reps, successor.reps) as reps, iif(successor.item_id is null, item.reps_to,
        successor.reps_to) as reps_to, iif(successor.item_id is null, item.seconds, successor.seconds) as
        seconds, iif(successor.item_id is null, item.metres, successor.metres) as metres, iif(successor.item_id
        is null, item.weight, successor.weight) as weight, iif(successor.item_id is null, item.percent,
        successor.percent) as percent, iif(successor.item_id is null, item.tempo, successor.tempo) as tempo,
        iif(successor.item_id is null, item.note, successor.note) as note, item.rest as rest, item.rpe as rpe,
        iif(successor.item_id is null, item.duration, successor.duration) as duration, item.superset as
        superset, item.progression as progression, item.progression_step as progression_step,
        item.progression_runs as progression_runs
    from weekly_schedules week
    join schedule_exercises item on item.schedule_id = week.id
    left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what,
      item.date < ?5 or not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) as stays
  from weekly_schedules week
  join schedule_exercises item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) delete from schedule_exercises
where id in (
  select id
  from present
  where not stays
) and id not in (
  select copy
  from placed
) and exists (
  select 1
  from source
);
-- SEARCH schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- LIST SUBQUERY 12
--   MATERIALIZE present
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 5
--       SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   SCAN present
-- SCALAR SUBQUERY 14
--   MATERIALIZE source
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   SCAN source
-- LIST SUBQUERY 13
--   MATERIALIZE placed
--     MATERIALIZE ranked
--       CO-ROUTINE (subquery-15)
--         MATERIALIZE target
--           MERGE (UNION)
--             LEFT
--               SCAN json_each VIRTUAL TABLE INDEX 1:
--               USE TEMP B-TREE FOR ORDER BY
--             RIGHT
--               SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--         MATERIALIZE standing
--           SCAN present
--           USE TEMP B-TREE FOR GROUP BY
--         SCAN target
--         SCAN source
--         BLOOM FILTER ON standing (sunday=? AND day_of_week=? AND what=?)
--         SEARCH standing USING AUTOMATIC COVERING INDEX (sunday=? AND day_of_week=? AND what=?) LEFT-JOIN
--         SEARCH same USING AUTOMATIC PARTIAL COVERING INDEX (id=?) LEFT-JOIN
--         CORRELATED SCALAR SUBQUERY 9
--           BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--           SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--         CORRELATED SCALAR SUBQUERY 9
--           BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--           SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--         USE TEMP B-TREE FOR LAST 6 TERMS OF ORDER BY
--       SCAN (subquery-15)
--     SCAN ranked
--   SCAN placed
--   CREATE BLOOM FILTER
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

with source as materialized (
  select item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id) as exercise_id, iif(successor.item_id is null, item.name,
        successor.name) as name, iif(successor.item_id is null, item.english_name, successor.english_name) as
        english_name, iif(successor.item_id is null, item.category, successor.category) as category, iif(successor.item_id
        is null, item.type, successor.type) as type, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.video_url,
        successor.video_url) as video_url, iif(successor.item_id is null, item.video_id, successor.video_id)
        as video_id, iif(successor.item_id is null, item.sets, successor.sets) as sets, iif(successor.item_id
        is null, item.reps, successor.reps) as reps, iif(successor.item_id is null, item.reps_to,
        successor.reps_to) as reps_to, iif(successor.item_id is null, item.seconds, successor.seconds) as
        seconds, iif(successor.item_id is null, item.metres, successor.metres) as metres, iif(successor.item_id
        is null, item.weight, successor.weight) as weight, iif(successor.item_id is null, item.percent,
        successor.percent) as percent, iif(successor.item_id is null, item.tempo, successor.tempo) as tempo,
        iif(successor.item_id is null, item.note, successor.note) as note, item.rest as rest, item.rpe as rpe,
        iif(successor.item_id is null, item.duration, successor.duration) as duration, item.superset as
        superset, item.progression as progression, item.progression_step as progression_step,
        item.progression_runs as progression_runs
    from weekly_schedules week
    join schedule_exercises item on item.schedule_id = week.id
    left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what,
      item.date < ?5 or not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) as stays
  from weekly_schedules week
  join schedule_exercises item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, position, updated_at,
    written_by, exercise_id, name, english_name, category, type, description, video_url, video_id, sets, reps,
    reps_to, seconds, metres, weight, percent, tempo, note, rest, rpe, duration, superset, progression,
    progression_step, progression_runs)
select placed.copy, week.id, ?1, placed.day_of_week, placed.day, placed.position, ?6, ?7, placed.exercise_id,
    placed.name, placed.english_name, placed.category, placed.type, placed.description, placed.video_url,
    placed.video_id, placed.sets, placed.reps, placed.reps_to, placed.seconds, placed.metres, placed.weight,
    placed.percent, placed.tempo, placed.note, placed.rest, placed.rpe, placed.duration, placed.superset,
    placed.progression, placed.progression_step, placed.progression_runs
from placed
join weekly_schedules week on week.trainee_id = ?1 and week.week_start_date = placed.sunday
where true
on conflict (id) do update
set day_of_week = excluded.day_of_week, date = excluded.date, position = excluded.position, exercise_id =
    excluded.exercise_id, name = excluded.name, english_name = excluded.english_name, category =
    excluded.category, type = excluded.type, description = excluded.description, video_url =
    excluded.video_url, video_id = excluded.video_id, sets = excluded.sets, reps = excluded.reps, reps_to =
    excluded.reps_to, seconds = excluded.seconds, metres = excluded.metres, weight = excluded.weight, percent
    = excluded.percent, tempo = excluded.tempo, note = excluded.note, rest = excluded.rest, rpe = excluded.rpe,
    duration = excluded.duration, superset = excluded.superset, progression = excluded.progression,
    progression_step = excluded.progression_step, progression_runs = excluded.progression_runs, updated_at =
    excluded.updated_at, written_by = excluded.written_by, substitute = iif(schedule_exercises.exercise_id is
    excluded.exercise_id, schedule_exercises.substitute, null);
-- MATERIALIZE placed
--   CO-ROUTINE ranked
--     CO-ROUTINE (subquery-13)
--       MATERIALIZE target
--         MERGE (UNION)
--           LEFT
--             SCAN json_each VIRTUAL TABLE INDEX 1:
--             USE TEMP B-TREE FOR ORDER BY
--           RIGHT
--             SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--       MATERIALIZE source
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--       MATERIALIZE standing
--         MATERIALIZE present
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--           CORRELATED SCALAR SUBQUERY 5
--             SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--         SCAN present
--         USE TEMP B-TREE FOR GROUP BY
--       SCAN target
--       SCAN source
--       BLOOM FILTER ON standing (sunday=? AND day_of_week=? AND what=?)
--       SEARCH standing USING AUTOMATIC COVERING INDEX (sunday=? AND day_of_week=? AND what=?) LEFT-JOIN
--       SEARCH same USING AUTOMATIC PARTIAL COVERING INDEX (id=?) LEFT-JOIN
--       CORRELATED SCALAR SUBQUERY 9
--         BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--         SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--       CORRELATED SCALAR SUBQUERY 9
--         BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--         SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--       USE TEMP B-TREE FOR LAST 6 TERMS OF ORDER BY
--     SCAN (subquery-13)
--   SCAN ranked
-- SEARCH week USING INDEX unique_trainee_week (trainee_id=?)
-- BLOOM FILTER ON placed (sunday=?)
-- SEARCH placed USING AUTOMATIC PARTIAL COVERING INDEX (sunday=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

with source as materialized (
  select item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id) as exercise_id, iif(successor.item_id is null, item.name,
        successor.name) as name, iif(successor.item_id is null, item.english_name, successor.english_name) as
        english_name, iif(successor.item_id is null, item.category, successor.category) as category, iif(successor.item_id
        is null, item.type, successor.type) as type, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.video_url,
        successor.video_url) as video_url, iif(successor.item_id is null, item.video_id, successor.video_id)
        as video_id, iif(successor.item_id is null, item.sets, successor.sets) as sets, iif(successor.item_id
        is null, item.reps, successor.reps) as reps, iif(successor.item_id is null, item.reps_to,
        successor.reps_to) as reps_to, iif(successor.item_id is null, item.seconds, successor.seconds) as
        seconds, iif(successor.item_id is null, item.metres, successor.metres) as metres, iif(successor.item_id
        is null, item.weight, successor.weight) as weight, iif(successor.item_id is null, item.percent,
        successor.percent) as percent, iif(successor.item_id is null, item.tempo, successor.tempo) as tempo,
        iif(successor.item_id is null, item.note, successor.note) as note, item.rest as rest, item.rpe as rpe,
        iif(successor.item_id is null, item.duration, successor.duration) as duration, item.superset as
        superset, item.progression as progression, item.progression_step as progression_step,
        item.progression_runs as progression_runs
    from weekly_schedules week
    join schedule_exercises item on item.schedule_id = week.id
    left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what,
      item.date < ?5 or not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) as stays
  from weekly_schedules week
  join schedule_exercises item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at, written_by)
select printf('%08x-%04x-', (unixepoch(target.sunday) * 1000) >> 16, (unixepoch(target.sunday) * 1000) & 65535)
    || substr(source.schedule_id, 15), ?1, target.sunday, ?6, ?6, ?7
from target
cross join (
  select distinct schedule_id
  from source
) source
where true
on conflict do nothing;
-- MATERIALIZE target
--   MERGE (UNION)
--     LEFT
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
-- MATERIALIZE source
--   MATERIALIZE source
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   SCAN source
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN target
-- SCAN source
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- SEARCH applied_schedules USING COVERING INDEX applied_schedules_source (schedule_id=?)

with source as materialized (
  select item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id) as exercise_id, iif(successor.item_id is null, item.name,
        successor.name) as name, iif(successor.item_id is null, item.english_name, successor.english_name) as
        english_name, iif(successor.item_id is null, item.category, successor.category) as category, iif(successor.item_id
        is null, item.type, successor.type) as type, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.video_url,
        successor.video_url) as video_url, iif(successor.item_id is null, item.video_id, successor.video_id)
        as video_id, iif(successor.item_id is null, item.sets, successor.sets) as sets, iif(successor.item_id
        is null, item.reps, successor.reps) as reps, iif(successor.item_id is null, item.reps_to,
        successor.reps_to) as reps_to, iif(successor.item_id is null, item.seconds, successor.seconds) as
        seconds, iif(successor.item_id is null, item.metres, successor.metres) as metres, iif(successor.item_id
        is null, item.weight, successor.weight) as weight, iif(successor.item_id is null, item.percent,
        successor.percent) as percent, iif(successor.item_id is null, item.tempo, successor.tempo) as tempo,
        iif(successor.item_id is null, item.note, successor.note) as note, item.rest as rest, item.rpe as rpe,
        iif(successor.item_id is null, item.duration, successor.duration) as duration, item.superset as
        superset, item.progression as progression, item.progression_step as progression_step,
        item.progression_runs as progression_runs
    from weekly_schedules week
    join schedule_exercises item on item.schedule_id = week.id
    left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, coalesce(item.exercise_id, 'gone ' || item.name) as what,
      item.date < ?5 or not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) as stays
  from weekly_schedules week
  join schedule_exercises item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) update weekly_schedules
set exercises_applied_from = ?2, exercises_template_id = null, updated_at = ?6, written_by = ?7
where trainee_id = ?1 and week_start_date in (
  select sunday
  from target
) and exists (
  select 1
  from source
);
-- SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- LIST SUBQUERY 12
--   MATERIALIZE target
--     MERGE (UNION)
--       LEFT
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--         USE TEMP B-TREE FOR ORDER BY
--       RIGHT
--         SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--   SCAN target
-- SCALAR SUBQUERY 13
--   MATERIALIZE source
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   SCAN source

with source as materialized (
  select item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.meal_id, successor.meal_id) as meal_id, item.timing as timing, iif(successor.item_id is null,
        item.name, successor.name) as name, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.calories,
        successor.calories) as calories, iif(successor.item_id is null, item.protein, successor.protein) as
        protein, iif(successor.item_id is null, item.carbs, successor.carbs) as carbs, iif(successor.item_id
        is null, item.fat, successor.fat) as fat, iif(successor.item_id is null, item.quantity,
        successor.quantity) as quantity
    from weekly_schedules week
    join schedule_meals item on item.schedule_id = week.id
    left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.meal_id, successor.meal_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' ||
      item.name) as what, item.date < ?5 or not (item.status = 'pending') as stays
  from weekly_schedules week
  join schedule_meals item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) delete from schedule_meals
where id in (
  select id
  from present
  where not stays
) and id not in (
  select copy
  from placed
) and exists (
  select 1
  from source
);
-- SEARCH schedule_meals USING COVERING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- LIST SUBQUERY 11
--   MATERIALIZE present
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   SCAN present
-- SCALAR SUBQUERY 13
--   MATERIALIZE source
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--   SCAN source
-- LIST SUBQUERY 12
--   MATERIALIZE placed
--     MATERIALIZE ranked
--       CO-ROUTINE (subquery-14)
--         MATERIALIZE target
--           MERGE (UNION)
--             LEFT
--               SCAN json_each VIRTUAL TABLE INDEX 1:
--               USE TEMP B-TREE FOR ORDER BY
--             RIGHT
--               SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--         MATERIALIZE standing
--           SCAN present
--           USE TEMP B-TREE FOR GROUP BY
--         SCAN target
--         SCAN source
--         BLOOM FILTER ON standing (sunday=? AND day_of_week=? AND what=?)
--         SEARCH standing USING AUTOMATIC COVERING INDEX (sunday=? AND day_of_week=? AND what=?) LEFT-JOIN
--         SEARCH same USING AUTOMATIC PARTIAL COVERING INDEX (id=?) LEFT-JOIN
--         CORRELATED SCALAR SUBQUERY 8
--           BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--           SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--         CORRELATED SCALAR SUBQUERY 8
--           BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--           SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--         USE TEMP B-TREE FOR LAST 6 TERMS OF ORDER BY
--       SCAN (subquery-14)
--     SCAN ranked
--   SCAN placed
--   CREATE BLOOM FILTER
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

with source as materialized (
  select item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.meal_id, successor.meal_id) as meal_id, item.timing as timing, iif(successor.item_id is null,
        item.name, successor.name) as name, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.calories,
        successor.calories) as calories, iif(successor.item_id is null, item.protein, successor.protein) as
        protein, iif(successor.item_id is null, item.carbs, successor.carbs) as carbs, iif(successor.item_id
        is null, item.fat, successor.fat) as fat, iif(successor.item_id is null, item.quantity,
        successor.quantity) as quantity
    from weekly_schedules week
    join schedule_meals item on item.schedule_id = week.id
    left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.meal_id, successor.meal_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' ||
      item.name) as what, item.date < ?5 or not (item.status = 'pending') as stays
  from weekly_schedules week
  join schedule_meals item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, position, updated_at, written_by,
    meal_id, timing, name, description, calories, protein, carbs, fat, quantity)
select placed.copy, week.id, ?1, placed.day_of_week, placed.day, placed.position, ?6, ?7, placed.meal_id,
    placed.timing, placed.name, placed.description, placed.calories, placed.protein, placed.carbs, placed.fat,
    placed.quantity
from placed
join weekly_schedules week on week.trainee_id = ?1 and week.week_start_date = placed.sunday
where true
on conflict (id) do update
set day_of_week = excluded.day_of_week, date = excluded.date, position = excluded.position, meal_id =
    excluded.meal_id, timing = excluded.timing, name = excluded.name, description = excluded.description,
    calories = excluded.calories, protein = excluded.protein, carbs = excluded.carbs, fat = excluded.fat,
    quantity = excluded.quantity, updated_at = excluded.updated_at, written_by = excluded.written_by,
    substitute = iif(schedule_meals.meal_id is excluded.meal_id and schedule_meals.quantity =
    excluded.quantity, schedule_meals.substitute, null);
-- MATERIALIZE placed
--   CO-ROUTINE ranked
--     CO-ROUTINE (subquery-12)
--       MATERIALIZE target
--         MERGE (UNION)
--           LEFT
--             SCAN json_each VIRTUAL TABLE INDEX 1:
--             USE TEMP B-TREE FOR ORDER BY
--           RIGHT
--             SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--       MATERIALIZE source
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--       MATERIALIZE standing
--         MATERIALIZE present
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--         SCAN present
--         USE TEMP B-TREE FOR GROUP BY
--       SCAN target
--       SCAN source
--       BLOOM FILTER ON standing (sunday=? AND day_of_week=? AND what=?)
--       SEARCH standing USING AUTOMATIC COVERING INDEX (sunday=? AND day_of_week=? AND what=?) LEFT-JOIN
--       SEARCH same USING AUTOMATIC PARTIAL COVERING INDEX (id=?) LEFT-JOIN
--       CORRELATED SCALAR SUBQUERY 8
--         BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--         SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--       CORRELATED SCALAR SUBQUERY 8
--         BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--         SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--       USE TEMP B-TREE FOR LAST 6 TERMS OF ORDER BY
--     SCAN (subquery-12)
--   SCAN ranked
-- SEARCH week USING INDEX unique_trainee_week (trainee_id=?)
-- BLOOM FILTER ON placed (sunday=?)
-- SEARCH placed USING AUTOMATIC PARTIAL COVERING INDEX (sunday=?)
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

with source as materialized (
  select item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.meal_id, successor.meal_id) as meal_id, item.timing as timing, iif(successor.item_id is null,
        item.name, successor.name) as name, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.calories,
        successor.calories) as calories, iif(successor.item_id is null, item.protein, successor.protein) as
        protein, iif(successor.item_id is null, item.carbs, successor.carbs) as carbs, iif(successor.item_id
        is null, item.fat, successor.fat) as fat, iif(successor.item_id is null, item.quantity,
        successor.quantity) as quantity
    from weekly_schedules week
    join schedule_meals item on item.schedule_id = week.id
    left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.meal_id, successor.meal_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' ||
      item.name) as what, item.date < ?5 or not (item.status = 'pending') as stays
  from weekly_schedules week
  join schedule_meals item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at, written_by)
select printf('%08x-%04x-', (unixepoch(target.sunday) * 1000) >> 16, (unixepoch(target.sunday) * 1000) & 65535)
    || substr(source.schedule_id, 15), ?1, target.sunday, ?6, ?6, ?7
from target
cross join (
  select distinct schedule_id
  from source
) source
where true
on conflict do nothing;
-- MATERIALIZE target
--   MERGE (UNION)
--     LEFT
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
-- MATERIALIZE source
--   MATERIALIZE source
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--   SCAN source
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN target
-- SCAN source
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- SEARCH applied_schedules USING COVERING INDEX applied_schedules_source (schedule_id=?)

with source as materialized (
  select item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.meal_id, successor.meal_id) as meal_id, item.timing as timing, iif(successor.item_id is null,
        item.name, successor.name) as name, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.calories,
        successor.calories) as calories, iif(successor.item_id is null, item.protein, successor.protein) as
        protein, iif(successor.item_id is null, item.carbs, successor.carbs) as carbs, iif(successor.item_id
        is null, item.fat, successor.fat) as fat, iif(successor.item_id is null, item.quantity,
        successor.quantity) as quantity
    from weekly_schedules week
    join schedule_meals item on item.schedule_id = week.id
    left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.meal_id, successor.meal_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' ||
      item.name) as what, item.date < ?5 or not (item.status = 'pending') as stays
  from weekly_schedules week
  join schedule_meals item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
) update weekly_schedules
set meals_applied_from = ?2, meals_template_id = null, updated_at = ?6, written_by = ?7
where trainee_id = ?1 and week_start_date in (
  select sunday
  from target
) and exists (
  select 1
  from source
);
-- SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- LIST SUBQUERY 11
--   MATERIALIZE target
--     MERGE (UNION)
--       LEFT
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--         USE TEMP B-TREE FOR ORDER BY
--       RIGHT
--         SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--   SCAN target
-- SCALAR SUBQUERY 12
--   MATERIALIZE source
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--   SCAN source

with source as materialized (
  select item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' || item.name) as what
  from (
    select item.id, item.schedule_id, item.day_of_week, item.position, iif(successor.item_id is null,
        item.meal_id, successor.meal_id) as meal_id, item.timing as timing, iif(successor.item_id is null,
        item.name, successor.name) as name, iif(successor.item_id is null, item.description,
        successor.description) as description, iif(successor.item_id is null, item.calories,
        successor.calories) as calories, iif(successor.item_id is null, item.protein, successor.protein) as
        protein, iif(successor.item_id is null, item.carbs, successor.carbs) as carbs, iif(successor.item_id
        is null, item.fat, successor.fat) as fat, iif(successor.item_id is null, item.quantity,
        successor.quantity) as quantity
    from weekly_schedules week
    join schedule_meals item on item.schedule_id = week.id
    left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.meal_id, successor.meal_id)
    where week.trainee_id = ?1 and week.week_start_date = ?2
  ) item
),
target as materialized (
  select value as sunday
  from json_each(?3)
  union
  select week_start_date
  from weekly_schedules
  where trainee_id = ?1 and week_start_date >= ?4
),
present as materialized (
  select week.week_start_date as sunday, item.*, item.timing || ' ' || coalesce(item.meal_id, 'gone ' ||
      item.name) as what, item.date < ?5 or not (item.status = 'pending') as stays
  from weekly_schedules week
  join schedule_meals item on item.schedule_id = week.id
  where week.trainee_id = ?1 and week.week_start_date >= ?4
),
standing as materialized (
  select sunday, day_of_week, what, count(*) as times
  from present
  where stays
  group by 1, 2, 3
),
candidate as (
  select target.sunday, date(target.sunday, '+' || source.day_of_week || ' days') as day, source.*, printf('%08x-%04x-',
      (unixepoch(date(target.sunday, '+' || source.day_of_week || ' days')) * 1000) >> 16, (unixepoch(date(target.sunday,
      '+' || source.day_of_week || ' days')) * 1000) & 65535) || substr(source.id, 15) as copy
  from target
  cross join source
  where date(target.sunday, '+' || source.day_of_week || ' days') >= ?5
),
ranked as (
  select candidate.*, coalesce(standing.times, 0) as standing, same.id is not null as is_same, row_number()
      over ( partition by candidate.sunday, candidate.day_of_week, candidate.what order by same.id is null,
      not exists (
    select 1
    from present
    where present.stays and present.sunday = candidate.sunday and present.day_of_week = candidate.day_of_week
        and present.what = candidate.what and present.position = candidate.position
  ), candidate.position, candidate.id ) as nth
  from candidate
  left join standing on standing.sunday = candidate.sunday and standing.day_of_week = candidate.day_of_week
      and standing.what = candidate.what
  left join present same on same.id = candidate.copy and same.stays
),
placed as materialized (
  select *
  from ranked
  where nth > standing and not is_same
),
side as (
  select item.sunday, item.day_of_week, item.what, json_array(item.position, item.meal_id, item.timing,
      item.name, item.description, item.calories, item.protein, item.carbs, item.fat, item.quantity, null) as
      plan, 1 as next, 0 as past
  from placed item
  union all
  select item.sunday, item.day_of_week, item.what, json_array(item.position, item.meal_id, item.timing,
      item.name, item.description, item.calories, item.protein, item.carbs, item.fat, item.quantity, iif(item.substitute
      is null or item.id in (
    select copy
    from placed
  ), null, item.id)) as plan, 0 as next, 1 as past
  from present item
  where not item.stays
),
alike as (
  select sunday, day_of_week, what, sum(next) as next, sum(past) as past, min(sum(next), sum(past)) as same
  from side
  group by sunday, day_of_week, what, plan
),
compared as (
  select sunday, sum(same) as same, sum(next) - sum(same) as next, sum(past) - sum(same) as past
  from alike
  group by sunday, day_of_week, what
),
difference as materialized (
  select sunday, sum(same) as unchanged, sum(min(next, past)) as changed, sum(next - min(next, past)) as added,
      sum(past - min(next, past)) as removed
  from compared
  group by sunday
)
select target.sunday as weekStart, exists (
  select 1
  from weekly_schedules week
  where week.trainee_id = ?1 and week.week_start_date = target.sunday
) as "exists", (
  select count(*)
  from present
  where present.sunday = target.sunday and stays
) as kept, coalesce(difference.added, 0) as added, coalesce(difference.changed, 0) as changed, coalesce(difference.removed,
    0) as removed, coalesce(difference.unchanged, 0) as unchanged
from target
left join difference on difference.sunday = target.sunday
where exists (
  select 1
  from source
)
order by target.sunday;
-- MATERIALIZE target
--   MERGE (UNION)
--     LEFT
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
-- MATERIALIZE difference
--   CO-ROUTINE compared
--     CO-ROUTINE alike
--       CO-ROUTINE side
--         COMPOUND QUERY
--           LEFT-MOST SUBQUERY
--             MATERIALIZE placed
--               MATERIALIZE ranked
--                 CO-ROUTINE (subquery-21)
--                   MATERIALIZE source
--                     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--                     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--                     SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--                     SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--                   MATERIALIZE standing
--                     MATERIALIZE present
--                       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--                       SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--                     SCAN present
--                     USE TEMP B-TREE FOR GROUP BY
--                   SCAN target
--                   SCAN source
--                   BLOOM FILTER ON standing (sunday=? AND day_of_week=? AND what=?)
--                   SEARCH standing USING AUTOMATIC COVERING INDEX (sunday=? AND day_of_week=? AND what=?) LEFT-JOIN
--                   SEARCH same USING AUTOMATIC PARTIAL COVERING INDEX (id=?) LEFT-JOIN
--                   CORRELATED SCALAR SUBQUERY 8
--                     BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--                     SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--                   CORRELATED SCALAR SUBQUERY 8
--                     BLOOM FILTER ON present (sunday=? AND day_of_week=? AND what=? AND position=?)
--                     SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=? AND day_of_week=? AND what=? AND position=?)
--                   USE TEMP B-TREE FOR ORDER BY
--                 SCAN (subquery-21)
--               SCAN ranked
--             SCAN item
--           UNION ALL
--             SCAN item
--             LIST SUBQUERY 12
--               SCAN placed
--               CREATE BLOOM FILTER
--       SCAN side
--       USE TEMP B-TREE FOR GROUP BY
--     SCAN alike
--     USE TEMP B-TREE FOR GROUP BY
--   SCAN compared
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN target
-- SCALAR SUBQUERY 19
--   SCAN source
-- BLOOM FILTER ON difference (sunday=?)
-- SEARCH difference USING AUTOMATIC COVERING INDEX (sunday=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 17
--   SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 18
--   SEARCH present USING AUTOMATIC PARTIAL COVERING INDEX (sunday=?)

-- schedules/applied-schedules.ts: applicationStatements

insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through, written_by)
select week.trainee_id, ?1, week.id, ?2, max(?3, coalesce(?4, ?3)), ?5
from weekly_schedules week
where week.trainee_id = ?6 and week.week_start_date = ?3 and exists (
  select 1
  from schedule_exercises item
  left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.exercise_id, successor.exercise_id)
  where item.schedule_id = week.id
)
on conflict (trainee_id, kind) do update
set schedule_id = excluded.schedule_id, applied_at = excluded.applied_at, stopped_at = null, edited_at = null,
    filled_through = excluded.filled_through, written_by = excluded.written_by;
-- SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)

insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through, written_by)
select week.trainee_id, ?1, week.id, ?2, max(?3, coalesce(?4, ?3)), ?5
from weekly_schedules week
where week.trainee_id = ?6 and week.week_start_date = ?3 and exists (
  select 1
  from schedule_meals item
  left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.meal_id, successor.meal_id)
  where item.schedule_id = week.id
)
on conflict (trainee_id, kind) do update
set schedule_id = excluded.schedule_id, applied_at = excluded.applied_at, stopped_at = null, edited_at = null,
    filled_through = excluded.filled_through, written_by = excluded.written_by;
-- SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)

-- schedules/applied-schedules.ts: stopApplying

update applied_schedules
set stopped_at = ?1
where trainee_id = ?2 and kind = ?3 and stopped_at is null and schedule_id = (
  select id
  from weekly_schedules
  where trainee_id = ?2 and week_start_date = ?4
);
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- SCALAR SUBQUERY 1
--   SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)

-- schedules/dropped-items.ts: dropItems

insert into "dropped_template_items" ("item_id", "trainee_id", "template_item_id", "template_day",
    "template_version", "by_hand")
select "schedule_exercises"."id", "schedule_exercises"."trainee_id", "schedule_exercises"."template_item_id",
    "schedule_exercises"."template_day", "schedule_exercises"."template_version", "schedule_exercises"."by_hand"
from "schedule_exercises"
where (("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ? and
    "schedule_exercises"."status" = ?) and "schedule_exercises"."template_item_id" is not null and
    "schedule_exercises"."id" in (
  select value
  from json_each(?)
))
on conflict do nothing;
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

insert into "dropped_template_items" ("item_id", "trainee_id", "template_item_id", "template_day",
    "template_version", "by_hand")
select "schedule_meals"."id", "schedule_meals"."trainee_id", "schedule_meals"."template_item_id",
    "schedule_meals"."template_day", "schedule_meals"."template_version", "schedule_meals"."by_hand"
from "schedule_meals"
where (("schedule_meals"."trainee_id" = ? and "schedule_meals"."date" between ? and ? and "schedule_meals"."status"
    = ?) and "schedule_meals"."template_item_id" is not null and "schedule_meals"."id" in (
  select value
  from json_each(?)
))
on conflict do nothing;
-- SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

-- schedules/exercise-days.ts: countExerciseDays

delete from "exercise_days"
where (trainee_id, exercise_id, date) in (
  select day.trainee_id, day.exercise_id, day.date
  from (
    select distinct done.trainee_id, done.exercise_id, done.date
    from json_each(?) asked
    join weekly_schedules week on week.id = asked.value
    join performed_sets done on done.trainee_id = week.trainee_id and done.date between week.week_start_date
        and date(week.week_start_date, '+6 days')
    where done.exercise_id is not null
  ) day
  where not exists (
    select 1
    from performed_sets done
    where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
        true
  )
);
-- SEARCH exercise_days USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
-- LIST SUBQUERY 4
--   CO-ROUTINE day
--     SCAN asked VIRTUAL TABLE INDEX 1:
--     SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--     SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN day
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH done USING COVERING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)

delete from "exercise_days"
where (trainee_id, exercise_id, date) in (
  select day.trainee_id, day.exercise_id, day.date
  from (
    select distinct gone.trainee_id, gone.exercise_id, gone.date
    from (
      select item.*
      from schedule_exercises item
      where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
        select 1
        from trainee_profiles
        where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
      )
    ) opened
    join performed_sets gone on gone.schedule_exercise_id = opened.id
    where gone.exercise_id is not null and (gone.date <> opened.date or gone.exercise_id is not coalesce(opened.substitute
        ->> '$.exerciseId', opened.exercise_id))
  ) day
  where not exists (
    select 1
    from performed_sets done
    where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
        done.schedule_exercise_id is not ?
  )
);
-- SEARCH exercise_days USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
-- LIST SUBQUERY 6
--   CO-ROUTINE day
--     SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
--     SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     SEARCH gone USING INDEX performed_sets_item (schedule_exercise_id=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN day
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH done USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)

delete from "exercise_days"
where (trainee_id, exercise_id, date) in (
  select day.trainee_id, day.exercise_id, day.date
  from (
    select distinct item.trainee_id, coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) as
        exercise_id, item.date
    from trainee_performance due
    cross join schedule_exercises item on item.trainee_id = due.trainee_id and item.date = due.date
    where due.date = ? and coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) is not null and (
      select count(*) || ' ' || max(done.updated_at)
      from performed_sets done
      where done.trainee_id = item.trainee_id and done.exercise_id = coalesce(item.substitute ->>
          '$.exerciseId', item.exercise_id) and done.date = item.date
    ) is not (
      select kept.sets || ' ' || kept.updated_at
      from exercise_days kept
      where kept.trainee_id = item.trainee_id and kept.exercise_id = coalesce(item.substitute ->>
          '$.exerciseId', item.exercise_id) and kept.date = item.date
    )
    limit ?
  ) day
  where not exists (
    select 1
    from performed_sets done
    where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
        true
  )
);
-- SEARCH exercise_days USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
-- LIST SUBQUERY 6
--   CO-ROUTINE day
--     SEARCH due USING INDEX trainee_performance_date (date=?)
--     SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH done USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH kept USING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN day
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH done USING COVERING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)

delete from "exercise_days"
where (trainee_id, exercise_id, date) in (
  select day.trainee_id, day.exercise_id, day.date
  from (
    select item.trainee_id, coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) as exercise_id,
        item.date
    from schedule_exercises item
    where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
      select 1
      from trainee_profiles
      where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
    ) and coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) is not null
  ) day
  where not exists (
    select 1
    from performed_sets done
    where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
        true
  )
);
-- SEARCH exercise_days USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
-- LIST SUBQUERY 5
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH done USING COVERING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
--   SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

insert into "exercise_days" ("trainee_id", "exercise_id", "date", "sets", "best_reps", "best_weight",
    "best_one_rep", "volume", "best_seconds", "best_metres", "updated_at")
select day.trainee_id, day.exercise_id, day.date, count(*), max(done.reps), max(case when done.reps > 0 then
    done.weight end), max(case when done.reps = 1 then (cast(round(done.weight * 100) as integer) + 5) / 10
    when done.reps between 2 and 15 then (cast(round(done.weight * 100) as integer) * (30 + done.reps) + 150)
    / 300 end) / 10.0, (sum(done.reps * coalesce(cast(round(done.weight * 100) as integer), 0)) + 5) / 10 /
    10.0, max(done.seconds), max(done.metres), max(done.updated_at)
from (
  select distinct done.trainee_id, done.exercise_id, done.date
  from json_each(?) asked
  join weekly_schedules week on week.id = asked.value
  join performed_sets done on done.trainee_id = week.trainee_id and done.date between week.week_start_date and
      date(week.week_start_date, '+6 days')
  where done.exercise_id is not null
) day
cross join performed_sets done
where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
    true
group by day.trainee_id, day.exercise_id, day.date
on conflict ("exercise_days"."trainee_id", "exercise_days"."exercise_id", "exercise_days"."date") do update
set "sets" = excluded.sets, "best_reps" = excluded.best_reps, "best_weight" = excluded.best_weight,
    "best_one_rep" = excluded.best_one_rep, "volume" = excluded.volume, "best_seconds" = excluded.best_seconds,
    "best_metres" = excluded.best_metres, "updated_at" = excluded.updated_at;
-- CO-ROUTINE day
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--   SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN day
-- SEARCH done USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
-- USE TEMP B-TREE FOR GROUP BY

insert into "exercise_days" ("trainee_id", "exercise_id", "date", "sets", "best_reps", "best_weight",
    "best_one_rep", "volume", "best_seconds", "best_metres", "updated_at")
select day.trainee_id, day.exercise_id, day.date, count(*), max(done.reps), max(case when done.reps > 0 then
    done.weight end), max(case when done.reps = 1 then (cast(round(done.weight * 100) as integer) + 5) / 10
    when done.reps between 2 and 15 then (cast(round(done.weight * 100) as integer) * (30 + done.reps) + 150)
    / 300 end) / 10.0, (sum(done.reps * coalesce(cast(round(done.weight * 100) as integer), 0)) + 5) / 10 /
    10.0, max(done.seconds), max(done.metres), max(done.updated_at)
from (
  select distinct gone.trainee_id, gone.exercise_id, gone.date
  from (
    select item.*
    from schedule_exercises item
    where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
      select 1
      from trainee_profiles
      where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
    )
  ) opened
  join performed_sets gone on gone.schedule_exercise_id = opened.id
  where gone.exercise_id is not null and (gone.date <> opened.date or gone.exercise_id is not coalesce(opened.substitute
      ->> '$.exerciseId', opened.exercise_id))
) day
cross join performed_sets done
where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
    done.schedule_exercise_id is not ?
group by day.trainee_id, day.exercise_id, day.date
on conflict ("exercise_days"."trainee_id", "exercise_days"."exercise_id", "exercise_days"."date") do update
set "sets" = excluded.sets, "best_reps" = excluded.best_reps, "best_weight" = excluded.best_weight,
    "best_one_rep" = excluded.best_one_rep, "volume" = excluded.volume, "best_seconds" = excluded.best_seconds,
    "best_metres" = excluded.best_metres, "updated_at" = excluded.updated_at;
-- CO-ROUTINE day
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
--   SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH gone USING INDEX performed_sets_item (schedule_exercise_id=?)
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN day
-- SEARCH done USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
-- USE TEMP B-TREE FOR GROUP BY

insert into "exercise_days" ("trainee_id", "exercise_id", "date", "sets", "best_reps", "best_weight",
    "best_one_rep", "volume", "best_seconds", "best_metres", "updated_at")
select day.trainee_id, day.exercise_id, day.date, count(*), max(done.reps), max(case when done.reps > 0 then
    done.weight end), max(case when done.reps = 1 then (cast(round(done.weight * 100) as integer) + 5) / 10
    when done.reps between 2 and 15 then (cast(round(done.weight * 100) as integer) * (30 + done.reps) + 150)
    / 300 end) / 10.0, (sum(done.reps * coalesce(cast(round(done.weight * 100) as integer), 0)) + 5) / 10 /
    10.0, max(done.seconds), max(done.metres), max(done.updated_at)
from (
  select distinct item.trainee_id, coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) as
      exercise_id, item.date
  from trainee_performance due
  cross join schedule_exercises item on item.trainee_id = due.trainee_id and item.date = due.date
  where due.date = ? and coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) is not null and (
    select count(*) || ' ' || max(done.updated_at)
    from performed_sets done
    where done.trainee_id = item.trainee_id and done.exercise_id = coalesce(item.substitute ->> '$.exerciseId',
        item.exercise_id) and done.date = item.date
  ) is not (
    select kept.sets || ' ' || kept.updated_at
    from exercise_days kept
    where kept.trainee_id = item.trainee_id and kept.exercise_id = coalesce(item.substitute ->> '$.exerciseId',
        item.exercise_id) and kept.date = item.date
  )
  limit ?
) day
cross join performed_sets done
where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
    true
group by day.trainee_id, day.exercise_id, day.date
on conflict ("exercise_days"."trainee_id", "exercise_days"."exercise_id", "exercise_days"."date") do update
set "sets" = excluded.sets, "best_reps" = excluded.best_reps, "best_weight" = excluded.best_weight,
    "best_one_rep" = excluded.best_one_rep, "volume" = excluded.volume, "best_seconds" = excluded.best_seconds,
    "best_metres" = excluded.best_metres, "updated_at" = excluded.updated_at;
-- CO-ROUTINE day
--   SEARCH due USING INDEX trainee_performance_date (date=?)
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH done USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH kept USING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN day
-- SEARCH done USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date=?)
-- USE TEMP B-TREE FOR GROUP BY

insert into "exercise_days" ("trainee_id", "exercise_id", "date", "sets", "best_reps", "best_weight",
    "best_one_rep", "volume", "best_seconds", "best_metres", "updated_at")
select day.trainee_id, day.exercise_id, day.date, count(*), max(done.reps), max(case when done.reps > 0 then
    done.weight end), max(case when done.reps = 1 then (cast(round(done.weight * 100) as integer) + 5) / 10
    when done.reps between 2 and 15 then (cast(round(done.weight * 100) as integer) * (30 + done.reps) + 150)
    / 300 end) / 10.0, (sum(done.reps * coalesce(cast(round(done.weight * 100) as integer), 0)) + 5) / 10 /
    10.0, max(done.seconds), max(done.metres), max(done.updated_at)
from (
  select item.trainee_id, coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) as exercise_id,
      item.date
  from schedule_exercises item
  where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
    select 1
    from trainee_profiles
    where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
  ) and coalesce(item.substitute ->> '$.exerciseId', item.exercise_id) is not null
) day
cross join performed_sets done
where done.trainee_id = day.trainee_id and done.exercise_id = day.exercise_id and done.date = day.date and
    true
group by day.trainee_id, day.exercise_id, day.date
on conflict ("exercise_days"."trainee_id", "exercise_days"."exercise_id", "exercise_days"."date") do update
set "sets" = excluded.sets, "best_reps" = excluded.best_reps, "best_weight" = excluded.best_weight,
    "best_one_rep" = excluded.best_one_rep, "volume" = excluded.volume, "best_seconds" = excluded.best_seconds,
    "best_metres" = excluded.best_metres, "updated_at" = excluded.updated_at;
-- SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH done USING INDEX performed_sets_last (trainee_id=? AND exercise_id=? AND date<?)

-- schedules/item-changes.ts: changeItems

delete from "schedule_exercises"
where (("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ? and
    "schedule_exercises"."status" = ?) and id in (
  select value
  from json_each(?)
));
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

delete from "schedule_meals"
where (("schedule_meals"."trainee_id" = ? and "schedule_meals"."date" between ? and ? and "schedule_meals"."status"
    = ?) and id in (
  select value
  from json_each(?)
));
-- SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

insert into "schedule_exercises" ("id", "schedule_id", "trainee_id", "day_of_week", "date", "position",
    "exercise_id", "name", "english_name", "category", "type", "description", "video_url", "video_id", "sets",
    "reps", "reps_to", "seconds", "metres", "weight", "percent", "tempo", "note", "rest", "rpe", "duration",
    "superset", "progression", "progression_step", "progression_runs", "template_item_id", "template_day",
    "template_version", "by_hand", "substitute", "status", "completed_at", "updated_at", "written_by")
select item.value ->> '$.id', plan.id, plan.trainee_id, item.value ->> '$.dayOfWeek', date(plan.week_start_date,
    '+' || (item.value ->> '$.dayOfWeek') || ' days'), item.value ->> '$.position', x.exercise_id, x.name,
    x.english_name, x.category, x.type, x.description, x.video_url, x.video_id, x.sets, x.reps, x.reps_to,
    x.seconds, x.metres, iif(json_type(item.value, '$.weight') is null, x.weight, item.value ->> '$.weight'),
    x.percent, x.tempo, iif(json_type(item.value, '$.note') is null, x.note, item.value ->> '$.note'), x.rest,
    x.rpe, x.duration, x.superset, x.progression, x.progression_step, x.progression_runs, null, null, null, ?,
    null, ?, null, ?, null
from json_each(?) item
join "weekly_schedules" plan on plan.trainee_id = ? and plan.week_start_date = ?
join "schedule_exercises" x on x.id = item.value ->> '$.from'
where true
on conflict do nothing;
-- SEARCH plan USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN item VIRTUAL TABLE INDEX 1:
-- SEARCH x USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into "schedule_exercises" ("id", "schedule_id", "trainee_id", "day_of_week", "date", "position",
    "exercise_id", "name", "english_name", "category", "type", "description", "video_url", "video_id", "sets",
    "reps", "reps_to", "seconds", "metres", "weight", "percent", "tempo", "note", "rest", "rpe", "duration",
    "superset", "progression", "progression_step", "progression_runs", "template_item_id", "template_day",
    "template_version", "by_hand", "substitute", "status", "completed_at", "updated_at", "written_by")
select item.value ->> '$.id', plan.id, plan.trainee_id, item.value ->> '$.dayOfWeek', date(plan.week_start_date,
    '+' || (item.value ->> '$.dayOfWeek') || ' days'), item.value ->> '$.position', x.exercise_id, x.name,
    x.english_name, x.category, x.type, x.description, x.video_url, x.video_id, x.sets, x.reps, x.reps_to,
    x.seconds, x.metres, iif(json_type(item.value, '$.weight') is null, x.weight, item.value ->> '$.weight'),
    x.percent, x.tempo, iif(json_type(item.value, '$.note') is null, x.note, item.value ->> '$.note'), x.rest,
    x.rpe, x.duration, x.superset, x.progression, x.progression_step, x.progression_runs, null, null, null, ?,
    null, ?, null, ?, null
from json_each(?) item
join "weekly_schedules" plan on plan.trainee_id = ? and plan.week_start_date = ?
join "template_exercises" x on x.id = item.value ->> '$.from'
where true
on conflict do nothing;
-- SEARCH plan USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN item VIRTUAL TABLE INDEX 1:
-- SEARCH x USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into "schedule_exercises" ("id", "schedule_id", "trainee_id", "day_of_week", "date", "position",
    "exercise_id", "name", "english_name", "category", "type", "description", "video_url", "video_id", "sets",
    "reps", "reps_to", "seconds", "metres", "weight", "percent", "tempo", "note", "rest", "rpe", "duration",
    "superset", "progression", "progression_step", "progression_runs", "template_item_id", "template_day",
    "template_version", "by_hand", "substitute", "status", "completed_at", "updated_at", "written_by")
select item.value ->> '$.id', plan.id, plan.trainee_id, item.value ->> '$.dayOfWeek', date(plan.week_start_date,
    '+' || (item.value ->> '$.dayOfWeek') || ' days'), item.value ->> '$.position', x.id, x.name,
    x.english_name, x.category, x.type, x.description, x.video_url, x.video_id, iif(json_type(item.value,
    '$.sets') is null, x.sets, item.value ->> '$.sets'), iif(json_type(item.value, '$.reps') is null, x.reps,
    item.value ->> '$.reps'), iif(json_type(item.value, '$.repsTo') is null, x.reps_to, item.value ->>
    '$.repsTo'), iif(json_type(item.value, '$.seconds') is null, x.seconds, item.value ->> '$.seconds'), iif(json_type(item.value,
    '$.metres') is null, x.metres, item.value ->> '$.metres'), item.value ->> '$.weight', item.value ->>
    '$.percent', item.value ->> '$.tempo', item.value ->> '$.note', iif(json_type(item.value, '$.rest') is
    null, x.rest, item.value ->> '$.rest'), item.value ->> '$.rpe', iif(json_type(item.value, '$.duration') is
    null, x.duration, item.value ->> '$.duration'), item.value ->> '$.superset', item.value ->>
    '$.progression', item.value ->> '$.progressionStep', iif(json_type(item.value, '$.progressionRuns') is
    null, ?, item.value ->> '$.progressionRuns'), null, null, null, ?, null, ?, null, ?, null
from json_each(?) item
join "weekly_schedules" plan on plan.trainee_id = ? and plan.week_start_date = ?
join "exercises" x on x.id = item.value ->> '$.exerciseId'
where x.deleted_at is null
on conflict do nothing;
-- SEARCH plan USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN item VIRTUAL TABLE INDEX 1:
-- SEARCH x USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into "schedule_meals" ("id", "schedule_id", "trainee_id", "day_of_week", "date", "position", "meal_id",
    "timing", "name", "description", "calories", "protein", "carbs", "fat", "quantity", "template_item_id",
    "template_day", "template_version", "by_hand", "substitute", "status", "consumed_at", "updated_at",
    "written_by")
select item.value ->> '$.id', plan.id, plan.trainee_id, item.value ->> '$.dayOfWeek', date(plan.week_start_date,
    '+' || (item.value ->> '$.dayOfWeek') || ' days'), item.value ->> '$.position', x.id, iif(json_type(item.value,
    '$.timing') is null, x.timing, item.value ->> '$.timing'), x.name, x.description, x.calories, x.protein,
    x.carbs, x.fat, iif(json_type(item.value, '$.quantity') is null, ?, item.value ->> '$.quantity'), null,
    null, null, ?, null, ?, null, ?, null
from json_each(?) item
join "weekly_schedules" plan on plan.trainee_id = ? and plan.week_start_date = ?
join "meals" x on x.id = item.value ->> '$.mealId'
where x.deleted_at is null
on conflict do nothing;
-- SEARCH plan USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN item VIRTUAL TABLE INDEX 1:
-- SEARCH x USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

insert into "schedule_meals" ("id", "schedule_id", "trainee_id", "day_of_week", "date", "position", "meal_id",
    "timing", "name", "description", "calories", "protein", "carbs", "fat", "quantity", "template_item_id",
    "template_day", "template_version", "by_hand", "substitute", "status", "consumed_at", "updated_at",
    "written_by")
select item.value ->> '$.id', plan.id, plan.trainee_id, item.value ->> '$.dayOfWeek', date(plan.week_start_date,
    '+' || (item.value ->> '$.dayOfWeek') || ' days'), item.value ->> '$.position', x.meal_id, x.timing,
    x.name, x.description, x.calories, x.protein, x.carbs, x.fat, iif(json_type(item.value, '$.quantity') is
    null, x.quantity, item.value ->> '$.quantity'), null, null, null, ?, null, ?, null, ?, null
from json_each(?) item
join "weekly_schedules" plan on plan.trainee_id = ? and plan.week_start_date = ?
join "schedule_meals" x on x.id = item.value ->> '$.from'
where true
on conflict do nothing;
-- SEARCH plan USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN item VIRTUAL TABLE INDEX 1:
-- SEARCH x USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

insert into "schedule_meals" ("id", "schedule_id", "trainee_id", "day_of_week", "date", "position", "meal_id",
    "timing", "name", "description", "calories", "protein", "carbs", "fat", "quantity", "template_item_id",
    "template_day", "template_version", "by_hand", "substitute", "status", "consumed_at", "updated_at",
    "written_by")
select item.value ->> '$.id', plan.id, plan.trainee_id, item.value ->> '$.dayOfWeek', date(plan.week_start_date,
    '+' || (item.value ->> '$.dayOfWeek') || ' days'), item.value ->> '$.position', x.meal_id, x.timing,
    x.name, x.description, x.calories, x.protein, x.carbs, x.fat, iif(json_type(item.value, '$.quantity') is
    null, x.quantity, item.value ->> '$.quantity'), null, null, null, ?, null, ?, null, ?, null
from json_each(?) item
join "weekly_schedules" plan on plan.trainee_id = ? and plan.week_start_date = ?
join "template_meals" x on x.id = item.value ->> '$.from'
where true
on conflict do nothing;
-- SEARCH plan USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN item VIRTUAL TABLE INDEX 1:
-- SEARCH x USING INDEX sqlite_autoindex_template_meals_1 (id=?)
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

update "exercises"
set "used_at" = ?
where "exercises"."id" in (
  select value ->> '$.exerciseId'
  from json_each(?)
);
-- SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

update "schedule_exercises"
set "day_of_week" = case when json_type(change.value, ?) is null then "schedule_exercises"."day_of_week" else
    change.value ->> ? end, "date" = date(?, '+' || (case when json_type(change.value, ?) is null then
    "schedule_exercises"."day_of_week" else change.value ->> ? end) || ' days'), "position" = case when
    json_type(change.value, ?) is null then "schedule_exercises"."position" else change.value ->> ? end,
    "sets" = case when json_type(change.value, ?) is null then "schedule_exercises"."sets" else change.value
    ->> ? end, "reps" = case when json_type(change.value, ?) is null then "schedule_exercises"."reps" else
    change.value ->> ? end, "reps_to" = case when json_type(change.value, ?) is null then "schedule_exercises"."reps_to"
    else change.value ->> ? end, "seconds" = case when json_type(change.value, ?) is null then
    "schedule_exercises"."seconds" else change.value ->> ? end, "metres" = case when json_type(change.value, ?)
    is null then "schedule_exercises"."metres" else change.value ->> ? end, "weight" = case when json_type(change.value,
    ?) is null then "schedule_exercises"."weight" else change.value ->> ? end, "percent" = case when json_type(change.value,
    ?) is null then "schedule_exercises"."percent" else change.value ->> ? end, "tempo" = case when json_type(change.value,
    ?) is null then "schedule_exercises"."tempo" else change.value ->> ? end, "note" = case when json_type(change.value,
    ?) is null then "schedule_exercises"."note" else change.value ->> ? end, "rest" = case when json_type(change.value,
    ?) is null then "schedule_exercises"."rest" else change.value ->> ? end, "rpe" = case when json_type(change.value,
    ?) is null then "schedule_exercises"."rpe" else change.value ->> ? end, "duration" = case when json_type(change.value,
    ?) is null then "schedule_exercises"."duration" else change.value ->> ? end, "superset" = case when
    json_type(change.value, ?) is null then "schedule_exercises"."superset" else change.value ->> ? end,
    "progression" = case when json_type(change.value, ?) is null then "schedule_exercises"."progression" else
    change.value ->> ? end, "progression_step" = case when json_type(change.value, ?) is null then
    "schedule_exercises"."progression_step" else change.value ->> ? end, "progression_runs" = case when
    json_type(change.value, ?) is null then "schedule_exercises"."progression_runs" else change.value ->> ?
    end, "by_hand" = iif("schedule_exercises"."template_item_id" is null or (change.value ->> '$.byHand' is 0
    and "schedule_exercises"."template_day" = date(?, '+' || (case when json_type(change.value, ?) is null
    then "schedule_exercises"."day_of_week" else change.value ->> ? end) || ' days') and exists (
  select 1
  from template_exercises source
  left join applied_templates link on link.trainee_id = schedule_exercises.trainee_id and link.kind =
      'exercises' and link.template_id = source.template_id and link.stopped_at is null
  where source.id = schedule_exercises.template_item_id and (json_type(change.value, '$.sets') is not null or
      schedule_exercises.sets is source.sets) and (json_type(change.value, '$.reps') is not null or
      schedule_exercises.reps is source.reps) and (json_type(change.value, '$.repsTo') is not null or
      schedule_exercises.reps_to is source.reps_to) and (json_type(change.value, '$.seconds') is not null or
      schedule_exercises.seconds is source.seconds) and (json_type(change.value, '$.metres') is not null or
      schedule_exercises.metres is source.metres) and (json_type(change.value, '$.weight') is not null or
      schedule_exercises.weight is iif(coalesce(link.weights, schedule_exercises.weight is not null),
      source.weight, null)) and (json_type(change.value, '$.percent') is not null or
      schedule_exercises.percent is source.percent) and (json_type(change.value, '$.tempo') is not null or
      schedule_exercises.tempo is source.tempo) and (json_type(change.value, '$.note') is not null or
      schedule_exercises.note is source.note) and (json_type(change.value, '$.rest') is not null or
      schedule_exercises.rest is source.rest) and (json_type(change.value, '$.rpe') is not null or
      schedule_exercises.rpe is source.rpe) and (json_type(change.value, '$.duration') is not null or
      schedule_exercises.duration is source.duration) and (json_type(change.value, '$.superset') is not null
      or schedule_exercises.superset is source.superset) and (json_type(change.value, '$.progression') is not
      null or schedule_exercises.progression is source.progression) and (json_type(change.value,
      '$.progressionStep') is not null or schedule_exercises.progression_step is source.progression_step) and
      (json_type(change.value, '$.progressionRuns') is not null or schedule_exercises.progression_runs is
      source.progression_runs)
)), 0, "schedule_exercises"."by_hand" or ((json_type(change.value, ?) is not null and change.value ->> ? is
    not "schedule_exercises"."sets") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."reps") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."reps_to") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."seconds") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."metres") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."duration") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."weight") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."percent") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."rest") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."rpe") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."tempo") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."note") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."superset") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_exercises"."progression") or (json_type(change.value, ?) is not null and change.value ->> ? is
    not "schedule_exercises"."progression_step") or (json_type(change.value, ?) is not null and change.value
    ->> ? is not "schedule_exercises"."progression_runs") or (json_type(change.value, ?) is not null and
    change.value ->> ? is not "schedule_exercises"."day_of_week"))), "updated_at" = ?
from json_each(?) change
where (("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ? and
    "schedule_exercises"."status" = ?) and "schedule_exercises"."id" = change.value ->> '$.id');
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- SCAN change VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?) LEFT-JOIN

update "schedule_meals"
set "day_of_week" = case when json_type(change.value, ?) is null then "schedule_meals"."day_of_week" else
    change.value ->> ? end, "date" = date(?, '+' || (case when json_type(change.value, ?) is null then
    "schedule_meals"."day_of_week" else change.value ->> ? end) || ' days'), "position" = case when json_type(change.value,
    ?) is null then "schedule_meals"."position" else change.value ->> ? end, "timing" = case when json_type(change.value,
    ?) is null then "schedule_meals"."timing" else change.value ->> ? end, "quantity" = case when json_type(change.value,
    ?) is null then "schedule_meals"."quantity" else change.value ->> ? end, "by_hand" = iif("schedule_meals"."template_item_id"
    is null or (change.value ->> '$.byHand' is 0 and "schedule_meals"."template_day" = date(?, '+' || (case
    when json_type(change.value, ?) is null then "schedule_meals"."day_of_week" else change.value ->> ? end)
    || ' days') and exists (
  select 1
  from template_meals source
  left join applied_templates link on link.trainee_id = schedule_meals.trainee_id and link.kind = 'meals' and
      link.template_id = source.template_id and link.stopped_at is null
  where source.id = schedule_meals.template_item_id and (json_type(change.value, '$.timing') is not null or
      schedule_meals.timing is source.timing) and (json_type(change.value, '$.quantity') is not null or
      schedule_meals.quantity is source.quantity)
)), 0, "schedule_meals"."by_hand" or ((json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_meals"."timing") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_meals"."quantity") or (json_type(change.value, ?) is not null and change.value ->> ? is not
    "schedule_meals"."day_of_week"))), "updated_at" = ?
from json_each(?) change
where (("schedule_meals"."trainee_id" = ? and "schedule_meals"."date" between ? and ? and "schedule_meals"."status"
    = ?) and "schedule_meals"."id" = change.value ->> '$.id');
-- SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
-- SCAN change VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH source USING INDEX sqlite_autoindex_template_meals_1 (id=?)

-- schedules/item-proofs.ts: refuseFull

select json_extract('{}', case when (exists (
  select 1
  from "schedule_exercises" item
  where item.trainee_id = ? and item.date between ? and ?
  group by item.date
  having count(*) > ?
) or exists (
  select 1
  from "schedule_meals" item
  where item.trainee_id = ? and item.date between ? and ?
  group by item.date
  having count(*) > ?
)) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- SCALAR SUBQUERY 2
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)

select json_extract('{}', case when (exists (
  select 1
  from "template_exercises" item
  where item.template_id = ? and item.week = ?
  group by item.day_of_week
  having count(*) > ?
) or exists (
  select 1
  from "template_meals" item
  where item.template_id = ? and item.week = ?
  group by item.day_of_week
  having count(*) > ?
)) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH item USING COVERING INDEX template_exercises_week (template_id=? AND week=?)
-- SCALAR SUBQUERY 2
--   SEARCH item USING COVERING INDEX template_meals_week (template_id=? AND week=?)

-- schedules/item-proofs.ts: untouchable

select json_extract('{}', case when (exists (
  select 1
  from json_each(?) wanted
  left join "schedule_exercises" item on item.id = wanted.value
  where item.id is null or ( item.trainee_id <> ? or item.date not between ? and ? )
) or exists (
  select 1
  from json_each(?) gone
  join "schedule_exercises" item on item.id = gone.value
  where ( item.trainee_id <> ? or item.date not between ? and ? )
) or exists (
  select 1
  from json_each(?) made
  where not exists (
    select 1
    from "schedule_exercises" item
    where item.id = made.value ->> '$.from'
  ) and not exists (
    select 1
    from "template_exercises" item
    where item.id = made.value ->> '$.from'
  )
)) then ? when exists (
  select 1
  from json_each(?) touched
  join "schedule_exercises" item on item.id = touched.value
  where item.status <> 'pending'
) then ? when exists (
  select 1
  from json_each(?) wanted
  left join "exercises" known on known.id = wanted.value ->> ?
  where known.id is null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-8)
--   SCAN CONSTANT ROW
-- SCAN (subquery-8)
-- SCALAR SUBQUERY 1
--   SCAN wanted VIRTUAL TABLE INDEX 1:
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?) LEFT-JOIN
-- SCALAR SUBQUERY 2
--   SCAN gone VIRTUAL TABLE INDEX 1:
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SCALAR SUBQUERY 5
--   SCAN made VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH item USING COVERING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH item USING COVERING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- SCALAR SUBQUERY 6
--   SCAN touched VIRTUAL TABLE INDEX 1:
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SCALAR SUBQUERY 7
--   SCAN wanted VIRTUAL TABLE INDEX 1:
--   SEARCH known USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?) LEFT-JOIN

select json_extract('{}', case when (exists (
  select 1
  from json_each(?) wanted
  left join "schedule_meals" item on item.id = wanted.value
  where item.id is null or ( item.trainee_id <> ? or item.date not between ? and ? )
) or exists (
  select 1
  from json_each(?) gone
  join "schedule_meals" item on item.id = gone.value
  where ( item.trainee_id <> ? or item.date not between ? and ? )
) or exists (
  select 1
  from json_each(?) made
  where not exists (
    select 1
    from "schedule_meals" item
    where item.id = made.value ->> '$.from'
  ) and not exists (
    select 1
    from "template_meals" item
    where item.id = made.value ->> '$.from'
  )
)) then ? when exists (
  select 1
  from json_each(?) touched
  join "schedule_meals" item on item.id = touched.value
  where item.status <> 'pending'
) then ? when exists (
  select 1
  from json_each(?) wanted
  left join "meals" known on known.id = wanted.value ->> ?
  where known.id is null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-8)
--   SCAN CONSTANT ROW
-- SCAN (subquery-8)
-- SCALAR SUBQUERY 1
--   SCAN wanted VIRTUAL TABLE INDEX 1:
--   SEARCH item USING INDEX sqlite_autoindex_schedule_meals_1 (id=?) LEFT-JOIN
-- SCALAR SUBQUERY 2
--   SCAN gone VIRTUAL TABLE INDEX 1:
--   SEARCH item USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- SCALAR SUBQUERY 5
--   SCAN made VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH item USING COVERING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH item USING COVERING INDEX sqlite_autoindex_template_meals_1 (id=?)
-- SCALAR SUBQUERY 6
--   SCAN touched VIRTUAL TABLE INDEX 1:
--   SEARCH item USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- SCALAR SUBQUERY 7
--   SCAN wanted VIRTUAL TABLE INDEX 1:
--   SEARCH known USING COVERING INDEX sqlite_autoindex_meals_1 (id=?) LEFT-JOIN

-- schedules/opened-weeks.ts: daysWithout

select packed.trainee_id, packed.exercise_id, packed.days
from json_each(?1) asked
join packed_exercise_days packed on packed.trainee_id = asked.value ->> 0 and packed.exercise_id = asked.value
    ->> 1;
-- SCAN asked VIRTUAL TABLE INDEX 1:
-- SEARCH packed USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?)

-- schedules/opened-weeks.ts: insertRows

insert into performed_sets (schedule_exercise_id, exercise_id, exercise_name, date, set_number, reps, weight,
    seconds, metres, created_at, updated_at, id, trainee_id)
select value ->> 0, (
  select id
  from exercises
  where id = value ->> 1
),
value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value
    ->> 10, value ->> 11, value ->> 12
from json_each(?1)
where true
order by key
on conflict do nothing;
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, position, sets, reps, reps_to,
    seconds, metres, weight, percent, tempo, note, rest, rpe, duration, superset, progression,
    progression_step, progression_runs, template_item_id, template_day, template_version, by_hand, status,
    completed_at, updated_at, written_by, substitute, exercise_id, name, english_name, category, type,
    description, video_url, video_id)
select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14, value ->>
    15, value ->> 16, value ->> 17, value ->> 18, value ->> 19, value ->> 20, value ->> 21, value ->> 22,
    value ->> 23, value ->> 24, value ->> 25, value ->> 26, value ->> 27, value ->> 28, value ->> 29, value
    ->> 30, (
  select id
  from exercises
  where id = value ->> 31
),
value ->> 32, value ->> 33, value ->> 34, value ->> 35, value ->> 36, value ->> 37, value ->> 38
from json_each(?1)
where true
order by key
on conflict do nothing;
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, position, timing, quantity,
    template_item_id, template_day, template_version, by_hand, substitute, status, consumed_at, updated_at,
    written_by, meal_id, name, description, calories, protein, carbs, fat)
select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14, value ->>
    15, value ->> 16, (
  select id
  from meals
  where id = value ->> 17
),
value ->> 18, value ->> 19, value ->> 20, value ->> 21, value ->> 22, value ->> 23
from json_each(?1)
where true
order by key
on conflict do nothing;
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH meals USING COVERING INDEX sqlite_autoindex_meals_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

-- schedules/opened-weeks.ts: openBetween

select week.id as id, week.trainee_id as trainee_id, week.week_start_date as week_start_date, week.packed_at
    as packed_at, hex(packed.ids) as ids, hex(packed.body) as body, (
  select json_group_array(copy)
  from (
    select known.copy
    from json_each(packed.copies) place
    join packed_copies known on known.id = place.value
    order by place.key
  )
) as copies
from weekly_schedules week
join packed_weeks packed on packed.schedule_id = week.id
where week.trainee_id = ?1 and week.week_start_date between ?2 and ?3;
-- SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>? AND week_start_date<?)
-- SEARCH packed USING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SCAN place VIRTUAL TABLE INDEX 1:
--     SEARCH known USING INTEGER PRIMARY KEY (rowid=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-1)

-- schedules/opened-weeks.ts: writeRows

delete from packed_exercise_days
where trainee_id = ?1 and exercise_id = ?2;
-- SEARCH packed_exercise_days USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?)

delete from packed_weeks
where schedule_id in (
  select value
  from json_each(?1)
);
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

select json_extract('{}', iif((
  select days
  from packed_exercise_days
  where trainee_id = ?1 and exercise_id = ?2
) is not ?3, 'changed', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH packed_exercise_days USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?)

select json_extract('{}', iif(exists (
  select 1
  from json_each(?1) asked
  join weekly_schedules week on week.id = asked.value
  join packed_weeks packed on packed.schedule_id = week.id
  where (
    select count(*)
    from schedule_exercises item
    where item.schedule_id = week.id
  ) < packed.exercises or (
    select count(*)
    from schedule_meals item
    where item.schedule_id = week.id
  ) < packed.meals or (
    select count(*)
    from performed_sets done
    where done.trainee_id = week.trainee_id and done.date between week.week_start_date and date(week.week_start_date,
        '+6 days')
  ) < packed.sets
), 'lost', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 4
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--   SEARCH packed USING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH done USING COVERING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)

select json_extract('{}', iif(exists (
  select 1
  from json_each(?1) asked
  left join weekly_schedules week on week.id = asked.value ->> 0
  where week.packed_at is not asked.value ->> 1
), 'changed', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?) LEFT-JOIN

update weekly_schedules
set packed_at = null, opened_at = ?1
where id in (
  select value
  from json_each(?2)
);
-- SEARCH weekly_schedules USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- schedules/packed-days.ts: addPackedDays

insert into packed_exercise_days (trainee_id, exercise_id, last_on, best_weight, best_one_rep, volume,
    best_seconds, best_metres, days)
select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8
from json_each(?1)
where true
on conflict (trainee_id, exercise_id) do update
set last_on = max(packed_exercise_days.last_on, excluded.last_on), best_weight = nullif(max(coalesce(packed_exercise_days.best_weight,
    0), coalesce(excluded.best_weight, 0)), 0), best_one_rep = nullif(max(coalesce(packed_exercise_days.best_one_rep,
    0), coalesce(excluded.best_one_rep, 0)), 0), volume = nullif(max(coalesce(packed_exercise_days.volume, 0),
    coalesce(excluded.volume, 0)), 0), best_seconds = nullif(max(coalesce(packed_exercise_days.best_seconds, 0),
    coalesce(excluded.best_seconds, 0)), 0), best_metres = nullif(max(coalesce(packed_exercise_days.best_metres,
    0), coalesce(excluded.best_metres, 0)), 0), days = (
  select json_group_array(json(day))
  from (
    select day
    from (
      select value as day
      from json_each(packed_exercise_days.days)
      where value ->> 0 not in (
        select value ->> 0
        from json_each(excluded.days)
      )
      union all
      select value
      from json_each(excluded.days)
    )
    order by day ->> 0
  )
);
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 6
--   CO-ROUTINE (subquery-5)
--     CO-ROUTINE (subquery-4)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--           CORRELATED LIST SUBQUERY 2
--             SCAN json_each VIRTUAL TABLE INDEX 1:
--         UNION ALL
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--     SCAN (subquery-4)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-5)

-- schedules/packed-days.ts: rewriteLaterDays

insert or replace into exercise_days (trainee_id, exercise_id, date, sets, best_reps, best_weight,
    best_one_rep, volume, best_seconds, best_metres, updated_at)
select day.trainee_id, day.exercise_id, day.date, day.sets, day.best_reps, day.best_weight, day.best_one_rep,
    day.volume, day.best_seconds, day.best_metres, day.updated_at
from (
  select opened.trainee_id, opened.exercise_id, max(opened.date) as last
  from json_each(?1) asked
  join weekly_schedules week on week.id = asked.value
  join exercise_days opened on opened.trainee_id = week.trainee_id and opened.date between
      week.week_start_date and date(week.week_start_date, '+6 days')
  group by opened.trainee_id, opened.exercise_id
) opened
join exercise_days day on day.trainee_id = opened.trainee_id and day.exercise_id = opened.exercise_id and
    day.date > opened.last
order by day.date;
-- CO-ROUTINE opened
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--   SEARCH opened USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN opened
-- SEARCH day USING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date>?)
-- USE TEMP B-TREE FOR ORDER BY

-- schedules/packed-weeks.ts: listPackableWeeks

select week.id
from weekly_schedules week
where week.packed_at is null and week.week_start_date < ?1 and not exists (
  select 1
  from packed_weeks packed
  where packed.schedule_id = week.id
) and (week.opened_at is null or week.opened_at < ?2) and (exists (
  select 1
  from schedule_exercises item
  where item.schedule_id = week.id
) or exists (
  select 1
  from schedule_meals item
  where item.schedule_id = week.id
)) and not exists (
  select 1
  from applied_schedules applied
  where applied.schedule_id = week.id
) and (not exists (
  select 1
  from performed_sets done
  where done.trainee_id = week.trainee_id and done.date between week.week_start_date and date(week.week_start_date,
      '+6 days')
) or exists (
  select 1
  from performed_sets later
  where later.trainee_id = week.trainee_id and later.date > date(week.week_start_date, '+6 days')
))
order by week.week_start_date
limit ?3;
-- SEARCH week USING INDEX weekly_schedules_unpacked (week_start_date<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH packed USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH applied USING COVERING INDEX applied_schedules_source (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH done USING COVERING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH later USING COVERING INDEX performed_sets_day (trainee_id=? AND date>?)

-- schedules/packed-weeks.ts: packWeeks

delete from exercise_days
where (trainee_id, exercise_id, date) in (
  select day.trainee_id, day.exercise_id, day.date
  from json_each(?1) asked
  join weekly_schedules week on week.id = asked.value
  join exercise_days day on day.trainee_id = week.trainee_id and day.date between week.week_start_date and
      date(week.week_start_date, '+6 days')
);
-- SEARCH exercise_days USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
-- LIST SUBQUERY 2
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--   SEARCH day USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=?)

delete from performed_sets
where id in (
  select done.id
  from json_each(?1) asked
  join weekly_schedules week on week.id = asked.value
  join performed_sets done on done.trainee_id = week.trainee_id and done.date between week.week_start_date and
      date(week.week_start_date, '+6 days')
);
-- SEARCH performed_sets USING COVERING INDEX sqlite_autoindex_performed_sets_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--   SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)

delete from schedule_exercises
where schedule_id in (
  select value
  from json_each(?1)
);
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

delete from schedule_meals
where schedule_id in (
  select value
  from json_each(?1)
);
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

insert into packed_copies (copy, video_id)
select value, value ->> 'video_id'
from json_each(?1)
where true
on conflict do nothing;
-- SCAN json_each VIRTUAL TABLE INDEX 1:

insert into packed_weeks (schedule_id, ids, copies, body, exercises, meals, sets)
select value ->> 'id', unhex(value ->> 'ids'), (
  select json_group_array(id)
  from (
    select known.id
    from json_each(asked.value, '$.copies') text
    join packed_copies known on known.copy = text.value
    order by text.key
  )
),
unhex(value ->> 'body'), value ->> 'exercises', value ->> 'meals', value ->> 'sets'
from json_each(?1) asked;
-- SCAN asked VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SCAN text VIRTUAL TABLE INDEX 3:
--     SEARCH known USING COVERING INDEX packed_copies_copy_unique (copy=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-1)

select json_extract('{}', iif(exists (
  select 1
  from backups
  where finished_at is null and started_at > ?1
), 'backing_up', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH backups USING INDEX backups_finished (finished_at=?)

select json_extract('{}', iif(exists (
  select 1
  from json_each(?1) asked
  left join packed_weeks packed on packed.schedule_id = asked.value ->> 'id'
  where length(packed.ids) / 16 is not (asked.value ->> 'exercises') + (asked.value ->> 'meals') or
      packed.sets is not asked.value ->> 'sets' or json_array_length(packed.copies) is not json_array_length(asked.value,
      '$.copies') or exists (
    select 1
    from weekly_schedules week
    where week.id = packed.schedule_id and ((
      select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
      from schedule_exercises item
      where item.schedule_id = week.id
    ) || '/' || (
      select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
      from schedule_meals item
      where item.schedule_id = week.id
    ) || '/' || (
      select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
      from performed_sets done
      where done.trainee_id = week.trainee_id and done.date between week.week_start_date and date(week.week_start_date,
          '+6 days')
    )) is not '0 0 0/0 0 0/0 0 0'
  )
), 'lost', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 5
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH packed USING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 3
--       SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)

select json_extract('{}', iif(exists (
  select 1
  from json_each(?1) asked
  left join weekly_schedules week on week.id = asked.value ->> 'id' and week.packed_at is null
  where asked.value ->> 'stamp' is not ((
    select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
    from schedule_exercises item
    where item.schedule_id = week.id
  ) || '/' || (
    select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
    from schedule_meals item
    where item.schedule_id = week.id
  ) || '/' || (
    select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
    from performed_sets done
    where done.trainee_id = week.trainee_id and done.date between week.week_start_date and date(week.week_start_date,
        '+6 days')
  ))
), 'changed', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 4
--   SCAN asked VIRTUAL TABLE INDEX 1:
--   SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)

update weekly_schedules
set packed_at = ?1
where id in (
  select value
  from json_each(?2)
);
-- SEARCH weekly_schedules USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- schedules/packed-weeks.ts: readWeeks

select done.*, week.id as week_id
from json_each(?1) asked
join weekly_schedules week on week.id = asked.value
join performed_sets done on done.trainee_id = week.trainee_id and done.date between week.week_start_date and
    date(week.week_start_date, '+6 days');
-- SCAN asked VIRTUAL TABLE INDEX 1:
-- SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
-- SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)

select item.*
from json_each(?1) asked
join weekly_schedules week on week.id = asked.value
join schedule_exercises item on item.schedule_id = week.id
order by item.rowid;
-- SCAN asked VIRTUAL TABLE INDEX 1:
-- SEARCH week USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- USE TEMP B-TREE FOR ORDER BY

select item.*
from json_each(?1) asked
join weekly_schedules week on week.id = asked.value
join schedule_meals item on item.schedule_id = week.id
order by item.rowid;
-- SCAN asked VIRTUAL TABLE INDEX 1:
-- SEARCH week USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
-- SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
-- USE TEMP B-TREE FOR ORDER BY

select week.id, week.trainee_id, week.week_start_date, ((
  select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
  from schedule_exercises item
  where item.schedule_id = week.id
) || '/' || (
  select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
  from schedule_meals item
  where item.schedule_id = week.id
) || '/' || (
  select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0)
  from performed_sets done
  where done.trainee_id = week.trainee_id and done.date between week.week_start_date and date(week.week_start_date,
      '+6 days')
)) as stamp, ( exists (
  select 1
  from schedule_exercises item
  where item.schedule_id = week.id and ( not item.date between week.week_start_date and date(week.week_start_date,
      '+6 days') or item.trainee_id <> week.trainee_id or exists (
    select 1
    from exercise_successors after
    where after.item_id = item.id
  ) or exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id and not done.date between week.week_start_date and date(week.week_start_date,
        '+6 days')
  ))
) or exists (
  select 1
  from schedule_meals item
  where item.schedule_id = week.id and ( not item.date between week.week_start_date and date(week.week_start_date,
      '+6 days') or item.trainee_id <> week.trainee_id or exists (
    select 1
    from meal_successors after
    where after.item_id = item.id
  ))
) or exists (
  select 1
  from performed_sets done
  join schedule_exercises item on item.id = done.schedule_exercise_id
  where done.trainee_id = week.trainee_id and done.date between week.week_start_date and date(week.week_start_date,
      '+6 days') and item.schedule_id <> week.id
)) as tangled
from json_each(?1) asked
join weekly_schedules week on week.id = asked.value
where week.packed_at is null;
-- SCAN asked VIRTUAL TABLE INDEX 1:
-- SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH after USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH done USING INDEX performed_sets_item (schedule_exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH after USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH done USING INDEX performed_sets_day (trainee_id=? AND date>? AND date<?)
--   SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)

-- schedules/performance-days.ts: countDays

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select trainee_id, date
    from schedule_exercises
    where trainee_id = ? and date >= ?
    union
    select trainee_id, date
    from schedule_meals
    where trainee_id = ? and date >= ?
    union
    select trainee_id, date
    from trainee_performance
    where trainee_id = ? and date >= ?
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- CO-ROUTINE day
--   MERGE (UNION)
--     LEFT
--       MERGE (UNION)
--         LEFT
--           SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date>?)
--         RIGHT
--           SEARCH schedule_meals USING COVERING INDEX schedule_meals_day (trainee_id=? AND date>?)
--     RIGHT
--       SEARCH trainee_performance USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>?)
-- SCAN day
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select ? as trainee_id, value as date
    from json_each(?)
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select ? as trainee_id, week.value as date
    from json_each(?) week
    where (
      select count(*)
      from schedule_exercises item
      where item.trainee_id = ? and item.date = week.value
    ) <> coalesce((
      select assigned_exercises
      from "trainee_performance" known
      where known.trainee_id = ? and known.date = week.value
    ), 0) or (
      select count(*)
      from schedule_meals item
      where item.trainee_id = ? and item.date = week.value
    ) <> coalesce((
      select assigned_meals
      from "trainee_performance" known
      where known.trainee_id = ? and known.date = week.value
    ), 0)
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN week VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 24
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 25
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 26
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 27
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select distinct trainee_id, date
    from own_meals
    where own_food_id = ? and trainee_id = ? and date >= ?
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- CO-ROUTINE day
--   SEARCH own_meals USING INDEX own_meals_day (trainee_id=? AND date>?)
-- SCAN day
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select distinct trainee_id, date
    from removed_items
    where removal_id = ?
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- CO-ROUTINE day
--   SEARCH removed_items USING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN day
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select item.trainee_id, item.date
    from json_each(?) week
    cross join weekly_schedules target on target.trainee_id = week.value ->> 0 and target.week_start_date =
        week.value ->> 3
    cross join schedule_exercises item on item.schedule_id = target.id and item.written_by = ?
    union
    select trainee_id, row ->> 'date' as date
    from template_job_rows
    where job_id = ? and trainee_id in (
      select value
      from json_each(?)
    ) and noun in ('schedule_exercises', 'schedule_meals')
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- CO-ROUTINE day
--   MERGE (UNION)
--     LEFT
--       SCAN week VIRTUAL TABLE INDEX 1:
--       SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--       SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=? AND trainee_id=? AND noun=?)
--       LIST SUBQUERY 25
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR LAST TERM OF ORDER BY
-- SCAN day
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select item.trainee_id, item.date
    from schedule_exercises item
    where item.id = ? and item.trainee_id = ? and item.date <= ? and exists (
      select 1
      from trainee_profiles
      where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
    )
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH item USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select known.trainee_id, known.date
    from (
      select m.date
      from json_each(?) k
      join own_meals m on m.id = k.value
    ) asked
    join trainee_performance known on known.trainee_id = ? and known.date = asked.date
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH m USING INDEX sqlite_autoindex_own_meals_1 (id=?)
-- SEARCH known USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select known.trainee_id, known.date
    from (
      select s.date
      from json_each(?) k
      join trainee_steps s on s.id = k.value
    ) asked
    join trainee_performance known on known.trainee_id = ? and known.date = asked.date
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH known USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=?)
-- SEARCH s USING INDEX trainee_steps_date (date=?)
-- SCAN k VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select known.trainee_id, known.date
    from (
      select value as date
      from json_each(?)
    ) asked
    join trainee_performance known on known.trainee_id = ? and known.date = asked.date
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH known USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select past.trainee_id, past.date
    from (
      select ? as trainee_id, value as date
      from json_each(?)
    ) past
    where exists (
      select 1
      from trainee_profiles
      where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
    ) and past.date > (
      select date(created_at / 1000, 'unixepoch')
      from trainee_profiles
      where id = ?
    ) and not exists (
      select 1
      from trainee_performance stored
      where stored.trainee_id = past.trainee_id and stored.date = past.date
    )
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCALAR SUBQUERY 26
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 27
--   SEARCH stored USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select trainee_id, date
    from (
      select trainee_id, date
      from trainee_performance
      where trainee_id = ? and date > ?
      union all
      select ?, ?
    )
    where exists (
      select 1
      from trainee_profiles
      where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
    )
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- CO-ROUTINE (subquery-25)
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH trainee_performance USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>?)
--     UNION ALL
--       SCAN CONSTANT ROW
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN (subquery-25)
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select trainee_id, date
    from (
      select ? as trainee_id, value as date
      from json_each(?)
    )
    where exists (
      select 1
      from trainee_profiles
      where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
    ) and ? between ? and ? and exists (
      select 1
      from step_links
      join trainee_profiles person on person.id = step_links.trainee_id and person.status = 'active'
      where step_links.trainee_id = ? and step_links.token_hash = ?
    )
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 26
--   SEARCH step_links USING INDEX step_links_tokenHash_unique (token_hash=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select trainee_id, date
    from (
      select ? as trainee_id, value as date
      from json_each(?)
    )
    where exists (
      select 1
      from trainee_profiles
      where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
    ) and ? between ? and ? and true
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select trainee_id, date
    from own_meals
    where id = ? and trainee_id = ?
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    select trainee_id, date
    from schedule_meals
    where id = ? and trainee_id = ?
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- SEARCH schedule_meals USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    with noted as materialized (
      select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value
          ->> 'row' as row
      from trainee_job_members member
      cross join json_each(member.before, '$.rows') note
      where member.job_id = ? and member.done_at is not null
    )
    select known.trainee_id, known.date
    from noted
    cross join json_each('[0,1,2,3,4,5,6]') nth
    cross join trainee_performance known on known.trainee_id = noted.trainee_id and known.date = date(noted.row_id,
        '+' || nth.value || ' days')
    where noted.noun = 'weekly_schedules'
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- MATERIALIZE noted
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN note VIRTUAL TABLE INDEX 3:
-- SCAN noted
-- SCAN nth VIRTUAL TABLE INDEX 1:
-- SEARCH known USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

insert into "trainee_performance" ("trainee_id", "date", "assigned_exercises", "completed_exercises",
    "assigned_meals", "completed_meals", "steps", "target_steps", "progress_value", "eaten_calories",
    "updated_at")
select trainee_id, date, exercises, exercises_done, meals, meals_done, steps, target, case when exercises = 0
    and meals = 0 then null when exercises = 0 then round(100.0 * meals_done / meals) when meals = 0 then
    round(100.0 * exercises_done / exercises) else round( 60.0 * exercises_done / exercises + 40.0 *
    meals_done / meals) end, eaten, ?
from (
  select day.trainee_id, day.date, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as exercises, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_exercises
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_exercises item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'completed'
  )) as exercises_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.assigned_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date
  )) as meals, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), coalesce((
    select known.completed_meals
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), 0), (
    select count(*)
    from schedule_meals item
    where item.trainee_id = day.trainee_id and item.date = day.date and item.status = 'consumed'
  ) + (
    select count(distinct meal.category)
    from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed' and
        meal.category in ('breakfast', 'lunch', 'dinner') and not exists (
      select 1
      from weekly_schedules week
      where week.trainee_id = day.trainee_id
    )
  )) as meals_done, iif(day.date < ? and exists (
    select 1
    from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null and week.week_start_date = date(day.date,
        '-' || strftime('%w', day.date) || ' days')
  ), (
    select known.eaten_calories
    from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date
  ), (
    select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null)
    from (
      select round(iif(meal.substitute is null, meal.calories * meal.quantity, (meal.substitute ->> 'calories')
          * (meal.substitute ->> 'quantity')) / 100) as kcal
      from schedule_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      union all
      select round(meal.calories * meal.quantity / 100)
      from own_meals meal
      where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
    )
  )) as eaten, coalesce( (
    select steps
    from trainee_steps walk
    where walk.trainee_id = day.trainee_id and walk.date = day.date
  ), 0) as steps, coalesce( (
    select known.target_steps
    from trainee_steps known
    where known.trainee_id = day.trainee_id and known.date <= day.date
    order by known.date desc
    limit 1
  ), iif(exists (
    select 1
    from trainee_steps later
    where later.trainee_id = day.trainee_id
  ), 3000, (
    select person.target_steps
    from trainee_profiles person
    where person.id = day.trainee_id
  ))) as target
  from (
    with noted as materialized (
      select trainee_id, noun, row_id, row
      from template_job_rows
      where job_id = ?
    )
    select known.trainee_id, known.date
    from noted
    cross join json_each('[0,1,2,3,4,5,6]') nth
    cross join trainee_performance known on known.trainee_id = noted.trainee_id and known.date = date(noted.row_id,
        '+' || nth.value || ' days')
    where noted.noun = 'weekly_schedules'
  ) day
  join trainee_profiles profile on profile.id = day.trainee_id
)
where true
on conflict ("trainee_performance"."trainee_id", "trainee_performance"."date") do update
set "assigned_exercises" = excluded.assigned_exercises, "completed_exercises" = excluded.completed_exercises,
    "assigned_meals" = excluded.assigned_meals, "completed_meals" = excluded.completed_meals, "steps" =
    excluded.steps, "target_steps" = excluded.target_steps, "progress_value" = excluded.progress_value,
    "eaten_calories" = excluded.eaten_calories, "updated_at" = excluded.updated_at;
-- MATERIALIZE noted
--   SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
-- SCAN noted
-- SCAN nth VIRTUAL TABLE INDEX 1:
-- SEARCH known USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- SEARCH profile USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 20
--   SEARCH walk USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 21
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 22
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH item USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH item USING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 14
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH week USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH item USING COVERING INDEX schedule_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 19
--   CO-ROUTINE (subquery-18)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH meal USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--       UNION ALL
--         SEARCH meal USING INDEX own_meals_day (trainee_id=? AND date=?)
--   SCAN (subquery-18)

-- schedules/undo-weeks.ts: undoWeeks

insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, position, exercise_id, name,
    english_name, category, type, description, video_url, video_id, sets, reps, reps_to, seconds, metres,
    weight, percent, tempo, note, rest, rpe, duration, superset, progression, progression_step,
    progression_runs, template_item_id, template_day, template_version, by_hand, substitute, status,
    completed_at, updated_at, written_by) with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join trainee_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_exercises item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )), item.updated_at >= reached.done_at)
)
select noted.row ->> 'id', noted.row ->> 'schedule_id', noted.row ->> 'trainee_id', noted.row ->>
    'day_of_week', noted.row ->> 'date', coalesce(noted.row ->> 'position', 0), noted.row ->> 'exercise_id',
    noted.row ->> 'name', noted.row ->> 'english_name', noted.row ->> 'category', coalesce(noted.row ->>
    'type', 'strength'), noted.row ->> 'description', noted.row ->> 'video_url', noted.row ->> 'video_id',
    noted.row ->> 'sets', noted.row ->> 'reps', noted.row ->> 'reps_to', noted.row ->> 'seconds', noted.row
    ->> 'metres', noted.row ->> 'weight', noted.row ->> 'percent', noted.row ->> 'tempo', noted.row ->> 'note',
    noted.row ->> 'rest', noted.row ->> 'rpe', noted.row ->> 'duration', noted.row ->> 'superset', noted.row
    ->> 'progression', noted.row ->> 'progression_step', coalesce(noted.row ->> 'progression_runs', 0),
    noted.row ->> 'template_item_id', noted.row ->> 'template_day', noted.row ->> 'template_version', coalesce(noted.row
    ->> 'by_hand', 0), noted.row ->> 'substitute', coalesce(noted.row ->> 'status', 'pending'), noted.row ->>
    'completed_at', noted.row ->> 'updated_at', noted.row ->> 'written_by'
from noted
where noted.noun = 'schedule_exercises' and noted.row is not null and (noted.trainee_id, noted.row ->> 'date')
    not in (
  select trainee_id, date
  from touched
)
on conflict do nothing;
-- MATERIALIZE noted
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN note VIRTUAL TABLE INDEX 3:
-- SCAN noted
-- LIST SUBQUERY 5
--   MATERIALIZE touched
--     MATERIALIZE reached
--       BLOOM FILTER ON noted (noun=?)
--       SEARCH noted USING AUTOMATIC PARTIAL COVERING INDEX (noun=?)
--       SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SCAN reached
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 3
--       SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN touched
--   CREATE BLOOM FILTER
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, position, exercise_id, name,
    english_name, category, type, description, video_url, video_id, sets, reps, reps_to, seconds, metres,
    weight, percent, tempo, note, rest, rpe, duration, superset, progression, progression_step,
    progression_runs, template_item_id, template_day, template_version, by_hand, substitute, status,
    completed_at, updated_at, written_by) with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join template_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_exercises item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )), item.updated_at >= reached.done_at)
)
select noted.row ->> 'id', noted.row ->> 'schedule_id', noted.row ->> 'trainee_id', noted.row ->>
    'day_of_week', noted.row ->> 'date', coalesce(noted.row ->> 'position', 0), noted.row ->> 'exercise_id',
    noted.row ->> 'name', noted.row ->> 'english_name', noted.row ->> 'category', coalesce(noted.row ->>
    'type', 'strength'), noted.row ->> 'description', noted.row ->> 'video_url', noted.row ->> 'video_id',
    noted.row ->> 'sets', noted.row ->> 'reps', noted.row ->> 'reps_to', noted.row ->> 'seconds', noted.row
    ->> 'metres', noted.row ->> 'weight', noted.row ->> 'percent', noted.row ->> 'tempo', noted.row ->> 'note',
    noted.row ->> 'rest', noted.row ->> 'rpe', noted.row ->> 'duration', noted.row ->> 'superset', noted.row
    ->> 'progression', noted.row ->> 'progression_step', coalesce(noted.row ->> 'progression_runs', 0),
    noted.row ->> 'template_item_id', noted.row ->> 'template_day', noted.row ->> 'template_version', coalesce(noted.row
    ->> 'by_hand', 0), noted.row ->> 'substitute', coalesce(noted.row ->> 'status', 'pending'), noted.row ->>
    'completed_at', noted.row ->> 'updated_at', noted.row ->> 'written_by'
from noted
where noted.noun = 'schedule_exercises' and noted.row is not null and (noted.trainee_id, noted.row ->> 'date')
    not in (
  select trainee_id, date
  from touched
)
on conflict do nothing;
-- MATERIALIZE noted
--   SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
-- SCAN noted
-- LIST SUBQUERY 5
--   MATERIALIZE touched
--     MATERIALIZE reached
--       SEARCH noted USING AUTOMATIC PARTIAL COVERING INDEX (noun=?)
--       SEARCH member USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SCAN reached
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 3
--       SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN touched
--   CREATE BLOOM FILTER
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, position, meal_id, timing, name,
    description, calories, protein, carbs, fat, quantity, template_item_id, template_day, template_version,
    by_hand, substitute, status, consumed_at, updated_at, written_by) with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join trainee_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_meals item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending'), item.updated_at >= reached.done_at)
)
select noted.row ->> 'id', noted.row ->> 'schedule_id', noted.row ->> 'trainee_id', noted.row ->>
    'day_of_week', noted.row ->> 'date', coalesce(noted.row ->> 'position', 0), noted.row ->> 'meal_id',
    noted.row ->> 'timing', noted.row ->> 'name', noted.row ->> 'description', noted.row ->> 'calories',
    noted.row ->> 'protein', noted.row ->> 'carbs', noted.row ->> 'fat', coalesce(noted.row ->> 'quantity',
    100), noted.row ->> 'template_item_id', noted.row ->> 'template_day', noted.row ->> 'template_version',
    coalesce(noted.row ->> 'by_hand', 0), noted.row ->> 'substitute', coalesce(noted.row ->> 'status',
    'pending'), noted.row ->> 'consumed_at', noted.row ->> 'updated_at', noted.row ->> 'written_by'
from noted
where noted.noun = 'schedule_meals' and noted.row is not null and (noted.trainee_id, noted.row ->> 'date') not
    in (
  select trainee_id, date
  from touched
)
on conflict do nothing;
-- MATERIALIZE noted
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN note VIRTUAL TABLE INDEX 3:
-- SCAN noted
-- LIST SUBQUERY 4
--   MATERIALIZE touched
--     MATERIALIZE reached
--       BLOOM FILTER ON noted (noun=?)
--       SEARCH noted USING AUTOMATIC PARTIAL COVERING INDEX (noun=?)
--       SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SCAN reached
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN touched
--   CREATE BLOOM FILTER
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, position, meal_id, timing, name,
    description, calories, protein, carbs, fat, quantity, template_item_id, template_day, template_version,
    by_hand, substitute, status, consumed_at, updated_at, written_by) with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join template_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_meals item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending'), item.updated_at >= reached.done_at)
)
select noted.row ->> 'id', noted.row ->> 'schedule_id', noted.row ->> 'trainee_id', noted.row ->>
    'day_of_week', noted.row ->> 'date', coalesce(noted.row ->> 'position', 0), noted.row ->> 'meal_id',
    noted.row ->> 'timing', noted.row ->> 'name', noted.row ->> 'description', noted.row ->> 'calories',
    noted.row ->> 'protein', noted.row ->> 'carbs', noted.row ->> 'fat', coalesce(noted.row ->> 'quantity',
    100), noted.row ->> 'template_item_id', noted.row ->> 'template_day', noted.row ->> 'template_version',
    coalesce(noted.row ->> 'by_hand', 0), noted.row ->> 'substitute', coalesce(noted.row ->> 'status',
    'pending'), noted.row ->> 'consumed_at', noted.row ->> 'updated_at', noted.row ->> 'written_by'
from noted
where noted.noun = 'schedule_meals' and noted.row is not null and (noted.trainee_id, noted.row ->> 'date') not
    in (
  select trainee_id, date
  from touched
)
on conflict do nothing;
-- MATERIALIZE noted
--   SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
-- SCAN noted
-- LIST SUBQUERY 4
--   MATERIALIZE touched
--     MATERIALIZE reached
--       SEARCH noted USING AUTOMATIC PARTIAL COVERING INDEX (noun=?)
--       SEARCH member USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SCAN reached
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN touched
--   CREATE BLOOM FILTER
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

select json_extract('{}', case when exists (
  select 1
  from template_jobs
  where id = ? and undone_at is not null
) then ? when (exists (
  select 1
  from template_job_members mine
  join template_job_members other on other.trainee_id = mine.trainee_id and other.done_at > mine.done_at
  join template_jobs job on job.id = other.job_id and job.undone_at is null
  where mine.job_id = ?
) or exists (
  select 1
  from template_job_members mine
  join trainee_job_members other on other.trainee_id = mine.trainee_id and other.done_at > mine.done_at
  join trainee_jobs job on job.id = other.job_id and job.undone_at is null and job.kind = 'repeat'
  where mine.job_id = ?
)) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH template_jobs USING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH mine USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
--   SEARCH other USING INDEX template_job_members_trainee (trainee_id=?)
--   SEARCH job USING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH mine USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
--   SEARCH other USING INDEX trainee_job_members_trainee (trainee_id=?)
--   SEARCH job USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

select json_extract('{}', case when exists (
  select 1
  from trainee_jobs
  where id = ? and undone_at is not null
) then ? when (exists (
  select 1
  from trainee_job_members mine
  join template_job_members other on other.trainee_id = mine.trainee_id and other.done_at > mine.done_at
  join template_jobs job on job.id = other.job_id and job.undone_at is null
  where mine.job_id = ?
) or exists (
  select 1
  from trainee_job_members mine
  join trainee_job_members other on other.trainee_id = mine.trainee_id and other.done_at > mine.done_at
  join trainee_jobs job on job.id = other.job_id and job.undone_at is null and job.kind = 'repeat'
  where mine.job_id = ?
)) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH mine USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SEARCH other USING INDEX template_job_members_trainee (trainee_id=?)
--   SEARCH job USING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH mine USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SEARCH other USING INDEX trainee_job_members_trainee (trainee_id=?)
--   SEARCH job USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

update template_jobs
set undone_at = ?1, body = json_set(body, '$.people', (
  select count(*)
  from template_job_members
  where job_id = ?2 and done_at is not null
), '$.kept', (
  with noted as materialized (
    select trainee_id, noun, row_id, row
    from template_job_rows
    where job_id = ?2
  ),
  reached as materialized (
    select member.trainee_id, member.done_at, week.id as schedule_id
    from noted
    cross join template_job_members member on member.job_id = ?2 and member.trainee_id = noted.trainee_id
    cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
        noted.row_id
    where noted.noun = 'weekly_schedules'
  ),
  touched as materialized (
    select distinct item.trainee_id, item.date
    from reached
    cross join schedule_exercises item on item.schedule_id = reached.schedule_id
    where iif(item.written_by is ?2, not (item.status = 'pending' and not exists (
      select 1
      from performed_sets done
      where done.schedule_exercise_id = item.id
    )), item.updated_at >= reached.done_at)
  )
  select count(*)
  from touched
) + (
  with noted as materialized (
    select trainee_id, noun, row_id, row
    from template_job_rows
    where job_id = ?2
  ),
  reached as materialized (
    select member.trainee_id, member.done_at, week.id as schedule_id
    from noted
    cross join template_job_members member on member.job_id = ?2 and member.trainee_id = noted.trainee_id
    cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
        noted.row_id
    where noted.noun = 'weekly_schedules'
  ),
  touched as materialized (
    select distinct item.trainee_id, item.date
    from reached
    cross join schedule_meals item on item.schedule_id = reached.schedule_id
    where iif(item.written_by is ?2, not (item.status = 'pending'), item.updated_at >= reached.done_at)
  )
  select count(*)
  from touched
))
where id = ?2;
-- SEARCH template_jobs USING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
-- SCALAR SUBQUERY 6
--   MATERIALIZE touched
--     MATERIALIZE reached
--       MATERIALIZE noted
--         SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
--       SCAN noted
--       SEARCH member USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SCAN reached
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 4
--       SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN touched
-- SCALAR SUBQUERY 10
--   MATERIALIZE touched
--     MATERIALIZE reached
--       MATERIALIZE noted
--         SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
--       SCAN noted
--       SEARCH member USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     SCAN reached
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN touched

update templates
set edited_at = ?1
where id = (
  select template_id
  from template_jobs
  where id = ?2 and kind = 'follow'
) and edited_at is null;
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH template_jobs USING INDEX sqlite_autoindex_template_jobs_1 (id=?)

update trainee_jobs
set undone_at = ?1, body = json_set(body, '$.restored', (
  select count(*)
  from trainee_job_members member
  where member.job_id = ?2 and not (member.trainee_id in (
    with noted as materialized (
      select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value
          ->> 'row' as row
      from trainee_job_members member
      cross join json_each(member.before, '$.rows') note
      where member.job_id = ?2 and member.done_at is not null
    ),
    reached as materialized (
      select member.trainee_id, member.done_at, week.id as schedule_id
      from noted
      cross join trainee_job_members member on member.job_id = ?2 and member.trainee_id = noted.trainee_id
      cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
          noted.row_id
      where noted.noun = 'weekly_schedules'
    ),
    touched as materialized (
      select distinct item.trainee_id, item.date
      from reached
      cross join schedule_exercises item on item.schedule_id = reached.schedule_id
      where iif(item.written_by is ?2, not (item.status = 'pending' and not exists (
        select 1
        from performed_sets done
        where done.schedule_exercise_id = item.id
      )), item.updated_at >= reached.done_at)
    )
    select trainee_id
    from touched
  ) or member.trainee_id in (
    with noted as materialized (
      select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value
          ->> 'row' as row
      from trainee_job_members member
      cross join json_each(member.before, '$.rows') note
      where member.job_id = ?2 and member.done_at is not null
    ),
    reached as materialized (
      select member.trainee_id, member.done_at, week.id as schedule_id
      from noted
      cross join trainee_job_members member on member.job_id = ?2 and member.trainee_id = noted.trainee_id
      cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
          noted.row_id
      where noted.noun = 'weekly_schedules'
    ),
    touched as materialized (
      select distinct item.trainee_id, item.date
      from reached
      cross join schedule_meals item on item.schedule_id = reached.schedule_id
      where iif(item.written_by is ?2, not (item.status = 'pending'), item.updated_at >= reached.done_at)
    )
    select trainee_id
    from touched
  ))
))
where id = ?2;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
-- SCALAR SUBQUERY 10
--   SEARCH member USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   LIST SUBQUERY 5
--     MATERIALIZE touched
--       MATERIALIZE reached
--         MATERIALIZE noted
--           SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--           SCAN note VIRTUAL TABLE INDEX 3:
--         BLOOM FILTER ON noted (noun=?)
--         SEARCH noted USING AUTOMATIC PARTIAL COVERING INDEX (noun=?)
--         SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--       SCAN reached
--       SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN touched
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 9
--     MATERIALIZE touched
--       MATERIALIZE reached
--         MATERIALIZE noted
--           SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--           SCAN note VIRTUAL TABLE INDEX 3:
--         BLOOM FILTER ON noted (noun=?)
--         SEARCH noted USING AUTOMATIC PARTIAL COVERING INDEX (noun=?)
--         SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--       SCAN reached
--       SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN touched
--     CREATE BLOOM FILTER

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
) delete from applied_schedules
where written_by = ?1 and (trainee_id, kind) in (
  select trainee_id, row_id
  from noted
  where noun = 'applied_schedules' and row is null
) and true;
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- LIST SUBQUERY 3
--   MATERIALIZE noted
--     SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--     SCAN note VIRTUAL TABLE INDEX 3:
--   SCAN noted

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
) delete from applied_templates
where written_by = ?1 and (trainee_id, kind) in (
  select trainee_id, row_id
  from noted
  where noun = 'applied_templates' and row is null
) and true;
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
-- LIST SUBQUERY 3
--   MATERIALIZE noted
--     SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--     SCAN note VIRTUAL TABLE INDEX 3:
--   SCAN noted

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
) delete from weekly_schedules
where written_by = ?1 and (trainee_id, week_start_date) in (
  select trainee_id, row_id
  from noted
  where noun = 'weekly_schedules' and row is null
) and not (exists (
  select 1
  from schedule_exercises item
  where item.schedule_id = weekly_schedules.id and true
) or exists (
  select 1
  from schedule_meals item
  where item.schedule_id = weekly_schedules.id and true
));
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- LIST SUBQUERY 5
--   MATERIALIZE noted
--     SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--     SCAN note VIRTUAL TABLE INDEX 3:
--   SCAN noted
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- SEARCH applied_schedules USING COVERING INDEX applied_schedules_source (schedule_id=?)

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
) update applied_schedules
set schedule_id = noted.row ->> 'schedule_id', applied_at = noted.row ->> 'applied_at', stopped_at = noted.row
    ->> 'stopped_at', filled_through = noted.row ->> 'filled_through', edited_at = noted.row ->> 'edited_at',
    written_by = noted.row ->> 'written_by'
from noted
where noted.noun = 'applied_schedules' and noted.row is not null and applied_schedules.trainee_id =
    noted.trainee_id and applied_schedules.kind = noted.row_id and applied_schedules.written_by = ?1 and
    exists (
  select 1
  from weekly_schedules week
  where week.id = noted.row ->> 'schedule_id'
);
-- MATERIALIZE noted
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN note VIRTUAL TABLE INDEX 3:
-- SCAN noted
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- SEARCH week EXISTS USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
) update applied_templates
set template_id = noted.row ->> 'template_id', starts_on = noted.row ->> 'starts_on', repeats = noted.row ->>
    'repeats', scaled = noted.row ->> 'scaled', weights = noted.row ->> 'weights', applied_at = noted.row ->>
    'applied_at', stopped_at = noted.row ->> 'stopped_at', filled_through = noted.row ->> 'filled_through',
    written_by = noted.row ->> 'written_by'
from noted
where noted.noun = 'applied_templates' and noted.row is not null and applied_templates.trainee_id =
    noted.trainee_id and applied_templates.kind = noted.row_id and applied_templates.written_by = ?1 and true;
-- MATERIALIZE noted
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN note VIRTUAL TABLE INDEX 3:
-- SCAN noted
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
) update weekly_schedules
set exercises_applied_from = noted.row ->> 'exercises_applied_from', meals_applied_from = noted.row ->>
    'meals_applied_from', exercises_template_id = noted.row ->> 'exercises_template_id', meals_template_id =
    noted.row ->> 'meals_template_id', created_at = noted.row ->> 'created_at', updated_at = noted.row ->>
    'updated_at', written_by = noted.row ->> 'written_by', packed_at = noted.row ->> 'packed_at', opened_at =
    noted.row ->> 'opened_at'
from noted
where noted.noun = 'weekly_schedules' and noted.row is not null and weekly_schedules.trainee_id =
    noted.trainee_id and weekly_schedules.week_start_date = noted.row_id and weekly_schedules.written_by = ?1
    and not exists (
  select 1
  from trainee_job_members member
  where member.job_id = ?1 and member.trainee_id = weekly_schedules.trainee_id and (exists (
    select 1
    from schedule_exercises item
    where item.schedule_id = weekly_schedules.id and item.updated_at >= member.done_at
  ) or exists (
    select 1
    from schedule_meals item
    where item.schedule_id = weekly_schedules.id and item.updated_at >= member.done_at
  ))
);
-- MATERIALIZE noted
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN note VIRTUAL TABLE INDEX 3:
-- SCAN noted
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join trainee_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_exercises item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )), item.updated_at >= reached.done_at)
) delete from schedule_exercises
where id in (
  select item.id
  from reached
  cross join schedule_exercises item on item.schedule_id = reached.schedule_id and item.written_by = ?1
  where (item.trainee_id, item.date) not in (
    select trainee_id, date
    from touched
  )
);
-- SEARCH schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- LIST SUBQUERY 6
--   MATERIALIZE reached
--     MATERIALIZE noted
--       SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--       SCAN note VIRTUAL TABLE INDEX 3:
--     SCAN noted
--     SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SCAN reached
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   LIST SUBQUERY 5
--     MATERIALIZE touched
--       SCAN reached
--       SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN touched
--     CREATE BLOOM FILTER
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

with noted as materialized (
  select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id, note.value ->>
      'row' as row
  from trainee_job_members member
  cross join json_each(member.before, '$.rows') note
  where member.job_id = ?1 and member.done_at is not null
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join trainee_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_meals item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending'), item.updated_at >= reached.done_at)
) delete from schedule_meals
where id in (
  select item.id
  from reached
  cross join schedule_meals item on item.schedule_id = reached.schedule_id and item.written_by = ?1
  where (item.trainee_id, item.date) not in (
    select trainee_id, date
    from touched
  )
);
-- SEARCH schedule_meals USING COVERING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- LIST SUBQUERY 5
--   MATERIALIZE reached
--     MATERIALIZE noted
--       SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--       SCAN note VIRTUAL TABLE INDEX 3:
--     SCAN noted
--     SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SCAN reached
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   LIST SUBQUERY 4
--     MATERIALIZE touched
--       SCAN reached
--       SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN touched
--     CREATE BLOOM FILTER
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
) delete from applied_schedules
where written_by = ?1 and (trainee_id, kind) in (
  select trainee_id, row_id
  from noted
  where noun = 'applied_schedules' and row is null
) and true;
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- LIST SUBQUERY 3
--   MATERIALIZE noted
--     SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
--   SCAN noted

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
) delete from applied_templates
where written_by = ?1 and (trainee_id, kind) in (
  select trainee_id, row_id
  from noted
  where noun = 'applied_templates' and row is null
) and true;
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
-- LIST SUBQUERY 3
--   MATERIALIZE noted
--     SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
--   SCAN noted

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
) delete from weekly_schedules
where written_by = ?1 and (trainee_id, week_start_date) in (
  select trainee_id, row_id
  from noted
  where noun = 'weekly_schedules' and row is null
) and not (exists (
  select 1
  from schedule_exercises item
  where item.schedule_id = weekly_schedules.id and true
) or exists (
  select 1
  from schedule_meals item
  where item.schedule_id = weekly_schedules.id and true
));
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- LIST SUBQUERY 5
--   MATERIALIZE noted
--     SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
--   SCAN noted
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- SEARCH applied_schedules USING COVERING INDEX applied_schedules_source (schedule_id=?)

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
) update applied_schedules
set schedule_id = noted.row ->> 'schedule_id', applied_at = noted.row ->> 'applied_at', stopped_at = noted.row
    ->> 'stopped_at', filled_through = noted.row ->> 'filled_through', edited_at = noted.row ->> 'edited_at',
    written_by = noted.row ->> 'written_by'
from noted
where noted.noun = 'applied_schedules' and noted.row is not null and applied_schedules.trainee_id =
    noted.trainee_id and applied_schedules.kind = noted.row_id and applied_schedules.written_by = ?1 and
    exists (
  select 1
  from weekly_schedules week
  where week.id = noted.row ->> 'schedule_id'
);
-- MATERIALIZE noted
--   SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
-- SCAN noted
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- SEARCH week EXISTS USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
) update applied_templates
set template_id = noted.row ->> 'template_id', starts_on = noted.row ->> 'starts_on', repeats = noted.row ->>
    'repeats', scaled = noted.row ->> 'scaled', weights = noted.row ->> 'weights', applied_at = noted.row ->>
    'applied_at', stopped_at = noted.row ->> 'stopped_at', filled_through = noted.row ->> 'filled_through',
    written_by = noted.row ->> 'written_by'
from noted
where noted.noun = 'applied_templates' and noted.row is not null and applied_templates.trainee_id =
    noted.trainee_id and applied_templates.kind = noted.row_id and applied_templates.written_by = ?1 and true;
-- MATERIALIZE noted
--   SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
-- SCAN noted
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
) update weekly_schedules
set exercises_applied_from = noted.row ->> 'exercises_applied_from', meals_applied_from = noted.row ->>
    'meals_applied_from', exercises_template_id = noted.row ->> 'exercises_template_id', meals_template_id =
    noted.row ->> 'meals_template_id', created_at = noted.row ->> 'created_at', updated_at = noted.row ->>
    'updated_at', written_by = noted.row ->> 'written_by', packed_at = noted.row ->> 'packed_at', opened_at =
    noted.row ->> 'opened_at'
from noted
where noted.noun = 'weekly_schedules' and noted.row is not null and weekly_schedules.trainee_id =
    noted.trainee_id and weekly_schedules.week_start_date = noted.row_id and weekly_schedules.written_by = ?1
    and not exists (
  select 1
  from template_job_members member
  where member.job_id = ?1 and member.trainee_id = weekly_schedules.trainee_id and (exists (
    select 1
    from schedule_exercises item
    where item.schedule_id = weekly_schedules.id and item.updated_at >= member.done_at
  ) or exists (
    select 1
    from schedule_meals item
    where item.schedule_id = weekly_schedules.id and item.updated_at >= member.done_at
  ))
);
-- MATERIALIZE noted
--   SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
-- SCAN noted
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH member USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join template_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_exercises item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )), item.updated_at >= reached.done_at)
) delete from schedule_exercises
where id in (
  select item.id
  from reached
  cross join schedule_exercises item on item.schedule_id = reached.schedule_id and item.written_by = ?1
  where (item.trainee_id, item.date) not in (
    select trainee_id, date
    from touched
  )
);
-- SEARCH schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- LIST SUBQUERY 6
--   MATERIALIZE reached
--     MATERIALIZE noted
--       SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
--     SCAN noted
--     SEARCH member USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SCAN reached
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   LIST SUBQUERY 5
--     MATERIALIZE touched
--       SCAN reached
--       SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN touched
--     CREATE BLOOM FILTER
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

with noted as materialized (
  select trainee_id, noun, row_id, row
  from template_job_rows
  where job_id = ?1
),
reached as materialized (
  select member.trainee_id, member.done_at, week.id as schedule_id
  from noted
  cross join template_job_members member on member.job_id = ?1 and member.trainee_id = noted.trainee_id
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  where noted.noun = 'weekly_schedules'
),
touched as materialized (
  select distinct item.trainee_id, item.date
  from reached
  cross join schedule_meals item on item.schedule_id = reached.schedule_id
  where iif(item.written_by is ?1, not (item.status = 'pending'), item.updated_at >= reached.done_at)
) delete from schedule_meals
where id in (
  select item.id
  from reached
  cross join schedule_meals item on item.schedule_id = reached.schedule_id and item.written_by = ?1
  where (item.trainee_id, item.date) not in (
    select trainee_id, date
    from touched
  )
);
-- SEARCH schedule_meals USING COVERING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- LIST SUBQUERY 5
--   MATERIALIZE reached
--     MATERIALIZE noted
--       SEARCH template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
--     SCAN noted
--     SEARCH member USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SCAN reached
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   LIST SUBQUERY 4
--     MATERIALIZE touched
--       SCAN reached
--       SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN touched
--     CREATE BLOOM FILTER
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

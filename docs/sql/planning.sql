-- The statements of worker/data/planning, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- planning/days-to-come.ts: countDaysToCome

select count(distinct trainee_id) as trainees, count(*) as days
from (
  select distinct item.trainee_id, item.date
  from schedule_exercises item
  join trainee_profiles profile on profile.id = item.trainee_id
  join json_each(?1) local on local.value ->> 'zone' = profile.time_zone
  where item.exercise_id = ?2 and item.date > ?3 and item.date > local.value ->> 'today' and (item.status =
      'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  ))
);
-- CO-ROUTINE (subquery-2)
--   SEARCH item USING INDEX schedule_exercises_exercise (exercise_id=? AND date>?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SCAN local VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR DISTINCT
-- USE TEMP B-TREE FOR count(DISTINCT)
-- SCAN (subquery-2)

select count(distinct trainee_id) as trainees, count(*) as days
from (
  select distinct item.trainee_id, item.date
  from schedule_meals item
  join trainee_profiles profile on profile.id = item.trainee_id
  join json_each(?1) local on local.value ->> 'zone' = profile.time_zone
  where item.meal_id = ?2 and item.date > ?3 and item.date > local.value ->> 'today' and (item.status =
      'pending')
);
-- CO-ROUTINE (subquery-1)
--   SEARCH item USING INDEX schedule_meals_meal (meal_id=? AND date>?)
--   SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SCAN local VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR DISTINCT
-- USE TEMP B-TREE FOR count(DISTINCT)
-- SCAN (subquery-1)

-- planning/days-to-come.ts: listZoneDays

select 1
from exercises
where id = ?1 and deleted_at is null;
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

select 1
from meals
where id = ?1 and deleted_at is null;
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)

select distinct profile.time_zone as zone
from schedule_exercises item
join trainee_profiles profile on profile.id = item.trainee_id
where item.exercise_id = ?1 and item.date > ?2;
-- SEARCH item USING INDEX schedule_exercises_exercise (exercise_id=? AND date>?)
-- SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR DISTINCT

select distinct profile.time_zone as zone
from schedule_meals item
join trainee_profiles profile on profile.id = item.trainee_id
where item.meal_id = ?1 and item.date > ?2;
-- SEARCH item USING INDEX schedule_meals_meal (meal_id=? AND date>?)
-- SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR DISTINCT

-- planning/followed-weeks.ts: marksBetween

select "id" as "item_id", "by_hand"
from "schedule_exercises"
where ("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ? and
    "schedule_exercises"."template_item_id" is not null)
union all
select "id" as "item_id", "by_hand"
from "schedule_meals"
where ("schedule_meals"."trainee_id" = ? and "schedule_meals"."date" between ? and ? and "schedule_meals"."template_item_id"
    is not null);
-- COMPOUND QUERY
--   LEFT-MOST SUBQUERY
--     SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
--   UNION ALL
--     SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)

-- planning/followed-weeks.ts: templatesOfWeek

select "applied_templates"."kind", "applied_templates"."template_id", "templates"."name", "templates"."english_name",
    "templates"."weeks", "applied_templates"."repeats", "applied_templates"."starts_on"
from "applied_templates"
inner join "templates" on "templates"."id" = "applied_templates"."template_id"
where ("applied_templates"."trainee_id" = ? and "applied_templates"."stopped_at" is null and "templates"."deleted_at"
    is null);
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)

-- planning/removals.ts: isRemoved

select 1
from library_removals
where id = ?1 and kind = ?2 and row_id = ?3 and replaced_by is ?4;
-- SEARCH library_removals USING INDEX sqlite_autoindex_library_removals_1 (id=?)

-- planning/removals.ts: removeRow

delete from schedule_exercises
where id in (
  select item_id
  from removed_items
  where removal_id = ?1
);
-- SEARCH schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH removed_items USING COVERING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

delete from schedule_meals
where id in (
  select item_id
  from removed_items
  where removal_id = ?1
);
-- SEARCH schedule_meals USING COVERING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH removed_items USING COVERING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

insert into library_removals (id, kind, row_id, replaced_by, created_at)
values (?1, ?2, ?3, ?4, ?5);

insert into removed_items (removal_id, item_id, trainee_id, date, item)
select ?1, row_id, trainee_id, row ->> 'date', row
from (
  select wanted.trainee_id, 'schedule_exercises' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
      null, json_object('id', stored.id, 'schedule_id', stored.schedule_id, 'trainee_id', stored.trainee_id,
      'day_of_week', stored.day_of_week, 'date', stored.date, 'position', stored.position, 'exercise_id',
      stored.exercise_id, 'name', stored.name, 'english_name', stored.english_name, 'category',
      stored.category, 'type', stored.type, 'description', stored.description, 'video_url', stored.video_url,
      'video_id', stored.video_id, 'sets', stored.sets, 'reps', stored.reps, 'reps_to', stored.reps_to,
      'seconds', stored.seconds, 'metres', stored.metres, 'weight', stored.weight, 'percent', stored.percent,
      'tempo', stored.tempo, 'note', stored.note, 'rest', stored.rest, 'rpe', stored.rpe, 'duration',
      stored.duration, 'superset', stored.superset, 'progression', stored.progression, 'progression_step',
      stored.progression_step, 'progression_runs', stored.progression_runs, 'template_item_id',
      stored.template_item_id, 'template_day', stored.template_day, 'template_version',
      stored.template_version, 'by_hand', stored.by_hand, 'substitute', stored.substitute, 'status',
      stored.status, 'completed_at', stored.completed_at, 'updated_at', stored.updated_at, 'written_by',
      stored.written_by)) as row
  from (
    select item.trainee_id, item.id as key
    from schedule_exercises item
    join trainee_profiles profile on profile.id = item.trainee_id
    join json_each(?2) local on local.value ->> 'zone' = profile.time_zone
    where item.exercise_id = ?3 and item.date > ?4 and item.date > local.value ->> 'today' and (item.status =
        'pending' and not exists (
      select 1
      from performed_sets done
      where done.schedule_exercise_id = item.id
    ))
  ) wanted
  left join schedule_exercises stored on stored.trainee_id = wanted.trainee_id and stored.id = wanted.key
);
-- SEARCH item USING INDEX schedule_exercises_exercise (exercise_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN local VIRTUAL TABLE INDEX 1:
-- SEARCH stored USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?) LEFT-JOIN

insert into removed_items (removal_id, item_id, trainee_id, date, item)
select ?1, row_id, trainee_id, row ->> 'date', row
from (
  select wanted.trainee_id, 'schedule_meals' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
      null, json_object('id', stored.id, 'schedule_id', stored.schedule_id, 'trainee_id', stored.trainee_id,
      'day_of_week', stored.day_of_week, 'date', stored.date, 'position', stored.position, 'meal_id',
      stored.meal_id, 'timing', stored.timing, 'name', stored.name, 'description', stored.description,
      'calories', stored.calories, 'protein', stored.protein, 'carbs', stored.carbs, 'fat', stored.fat,
      'quantity', stored.quantity, 'template_item_id', stored.template_item_id, 'template_day',
      stored.template_day, 'template_version', stored.template_version, 'by_hand', stored.by_hand,
      'substitute', stored.substitute, 'status', stored.status, 'consumed_at', stored.consumed_at,
      'updated_at', stored.updated_at, 'written_by', stored.written_by)) as row
  from (
    select item.trainee_id, item.id as key
    from schedule_meals item
    join trainee_profiles profile on profile.id = item.trainee_id
    join json_each(?2) local on local.value ->> 'zone' = profile.time_zone
    where item.meal_id = ?3 and item.date > ?4 and item.date > local.value ->> 'today' and (item.status =
        'pending')
  ) wanted
  left join schedule_meals stored on stored.trainee_id = wanted.trainee_id and stored.id = wanted.key
);
-- SEARCH item USING INDEX schedule_meals_meal (meal_id=? AND date>?)
-- SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN local VIRTUAL TABLE INDEX 1:
-- SEARCH stored USING INDEX sqlite_autoindex_schedule_meals_1 (id=?) LEFT-JOIN

select json_extract('{}', case when exists (
  select 1
  from library_removals
  where id = ?
) then ? when not exists (
  select 1
  from exercises
  where id = ? and deleted_at is null
) then ? when ? is not null and not exists (
  select 1
  from exercises
  where id = ? and deleted_at is null and status = 'active' and id <> ?
) then ? when exists (
  select 1
  from schedule_exercises item
  join trainee_profiles profile on profile.id = item.trainee_id
  where item.exercise_id = ? and item.date > ? and not exists (
    select 1
    from json_each(?) local
    where local.value ->> 'zone' = profile.time_zone
  )
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-6)
--   SCAN CONSTANT ROW
-- SCAN (subquery-6)
-- SCALAR SUBQUERY 1
--   SEARCH library_removals USING COVERING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SCALAR SUBQUERY 5
--   SEARCH item USING INDEX schedule_exercises_exercise (exercise_id=? AND date>?)
--   SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SCAN local VIRTUAL TABLE INDEX 1:

select json_extract('{}', case when exists (
  select 1
  from library_removals
  where id = ?
) then ? when not exists (
  select 1
  from meals
  where id = ? and deleted_at is null
) then ? when ? is not null and not exists (
  select 1
  from meals
  where id = ? and deleted_at is null and status = 'active' and id <> ?
) then ? when exists (
  select 1
  from schedule_meals item
  join trainee_profiles profile on profile.id = item.trainee_id
  where item.meal_id = ? and item.date > ? and not exists (
    select 1
    from json_each(?) local
    where local.value ->> 'zone' = profile.time_zone
  )
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-6)
--   SCAN CONSTANT ROW
-- SCAN (subquery-6)
-- SCALAR SUBQUERY 1
--   SEARCH library_removals USING COVERING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SCALAR SUBQUERY 5
--   SEARCH item USING INDEX schedule_meals_meal (meal_id=? AND date>?)
--   SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SCAN local VIRTUAL TABLE INDEX 1:

update exercises
set deleted_at = ?1
where id = ?2;
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

update meals
set deleted_at = ?1
where id = ?2;
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)

-- planning/schedule-extension.ts: listDueSchedules

select applied.trainee_id as traineeId, applied.kind, applied.schedule_id as scheduleId,
    source.week_start_date as sourceWeek, applied.filled_through as filledThrough, profile.time_zone as
    timeZone
from applied_schedules applied
join trainee_profiles profile on profile.id = applied.trainee_id and profile.status = 'active'
join weekly_schedules source on source.id = applied.schedule_id
where applied.stopped_at is null and (applied.filled_through < ?1 or applied.filled_through is null) and case
    applied.kind when 'exercises' then exists (
  select 1
  from schedule_exercises item
  left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.exercise_id, successor.exercise_id)
  where item.schedule_id = applied.schedule_id
) else exists (
  select 1
  from schedule_meals item
  left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.meal_id, successor.meal_id)
  where item.schedule_id = applied.schedule_id
) end
order by applied.trainee_id, applied.kind;
-- SEARCH applied USING INDEX applied_schedules_due (stopped_at=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH source USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

-- planning/successor-edits.ts: editSuccessors

update "exercise_successors"
set "duration" = case when json_type(change.value, ?) is null or change.value ->> '$.duration' is
    "schedule_exercises"."duration" then "exercise_successors"."duration" else (change.value ->> '$.duration')
    end, "sets" = case when json_type(change.value, ?) is null or change.value ->> '$.sets' is
    "schedule_exercises"."sets" then "exercise_successors"."sets" else (change.value ->> '$.sets') end, "reps"
    = case when json_type(change.value, ?) is null or change.value ->> '$.reps' is "schedule_exercises"."reps"
    then "exercise_successors"."reps" else (change.value ->> '$.reps') end, "reps_to" = case when json_type(change.value,
    ?) is null or change.value ->> '$.repsTo' is "schedule_exercises"."reps_to" then "exercise_successors"."reps_to"
    else (change.value ->> '$.repsTo') end, "seconds" = case when json_type(change.value, ?) is null or
    change.value ->> '$.seconds' is "schedule_exercises"."seconds" then "exercise_successors"."seconds" else (change.value
    ->> '$.seconds') end, "metres" = case when json_type(change.value, ?) is null or change.value ->>
    '$.metres' is "schedule_exercises"."metres" then "exercise_successors"."metres" else (change.value ->>
    '$.metres') end, "weight" = case when json_type(change.value, ?) is null or change.value ->> '$.weight' is
    "schedule_exercises"."weight" then "exercise_successors"."weight" else (change.value ->> '$.weight') end,
    "percent" = case when json_type(change.value, ?) is null or change.value ->> '$.percent' is
    "schedule_exercises"."percent" then "exercise_successors"."percent" else (change.value ->> '$.percent')
    end, "tempo" = case when json_type(change.value, ?) is null or change.value ->> '$.tempo' is
    "schedule_exercises"."tempo" then "exercise_successors"."tempo" else (change.value ->> '$.tempo') end,
    "note" = case when json_type(change.value, ?) is null or change.value ->> '$.note' is "schedule_exercises"."note"
    then "exercise_successors"."note" else (change.value ->> '$.note') end
from json_each(?) change
join "schedule_exercises" on "schedule_exercises"."id" = change.value ->> '$.id'
where (("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ? and
    "schedule_exercises"."status" = ?) and "exercise_successors"."item_id" = "schedule_exercises"."id");
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- SEARCH exercise_successors USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SCAN change VIRTUAL TABLE INDEX 1:

update "meal_successors"
set "quantity" = case when json_type(change.value, ?) is null or change.value ->> '$.quantity' is
    "schedule_meals"."quantity" then "meal_successors"."quantity" else max(50, min(5000, round((coalesce( iif(meal_successors.calories
    > 0, schedule_meals.calories * (change.value ->> '$.quantity') / meal_successors.calories, null), (change.value
    ->> '$.quantity'))) / 5.0) * 5)) end
from json_each(?) change
join "schedule_meals" on "schedule_meals"."id" = change.value ->> '$.id'
where (("schedule_meals"."trainee_id" = ? and "schedule_meals"."date" between ? and ? and "schedule_meals"."status"
    = ?) and "meal_successors"."item_id" = "schedule_meals"."id");
-- SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
-- SEARCH meal_successors USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)
-- SCAN change VIRTUAL TABLE INDEX 1:

-- planning/undo-removal.ts: undoRemoval

delete from exercise_successors
where removal_id = ?1;
-- SCAN exercise_successors

delete from meal_successors
where removal_id = ?1;
-- SCAN meal_successors

delete from removed_items
where removal_id = ?1;
-- SEARCH removed_items USING COVERING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)

insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, position, exercise_id, name,
    english_name, category, type, description, video_url, video_id, sets, reps, reps_to, seconds, metres,
    weight, percent, tempo, note, rest, rpe, duration, superset, progression, progression_step,
    progression_runs, template_item_id, template_day, template_version, by_hand, substitute, status,
    completed_at, updated_at, written_by) with noted as materialized (
  select trainee_id, 'schedule_exercises' as noun, item_id as row_id, item as row
  from removed_items
  where removal_id = ?1
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
where noted.noun = 'schedule_exercises' and noted.row is not null and exists (
  select 1
  from library_removals removal
  join weekly_schedules week on week.id = noted.row ->> 'schedule_id'
  where removal.id = ?1 and removal.replaced_by is null and not exists (
    select 1
    from schedule_exercises other
    where other.schedule_id = week.id and other.day_of_week = noted.row ->> 'day_of_week' and other.updated_at
        > removal.created_at and other.substitute is null and not exists (
      select 1
      from library_removals later
      where later.id = other.written_by
    )
  )
)
on conflict do nothing;
-- MATERIALIZE noted
--   SEARCH removed_items USING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
-- SCAN noted
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH removal USING INDEX sqlite_autoindex_library_removals_1 (id=?)
--   SEARCH week USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH other USING INDEX schedule_exercises_schedule (schedule_id=? AND day_of_week=?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH later USING COVERING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, position, meal_id, timing, name,
    description, calories, protein, carbs, fat, quantity, template_item_id, template_day, template_version,
    by_hand, substitute, status, consumed_at, updated_at, written_by) with noted as materialized (
  select trainee_id, 'schedule_meals' as noun, item_id as row_id, item as row
  from removed_items
  where removal_id = ?1
)
select noted.row ->> 'id', noted.row ->> 'schedule_id', noted.row ->> 'trainee_id', noted.row ->>
    'day_of_week', noted.row ->> 'date', coalesce(noted.row ->> 'position', 0), noted.row ->> 'meal_id',
    noted.row ->> 'timing', noted.row ->> 'name', noted.row ->> 'description', noted.row ->> 'calories',
    noted.row ->> 'protein', noted.row ->> 'carbs', noted.row ->> 'fat', coalesce(noted.row ->> 'quantity',
    100), noted.row ->> 'template_item_id', noted.row ->> 'template_day', noted.row ->> 'template_version',
    coalesce(noted.row ->> 'by_hand', 0), noted.row ->> 'substitute', coalesce(noted.row ->> 'status',
    'pending'), noted.row ->> 'consumed_at', noted.row ->> 'updated_at', noted.row ->> 'written_by'
from noted
where noted.noun = 'schedule_meals' and noted.row is not null and exists (
  select 1
  from library_removals removal
  join weekly_schedules week on week.id = noted.row ->> 'schedule_id'
  where removal.id = ?1 and removal.replaced_by is null and not exists (
    select 1
    from schedule_meals other
    where other.schedule_id = week.id and other.day_of_week = noted.row ->> 'day_of_week' and other.updated_at
        > removal.created_at and other.substitute is null and not exists (
      select 1
      from library_removals later
      where later.id = other.written_by
    )
  )
)
on conflict do nothing;
-- MATERIALIZE noted
--   SEARCH removed_items USING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
-- SCAN noted
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH removal USING INDEX sqlite_autoindex_library_removals_1 (id=?)
--   SEARCH week USING COVERING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH other USING INDEX schedule_meals_schedule (schedule_id=? AND day_of_week=?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH later USING COVERING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SEARCH meal_successors USING COVERING INDEX sqlite_autoindex_meal_successors_1 (item_id=?)

select json_extract('{}', case when not exists (
  select 1
  from library_removals
  where id = ? and kind = ? and created_at > ?
) then ? when not exists (
  select 1
  from library_removals
  where id = ? and kind = ? and created_at > ? and undone_at is null
) then ? when exists (
  select 1
  from library_removals removal
  join library_removals later on later.kind = removal.kind and later.row_id = removal.replaced_by and
      later.undone_at is null
  where removal.id = ?
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH library_removals USING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH library_removals USING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH removal USING INDEX sqlite_autoindex_library_removals_1 (id=?)
--   SCAN later

update exercise_successors
set superseded_by = null
where superseded_by = ?1;
-- SCAN exercise_successors

update exercises
set deleted_at = null
where id = (
  select row_id
  from library_removals
  where id = ?1
);
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH library_removals USING INDEX sqlite_autoindex_library_removals_1 (id=?)

update library_removals
set undone_at = ?1
where id = ?2;
-- SEARCH library_removals USING INDEX sqlite_autoindex_library_removals_1 (id=?)

update meal_successors
set superseded_by = null
where superseded_by = ?1;
-- SCAN meal_successors

update meals
set deleted_at = null
where id = (
  select row_id
  from library_removals
  where id = ?1
);
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH library_removals USING INDEX sqlite_autoindex_library_removals_1 (id=?)

update template_exercises
set exercise_id = library.id, name = library.name, english_name = library.english_name, category =
    library.category, type = library.type, description = library.description, video_url = library.video_url,
    video_id = library.video_id, duration = library.duration
from library_removals removal
join exercises library on library.id = removal.row_id
where removal.id = ?1 and template_exercises.exercise_id = removal.replaced_by and
    template_exercises.written_by = removal.id;
-- SEARCH removal USING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH template_exercises USING INDEX template_exercises_exercise (exercise_id=?)

update template_meals
set meal_id = library.id, name = library.name, description = library.description, calories = library.calories,
    protein = library.protein, carbs = library.carbs, fat = library.fat
from library_removals removal
join meals library on library.id = removal.row_id
where removal.id = ?1 and template_meals.meal_id = removal.replaced_by and template_meals.written_by =
    removal.id;
-- SEARCH removal USING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SEARCH template_meals USING INDEX template_meals_meal (meal_id=?)

with noted as materialized (
  select trainee_id, 'schedule_exercises' as noun, item_id as row_id, item as row
  from removed_items
  where removal_id = ?1
) update schedule_exercises
set schedule_id = noted.row ->> 'schedule_id', day_of_week = noted.row ->> 'day_of_week', date = noted.row ->>
    'date', position = coalesce(noted.row ->> 'position', 0), exercise_id = noted.row ->> 'exercise_id', name
    = noted.row ->> 'name', english_name = noted.row ->> 'english_name', category = noted.row ->> 'category',
    type = coalesce(noted.row ->> 'type', 'strength'), description = noted.row ->> 'description', video_url =
    noted.row ->> 'video_url', video_id = noted.row ->> 'video_id', sets = noted.row ->> 'sets', reps =
    noted.row ->> 'reps', reps_to = noted.row ->> 'reps_to', seconds = noted.row ->> 'seconds', metres =
    noted.row ->> 'metres', weight = noted.row ->> 'weight', percent = noted.row ->> 'percent', tempo =
    noted.row ->> 'tempo', note = noted.row ->> 'note', rest = noted.row ->> 'rest', rpe = noted.row ->> 'rpe',
    duration = noted.row ->> 'duration', superset = noted.row ->> 'superset', progression = noted.row ->>
    'progression', progression_step = noted.row ->> 'progression_step', progression_runs = coalesce(noted.row
    ->> 'progression_runs', 0), template_item_id = noted.row ->> 'template_item_id', template_day = noted.row
    ->> 'template_day', template_version = noted.row ->> 'template_version', by_hand = coalesce(noted.row ->>
    'by_hand', 0), substitute = noted.row ->> 'substitute', status = coalesce(noted.row ->> 'status',
    'pending'), completed_at = noted.row ->> 'completed_at', updated_at = noted.row ->> 'updated_at',
    written_by = noted.row ->> 'written_by'
from noted
where noted.noun = 'schedule_exercises' and noted.row is not null and schedule_exercises.trainee_id =
    noted.trainee_id and schedule_exercises.id = noted.row_id and schedule_exercises.written_by = ?1 and
    exists (
  select 1
  from schedule_exercises item
  where item.id = noted.row_id and (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  ))
);
-- MATERIALIZE noted
--   SEARCH removed_items USING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
-- SCAN noted
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- SEARCH item EXISTS USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

with noted as materialized (
  select trainee_id, 'schedule_meals' as noun, item_id as row_id, item as row
  from removed_items
  where removal_id = ?1
) update schedule_meals
set schedule_id = noted.row ->> 'schedule_id', day_of_week = noted.row ->> 'day_of_week', date = noted.row ->>
    'date', position = coalesce(noted.row ->> 'position', 0), meal_id = noted.row ->> 'meal_id', timing =
    noted.row ->> 'timing', name = noted.row ->> 'name', description = noted.row ->> 'description', calories =
    noted.row ->> 'calories', protein = noted.row ->> 'protein', carbs = noted.row ->> 'carbs', fat =
    noted.row ->> 'fat', quantity = coalesce(noted.row ->> 'quantity', 100), template_item_id = noted.row ->>
    'template_item_id', template_day = noted.row ->> 'template_day', template_version = noted.row ->>
    'template_version', by_hand = coalesce(noted.row ->> 'by_hand', 0), substitute = noted.row ->>
    'substitute', status = coalesce(noted.row ->> 'status', 'pending'), consumed_at = noted.row ->>
    'consumed_at', updated_at = noted.row ->> 'updated_at', written_by = noted.row ->> 'written_by'
from noted
where noted.noun = 'schedule_meals' and noted.row is not null and schedule_meals.trainee_id = noted.trainee_id
    and schedule_meals.id = noted.row_id and schedule_meals.written_by = ?1 and exists (
  select 1
  from schedule_meals item
  where item.id = noted.row_id and (item.status = 'pending')
);
-- MATERIALIZE noted
--   SEARCH removed_items USING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
-- SCAN noted
-- SEARCH schedule_meals USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)
-- SEARCH item EXISTS USING INDEX sqlite_autoindex_schedule_meals_1 (id=?)

-- planning/week-changes.ts: changeWeek

insert into "weekly_schedules" ("id", "trainee_id", "week_start_date", "exercises_applied_from",
    "meals_applied_from", "exercises_template_id", "meals_template_id", "created_at", "updated_at",
    "written_by", "packed_at", "opened_at")
select ?, "trainee_profiles"."id", ?, null, null, null, null, ?, ?, null, null, null
from "trainee_profiles"
where "trainee_profiles"."id" = ?
on conflict do nothing;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- SEARCH applied_schedules USING COVERING INDEX applied_schedules_source (schedule_id=?)

update "applied_schedules"
set "edited_at" = ?
where ("applied_schedules"."trainee_id" = ? and "applied_schedules"."kind" in (?, …) and "applied_schedules"."stopped_at"
    is null and "applied_schedules"."schedule_id" = (
  select id
  from "weekly_schedules"
  where "weekly_schedules"."trainee_id" = ? and "weekly_schedules"."week_start_date" = ?
));
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- SCALAR SUBQUERY 1
--   SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)

update "applied_schedules"
set "edited_at" = ?
where ("applied_schedules"."trainee_id" = ? and false and "applied_schedules"."stopped_at" is null and
    "applied_schedules"."schedule_id" = (
  select id
  from "weekly_schedules"
  where "weekly_schedules"."trainee_id" = ? and "weekly_schedules"."week_start_date" = ?
));
-- SEARCH applied_schedules USING INDEX applied_schedules_source (schedule_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)

update "weekly_schedules"
set "updated_at" = ?, "written_by" = ?
where ("weekly_schedules"."trainee_id" = ? and "weekly_schedules"."week_start_date" = ?);
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)

-- planning/week-changes.ts: createWeek

insert into "weekly_schedules" ("id", "trainee_id", "week_start_date", "exercises_applied_from",
    "meals_applied_from", "exercises_template_id", "meals_template_id", "created_at", "updated_at",
    "written_by", "packed_at", "opened_at")
select ?, "trainee_profiles"."id", ?, null, null, null, null, ?, ?, null, null, null
from "trainee_profiles"
where "trainee_profiles"."id" = ?
on conflict do nothing;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- SEARCH applied_schedules USING COVERING INDEX applied_schedules_source (schedule_id=?)

-- planning/weeks.ts: weekQueries

select "id", "day_of_week", "date", "position", "exercise_id", "name", "english_name", "category", "type",
    "description", "video_url", "video_id", "sets", "reps", "reps_to", "seconds", "metres", "weight",
    "percent", "tempo", "note", "rest", "rpe", "duration", "superset", "progression", "progression_step",
    "progression_runs", "substitute", "status", "completed_at", (
  select movement
  from "exercises" library
  where library.id = "exercise_id"
) as "movement"
from "schedule_exercises"
where ("schedule_exercises"."trainee_id" = ? and "schedule_exercises"."date" between ? and ?)
order by "schedule_exercises"."date" asc, "schedule_exercises"."position" asc, "schedule_exercises"."id" asc;
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "id", "day_of_week", "date", "position", "meal_id", "timing", "name", "description", "calories",
    "protein", "carbs", "fat", "quantity", "substitute", "status", "consumed_at"
from "schedule_meals"
where ("schedule_meals"."trainee_id" = ? and "schedule_meals"."date" between ? and ?)
order by "schedule_meals"."date" asc, "schedule_meals"."position" asc, "schedule_meals"."id" asc;
-- SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date>? AND date<?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "id", "week_start_date", "updated_at", "exercises_applied_from", "meals_applied_from",
    "exercises_template_id", "meals_template_id"
from "weekly_schedules"
where ("weekly_schedules"."trainee_id" = ? and "weekly_schedules"."week_start_date" between ? and ?);
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>? AND week_start_date<?)

select "kind", (
  select week_start_date
  from "weekly_schedules" source
  where source.id = "schedule_id"
) as "source_week", "applied_at", "stopped_at", "filled_through", "edited_at"
from "applied_schedules"
where "applied_schedules"."trainee_id" = ?;
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH source USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)

select "name", "gender", "time_zone", "age", "height", "current_weight", (
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

select (
  select count(*)
  from "schedule_exercises" item
  where item.trainee_id = ? and item.date between ? and ?
) as "exercises", (
  select count(*)
  from "schedule_meals" item
  where item.trainee_id = ? and item.date between ? and ?
) as "meals"
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

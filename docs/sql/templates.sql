-- The statements of worker/data/templates, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- templates/applied-templates.ts: stopFollowing

update "applied_templates"
set "stopped_at" = ?
where ("applied_templates"."trainee_id" = ? and "applied_templates"."kind" = ? and "applied_templates"."stopped_at"
    is null);
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)

-- templates/gone-items.ts: countGone

select count(*) as "gone_items"
from (
  select item.id
  from template_exercises item
  where item.template_id = ? and item.week < ? and not exists (
    select 1
    from exercises known
    where known.id = item.exercise_id and known.deleted_at is null
  )
) gone;
-- SEARCH item USING INDEX template_exercises_week (template_id=? AND week<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH known USING INDEX sqlite_autoindex_exercises_1 (id=?)

-- templates/gone-items.ts: goneOfWeek

select gone.id as "gone_id"
from (
  select item.id
  from template_exercises item
  where item.template_id = ? and item.week = ? and not exists (
    select 1
    from exercises known
    where known.id = item.exercise_id and known.deleted_at is null
  )
  union all
  select item.id
  from template_meals item
  where item.template_id = ? and item.week = ? and not exists (
    select 1
    from meals known
    where known.id = item.meal_id and known.deleted_at is null
  )
) gone;
-- COMPOUND QUERY
--   LEFT-MOST SUBQUERY
--     SEARCH item USING INDEX template_exercises_week (template_id=? AND week=?)
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH known USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   UNION ALL
--     SEARCH item USING INDEX template_meals_week (template_id=? AND week=?)
--     CORRELATED SCALAR SUBQUERY 3
--       SEARCH known USING INDEX sqlite_autoindex_meals_1 (id=?)

-- templates/job-filling.ts: fillByJob

insert into applied_templates (trainee_id, kind, template_id, starts_on, repeats, scaled, weights, applied_at,
    filled_through, written_by)
select value ->> 0, value ->> 1, value ->> 2, ?1, ?2, ?3, ?4, ?5, max(value ->> 3), ?6
from json_each(?7)
where true
group by 1, 2
on conflict (trainee_id, kind) do update
set template_id = excluded.template_id, starts_on = excluded.starts_on, repeats = excluded.repeats, scaled =
    excluded.scaled, weights = excluded.weights, applied_at = excluded.applied_at, stopped_at = null,
    filled_through = excluded.filled_through, written_by = excluded.written_by
where (applied_templates.template_id, applied_templates.starts_on, applied_templates.repeats,
    applied_templates.scaled, applied_templates.weights) is not (excluded.template_id, excluded.starts_on,
    excluded.repeats, excluded.scaled, excluded.weights) or applied_templates.stopped_at is not null or
    applied_templates.filled_through < excluded.filled_through;
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR GROUP BY

select json_extract('{}', case when exists (
  select 1
  from template_job_members
  where job_id = ? and done_at is not null and trainee_id in (
    select value
    from json_each(?)
  )
) then ? when exists (
  select 1
  from template_jobs
  where id = ? and undone_at is not null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 2
--   SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCALAR SUBQUERY 3
--   SEARCH template_jobs USING INDEX sqlite_autoindex_template_jobs_1 (id=?)

update applied_schedules
set stopped_at = ?1, written_by = ?2
where +stopped_at is null and (trainee_id, kind) in (
  select value ->> 0, value ->> 1
  from json_each(?3)
);
-- SEARCH applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?)
-- LIST SUBQUERY 2
--   SCAN json_each VIRTUAL TABLE INDEX 1:

update template_job_members
set done_at = ?1, items = (
  select count(*)
  from template_job_rows noted
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  cross join schedule_exercises item on item.schedule_id = week.id and item.written_by = ?2
  where noted.job_id = ?2 and noted.trainee_id = template_job_members.trainee_id and noted.noun =
      'weekly_schedules'
) + (
  select count(*)
  from template_job_rows noted
  cross join weekly_schedules week on week.trainee_id = noted.trainee_id and week.week_start_date =
      noted.row_id
  cross join schedule_meals item on item.schedule_id = week.id and item.written_by = ?2
  where noted.job_id = ?2 and noted.trainee_id = template_job_members.trainee_id and noted.noun =
      'weekly_schedules'
)
where job_id = ?2 and trainee_id in (
  select value
  from json_each(?3)
);
-- SEARCH template_job_members USING COVERING INDEX sqlite_autoindex_template_job_members_1 (job_id=? AND trainee_id=?)
-- LIST SUBQUERY 3
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH noted USING COVERING INDEX sqlite_autoindex_template_job_rows_1 (job_id=? AND trainee_id=? AND noun=?)
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH noted USING COVERING INDEX sqlite_autoindex_template_job_rows_1 (job_id=? AND trainee_id=? AND noun=?)
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)

-- templates/template-extension.ts: endFinished

update applied_templates
set stopped_at = ?1
where stopped_at is null and not repeats and date(starts_on, '+' || (7 * (
  select weeks
  from templates
  where id = template_id
)) || ' days') < date(?1 / 1000, 'unixepoch', '-1 day');
-- SEARCH applied_templates USING INDEX applied_templates_due (stopped_at=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)

-- templates/template-extension.ts: listDueTemplates

select link.trainee_id as traineeId, link.kind, link.template_id as templateId, template.weeks, link.starts_on
    as startsOn, link.repeats, link.scaled, link.weights, link.filled_through as filledThrough,
    profile.time_zone as timeZone
from applied_templates link
join trainee_profiles profile on profile.id = link.trainee_id and profile.status = 'active'
join templates template on template.id = link.template_id and template.deleted_at is null
where link.stopped_at is null and link.filled_through < ?1 and (link.repeats or link.filled_through < date(link.starts_on,
    '+' || (7 * (template.weeks - 1)) || ' days'))
order by link.template_id, link.trainee_id, link.kind;
-- SEARCH link USING INDEX applied_templates_due (stopped_at=? AND filled_through<?)
-- SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

-- templates/template-filling.ts: fillingStatements

delete from schedule_exercises
where id in (
  select id
  from (
    with week as materialized (
      select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
          value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
      from json_each(?1)
      cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = 'exercises' and
          link.template_id = value ->> 2 and link.stopped_at is null
      cross join templates template on template.id = link.template_id and template.deleted_at is null
      where value ->> 1 = 'exercises'
    ),
    plan as materialized (
      select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
      from week
      cross join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
          week.sunday
      where target.exercises_template_id = week.template_id
    )
    select item.*
    from plan
    cross join schedule_exercises item on item.schedule_id = plan.schedule_id
    where item.date >= plan.today and not (not (item.status = 'pending' and not exists (
      select 1
      from performed_sets done
      where done.schedule_exercise_id = item.id
    )) or item.by_hand) and item.template_item_id is not null and not exists (
      select 1
      from (
        select 1
      )
      cross join template_exercises source on source.id = item.template_item_id and source.template_id =
          plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week ||
          ' days') = item.template_day
      cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
    )
  )
);
-- SEARCH schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- LIST SUBQUERY 7
--   MATERIALIZE plan
--     MATERIALIZE week
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--       SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
--       SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
--     SCAN week
--     SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SCAN plan
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     CO-ROUTINE (subquery-4)
--       SCAN CONSTANT ROW
--     SCAN (subquery-4)
--     SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

delete from schedule_exercises
where id in (
  select id
  from (
    with week as materialized (
      select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
          value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
      from json_each(?1)
      where value ->> 1 = 'exercises'
    ),
    plan as materialized (
      select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
      from week
      left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
          week.sunday
      where true
    )
    select item.*
    from plan
    cross join schedule_exercises item on item.schedule_id = plan.schedule_id
    where item.date >= plan.today and not (not (item.status = 'pending' and not exists (
      select 1
      from performed_sets done
      where done.schedule_exercise_id = item.id
    )) or (item.by_hand and ifnull( (
      select own.template_id
      from template_exercises own
      where own.id = item.template_item_id
    ), ifnull(plan.followed_id, plan.template_id)) = plan.template_id)) and not exists (
      select 1
      from (
        select 1
      )
      cross join template_exercises source on source.id = item.template_item_id and source.template_id =
          plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week ||
          ' days') = item.template_day
      cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
    )
  )
);
-- SEARCH schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- LIST SUBQUERY 8
--   MATERIALIZE plan
--     MATERIALIZE week
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--     SCAN week
--     SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
--   SCAN plan
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     CO-ROUTINE (subquery-5)
--       SCAN CONSTANT ROW
--     SCAN (subquery-5)
--     SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, position, updated_at,
    written_by, template_item_id, template_day, template_version, exercise_id, name, english_name, category,
    type, description, video_url, video_id, sets, reps, reps_to, seconds, metres, weight, percent, tempo, note,
    rest, rpe, duration, superset, progression, progression_step, progression_runs) with week as materialized
    (
  select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
      value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
  from json_each(?1)
  cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = 'exercises' and
      link.template_id = value ->> 2 and link.stopped_at is null
  cross join templates template on template.id = link.template_id and template.deleted_at is null
  where value ->> 1 = 'exercises'
),
plan as materialized (
  select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
  from week
  cross join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
      week.sunday
  where target.exercises_template_id = week.template_id
),
days as materialized (
  select plan.*, nth.value as day_of_week, date(plan.sunday, '+' || nth.value || ' days') as day
  from plan
  cross join json_each('[0,1,2,3,4,5,6]') nth
),
standing as materialized (
  select item.trainee_id, item.date, coalesce(item.exercise_id, 'gone ' || item.name) as what, count(*) as
      times
  from plan
  cross join schedule_exercises item on item.schedule_id = plan.schedule_id
  where not exists (
    select 1
    from template_exercises own
    where own.id = item.template_item_id and own.template_id = plan.template_id and own.week = plan.nth and
        date(plan.sunday, '+' || own.day_of_week || ' days') = item.template_day
  )
  group by 1, 2, 3
)
select lower(printf('%08x-%04x-7%s-a%s-%s', ?2 >> 16, ?2 & 65535, substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)),
    2), hex(randomblob(6)))) as id, plan.schedule_id as schedule_id, plan.trainee_id as trainee_id,
    source.day_of_week as day_of_week, plan.day as date, source.position as position, ?2 as updated_at, ?3 as
    written_by, source.id as template_item_id, plan.day as template_day, source.version as template_version,
    source.exercise_id as exercise_id, source.name as name, source.english_name as english_name,
    source.category as category, source.type as type, source.description as description, source.video_url as
    video_url, source.video_id as video_id, source.sets as sets, source.reps as reps, source.reps_to as
    reps_to, source.seconds as seconds, source.metres as metres, iif(plan.weights, source.weight, null) as
    weight, source.percent as percent, source.tempo as tempo, source.note as note, source.rest as rest,
    source.rpe as rpe, source.duration as duration, source.superset as superset, source.progression as
    progression, source.progression_step as progression_step, source.progression_runs as progression_runs
from days plan
cross join template_exercises source on source.template_id = plan.template_id and source.week = plan.nth and
    source.day_of_week = plan.day_of_week
cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
left join standing on standing.trainee_id = plan.trainee_id and standing.date = plan.day and standing.what =
    coalesce(source.exercise_id, 'gone ' || source.name)
where plan.day >= plan.today and not exists (
  select 1
  from dropped_template_items dropped
  where dropped.trainee_id = plan.trainee_id and dropped.template_item_id = source.id and dropped.template_day
      = plan.day
) and (standing.times is null or (
  select count(*)
  from template_exercises twin
  where twin.template_id = source.template_id and twin.week = source.week and twin.day_of_week =
      source.day_of_week and coalesce(twin.exercise_id, 'gone ' || twin.name) = coalesce(source.exercise_id,
      'gone ' || source.name) and (twin.position, twin.id) < (source.position, source.id)
) >= standing.times)
on conflict do nothing;
-- MATERIALIZE days
--   MATERIALIZE plan
--     MATERIALIZE week
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--       SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
--       SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
--     SCAN week
--     SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SCAN plan
--   SCAN nth VIRTUAL TABLE INDEX 1:
-- MATERIALIZE standing
--   SCAN plan
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN plan
-- SEARCH source USING INDEX template_exercises_week (template_id=? AND week=? AND day_of_week=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH dropped USING COVERING INDEX dropped_template_items_origin (trainee_id=? AND template_item_id=? AND template_day=?)
-- SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- BLOOM FILTER ON standing (trainee_id=? AND date=? AND what=?)
-- SEARCH standing USING AUTOMATIC COVERING INDEX (trainee_id=? AND date=? AND what=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH twin USING INDEX template_exercises_week (template_id=? AND week=? AND day_of_week=? AND position<?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, position, updated_at,
    written_by, template_item_id, template_day, template_version, exercise_id, name, english_name, category,
    type, description, video_url, video_id, sets, reps, reps_to, seconds, metres, weight, percent, tempo, note,
    rest, rpe, duration, superset, progression, progression_step, progression_runs) with week as materialized
    (
  select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
      value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
  from json_each(?1)
  where value ->> 1 = 'exercises'
),
plan as materialized (
  select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
  from week
  left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
      week.sunday
  where true
),
days as materialized (
  select plan.*, nth.value as day_of_week, date(plan.sunday, '+' || nth.value || ' days') as day
  from plan
  cross join json_each('[0,1,2,3,4,5,6]') nth
),
standing as materialized (
  select item.trainee_id, item.date, coalesce(item.exercise_id, 'gone ' || item.name) as what, count(*) as
      times
  from plan
  cross join schedule_exercises item on item.schedule_id = plan.schedule_id
  where not exists (
    select 1
    from template_exercises own
    where own.id = item.template_item_id and own.template_id = plan.template_id and own.week = plan.nth and
        date(plan.sunday, '+' || own.day_of_week || ' days') = item.template_day
  ) and not (item.date >= plan.today and not (not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) or (item.by_hand and ifnull( (
    select own.template_id
    from template_exercises own
    where own.id = item.template_item_id
  ), ifnull(plan.followed_id, plan.template_id)) = plan.template_id)) and not exists (
    select 1
    from (
      select 1
    )
    cross join template_exercises source on source.id = item.template_item_id and source.template_id =
        plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week || ' days')
        = item.template_day
    cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
  ))
  group by 1, 2, 3
)
select lower(printf('%08x-%04x-7%s-a%s-%s', ?2 >> 16, ?2 & 65535, substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)),
    2), hex(randomblob(6)))) as id, plan.schedule_id as schedule_id, plan.trainee_id as trainee_id,
    source.day_of_week as day_of_week, plan.day as date, source.position as position, ?2 as updated_at, ?3 as
    written_by, source.id as template_item_id, plan.day as template_day, source.version as template_version,
    source.exercise_id as exercise_id, source.name as name, source.english_name as english_name,
    source.category as category, source.type as type, source.description as description, source.video_url as
    video_url, source.video_id as video_id, source.sets as sets, source.reps as reps, source.reps_to as
    reps_to, source.seconds as seconds, source.metres as metres, iif(plan.weights, source.weight, null) as
    weight, source.percent as percent, source.tempo as tempo, source.note as note, source.rest as rest,
    source.rpe as rpe, source.duration as duration, source.superset as superset, source.progression as
    progression, source.progression_step as progression_step, source.progression_runs as progression_runs
from days plan
cross join template_exercises source on source.template_id = plan.template_id and source.week = plan.nth and
    source.day_of_week = plan.day_of_week
cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
left join standing on standing.trainee_id = plan.trainee_id and standing.date = plan.day and standing.what =
    coalesce(source.exercise_id, 'gone ' || source.name)
where plan.day >= plan.today and not exists (
  select 1
  from dropped_template_items dropped
  where dropped.trainee_id = plan.trainee_id and dropped.template_item_id = source.id and dropped.template_day
      = plan.day
) and (standing.times is null or (
  select count(*)
  from template_exercises twin
  where twin.template_id = source.template_id and twin.week = source.week and twin.day_of_week =
      source.day_of_week and coalesce(twin.exercise_id, 'gone ' || twin.name) = coalesce(source.exercise_id,
      'gone ' || source.name) and (twin.position, twin.id) < (source.position, source.id)
) >= standing.times)
on conflict do nothing;
-- MATERIALIZE days
--   MATERIALIZE plan
--     MATERIALIZE week
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--     SCAN week
--     SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
--   SCAN plan
--   SCAN nth VIRTUAL TABLE INDEX 1:
-- MATERIALIZE standing
--   SCAN plan
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 8
--     CO-ROUTINE (subquery-7)
--       SCAN CONSTANT ROW
--     SCAN (subquery-7)
--     SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN plan
-- SEARCH source USING INDEX template_exercises_week (template_id=? AND week=? AND day_of_week=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH dropped USING COVERING INDEX dropped_template_items_origin (trainee_id=? AND template_item_id=? AND template_day=?)
-- SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- BLOOM FILTER ON standing (trainee_id=? AND date=? AND what=?)
-- SEARCH standing USING AUTOMATIC COVERING INDEX (trainee_id=? AND date=? AND what=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH twin USING INDEX template_exercises_week (template_id=? AND week=? AND day_of_week=? AND position<?)
-- SEARCH exercise_successors USING COVERING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)

insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at, written_by) with week
    as materialized (
  select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
      value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
  from json_each(?1)
  where value ->> 1 = 'exercises'
)
select lower(printf('%08x-%04x-7%s-a%s-%s', ?2 >> 16, ?2 & 65535, substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)),
    2), hex(randomblob(6)))), trainee_id, sunday, ?2, ?2, ?3
from week
where true
on conflict do nothing;
-- MATERIALIZE week
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN week
-- SEARCH packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
-- SEARCH applied_schedules USING COVERING INDEX applied_schedules_source (schedule_id=?)

with next as materialized (
  with week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
        value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(?1)
    cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = 'exercises' and
        link.template_id = value ->> 2 and link.stopped_at is null
    cross join templates template on template.id = link.template_id and template.deleted_at is null
    where value ->> 1 = 'exercises'
  ),
  plan as materialized (
    select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
    from week
    cross join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
        week.sunday
    where target.exercises_template_id = week.template_id
  )
  select item.id as item_id, item.trainee_id, source.position, source.version, source.exercise_id as
      exercise_id, source.name as name, source.english_name as english_name, source.category as category,
      source.type as type, source.description as description, source.video_url as video_url, source.video_id
      as video_id, source.sets as sets, source.reps as reps, source.reps_to as reps_to, source.seconds as
      seconds, source.metres as metres, iif(plan.weights, source.weight, null) as weight, source.percent as
      percent, source.tempo as tempo, source.note as note, source.rest as rest, source.rpe as rpe,
      source.duration as duration, source.superset as superset, source.progression as progression,
      source.progression_step as progression_step, source.progression_runs as progression_runs
  from plan
  cross join schedule_exercises item on item.schedule_id = plan.schedule_id and item.template_item_id is not
      null
  cross join template_exercises source on source.id = item.template_item_id and source.template_id =
      plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week || ' days')
      = item.template_day
  cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
  where item.date >= plan.today and item.by_hand = 0 and (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) and (item.template_version <> source.version )
) update schedule_exercises
set exercise_id = next.exercise_id, name = next.name, english_name = next.english_name, category =
    next.category, type = next.type, description = next.description, video_url = next.video_url, video_id =
    next.video_id, sets = next.sets, reps = next.reps, reps_to = next.reps_to, seconds = next.seconds, metres
    = next.metres, weight = next.weight, percent = next.percent, tempo = next.tempo, note = next.note, rest =
    next.rest, rpe = next.rpe, duration = next.duration, superset = next.superset, progression =
    next.progression, progression_step = next.progression_step, progression_runs = next.progression_runs,
    substitute = iif(schedule_exercises.exercise_id is next.exercise_id, schedule_exercises.substitute, null),
    position = next.position, template_version = next.version, updated_at = ?2, written_by = ?3
from next
where schedule_exercises.id = next.item_id;
-- MATERIALIZE next
--   MATERIALIZE plan
--     MATERIALIZE week
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--       SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
--       SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
--     SCAN week
--     SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SCAN plan
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SCAN next
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)

with next as materialized (
  with week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
        value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(?1)
    where value ->> 1 = 'exercises'
  ),
  plan as materialized (
    select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
    from week
    left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
        week.sunday
    where true
  )
  select item.id as item_id, item.trainee_id, source.position, source.version, source.exercise_id as
      exercise_id, source.name as name, source.english_name as english_name, source.category as category,
      source.type as type, source.description as description, source.video_url as video_url, source.video_id
      as video_id, source.sets as sets, source.reps as reps, source.reps_to as reps_to, source.seconds as
      seconds, source.metres as metres, iif(plan.weights, source.weight, null) as weight, source.percent as
      percent, source.tempo as tempo, source.note as note, source.rest as rest, source.rpe as rpe,
      source.duration as duration, source.superset as superset, source.progression as progression,
      source.progression_step as progression_step, source.progression_runs as progression_runs
  from plan
  cross join schedule_exercises item on item.schedule_id = plan.schedule_id and item.template_item_id is not
      null
  cross join template_exercises source on source.id = item.template_item_id and source.template_id =
      plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week || ' days')
      = item.template_day
  cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
  where item.date >= plan.today and item.by_hand = 0 and (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) and (item.template_version <> source.version or item.weight is not iif(plan.weights, source.weight, null))
) update schedule_exercises
set exercise_id = next.exercise_id, name = next.name, english_name = next.english_name, category =
    next.category, type = next.type, description = next.description, video_url = next.video_url, video_id =
    next.video_id, sets = next.sets, reps = next.reps, reps_to = next.reps_to, seconds = next.seconds, metres
    = next.metres, weight = next.weight, percent = next.percent, tempo = next.tempo, note = next.note, rest =
    next.rest, rpe = next.rpe, duration = next.duration, superset = next.superset, progression =
    next.progression, progression_step = next.progression_step, progression_runs = next.progression_runs,
    substitute = iif(schedule_exercises.exercise_id is next.exercise_id, schedule_exercises.substitute, null),
    position = next.position, template_version = next.version, updated_at = ?2, written_by = ?3
from next
where schedule_exercises.id = next.item_id;
-- MATERIALIZE next
--   MATERIALIZE plan
--     MATERIALIZE week
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--     SCAN week
--     SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
--   SCAN plan
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SCAN next
-- SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)

with week as materialized (
  select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
      value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
  from json_each(?1)
  cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = 'exercises' and
      link.template_id = value ->> 2 and link.stopped_at is null
  cross join templates template on template.id = link.template_id and template.deleted_at is null
  where value ->> 1 = 'exercises'
) update weekly_schedules
set exercises_template_id = iif(week.linked, week.template_id, null), exercises_applied_from = null,
    updated_at = ?2, written_by = ?3
from week
where weekly_schedules.trainee_id = week.trainee_id and weekly_schedules.week_start_date = week.sunday and
    weekly_schedules.exercises_template_id = week.template_id and exists (
  select 1
  from schedule_exercises item
  where item.schedule_id = weekly_schedules.id and item.written_by = ?3
)
returning weekly_schedules.id as id;
-- MATERIALIZE week
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
--   SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
-- SCAN week
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SEARCH item EXISTS USING INDEX schedule_exercises_schedule (schedule_id=?)

with week as materialized (
  select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
      value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
  from json_each(?1)
  where value ->> 1 = 'exercises'
) update weekly_schedules
set exercises_template_id = iif(week.linked, week.template_id, null), exercises_applied_from = null,
    updated_at = ?2, written_by = ?3
from week
where weekly_schedules.trainee_id = week.trainee_id and weekly_schedules.week_start_date = week.sunday and ((weekly_schedules.exercises_template_id
    is not iif(week.linked, week.template_id, null) or weekly_schedules.exercises_applied_from is not null) or
    exists (
  select 1
  from schedule_exercises item
  where item.schedule_id = weekly_schedules.id and item.written_by = ?3
))
returning weekly_schedules.id as id;
-- MATERIALIZE week
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN week
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)

-- templates/template-job-rows.ts: noteStatements

insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
select ?1, ?2, note.*
from (
  select wanted.trainee_id, 'applied_schedules' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
      null, json_object('trainee_id', stored.trainee_id, 'kind', stored.kind, 'schedule_id',
      stored.schedule_id, 'applied_at', stored.applied_at, 'stopped_at', stored.stopped_at, 'filled_through',
      stored.filled_through, 'edited_at', stored.edited_at, 'written_by', stored.written_by)) as row
  from (
    select distinct value ->> 0 as trainee_id, value ->> 1 as key
    from json_each(?3)
  ) wanted
  left join applied_schedules stored on stored.trainee_id = wanted.trainee_id and stored.kind = wanted.key
) note
where true
on conflict do nothing;
-- CO-ROUTINE wanted
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN wanted
-- SEARCH stored USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?) LEFT-JOIN

insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
select ?1, ?2, note.*
from (
  select wanted.trainee_id, 'applied_templates' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
      null, json_object('trainee_id', stored.trainee_id, 'kind', stored.kind, 'template_id',
      stored.template_id, 'starts_on', stored.starts_on, 'repeats', stored.repeats, 'scaled', stored.scaled,
      'weights', stored.weights, 'applied_at', stored.applied_at, 'stopped_at', stored.stopped_at,
      'filled_through', stored.filled_through, 'written_by', stored.written_by)) as row
  from (
    select distinct value ->> 0 as trainee_id, value ->> 1 as key
    from json_each(?3)
  ) wanted
  left join applied_templates stored on stored.trainee_id = wanted.trainee_id and stored.kind = wanted.key
) note
where true
on conflict do nothing;
-- CO-ROUTINE wanted
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN wanted
-- SEARCH stored USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?) LEFT-JOIN

insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
select ?1, ?2, note.*
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
    select trainee_id, id as key
    from (
      with week as materialized (
        select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as
            nth, value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
        from json_each(?3)
        cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = 'exercises' and
            link.template_id = value ->> 2 and link.stopped_at is null
        cross join templates template on template.id = link.template_id and template.deleted_at is null
        where value ->> 1 = 'exercises'
      ),
      plan as materialized (
        select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
        from week
        cross join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
            week.sunday
        where target.exercises_template_id = week.template_id
      )
      select item.*
      from plan
      cross join schedule_exercises item on item.schedule_id = plan.schedule_id
      where item.date >= plan.today and not (not (item.status = 'pending' and not exists (
        select 1
        from performed_sets done
        where done.schedule_exercise_id = item.id
      )) or item.by_hand) and item.template_item_id is not null and not exists (
        select 1
        from (
          select 1
        )
        cross join template_exercises source on source.id = item.template_item_id and source.template_id =
            plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week ||
            ' days') = item.template_day
        cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
      )
    )
  ) wanted
  left join schedule_exercises stored on stored.trainee_id = wanted.trainee_id and stored.id = wanted.key
) note
where true
on conflict do nothing;
-- MATERIALIZE plan
--   MATERIALIZE week
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--     SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
--     SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
--   SCAN week
--   SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN plan
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 5
--   CO-ROUTINE (subquery-4)
--     SCAN CONSTANT ROW
--   SCAN (subquery-4)
--   SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH stored USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?) LEFT-JOIN

insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
select ?1, ?2, note.*
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
    select trainee_id, id as key
    from (
      with week as materialized (
        select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as
            nth, value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
        from json_each(?3)
        where value ->> 1 = 'exercises'
      ),
      plan as materialized (
        select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
        from week
        left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
            week.sunday
        where true
      )
      select item.*
      from plan
      cross join schedule_exercises item on item.schedule_id = plan.schedule_id
      where item.date >= plan.today and not (not (item.status = 'pending' and not exists (
        select 1
        from performed_sets done
        where done.schedule_exercise_id = item.id
      )) or (item.by_hand and ifnull( (
        select own.template_id
        from template_exercises own
        where own.id = item.template_item_id
      ), ifnull(plan.followed_id, plan.template_id)) = plan.template_id)) and not exists (
        select 1
        from (
          select 1
        )
        cross join template_exercises source on source.id = item.template_item_id and source.template_id =
            plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week ||
            ' days') = item.template_day
        cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
      )
    )
  ) wanted
  left join schedule_exercises stored on stored.trainee_id = wanted.trainee_id and stored.id = wanted.key
) note
where true
on conflict do nothing;
-- MATERIALIZE plan
--   MATERIALIZE week
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SCAN week
--   SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
-- SCAN plan
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   CO-ROUTINE (subquery-5)
--     SCAN CONSTANT ROW
--   SCAN (subquery-5)
--   SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH stored USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?) LEFT-JOIN

insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
select ?1, ?2, note.*
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
    select trainee_id, item_id as key
    from (
      with week as materialized (
        select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as
            nth, value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
        from json_each(?3)
        cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = 'exercises' and
            link.template_id = value ->> 2 and link.stopped_at is null
        cross join templates template on template.id = link.template_id and template.deleted_at is null
        where value ->> 1 = 'exercises'
      ),
      plan as materialized (
        select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
        from week
        cross join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
            week.sunday
        where target.exercises_template_id = week.template_id
      )
      select item.id as item_id, item.trainee_id, source.position, source.version, source.exercise_id as
          exercise_id, source.name as name, source.english_name as english_name, source.category as category,
          source.type as type, source.description as description, source.video_url as video_url,
          source.video_id as video_id, source.sets as sets, source.reps as reps, source.reps_to as reps_to,
          source.seconds as seconds, source.metres as metres, iif(plan.weights, source.weight, null) as weight,
          source.percent as percent, source.tempo as tempo, source.note as note, source.rest as rest,
          source.rpe as rpe, source.duration as duration, source.superset as superset, source.progression as
          progression, source.progression_step as progression_step, source.progression_runs as
          progression_runs
      from plan
      cross join schedule_exercises item on item.schedule_id = plan.schedule_id and item.template_item_id is
          not null
      cross join template_exercises source on source.id = item.template_item_id and source.template_id =
          plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week ||
          ' days') = item.template_day
      cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
      where item.date >= plan.today and item.by_hand = 0 and (item.status = 'pending' and not exists (
        select 1
        from performed_sets done
        where done.schedule_exercise_id = item.id
      )) and (item.template_version <> source.version )
    )
  ) wanted
  left join schedule_exercises stored on stored.trainee_id = wanted.trainee_id and stored.id = wanted.key
) note
where true
on conflict do nothing;
-- MATERIALIZE plan
--   MATERIALIZE week
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--     SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?)
--     SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
--   SCAN week
--   SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
-- SCAN plan
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH stored USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?) LEFT-JOIN

insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
select ?1, ?2, note.*
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
    select trainee_id, item_id as key
    from (
      with week as materialized (
        select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as
            nth, value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
        from json_each(?3)
        where value ->> 1 = 'exercises'
      ),
      plan as materialized (
        select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
        from week
        left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
            week.sunday
        where true
      )
      select item.id as item_id, item.trainee_id, source.position, source.version, source.exercise_id as
          exercise_id, source.name as name, source.english_name as english_name, source.category as category,
          source.type as type, source.description as description, source.video_url as video_url,
          source.video_id as video_id, source.sets as sets, source.reps as reps, source.reps_to as reps_to,
          source.seconds as seconds, source.metres as metres, iif(plan.weights, source.weight, null) as weight,
          source.percent as percent, source.tempo as tempo, source.note as note, source.rest as rest,
          source.rpe as rpe, source.duration as duration, source.superset as superset, source.progression as
          progression, source.progression_step as progression_step, source.progression_runs as
          progression_runs
      from plan
      cross join schedule_exercises item on item.schedule_id = plan.schedule_id and item.template_item_id is
          not null
      cross join template_exercises source on source.id = item.template_item_id and source.template_id =
          plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week ||
          ' days') = item.template_day
      cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
      where item.date >= plan.today and item.by_hand = 0 and (item.status = 'pending' and not exists (
        select 1
        from performed_sets done
        where done.schedule_exercise_id = item.id
      )) and (item.template_version <> source.version or item.weight is not iif(plan.weights, source.weight,
          null))
    )
  ) wanted
  left join schedule_exercises stored on stored.trainee_id = wanted.trainee_id and stored.id = wanted.key
) note
where true
on conflict do nothing;
-- MATERIALIZE plan
--   MATERIALIZE week
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SCAN week
--   SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
-- SCAN plan
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- SEARCH stored USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?) LEFT-JOIN

insert into template_job_rows (noted_at, job_id, trainee_id, noun, row_id, row)
select ?1, ?2, note.*
from (
  select wanted.trainee_id, 'weekly_schedules' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
      null, json_object('id', stored.id, 'trainee_id', stored.trainee_id, 'week_start_date',
      stored.week_start_date, 'exercises_applied_from', stored.exercises_applied_from, 'meals_applied_from',
      stored.meals_applied_from, 'exercises_template_id', stored.exercises_template_id, 'meals_template_id',
      stored.meals_template_id, 'created_at', stored.created_at, 'updated_at', stored.updated_at, 'written_by',
      stored.written_by, 'packed_at', stored.packed_at, 'opened_at', stored.opened_at)) as row
  from (
    select distinct value ->> 0 as trainee_id, value ->> 3 as key
    from json_each(?3)
  ) wanted
  left join weekly_schedules stored on stored.trainee_id = wanted.trainee_id and stored.week_start_date =
      wanted.key
) note
where true
on conflict do nothing;
-- CO-ROUTINE wanted
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN wanted
-- SEARCH stored USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN

-- templates/template-jobs.ts: createTemplateJob

insert into "template_job_members" ("job_id", "trainee_id", "done_at", "items")
select ?, "trainee_profiles"."id", null, ?
from "trainee_profiles"
where "trainee_profiles"."id" in (
  select value
  from json_each(?)
);
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "template_jobs" ("id", "kind", "template_id", "body", "total", "created_at", "undone_at")
values (?, ?, ?, ?, ?, ?, null);

select json_extract('{}', case when exists (
  select 1
  from template_jobs
  where id = ?
) then ? when not exists (
  select 1
  from "templates"
  where id = ? and deleted_at is null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH template_jobs USING COVERING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)

update "templates"
set "edited_at" = ?
where "templates"."id" = ?;
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)

-- templates/template-jobs.ts: getGivenTemplate

select "id", "week", "day_of_week", "calories", "quantity", exists (
  select 1
  from meals known
  where known.id = "meal_id" and known.deleted_at is null
) as "is_given"
from "template_meals"
where "template_meals"."template_id" = ?
order by "template_meals"."week" asc, "template_meals"."day_of_week" asc, "template_meals"."position" asc,
    "template_meals"."id" asc;
-- SEARCH template_meals USING INDEX template_meals_week (template_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH known USING INDEX sqlite_autoindex_meals_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "weeks", (
  select count(*)
  from template_exercises item
  where item.template_id = ? and item.week < "weeks"
) as "exercises_count"
from "templates"
where ("templates"."id" = ? and "templates"."deleted_at" is null);
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH item USING COVERING INDEX template_exercises_week (template_id=? AND week<?)

-- templates/template-jobs.ts: getTemplateJob

select "id", "kind", "template_id", "body", (
  select count(*)
  from "template_job_members"
  where job_id = template_jobs.id
) as "total_count", "created_at", "undone_at", (
  select count(*)
  from "template_job_members"
  where job_id = template_jobs.id and done_at is not null
) as "done_count", (
  select coalesce(sum(items), 0)
  from "template_job_members"
  where job_id = template_jobs.id
) as "items_count"
from "template_jobs"
where "template_jobs"."id" = ?;
-- SEARCH template_jobs USING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH template_job_members USING COVERING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)

-- templates/template-jobs.ts: listFollowers

select distinct "trainee_id"
from "applied_templates"
where ("applied_templates"."template_id" = ? and "applied_templates"."stopped_at" is null)
order by "applied_templates"."trainee_id" asc;
-- SEARCH applied_templates USING INDEX applied_templates_template (template_id=? AND stopped_at=?)
-- USE TEMP B-TREE FOR DISTINCT

-- templates/template-jobs.ts: listTemplatePeople

select "id", "time_zone"
from "trainee_profiles"
where "trainee_profiles"."id" in (
  select value
  from json_each(?)
)
order by "trainee_profiles"."id" asc;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

select "trainee_id", "kind", "starts_on", "repeats", "scaled", "weights", "filled_through"
from "applied_templates"
where "applied_templates"."trainee_id" in (
  select value
  from json_each(?)
) and +"applied_templates"."template_id" = ? and +"applied_templates"."stopped_at" is null;
-- SEARCH applied_templates USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

select "trainee_id", "starts_on", "calories", "protein", "carbs", "fat"
from "nutrition_targets"
where "nutrition_targets"."trainee_id" in (
  select value
  from json_each(?)
);
-- SEARCH nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- templates/template-jobs.ts: listWaiting

select "template_job_members"."trainee_id"
from "template_job_members"
inner join "template_jobs" on "template_jobs"."id" = "template_job_members"."job_id"
where ("template_job_members"."job_id" = ? and "template_job_members"."done_at" is null and "template_jobs"."undone_at"
    is null)
order by "template_job_members"."trainee_id" asc
limit ?;
-- SEARCH template_jobs USING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)

-- templates/template-jobs.ts: undoableJobOf

select "id", "kind", "template_id", "body", (
  select count(*)
  from "template_job_members"
  where job_id = template_jobs.id
) as "total_count", "created_at", "undone_at", (
  select count(*)
  from "template_job_members"
  where job_id = template_jobs.id and done_at is not null
) as "done_count", (
  select coalesce(sum(items), 0)
  from "template_job_members"
  where job_id = template_jobs.id
) as "items_count"
from "template_jobs"
where ("template_jobs"."template_id" = ? and "template_jobs"."undone_at" is null and "template_jobs"."created_at"
    > ?)
order by "template_jobs"."created_at" desc, "template_jobs"."id" desc
limit ?;
-- SEARCH template_jobs USING INDEX template_jobs_template (template_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH template_job_members USING COVERING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
-- USE TEMP B-TREE FOR ORDER BY

-- templates/template-previews.ts: countChanges

select trainee_id, count(*) as items
from (
  with week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
        value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(?1)
    where value ->> 1 = 'exercises'
  ),
  plan as materialized (
    select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
    from week
    left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
        week.sunday
    where true
  )
  select item.*
  from plan
  cross join schedule_exercises item on item.schedule_id = plan.schedule_id
  where item.date >= plan.today and not (not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) or (item.by_hand and ifnull( (
    select own.template_id
    from template_exercises own
    where own.id = item.template_item_id
  ), ifnull(plan.followed_id, plan.template_id)) = plan.template_id)) and not exists (
    select 1
    from (
      select 1
    )
    cross join template_exercises source on source.id = item.template_item_id and source.template_id =
        plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week || ' days')
        = item.template_day
    cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
  )
)
group by 1;
-- MATERIALIZE plan
--   MATERIALIZE week
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SCAN week
--   SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
-- SCAN plan
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   CO-ROUTINE (subquery-5)
--     SCAN CONSTANT ROW
--   SCAN (subquery-5)
--   SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR GROUP BY

select trainee_id, count(*) as items
from (
  with week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
        value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(?1)
    where value ->> 1 = 'exercises'
  ),
  plan as materialized (
    select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
    from week
    left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
        week.sunday
    where true
  )
  select item.id as item_id, item.trainee_id, source.position, source.version, source.exercise_id as
      exercise_id, source.name as name, source.english_name as english_name, source.category as category,
      source.type as type, source.description as description, source.video_url as video_url, source.video_id
      as video_id, source.sets as sets, source.reps as reps, source.reps_to as reps_to, source.seconds as
      seconds, source.metres as metres, iif(plan.weights, source.weight, null) as weight, source.percent as
      percent, source.tempo as tempo, source.note as note, source.rest as rest, source.rpe as rpe,
      source.duration as duration, source.superset as superset, source.progression as progression,
      source.progression_step as progression_step, source.progression_runs as progression_runs
  from plan
  cross join schedule_exercises item on item.schedule_id = plan.schedule_id and item.template_item_id is not
      null
  cross join template_exercises source on source.id = item.template_item_id and source.template_id =
      plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week || ' days')
      = item.template_day
  cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
  where item.date >= plan.today and item.by_hand = 0 and (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) and (item.template_version <> source.version or item.weight is not iif(plan.weights, source.weight, null))
)
group by 1;
-- MATERIALIZE plan
--   MATERIALIZE week
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SCAN week
--   SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
-- SCAN plan
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR GROUP BY

select trainee_id, count(*) as items
from (
  with week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
        value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(?1)
    where value ->> 1 = 'exercises'
  ),
  plan as materialized (
    select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
    from week
    left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
        week.sunday
    where true
  )
  select item.trainee_id
  from plan
  cross join schedule_exercises item on item.schedule_id = plan.schedule_id
  where item.date >= plan.today and (not (item.status = 'pending' and not exists (
    select 1
    from performed_sets done
    where done.schedule_exercise_id = item.id
  )) or (item.by_hand and ifnull( (
    select own.template_id
    from template_exercises own
    where own.id = item.template_item_id
  ), ifnull(plan.followed_id, plan.template_id)) = plan.template_id))
)
group by 1;
-- MATERIALIZE plan
--   MATERIALIZE week
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SCAN week
--   SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
-- SCAN plan
-- SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
-- USE TEMP B-TREE FOR GROUP BY

select trainee_id, count(*) as items
from (
  with week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday, value ->> 4 as nth,
        value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(?1)
    where value ->> 1 = 'exercises'
  ),
  plan as materialized (
    select week.*, target.id as schedule_id, target.exercises_template_id as followed_id
    from week
    left join weekly_schedules target on target.trainee_id = week.trainee_id and target.week_start_date =
        week.sunday
    where true
  ),
  days as materialized (
    select plan.*, nth.value as day_of_week, date(plan.sunday, '+' || nth.value || ' days') as day
    from plan
    cross join json_each('[0,1,2,3,4,5,6]') nth
  ),
  standing as materialized (
    select item.trainee_id, item.date, coalesce(item.exercise_id, 'gone ' || item.name) as what, count(*) as
        times
    from plan
    cross join schedule_exercises item on item.schedule_id = plan.schedule_id
    where not exists (
      select 1
      from template_exercises own
      where own.id = item.template_item_id and own.template_id = plan.template_id and own.week = plan.nth and
          date(plan.sunday, '+' || own.day_of_week || ' days') = item.template_day
    ) and not (item.date >= plan.today and not (not (item.status = 'pending' and not exists (
      select 1
      from performed_sets done
      where done.schedule_exercise_id = item.id
    )) or (item.by_hand and ifnull( (
      select own.template_id
      from template_exercises own
      where own.id = item.template_item_id
    ), ifnull(plan.followed_id, plan.template_id)) = plan.template_id)) and not exists (
      select 1
      from (
        select 1
      )
      cross join template_exercises source on source.id = item.template_item_id and source.template_id =
          plan.template_id and source.week = plan.nth and date(plan.sunday, '+' || source.day_of_week ||
          ' days') = item.template_day
      cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
    ))
    group by 1, 2, 3
  )
  select lower(printf('%08x-%04x-7%s-a%s-%s', ?2 >> 16, ?2 & 65535, substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)),
      2), hex(randomblob(6)))) as id, plan.schedule_id as schedule_id, plan.trainee_id as trainee_id,
      source.day_of_week as day_of_week, plan.day as date, source.position as position, ?2 as updated_at, ?3
      as written_by, source.id as template_item_id, plan.day as template_day, source.version as
      template_version, source.exercise_id as exercise_id, source.name as name, source.english_name as
      english_name, source.category as category, source.type as type, source.description as description,
      source.video_url as video_url, source.video_id as video_id, source.sets as sets, source.reps as reps,
      source.reps_to as reps_to, source.seconds as seconds, source.metres as metres, iif(plan.weights,
      source.weight, null) as weight, source.percent as percent, source.tempo as tempo, source.note as note,
      source.rest as rest, source.rpe as rpe, source.duration as duration, source.superset as superset,
      source.progression as progression, source.progression_step as progression_step, source.progression_runs
      as progression_runs
  from days plan
  cross join template_exercises source on source.template_id = plan.template_id and source.week = plan.nth and
      source.day_of_week = plan.day_of_week
  cross join exercises library on library.id = source.exercise_id and library.deleted_at is null
  left join standing on standing.trainee_id = plan.trainee_id and standing.date = plan.day and standing.what =
      coalesce(source.exercise_id, 'gone ' || source.name)
  where plan.day >= plan.today and not exists (
    select 1
    from dropped_template_items dropped
    where dropped.trainee_id = plan.trainee_id and dropped.template_item_id = source.id and
        dropped.template_day = plan.day
  ) and (standing.times is null or (
    select count(*)
    from template_exercises twin
    where twin.template_id = source.template_id and twin.week = source.week and twin.day_of_week =
        source.day_of_week and coalesce(twin.exercise_id, 'gone ' || twin.name) = coalesce(source.exercise_id,
        'gone ' || source.name) and (twin.position, twin.id) < (source.position, source.id)
  ) >= standing.times) and not exists (
    select 1
    from schedule_exercises held
    where held.trainee_id = plan.trainee_id and held.template_item_id = source.id and held.template_day =
        plan.day
  )
)
group by 1;
-- MATERIALIZE days
--   MATERIALIZE plan
--     MATERIALIZE week
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--     SCAN week
--     SEARCH target USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
--   SCAN plan
--   SCAN nth VIRTUAL TABLE INDEX 1:
-- MATERIALIZE standing
--   SCAN plan
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH done USING COVERING INDEX performed_sets_item (schedule_exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH own USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 8
--     CO-ROUTINE (subquery-7)
--       SCAN CONSTANT ROW
--     SCAN (subquery-7)
--     SEARCH source USING INDEX sqlite_autoindex_template_exercises_1 (id=?)
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN plan
-- SEARCH source USING INDEX template_exercises_week (template_id=? AND week=? AND day_of_week=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH dropped USING COVERING INDEX dropped_template_items_origin (trainee_id=? AND template_item_id=? AND template_day=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH held USING COVERING INDEX schedule_exercises_template (trainee_id=? AND template_item_id=? AND template_day=?)
-- SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- BLOOM FILTER ON standing (trainee_id=? AND date=? AND what=?)
-- SEARCH standing USING AUTOMATIC COVERING INDEX (trainee_id=? AND date=? AND what=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH twin USING INDEX template_exercises_week (template_id=? AND week=? AND day_of_week=? AND position<?)
-- USE TEMP B-TREE FOR GROUP BY

-- templates/template-previews.ts: listMeant

select "id", "name", "gender", nullif("status", 'active') as "reason"
from "trainee_profiles"
where "trainee_profiles"."id" in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
)
order by "trainee_profiles"."search" asc, "trainee_profiles"."id" asc
limit ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR ORDER BY

-- templates/template-previews.ts: listRunning

select link.trainee_id as traineeId, link.kind, template.name as template, template.english_name as
    englishName, null as weekStart
from json_each(?1) person
cross join applied_templates link on link.trainee_id = person.value and link.stopped_at is null
join templates template on template.id = link.template_id
union all
select applied.trainee_id, applied.kind, null, null, week.week_start_date
from json_each(?1) person
cross join applied_schedules applied on applied.trainee_id = person.value and applied.stopped_at is null
join weekly_schedules week on week.id = applied.schedule_id;
-- COMPOUND QUERY
--   LEFT-MOST SUBQUERY
--     SCAN person VIRTUAL TABLE INDEX 1:
--     SEARCH link USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--     SEARCH template USING INDEX sqlite_autoindex_templates_1 (id=?)
--   UNION ALL
--     SCAN person VIRTUAL TABLE INDEX 1:
--     SEARCH applied USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--     SEARCH week USING INDEX sqlite_autoindex_weekly_schedules_1 (id=?)

-- templates/template-weeks.ts: changeTemplateWeek

select "id", "day_of_week", "position", "exercise_id", "name", "english_name", "category", "type",
    "description", "video_url", "video_id", "sets", "reps", "reps_to", "seconds", "metres", "weight",
    "percent", "tempo", "note", "rest", "rpe", "duration", "superset", "progression", "progression_step",
    "progression_runs", (
  select movement
  from "exercises" library
  where library.id = "exercise_id"
) as "movement"
from "template_exercises"
where ("template_exercises"."template_id" = ? and "template_exercises"."week" = ?)
order by "template_exercises"."day_of_week" asc, "template_exercises"."position" asc, "template_exercises"."id"
    asc;
-- SEARCH template_exercises USING INDEX template_exercises_week (template_id=? AND week=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "id", "day_of_week", "position", "meal_id", "timing", "name", "description", "calories", "protein",
    "carbs", "fat", "quantity"
from "template_meals"
where ("template_meals"."template_id" = ? and "template_meals"."week" = ?)
order by "template_meals"."day_of_week" asc, "template_meals"."position" asc, "template_meals"."id" asc;
-- SEARCH template_meals USING INDEX template_meals_week (template_id=? AND week=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select (
  select count(*)
  from "template_exercises" item
  where item.template_id = ? and item.week = ?
) as "exercises", (
  select count(*)
  from "template_meals" item
  where item.template_id = ? and item.week = ?
) as "meals"
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

update "templates"
set "updated_at" = ?, "edited_at" = iif(exists (
  select 1
  from applied_templates link
  where link.template_id = ? and link.stopped_at is null
), ?, "templates"."edited_at")
where ("templates"."id" = ? and "templates"."deleted_at" is null);
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH link USING COVERING INDEX applied_templates_template (template_id=? AND stopped_at=?)

-- templates/template-weeks.ts: getTemplateWeek

select "id", "day_of_week", "position", "exercise_id", "name", "english_name", "category", "type",
    "description", "video_url", "video_id", "sets", "reps", "reps_to", "seconds", "metres", "weight",
    "percent", "tempo", "note", "rest", "rpe", "duration", "superset", "progression", "progression_step",
    "progression_runs", (
  select movement
  from "exercises" library
  where library.id = "exercise_id"
) as "movement"
from "template_exercises"
where ("template_exercises"."template_id" = ? and "template_exercises"."week" = ?)
order by "template_exercises"."day_of_week" asc, "template_exercises"."position" asc, "template_exercises"."id"
    asc;
-- SEARCH template_exercises USING INDEX template_exercises_week (template_id=? AND week=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "id", "day_of_week", "position", "meal_id", "timing", "name", "description", "calories", "protein",
    "carbs", "fat", "quantity"
from "template_meals"
where ("template_meals"."template_id" = ? and "template_meals"."week" = ?)
order by "template_meals"."day_of_week" asc, "template_meals"."position" asc, "template_meals"."id" asc;
-- SEARCH template_meals USING INDEX template_meals_week (template_id=? AND week=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select (
  select count(*)
  from "template_exercises" item
  where item.template_id = ? and item.week = ?
) as "exercises", (
  select count(*)
  from "template_meals" item
  where item.template_id = ? and item.week = ?
) as "meals"
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

-- templates/template-writes.ts: deleteTemplate

update "applied_templates"
set "stopped_at" = ?
where ("applied_templates"."template_id" = ? and "applied_templates"."stopped_at" is null);
-- SEARCH applied_templates USING COVERING INDEX applied_templates_template (template_id=? AND stopped_at=?)

update "templates"
set "deleted_at" = ?
where ("templates"."id" = ? and "templates"."deleted_at" is null);
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)

-- templates/template-writes.ts: insertTemplate

insert into "templates" ("id", "name", "english_name", "description", "english_description", "goal", "level",
    "days_per_week", "weeks", "search", "created_at", "updated_at", "edited_at", "deleted_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null)
on conflict do nothing;

-- templates/template-writes.ts: updateTemplate

update "templates"
set "weeks" = ?, "search" = ?, "updated_at" = ?, "edited_at" = iif(exists (
  select 1
  from applied_templates link
  where link.template_id = ? and link.stopped_at is null
), ?, "templates"."edited_at")
where ("templates"."id" = ? and "templates"."deleted_at" is null);
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH link USING COVERING INDEX applied_templates_template (template_id=? AND stopped_at=?)

-- templates/templates.ts: listTemplates

select "id", "name", "english_name", "description", "english_description", "goal", "level", "days_per_week",
    "weeks", (
  select count(*)
  from template_exercises item
  where item.template_id = templates.id and item.week < templates.weeks
) as "exercises_count", (
  select count(*)
  from template_meals item
  where item.template_id = templates.id and item.week < templates.weeks
) as "meals_count", (
  select round(sum(item.calories * item.quantity / 100.0) / count(distinct item.week * 7 + item.day_of_week))
  from template_meals item
  where item.template_id = templates.id and item.week < templates.weeks
) as "calories_of_day", (
  select count(distinct link.trainee_id)
  from applied_templates link
  where link.template_id = templates.id and link.stopped_at is null
) as "people_count", "edited_at", "created_at", "updated_at"
from "templates"
where "templates"."deleted_at" is null
order by "templates"."search" asc, "templates"."id" asc
limit ?;
-- SCAN templates
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH item USING COVERING INDEX template_exercises_week (template_id=? AND week<?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH item USING COVERING INDEX template_meals_week (template_id=? AND week<?)
-- CORRELATED SCALAR SUBQUERY 3
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH item USING INDEX template_meals_week (template_id=? AND week<?)
-- CORRELATED SCALAR SUBQUERY 4
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH link USING INDEX applied_templates_template (template_id=? AND stopped_at=?)
-- USE TEMP B-TREE FOR ORDER BY

select count(*) as "total"
from "templates"
where "templates"."deleted_at" is null;
-- SCAN templates

-- templates/templates.ts: templateOf

select "id", "name", "english_name", "description", "english_description", "goal", "level", "days_per_week",
    "weeks", (
  select count(*)
  from template_exercises item
  where item.template_id = templates.id and item.week < templates.weeks
) as "exercises_count", (
  select count(*)
  from template_meals item
  where item.template_id = templates.id and item.week < templates.weeks
) as "meals_count", (
  select round(sum(item.calories * item.quantity / 100.0) / count(distinct item.week * 7 + item.day_of_week))
  from template_meals item
  where item.template_id = templates.id and item.week < templates.weeks
) as "calories_of_day", (
  select count(distinct link.trainee_id)
  from applied_templates link
  where link.template_id = templates.id and link.stopped_at is null
) as "people_count", "edited_at", "created_at", "updated_at"
from "templates"
where ("templates"."id" = ? and "templates"."deleted_at" is null);
-- SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH item USING COVERING INDEX template_exercises_week (template_id=? AND week<?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH item USING COVERING INDEX template_meals_week (template_id=? AND week<?)
-- CORRELATED SCALAR SUBQUERY 3
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH item USING INDEX template_meals_week (template_id=? AND week<?)
-- CORRELATED SCALAR SUBQUERY 4
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH link USING INDEX applied_templates_template (template_id=? AND stopped_at=?)

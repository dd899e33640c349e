-- The statements of worker/data/jobs, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- jobs/job-undo.ts: noteUndone

update "trainee_jobs"
set "body" = json_set("trainee_jobs"."body", '$.restored', (
  select count(*)
  from "lighter_days"
  where trainee_id in (
    select trainee_id
    from "trainee_job_members"
    where job_id = ?
  ) and starts_on = ? and ends_on = ? and created_at = ?
)), "undone_at" = ?
where "trainee_jobs"."id" = ?;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on=?)
--   LIST SUBQUERY 1
--     SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

update "trainee_jobs"
set "body" = json_set("trainee_jobs"."body", '$.restored', (
  select count(*)
  from "trainee_job_members" member
  where member.job_id = ? and not exists (
    select 1
    from "lighter_days" later
    where later.trainee_id = member.trainee_id and later.ends_on >= ?
  )
)), "undone_at" = ?
where "trainee_jobs"."id" = ?;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH member USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH later USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)

update "trainee_jobs"
set "body" = json_set("trainee_jobs"."body", '$.restored', (
  select count(*)
  from (
    select member.trainee_id
    from "trainee_job_members" member
    join "conversations" talk on talk.trainee_id = member.trainee_id
    where member.job_id = ? and talk.muted_at is ?
  )
)), "undone_at" = ?
where "trainee_jobs"."id" = ?;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH member USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SEARCH talk USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)

update "trainee_jobs"
set "body" = json_set("trainee_jobs"."body", '$.restored', (
  select count(*)
  from (
    select member.trainee_id
    from "trainee_job_members" member
    join "trainee_profiles" person on person.id = member.trainee_id
    where member.job_id = ? and person.status = ?
  )
)), "undone_at" = ?
where "trainee_jobs"."id" = ?;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH person USING COVERING INDEX trainee_profiles_status (status=?)
--   SEARCH member USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)

update "trainee_jobs"
set "body" = json_set("trainee_jobs"."body", '$.restored', ?), "undone_at" = ?
where "trainee_jobs"."id" = ?;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

-- jobs/job-undo.ts: refuseUndone

select json_extract('{}', case when exists (
  select 1
  from trainee_jobs
  where id = ? and undone_at is not null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

-- jobs/trainee-job-effects.ts: jobEffects

insert into "conversations" ("trainee_id", "status", "revision", "last_seq", "last_message_at",
    "last_message_kind", "last_message_text", "last_message_from", "trainer_message_at",
    "trainer_message_kind", "trainer_message_text", "unread_by_trainer", "unread_by_trainee", "unread_since",
    "trainee_seen_at", "muted_at", "created_at")
select trainee_id, ?, ?, ?, null, null, null, null, null, null, null, ?, ?, null, null, ?, ?
from "trainee_job_members"
where job_id = ?
on conflict ("conversations"."trainee_id") do update
set "muted_at" = ?;
-- SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

update "trainee_profiles"
set "status" = ?, "updated_at" = ?
where "trainee_profiles"."id" in (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
);
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

-- jobs/trainee-job-effects.ts: restoreMembers

update "conversations"
set "muted_at" = (
  select "trainee_job_members"."before" ->> 'mutedAt'
  from "trainee_job_members"
  where ("trainee_job_members"."job_id" = ? and "trainee_job_members"."trainee_id" = "conversations"."trainee_id")
)
where "conversations"."trainee_id" in (
  select member.trainee_id
  from "trainee_job_members" member
  join "conversations" talk on talk.trainee_id = member.trainee_id
  where member.job_id = ? and talk.muted_at is ?
);
-- SEARCH conversations USING COVERING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- LIST SUBQUERY 2
--   SEARCH member USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SEARCH talk USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)

update "trainee_profiles"
set "status" = (
  select "trainee_job_members"."before" ->> 'status'
  from "trainee_job_members"
  where ("trainee_job_members"."job_id" = ? and "trainee_job_members"."trainee_id" = "trainee_profiles"."id")
),
"updated_at" = ?
where "trainee_profiles"."id" in (
  select member.trainee_id
  from "trainee_job_members" member
  join "trainee_profiles" person on person.id = member.trainee_id
  where member.job_id = ? and person.status = ?
);
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH person USING COVERING INDEX trainee_profiles_status (status=?)
--   SEARCH member USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)

-- jobs/trainee-job-lighter-days.ts: lightenMembers

delete from "lighter_days"
where trainee_id in (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
) and starts_on >= ?;
-- SEARCH lighter_days USING COVERING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on>?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

insert into "lighter_days" ("trainee_id", "starts_on", "ends_on", "created_at")
select trainee_id, ?, ?, ?
from "trainee_job_members"
where job_id = ?;
-- SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

update "lighter_days"
set "ends_on" = ?
where trainee_id in (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
) and ends_on >= ?;
-- SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

-- jobs/trainee-job-lighter-days.ts: undoLightened

delete from "lighter_days"
where trainee_id in (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
) and starts_on = ? and ends_on = ? and created_at = ?;
-- SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

insert into "lighter_days" ("trainee_id", "starts_on", "ends_on", "created_at")
select member.trainee_id, period.value ->> 'startsOn', period.value ->> 'endsOn', period.value ->> 'createdAt'
from "trainee_job_members" member
cross join json_each(member.before, '$.periods') period
where member.job_id = ? and not exists (
  select 1
  from "lighter_days" later
  where later.trainee_id = member.trainee_id and later.ends_on >= ?
)
on conflict ("lighter_days"."trainee_id", "lighter_days"."starts_on") do update
set "ends_on" = excluded.ends_on;
-- SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH later USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
-- SCAN period VIRTUAL TABLE INDEX 3:

-- jobs/trainee-job-lines.ts: readChangedLines

select "subscription_changes"."trainee_id", "subscription_changes"."id", "trainee_profiles"."time_zone",
    "subscription_changes"."before", "subscription_changes"."after"
from "trainee_job_members"
inner join "subscription_changes" on "subscription_changes"."id" = "trainee_job_members"."before" ->>
    'changeId' and "subscription_changes"."undone_at" is null
inner join "trainee_profiles" on "trainee_profiles"."id" = "trainee_job_members"."trainee_id"
where "trainee_job_members"."job_id" = ?;
-- SEARCH trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
-- SEARCH subscription_changes USING INDEX sqlite_autoindex_subscription_changes_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- jobs/trainee-job-lines.ts: readLines

select "id", "name", "gender", "time_zone"
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

-- jobs/trainee-job-lines.ts: restoreLines

update "subscription_changes"
set "undone_at" = ?
where "subscription_changes"."id" in (
  select value
  from json_each(?)
);
-- SEARCH subscription_changes USING COVERING INDEX sqlite_autoindex_subscription_changes_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- jobs/trainee-job-people.ts: readPeople

select id as "person_id", name as "person_name", gender as "person_gender", count(*) over () as "person_total"
from (
  select p.id, p.name, p.gender, p.search, case p.status when 'active' then null else p.status end as reason
  from "trainee_profiles" p
  where p.id in (
    select "trainee_profiles"."id" as id
    from "trainee_profiles"
    where "trainee_profiles"."id" in (
      select value
      from json_each(?)
    )
  )
) as meant
where reason is null
order by search, id
limit ?;
-- CO-ROUTINE (subquery-5)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 1
--       SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN (subquery-5)
-- USE TEMP B-TREE FOR ORDER BY

select id as "person_id", name as "person_name", gender as "person_gender", count(*) over () as "person_total"
from (
  select p.id, p.name, p.gender, p.search, case p.status when 'pending' then 'undecided' when ? then
      'unchanged' end as reason
  from "trainee_profiles" p
  where p.id in (
    select "trainee_profiles"."id" as id
    from "trainee_profiles"
    where "trainee_profiles"."id" in (
      select value
      from json_each(?)
    )
  )
) as meant
where reason is null
order by search, id
limit ?;
-- CO-ROUTINE (subquery-5)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 1
--       SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN (subquery-5)
-- USE TEMP B-TREE FOR ORDER BY

select id as "person_id", name as "person_name", gender as "person_gender", count(*) over () as "person_total"
from (
  select p.id, p.name, p.gender, p.search, case when exists (
    select 1
    from conversations c
    where c.trainee_id = p.id and c.muted_at is not null
  ) = ? then 'unchanged' end as reason
  from "trainee_profiles" p
  where p.id in (
    select "trainee_profiles"."id" as id
    from "trainee_profiles"
    where "trainee_profiles"."id" in (
      select value
      from json_each(?)
    )
  )
) as meant
where reason is null
order by search, id
limit ?;
-- CO-ROUTINE (subquery-6)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 3
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 2
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- SCAN (subquery-6)
-- USE TEMP B-TREE FOR ORDER BY

select id as "person_id", name as "person_name", gender as "person_gender", count(*) over () as "person_total"
from (
  select p.id, p.name, p.gender, p.search, case when not exists (
    select 1
    from "lighter_days" period
    where period.trainee_id = p.id and period.ends_on >= ?
  ) then 'unchanged' end as reason
  from "trainee_profiles" p
  where p.id in (
    select "trainee_profiles"."id" as id
    from "trainee_profiles"
    where "trainee_profiles"."id" in (
      select value
      from json_each(?)
    )
  )
) as meant
where reason is null
order by search, id
limit ?;
-- CO-ROUTINE (subquery-6)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 3
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 2
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
-- SCAN (subquery-6)
-- USE TEMP B-TREE FOR ORDER BY

select id as "person_id", name as "person_name", gender as "person_gender", count(*) over () as "person_total"
from (
  select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status end as reason
  from "trainee_profiles" p
  where p.id in (
    select "trainee_profiles"."id" as id
    from "trainee_profiles"
    where "trainee_profiles"."id" in (
      select value
      from json_each(?)
    )
  )
) as meant
where reason is null
order by search, id
limit ?;
-- CO-ROUTINE (subquery-5)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 1
--       SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN (subquery-5)
-- USE TEMP B-TREE FOR ORDER BY

select id as "person_id", name as "person_name", gender as "person_gender", count(*) over () as "person_total"
from (
  select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status when (
    select week.week_start_date
    from weekly_schedules week
    where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
      select 1
      from schedule_exercises item
      where item.schedule_id = week.id
    ) or exists (
      select 1
      from schedule_meals item
      where item.schedule_id = week.id
    ))
    order by week.week_start_date desc
    limit 1
  ) > ? then 'unchanged' when exists (
    select 1
    from weekly_schedules week
    join schedule_exercises item on item.schedule_id = week.id
    left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.exercise_id, successor.exercise_id)
    where week.trainee_id = p.id and week.week_start_date = (
      select week.week_start_date
      from weekly_schedules week
      where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
        select 1
        from schedule_exercises item
        where item.schedule_id = week.id
      ) or exists (
        select 1
        from schedule_meals item
        where item.schedule_id = week.id
      ))
      order by week.week_start_date desc
      limit 1
    )
  ) or exists (
    select 1
    from weekly_schedules week
    join schedule_meals item on item.schedule_id = week.id
    left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
    cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
        item.meal_id, successor.meal_id)
    where week.trainee_id = p.id and week.week_start_date = (
      select week.week_start_date
      from weekly_schedules week
      where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
        select 1
        from schedule_exercises item
        where item.schedule_id = week.id
      ) or exists (
        select 1
        from schedule_meals item
        where item.schedule_id = week.id
      ))
      order by week.week_start_date desc
      limit 1
    )
  ) then null else 'no_week' end as reason
  from "trainee_profiles" p
  where p.id in (
    select "trainee_profiles"."id" as id
    from "trainee_profiles"
    where "trainee_profiles"."id" in (
      select value
      from json_each(?)
    )
  )
) as meant
where reason is null
order by search, id
limit ?;
-- CO-ROUTINE (subquery-16)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 13
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 12
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     CORRELATED SCALAR SUBQUERY 6
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--       CORRELATED SCALAR SUBQUERY 4
--         SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 5
--         SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     CORRELATED SCALAR SUBQUERY 10
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--       CORRELATED SCALAR SUBQUERY 8
--         SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 9
--         SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SCAN (subquery-16)
-- USE TEMP B-TREE FOR ORDER BY

select id as "person_id", name as "person_name", gender as "person_gender", count(*) over () as "person_total"
from (
  select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status when exists (
    select 1
    from "lighter_days" period
    where period.trainee_id = p.id and period.starts_on <= ? and period.ends_on >= ?
  ) then 'lighter' end as reason
  from "trainee_profiles" p
  where p.id in (
    select "trainee_profiles"."id" as id
    from "trainee_profiles"
    where "trainee_profiles"."id" in (
      select value
      from json_each(?)
    )
  )
) as meant
where reason is null
order by search, id
limit ?;
-- CO-ROUTINE (subquery-6)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 3
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 2
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on<?)
-- SCAN (subquery-6)
-- USE TEMP B-TREE FOR ORDER BY

select json_group_array(id) as "taken_ids"
from (
  select id
  from (
    select p.id, p.name, p.gender, p.search, case p.status when 'active' then null else p.status end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is null
  limit 5000
) as taken;
-- CO-ROUTINE taken
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 1
--       SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN taken

select json_group_array(id) as "taken_ids"
from (
  select id
  from (
    select p.id, p.name, p.gender, p.search, case p.status when 'pending' then 'undecided' when ? then
        'unchanged' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is null
  limit 5000
) as taken;
-- CO-ROUTINE taken
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 1
--       SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN taken

select json_group_array(id) as "taken_ids"
from (
  select id
  from (
    select p.id, p.name, p.gender, p.search, case when exists (
      select 1
      from conversations c
      where c.trainee_id = p.id and c.muted_at is not null
    ) = ? then 'unchanged' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is null
  limit 5000
) as taken;
-- CO-ROUTINE taken
--   SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 3
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 2
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- SCAN taken

select json_group_array(id) as "taken_ids"
from (
  select id
  from (
    select p.id, p.name, p.gender, p.search, case when not exists (
      select 1
      from "lighter_days" period
      where period.trainee_id = p.id and period.ends_on >= ?
    ) then 'unchanged' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is null
  limit 5000
) as taken;
-- CO-ROUTINE taken
--   SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 3
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 2
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
-- SCAN taken

select json_group_array(id) as "taken_ids"
from (
  select id
  from (
    select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is null
  limit 5000
) as taken;
-- CO-ROUTINE taken
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 1
--       SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN taken

select json_group_array(id) as "taken_ids"
from (
  select id
  from (
    select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status when (
      select week.week_start_date
      from weekly_schedules week
      where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
        select 1
        from schedule_exercises item
        where item.schedule_id = week.id
      ) or exists (
        select 1
        from schedule_meals item
        where item.schedule_id = week.id
      ))
      order by week.week_start_date desc
      limit 1
    ) > ? then 'unchanged' when exists (
      select 1
      from weekly_schedules week
      join schedule_exercises item on item.schedule_id = week.id
      left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is
          null
      cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is
          null, item.exercise_id, successor.exercise_id)
      where week.trainee_id = p.id and week.week_start_date = (
        select week.week_start_date
        from weekly_schedules week
        where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
          select 1
          from schedule_exercises item
          where item.schedule_id = week.id
        ) or exists (
          select 1
          from schedule_meals item
          where item.schedule_id = week.id
        ))
        order by week.week_start_date desc
        limit 1
      )
    ) or exists (
      select 1
      from weekly_schedules week
      join schedule_meals item on item.schedule_id = week.id
      left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
      cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
          item.meal_id, successor.meal_id)
      where week.trainee_id = p.id and week.week_start_date = (
        select week.week_start_date
        from weekly_schedules week
        where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
          select 1
          from schedule_exercises item
          where item.schedule_id = week.id
        ) or exists (
          select 1
          from schedule_meals item
          where item.schedule_id = week.id
        ))
        order by week.week_start_date desc
        limit 1
      )
    ) then null else 'no_week' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is null
  limit 500
) as taken;
-- CO-ROUTINE taken
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 13
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 12
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     CORRELATED SCALAR SUBQUERY 6
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--       CORRELATED SCALAR SUBQUERY 4
--         SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 5
--         SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--     CORRELATED SCALAR SUBQUERY 10
--       SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--       CORRELATED SCALAR SUBQUERY 8
--         SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 9
--         SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--     SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--     SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
-- SCAN taken

select json_group_array(id) as "taken_ids"
from (
  select id
  from (
    select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status when exists (
      select 1
      from "lighter_days" period
      where period.trainee_id = p.id and period.starts_on <= ? and period.ends_on >= ?
    ) then 'lighter' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is null
  limit 5000
) as taken;
-- CO-ROUTINE taken
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 3
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     LIST SUBQUERY 2
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on<?)
-- SCAN taken

select reason as "out_reason", n as "out_count", name as "out_name"
from (
  select reason, name, count(*) over (partition by reason) as n, row_number() over (partition by reason order
      by search, id) as nth
  from (
    select p.id, p.name, p.gender, p.search, case p.status when 'active' then null else p.status end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is not null
) as others
where nth <= 10
order by reason, nth;
-- CO-ROUTINE others
--   CO-ROUTINE (subquery-6)
--     CO-ROUTINE (subquery-7)
--       SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--       LIST SUBQUERY 2
--         SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--         LIST SUBQUERY 1
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-7)
--   SCAN (subquery-6)
-- SCAN others
-- USE TEMP B-TREE FOR ORDER BY

select reason as "out_reason", n as "out_count", name as "out_name"
from (
  select reason, name, count(*) over (partition by reason) as n, row_number() over (partition by reason order
      by search, id) as nth
  from (
    select p.id, p.name, p.gender, p.search, case p.status when 'pending' then 'undecided' when ? then
        'unchanged' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is not null
) as others
where nth <= 10
order by reason, nth;
-- CO-ROUTINE others
--   CO-ROUTINE (subquery-6)
--     CO-ROUTINE (subquery-7)
--       SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--       LIST SUBQUERY 2
--         SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--         LIST SUBQUERY 1
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-7)
--   SCAN (subquery-6)
-- SCAN others
-- USE TEMP B-TREE FOR ORDER BY

select reason as "out_reason", n as "out_count", name as "out_name"
from (
  select reason, name, count(*) over (partition by reason) as n, row_number() over (partition by reason order
      by search, id) as nth
  from (
    select p.id, p.name, p.gender, p.search, case when exists (
      select 1
      from conversations c
      where c.trainee_id = p.id and c.muted_at is not null
    ) = ? then 'unchanged' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is not null
) as others
where nth <= 10
order by reason, nth;
-- CO-ROUTINE others
--   CO-ROUTINE (subquery-7)
--     CO-ROUTINE (subquery-8)
--       SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--       LIST SUBQUERY 3
--         SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--         LIST SUBQUERY 2
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-8)
--   SCAN (subquery-7)
-- SCAN others
-- USE TEMP B-TREE FOR ORDER BY

select reason as "out_reason", n as "out_count", name as "out_name"
from (
  select reason, name, count(*) over (partition by reason) as n, row_number() over (partition by reason order
      by search, id) as nth
  from (
    select p.id, p.name, p.gender, p.search, case when not exists (
      select 1
      from "lighter_days" period
      where period.trainee_id = p.id and period.ends_on >= ?
    ) then 'unchanged' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is not null
) as others
where nth <= 10
order by reason, nth;
-- CO-ROUTINE others
--   CO-ROUTINE (subquery-7)
--     CO-ROUTINE (subquery-8)
--       SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--       LIST SUBQUERY 3
--         SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--         LIST SUBQUERY 2
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-8)
--   SCAN (subquery-7)
-- SCAN others
-- USE TEMP B-TREE FOR ORDER BY

select reason as "out_reason", n as "out_count", name as "out_name"
from (
  select reason, name, count(*) over (partition by reason) as n, row_number() over (partition by reason order
      by search, id) as nth
  from (
    select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is not null
) as others
where nth <= 10
order by reason, nth;
-- CO-ROUTINE others
--   CO-ROUTINE (subquery-6)
--     CO-ROUTINE (subquery-7)
--       SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--       LIST SUBQUERY 2
--         SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--         LIST SUBQUERY 1
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-7)
--   SCAN (subquery-6)
-- SCAN others
-- USE TEMP B-TREE FOR ORDER BY

select reason as "out_reason", n as "out_count", name as "out_name"
from (
  select reason, name, count(*) over (partition by reason) as n, row_number() over (partition by reason order
      by search, id) as nth
  from (
    select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status when (
      select week.week_start_date
      from weekly_schedules week
      where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
        select 1
        from schedule_exercises item
        where item.schedule_id = week.id
      ) or exists (
        select 1
        from schedule_meals item
        where item.schedule_id = week.id
      ))
      order by week.week_start_date desc
      limit 1
    ) > ? then 'unchanged' when exists (
      select 1
      from weekly_schedules week
      join schedule_exercises item on item.schedule_id = week.id
      left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is
          null
      cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is
          null, item.exercise_id, successor.exercise_id)
      where week.trainee_id = p.id and week.week_start_date = (
        select week.week_start_date
        from weekly_schedules week
        where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
          select 1
          from schedule_exercises item
          where item.schedule_id = week.id
        ) or exists (
          select 1
          from schedule_meals item
          where item.schedule_id = week.id
        ))
        order by week.week_start_date desc
        limit 1
      )
    ) or exists (
      select 1
      from weekly_schedules week
      join schedule_meals item on item.schedule_id = week.id
      left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
      cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
          item.meal_id, successor.meal_id)
      where week.trainee_id = p.id and week.week_start_date = (
        select week.week_start_date
        from weekly_schedules week
        where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
          select 1
          from schedule_exercises item
          where item.schedule_id = week.id
        ) or exists (
          select 1
          from schedule_meals item
          where item.schedule_id = week.id
        ))
        order by week.week_start_date desc
        limit 1
      )
    ) then null else 'no_week' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is not null
) as others
where nth <= 10
order by reason, nth;
-- CO-ROUTINE others
--   CO-ROUTINE (subquery-17)
--     CO-ROUTINE (subquery-18)
--       SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--       LIST SUBQUERY 13
--         SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--         LIST SUBQUERY 12
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--         CORRELATED SCALAR SUBQUERY 1
--           SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--         CORRELATED SCALAR SUBQUERY 2
--           SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 7
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         CORRELATED SCALAR SUBQUERY 6
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           CORRELATED SCALAR SUBQUERY 4
--             SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--           CORRELATED SCALAR SUBQUERY 5
--             SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--       CORRELATED SCALAR SUBQUERY 11
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         CORRELATED SCALAR SUBQUERY 10
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           CORRELATED SCALAR SUBQUERY 8
--             SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--           CORRELATED SCALAR SUBQUERY 9
--             SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--         CORRELATED SCALAR SUBQUERY 1
--           SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--         CORRELATED SCALAR SUBQUERY 2
--           SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 7
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         CORRELATED SCALAR SUBQUERY 6
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           CORRELATED SCALAR SUBQUERY 4
--             SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--           CORRELATED SCALAR SUBQUERY 5
--             SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--       CORRELATED SCALAR SUBQUERY 11
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         CORRELATED SCALAR SUBQUERY 10
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           CORRELATED SCALAR SUBQUERY 8
--             SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--           CORRELATED SCALAR SUBQUERY 9
--             SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--         CORRELATED SCALAR SUBQUERY 1
--           SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--         CORRELATED SCALAR SUBQUERY 2
--           SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--       CORRELATED SCALAR SUBQUERY 7
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         CORRELATED SCALAR SUBQUERY 6
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           CORRELATED SCALAR SUBQUERY 4
--             SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--           CORRELATED SCALAR SUBQUERY 5
--             SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
--       CORRELATED SCALAR SUBQUERY 11
--         SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--         CORRELATED SCALAR SUBQUERY 10
--           SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--           CORRELATED SCALAR SUBQUERY 8
--             SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--           CORRELATED SCALAR SUBQUERY 9
--             SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--         SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--         SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-18)
--   SCAN (subquery-17)
-- SCAN others
-- USE TEMP B-TREE FOR ORDER BY

select reason as "out_reason", n as "out_count", name as "out_name"
from (
  select reason, name, count(*) over (partition by reason) as n, row_number() over (partition by reason order
      by search, id) as nth
  from (
    select p.id, p.name, p.gender, p.search, case when p.status <> 'active' then p.status when exists (
      select 1
      from "lighter_days" period
      where period.trainee_id = p.id and period.starts_on <= ? and period.ends_on >= ?
    ) then 'lighter' end as reason
    from "trainee_profiles" p
    where p.id in (
      select "trainee_profiles"."id" as id
      from "trainee_profiles"
      where "trainee_profiles"."id" in (
        select value
        from json_each(?)
      )
    )
  ) as meant
  where reason is not null
) as others
where nth <= 10
order by reason, nth;
-- CO-ROUTINE others
--   CO-ROUTINE (subquery-7)
--     CO-ROUTINE (subquery-8)
--       SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--       LIST SUBQUERY 3
--         SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--         LIST SUBQUERY 2
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on<?)
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on<?)
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on<?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-8)
--   SCAN (subquery-7)
-- SCAN others
-- USE TEMP B-TREE FOR ORDER BY

-- jobs/trainee-job-weeks.ts: listWaitingRepeats

select waiting.id as traineeId, waiting.time_zone as timeZone, waiting.sunday as sourceWeek, exists (
  select 1
  from weekly_schedules week
  join schedule_exercises item on item.schedule_id = week.id
  left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.exercise_id, successor.exercise_id)
  where week.trainee_id = waiting.id and week.week_start_date = waiting.sunday
) as exercises, exists (
  select 1
  from weekly_schedules week
  join schedule_meals item on item.schedule_id = week.id
  left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.meal_id, successor.meal_id)
  where week.trainee_id = waiting.id and week.week_start_date = waiting.sunday
) as meals
from (
  select profile.id, profile.time_zone, iif(profile.status = 'active', (
    select week.week_start_date
    from weekly_schedules week
    where week.trainee_id = profile.id and week.week_start_date >= ?1 and (exists (
      select 1
      from schedule_exercises item
      where item.schedule_id = week.id
    ) or exists (
      select 1
      from schedule_meals item
      where item.schedule_id = week.id
    ))
    order by week.week_start_date desc
    limit 1
  ), null) as sunday
  from trainee_job_members member
  cross join trainee_jobs job on job.id = member.job_id and job.undone_at is null
  cross join trainee_profiles profile on profile.id = member.trainee_id
  where member.job_id = ?2 and member.done_at is null and member.trainee_id > ?3
  order by member.trainee_id
  limit ?4
) waiting;
-- CO-ROUTINE waiting
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id>?)
--   SEARCH job USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
--   SEARCH profile USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--     CORRELATED SCALAR SUBQUERY 3
--       SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 4
--       SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- SCAN waiting
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)

-- jobs/trainee-job-weeks.ts: repeatWeek

select json_extract('{}', iif((
  select week.week_start_date
  from weekly_schedules week
  where week.trainee_id = ?1 and week.week_start_date >= ?2 and (exists (
    select 1
    from schedule_exercises item
    where item.schedule_id = week.id
  ) or exists (
    select 1
    from schedule_meals item
    where item.schedule_id = week.id
  ))
  order by week.week_start_date desc
  limit 1
) is not ?2, 'changed', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 3
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)

select json_extract('{}', iif(not exists (
  select 1
  from trainee_job_members member
  join trainee_jobs job on job.id = member.job_id
  where member.job_id = ?1 and member.trainee_id = ?2 and member.done_at is null and job.undone_at is null
), 'known', '$')) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
--   SEARCH job USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

update trainee_job_members
set before = json_object('sourceWeek', ?1, 'rows', json((
  select json_group_array(json_object('noun', noun, 'row_id', row_id, 'row', json(row)))
  from (
    select wanted.trainee_id, 'weekly_schedules' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
        null, json_object('id', stored.id, 'trainee_id', stored.trainee_id, 'week_start_date',
        stored.week_start_date, 'exercises_applied_from', stored.exercises_applied_from, 'meals_applied_from',
        stored.meals_applied_from, 'exercises_template_id', stored.exercises_template_id, 'meals_template_id',
        stored.meals_template_id, 'created_at', stored.created_at, 'updated_at', stored.updated_at,
        'written_by', stored.written_by, 'packed_at', stored.packed_at, 'opened_at', stored.opened_at)) as row
    from (
      select ?2 as trainee_id, value as key
      from json_each(?3)
      union
      select trainee_id, week_start_date
      from weekly_schedules
      where trainee_id = ?2 and week_start_date > ?1
    ) wanted
    left join weekly_schedules stored on stored.trainee_id = wanted.trainee_id and stored.week_start_date =
        wanted.key
    union all
    select wanted.trainee_id, 'applied_schedules' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
        null, json_object('trainee_id', stored.trainee_id, 'kind', stored.kind, 'schedule_id',
        stored.schedule_id, 'applied_at', stored.applied_at, 'stopped_at', stored.stopped_at, 'filled_through',
        stored.filled_through, 'edited_at', stored.edited_at, 'written_by', stored.written_by)) as row
    from (
      select ?2 as trainee_id, value as key
      from json_each(?4)
    ) wanted
    left join applied_schedules stored on stored.trainee_id = wanted.trainee_id and stored.kind = wanted.key
    union all
    select wanted.trainee_id, 'applied_templates' as noun, wanted.key as row_id, iif(stored.trainee_id is null,
        null, json_object('trainee_id', stored.trainee_id, 'kind', stored.kind, 'template_id',
        stored.template_id, 'starts_on', stored.starts_on, 'repeats', stored.repeats, 'scaled', stored.scaled,
        'weights', stored.weights, 'applied_at', stored.applied_at, 'stopped_at', stored.stopped_at,
        'filled_through', stored.filled_through, 'written_by', stored.written_by)) as row
    from (
      select ?2 as trainee_id, value as key
      from json_each(?4)
    ) wanted
    left join applied_templates stored on stored.trainee_id = wanted.trainee_id and stored.kind = wanted.key
  )
)))
where job_id = ?5 and trainee_id = ?2;
-- SEARCH trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
-- SCALAR SUBQUERY 8
--   CO-ROUTINE (subquery-7)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE wanted
--           MERGE (UNION)
--             LEFT
--               SCAN json_each VIRTUAL TABLE INDEX 1:
--               USE TEMP B-TREE FOR ORDER BY
--             RIGHT
--               SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--         SCAN wanted
--         SEARCH stored USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?) LEFT-JOIN
--       UNION ALL
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--         SEARCH stored USING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=? AND kind=?) LEFT-JOIN
--       UNION ALL
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--         SEARCH stored USING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=? AND kind=?) LEFT-JOIN
--   SCAN (subquery-7)

update trainee_job_members
set done_at = ?1
where job_id = ?2 and trainee_id = ?3;
-- SEARCH trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)

-- jobs/trainee-jobs.ts: createTraineeJob

insert into "trainee_job_members" ("job_id", "trainee_id", "before", "done_at")
select ?, p.id, each.value -> 'before', ?
from json_each(?) each
join "trainee_profiles" p on p.id = each.value ->> 'traineeId'
where true;
-- SCAN each VIRTUAL TABLE INDEX 1:
-- SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

insert into "trainee_job_members" ("job_id", "trainee_id", "before", "done_at")
select ?, p.id, json_object('mutedAt', (
  select muted_at
  from conversations c
  where c.trainee_id = p.id
)), ?
from "trainee_profiles" p
where p.id in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
) and (case when exists (
  select 1
  from conversations c
  where c.trainee_id = p.id and c.muted_at is not null
) = ? then 'unchanged' end) is null;
-- SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 3
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)

insert into "trainee_job_members" ("job_id", "trainee_id", "before", "done_at")
select ?, p.id, json_object('periods', json((
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on, 'createdAt', created_at))
  from "lighter_days" period
  where period.trainee_id = p.id and period.ends_on >= ?
))), ?
from "trainee_profiles" p
where p.id in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
) and (case when not exists (
  select 1
  from "lighter_days" period
  where period.trainee_id = p.id and period.ends_on >= ?
) then 'unchanged' end) is null;
-- SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 3
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 2
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)

insert into "trainee_job_members" ("job_id", "trainee_id", "before", "done_at")
select ?, p.id, json_object('status', p.status), ?
from "trainee_profiles" p
where p.id in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
) and (case p.status when 'pending' then 'undecided' when ? then 'unchanged' end) is null;
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "trainee_job_members" ("job_id", "trainee_id", "before", "done_at")
select ?, p.id, null, ?
from "trainee_profiles" p
where p.id in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
) and (case when p.status <> 'active' then p.status when exists (
  select 1
  from "lighter_days" period
  where period.trainee_id = p.id and period.starts_on <= ? and period.ends_on >= ?
) then 'lighter' end) is null;
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH period USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=? AND starts_on<?)

insert into "trainee_job_members" ("job_id", "trainee_id", "before", "done_at")
select ?, p.id, null, null
from "trainee_profiles" p
where p.id in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
) and (case when p.status <> 'active' then p.status end) is null;
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "trainee_job_members" ("job_id", "trainee_id", "before", "done_at")
select ?, p.id, null, null
from "trainee_profiles" p
where p.id in (
  select "trainee_profiles"."id" as id
  from "trainee_profiles"
  where "trainee_profiles"."id" in (
    select value
    from json_each(?)
  )
) and (case when p.status <> 'active' then p.status when (
  select week.week_start_date
  from weekly_schedules week
  where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
    select 1
    from schedule_exercises item
    where item.schedule_id = week.id
  ) or exists (
    select 1
    from schedule_meals item
    where item.schedule_id = week.id
  ))
  order by week.week_start_date desc
  limit 1
) > ? then 'unchanged' when exists (
  select 1
  from weekly_schedules week
  join schedule_exercises item on item.schedule_id = week.id
  left join exercise_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join exercises library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.exercise_id, successor.exercise_id)
  where week.trainee_id = p.id and week.week_start_date = (
    select week.week_start_date
    from weekly_schedules week
    where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
      select 1
      from schedule_exercises item
      where item.schedule_id = week.id
    ) or exists (
      select 1
      from schedule_meals item
      where item.schedule_id = week.id
    ))
    order by week.week_start_date desc
    limit 1
  )
) or exists (
  select 1
  from weekly_schedules week
  join schedule_meals item on item.schedule_id = week.id
  left join meal_successors successor on successor.item_id = item.id and successor.superseded_by is null
  cross join meals library on library.deleted_at is null and library.id = iif(successor.item_id is null,
      item.meal_id, successor.meal_id)
  where week.trainee_id = p.id and week.week_start_date = (
    select week.week_start_date
    from weekly_schedules week
    where week.trainee_id = p.id and week.week_start_date >= ? and (exists (
      select 1
      from schedule_exercises item
      where item.schedule_id = week.id
    ) or exists (
      select 1
      from schedule_meals item
      where item.schedule_id = week.id
    ))
    order by week.week_start_date desc
    limit 1
  )
) then null else 'no_week' end) is null;
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--     CORRELATED SCALAR SUBQUERY 6
--       SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 7
--       SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--   SEARCH item USING INDEX schedule_exercises_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_exercise_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 13
--   SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date=?)
--   CORRELATED SCALAR SUBQUERY 12
--     SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
--     CORRELATED SCALAR SUBQUERY 10
--       SEARCH item USING COVERING INDEX schedule_exercises_schedule (schedule_id=?)
--     CORRELATED SCALAR SUBQUERY 11
--       SEARCH item USING COVERING INDEX schedule_meals_schedule (schedule_id=?)
--   SEARCH item USING INDEX schedule_meals_schedule (schedule_id=?)
--   SEARCH successor USING INDEX sqlite_autoindex_meal_successors_1 (item_id=?) LEFT-JOIN
--   SEARCH library USING INDEX sqlite_autoindex_meals_1 (id=?)

insert into "trainee_jobs" ("id", "kind", "body", "total", "created_at", "undone_at")
values (?, ?, ?, ?, ?, null);

select json_extract('{}', case when (
  select count(*)
  from "trainee_job_members"
  where job_id = ?
) <> ? or exists (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
  except
  select value
  from json_each(?)
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
-- SCALAR SUBQUERY 3
--   MERGE (EXCEPT)
--     LEFT
--       SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--     RIGHT
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR ORDER BY

select json_extract('{}', case when exists (
  select 1
  from trainee_jobs
  where id = ?
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_jobs USING COVERING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

-- jobs/trainee-jobs.ts: getJobText

select "id", "kind", "body", "total", "created_at", "undone_at"
from "trainee_jobs"
where "trainee_jobs"."id" = ?;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

-- jobs/trainee-jobs.ts: getTraineeJob

select "id", "kind", "body", "total", "created_at", "undone_at"
from "trainee_jobs"
where "trainee_jobs"."id" = ?;
-- SEARCH trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)

-- jobs/trainee-jobs.ts: listWaitingMembers

select "trainee_profiles"."id", "trainee_profiles"."name", "trainee_profiles"."gender"
from "trainee_job_members"
inner join "trainee_profiles" on "trainee_profiles"."id" = "trainee_job_members"."trainee_id"
where ("trainee_job_members"."job_id" = ? and "trainee_job_members"."trainee_id" > ? and "trainee_job_members"."done_at"
    is null)
order by "trainee_job_members"."trainee_id" asc
limit ?;
-- SEARCH trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id>?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- jobs/trainee-jobs.ts: noteReached

delete from "trainee_job_members"
where ("trainee_job_members"."job_id" = ? and "trainee_job_members"."trainee_id" in (
  select value
  from json_each(?)
));
-- SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

update "trainee_job_members"
set "done_at" = ?
where ("trainee_job_members"."job_id" = ? and "trainee_job_members"."trainee_id" in (
  select value
  from json_each(?)
));
-- SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=? AND trainee_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

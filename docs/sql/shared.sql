-- The statements of files at the root of worker/data, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- in-slices.ts: inSlices

select "name", "description", "timing", "calories", "protein", "carbs", "fat"
from "meals"
where ("meals"."id" in (
  select value
  from json_each(?)
) and "meals"."deleted_at" is null)
order by "meals"."search" desc nulls last, "meals"."id" desc nulls last;
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR ORDER BY

select "name", "english_name", "category", "sets", "reps", "reps_to", "seconds", "rest", "description",
    "video_url"
from "exercises"
where ("exercises"."id" in (
  select value
  from json_each(?)
) and "exercises"."deleted_at" is null)
order by "exercises"."search" desc, "exercises"."id" desc;
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR ORDER BY

select "trainee_profiles"."id" as "trainee_id", "trainee_profiles"."name" as "trainee_name",
    "trainee_profiles"."phone" as "trainee_phone", "trainee_profiles"."gender" as "trainee_gender",
    "trainee_profiles"."subscription_plan" as "trainee_plan", "trainee_profiles"."status" as "trainee_status",
    "trainee_profiles"."current_weight" as "trainee_weight", "trainee_profiles"."target_steps" as
    "trainee_target_steps", "trainee_profiles"."created_at" as "trainee_joined", "trainee_profiles"."photo_key"
    as "trainee_photo", "accounts"."email" as "trainee_email", "accounts"."deletes_at" as "trainee_deletes_at",
    "accounts"."password_hash" is not null as "trainee_entered", "trainee_profiles"."age" as "trainee_age",
    "trainee_profiles"."target_weight" as "trainee_target_weight", "trainee_profiles"."subscription_start" as
    "trainee_start", "trainee_profiles"."subscription_end" as "trainee_end", "trainee_profiles"."time_zone" as
    "trainee_time_zone", (
  select json_group_array(json_array("trainee_performance"."date", "trainee_performance"."assigned_exercises",
      "trainee_performance"."completed_exercises", "trainee_performance"."assigned_meals",
      "trainee_performance"."completed_meals"))
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = "trainee_profiles"."id" and "trainee_performance"."date" between
      ?1 and ?2 and "trainee_performance"."assigned_exercises" + "trainee_performance"."assigned_meals" > 0
) as "trainee_counted", coalesce( (
  select "trainee_performance"."date"
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = "trainee_profiles"."id" and "trainee_performance"."date" between
      ?3 and ?4 and "trainee_performance"."completed_exercises" + "trainee_performance"."completed_meals" +
      "trainee_performance"."steps" > 0
  order by "trainee_performance"."date" desc
  limit 1
), nullif(max( coalesce((
  select "trainee_performance"."date"
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = "trainee_profiles"."id" and "trainee_performance"."date" between
      ?5 and ?4 and "trainee_performance"."completed_exercises" + "trainee_performance"."completed_meals" +
      "trainee_performance"."steps" > 0
  order by "trainee_performance"."date" desc
  limit 1
), ''), coalesce((
  select date
  from performed_sets beside
  where beside.trainee_id = "trainee_profiles"."id" and beside.date >= ?5 and true
  order by beside.date desc
  limit 1
), ''), coalesce((
  select date
  from own_meals beside
  where beside.trainee_id = "trainee_profiles"."id" and beside.date >= ?5 and true
  order by beside.date desc
  limit 1
), ''), coalesce((
  select date
  from weight_records beside
  where beside.trainee_id = "trainee_profiles"."id" and beside.date >= ?5 and source in ('sent', 'updated')
  order by beside.date desc
  limit 1
), '')), '')) as "trainee_last_logged"
from json_each(?6) named
cross join "trainee_profiles"
cross join "accounts"
where ("trainee_profiles"."id" = named.value and "accounts"."id" = "trainee_profiles"."id")
order by named.key;
-- SCAN named VIRTUAL TABLE INDEX 1:
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH beside USING COVERING INDEX performed_sets_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH beside USING COVERING INDEX own_meals_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH beside USING INDEX weight_records_trainee (trainee_id=? AND date>?)
-- USE TEMP B-TREE FOR ORDER BY

-- trainee-profile.ts: anyTrainee

select "id"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- trainee-profile.ts: getTimeZone

select "time_zone"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- trainee-profile.ts: setTimeZone

update "trainee_profiles"
set "time_zone" = ?, "updated_at" = ?
where ("trainee_profiles"."id" = ? and "trainee_profiles"."time_zone" <> ?);
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

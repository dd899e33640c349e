-- The statements of worker/data/home, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- home/home-account.ts: homeAccountOf

select "accounts"."deletes_at", "account_settings"."prayers", (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'ramadan'
) as "ramadan", (
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
  from (
    select starts_on, ends_on
    from lighter_days
    where trainee_id = ?1
    order by starts_on
  )
) as "lighter_days", "fasting_slots"."shown", "fasting_slots"."breakfast", "fasting_slots"."lunch",
    "fasting_slots"."dinner", "fasting_slots"."snack", "fasting_slots"."training", (
  select json_group_array(json_object( 'date', "fasting_days"."date", 'sealed', "fasting_days"."sealed"))
  from "fasting_days"
  where "fasting_days"."trainee_id" = "accounts"."id" and "fasting_days"."date" between ?2 and ?3
) as "fasting_days", "fasting_health"."sealed"
from "accounts"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
left join "fasting_slots" on "fasting_slots"."trainee_id" = "accounts"."id"
left join "fasting_health" on "fasting_health"."trainee_id" = "accounts"."id"
where "accounts"."id" = ?1;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?) LEFT-JOIN
-- SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   CO-ROUTINE (subquery-2)
--     SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--   SCAN (subquery-2)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH fasting_days USING INDEX sqlite_autoindex_fasting_days_1 (trainee_id=? AND date>? AND date<?)

-- home/home-conversation.ts: conversationOf

select "unread_by_trainee", "last_seq", "last_message_from", "last_message_at", "last_message_kind",
    "last_message_text", "trainer_message_at", "trainer_message_kind", "trainer_message_text", (
  select value
  from settings
  where section = 'general'
) as "general", (
  select value ->> '$.key'
  from settings
  where section = 'photo'
) as "trainer_photo"
from "conversations"
where "conversations"."trainee_id" = ?1;
-- SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- home/home.ts: getHome

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9) as (
  select "id", "timing", "status", "name", "calories", "protein", "carbs", "fat", "quantity", "substitute"
  from "schedule_meals"
  where ("schedule_meals"."trainee_id" = ?1 and "schedule_meals"."date" = ?2)
  order by "schedule_meals"."timing" asc, "schedule_meals"."position" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) as list
from list;
-- CO-ROUTINE list
--   SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=? AND date=?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
-- SCAN list

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12) as (
  select "id", coalesce("substitute" ->> '$.name', "name") as "name", iif("substitute" is null, "english_name",
      "substitute" ->> '$.englishName') as "english_name", "type", "status", "sets", "reps", "reps_to",
      "seconds", "metres", "tempo", "rest", "superset"
  from "schedule_exercises"
  where ("schedule_exercises"."trainee_id" = ?1 and "schedule_exercises"."date" = ?2)
  order by "schedule_exercises"."position" asc, "schedule_exercises"."id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12)) as list
from list;
-- CO-ROUTINE list
--   SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=? AND date=?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
-- SCAN list

-- home/home.ts: getPerformanceWeek

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

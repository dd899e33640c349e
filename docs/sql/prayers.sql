-- The statements of worker/data/prayers, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- prayers/ramadan-settings.ts: ramadanFacts

select (
  select value
  from "settings"
  where section = 'ramadan'
) as "ramadan", (
  select value
  from "settings"
  where section = 'general'
) as "general", (
  select json_group_array(distinct time_zone)
  from "trainee_profiles"
) as "zones"
from "accounts"
where "accounts"."role" = 'trainer' and ?1 = 1;
-- SEARCH accounts USING COVERING INDEX accounts_one_trainer (role=?)
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   USE TEMP B-TREE FOR json_group_array(DISTINCT)
--   SCAN trainee_profiles

-- prayers/settings.ts: getPrayers

select "prayers"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

select "time_zone"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- prayers/settings.ts: setPrayers

insert into "account_settings" ("account_id", "language", "theme", "accent", "font_size", "notifications",
    "hijri", "appearance_at", "prayers", "updated_at")
values (?, ?, ?, ?, ?, '{}', ?, null, ?, ?)
on conflict ("account_settings"."account_id") do update
set "prayers" = ?, "updated_at" = ?;

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

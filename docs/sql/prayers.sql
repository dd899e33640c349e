-- The statements of worker/data/prayers, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

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

-- The statements of worker/data/ramadan, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- ramadan/fasting-slots.ts: getFastingFacts

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "prayers"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

select "trainee_id", "shown", "breakfast", "lunch", "dinner", "snack", "training", "updated_at"
from "fasting_slots"
where "fasting_slots"."trainee_id" = ?;
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)

-- ramadan/fasting-slots.ts: putFastingSlots

insert into "fasting_slots" ("trainee_id", "shown", "breakfast", "lunch", "dinner", "snack", "training",
    "updated_at")
values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict ("fasting_slots"."trainee_id") do update
set "shown" = ?, "updated_at" = ?;

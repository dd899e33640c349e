-- The statements of worker/data/ramadan, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- ramadan/fasting-days.ts: fastingDaysOf

select "date", "sealed"
from "fasting_days"
where "fasting_days"."trainee_id" = ?
order by "fasting_days"."date" asc;
-- SEARCH fasting_days USING INDEX sqlite_autoindex_fasting_days_1 (trainee_id=?)

-- ramadan/fasting-days.ts: hideOrdinaryDay

update "fasting_slots"
set "ordinary_on" = ?
where "fasting_slots"."trainee_id" = ?;
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)

-- ramadan/fasting-days.ts: listSealedOn

select "trainee_id", "sealed"
from "fasting_days"
where ("fasting_days"."trainee_id" in (
  select value
  from json_each(?)
) and "fasting_days"."date" = ?);
-- SEARCH fasting_days USING INDEX sqlite_autoindex_fasting_days_1 (trainee_id=? AND date=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ramadan/fasting-days.ts: putFastingDay

delete from "fasting_days"
where ("fasting_days"."trainee_id" = ? and "fasting_days"."date" = ?);
-- SEARCH fasting_days USING INDEX sqlite_autoindex_fasting_days_1 (trainee_id=? AND date=?)

update "fasting_slots"
set "ordinary_on" = ?
where ("fasting_slots"."trainee_id" = ? and "fasting_slots"."ordinary_on" = ?);
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)

-- ramadan/fasting-days.ts: showOrdinaryDay

update "fasting_slots"
set "ordinary_on" = ?
where ("fasting_slots"."trainee_id" = ? and exists (
  select 1
  from consents consent
  where consent.trainee_id = ? and consent.purpose = 'fasting_coach' and consent.given_at is not null and
      consent.withdrawn_at is null
) and (
  select sealed
  from "fasting_days"
  where trainee_id = ? and date = ?
) = ?);
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH consent USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- SCALAR SUBQUERY 2
--   SEARCH fasting_days USING INDEX sqlite_autoindex_fasting_days_1 (trainee_id=? AND date=?)

-- ramadan/fasting-health.ts: putDoctorDay

update "fasting_health"
set "sealed" = ?, "updated_at" = ?
where ("fasting_health"."trainee_id" = ? and "fasting_health"."sealed" = ?)
returning "trainee_id";
-- SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)

-- ramadan/fasting-health.ts: putFastingHealth

insert into "fasting_health" ("trainee_id", "sealed", "updated_at")
values (?, ?, ?)
on conflict ("fasting_health"."trainee_id") do update
set "sealed" = ?, "updated_at" = ?;

update "fasting_slots"
set "training" = ?, "updated_at" = ?
where ("fasting_slots"."trainee_id" = ? and "fasting_slots"."training" = ?);
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)

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

select "sealed"
from "fasting_health"
where "fasting_health"."trainee_id" = ?;
-- SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)

select "trainee_id", "shown", "breakfast", "lunch", "dinner", "snack", "meals_chosen", "training",
    "ordinary_on", "updated_at"
from "fasting_slots"
where "fasting_slots"."trainee_id" = ?;
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)

-- ramadan/fasting-slots.ts: putFastingSlots

insert into "fasting_slots" ("trainee_id", "shown", "breakfast", "lunch", "dinner", "snack", "meals_chosen",
    "training", "ordinary_on", "updated_at")
select ?, ?, coalesce((
  select value ->> '$.meals.breakfast'
  from "settings"
  where section = 'ramadan'
), ?), coalesce((
  select value ->> '$.meals.lunch'
  from "settings"
  where section = 'ramadan'
), ?), coalesce((
  select value ->> '$.meals.dinner'
  from "settings"
  where section = 'ramadan'
), ?), coalesce((
  select value ->> '$.meals.snack'
  from "settings"
  where section = 'ramadan'
), ?), ?, ?, null, ?
where (
  select sealed
  from "fasting_health"
  where trainee_id = ?
) is ?
on conflict ("fasting_slots"."trainee_id") do update
set "shown" = ?, "updated_at" = ?
returning "trainee_id";
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 5
--   SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 4
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- ramadan/month-done.ts: readMonthDone

select coalesce(sum("completed_exercises" > 0), 0) as "trained_days", coalesce(sum("completed_meals"), 0) as
    "done_meals"
from "trainee_performance"
where ("trainee_performance"."trainee_id" = ?1 and "trainee_performance"."date" between ?2 and ?3);
-- SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)

-- ramadan/settings.ts: changeRamadanSettings

update "fasting_slots"
set "breakfast" = ?, "lunch" = ?, "dinner" = ?, "snack" = ?
where "fasting_slots"."meals_chosen" = ?;
-- SCAN fasting_slots

-- ramadan/shown-fasts.ts: shownFastStatement

select "fasting_slots"."training" as "fast_training", case when "fasting_slots"."training" = 'before_maghrib'
    then (
  select "fasting_health"."sealed"
  from "fasting_health"
  where "fasting_health"."trainee_id" = "fasting_slots"."trainee_id"
) end as "fast_answer", "fasting_slots"."ordinary_on" as "fast_ordinary", "fasting_health"."sealed" as
    "fast_sealed"
from "trainee_profiles"
left join "fasting_slots" on "fasting_slots"."trainee_id" = "trainee_profiles"."id" and "fasting_slots"."shown"
    = 1 and exists (
  select 1
  from consents consent
  where consent.trainee_id = "trainee_profiles"."id" and consent.purpose = 'fasting_coach' and
      consent.given_at is not null and consent.withdrawn_at is null
)
left join "fasting_health" on "fasting_health"."trainee_id" = "trainee_profiles"."id" and exists (
  select 1
  from consents consent
  where consent.trainee_id = "trainee_profiles"."id" and consent.purpose = 'fasting_health' and
      consent.given_at is not null and consent.withdrawn_at is null
)
where "trainee_profiles"."id" = ?1 and ?2 = 1 and coalesce((
  select value ->> '$.on'
  from settings
  where section = 'ramadan'
), 1) <> 0;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 4
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH consent USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH consent USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)

-- ramadan/shown-fasts.ts: shownFastStatements

select "trainee_profiles"."id" as "shown_person", "trainee_profiles"."name" as "shown_name", "fasting_health"."sealed"
    as "shown_sealed", count(*) over () as "shown_total"
from "consents"
cross join "fasting_health"
cross join "trainee_profiles"
where "consents"."purpose" = 'fasting_health' and "consents"."withdrawn_at" is null and "consents"."given_at"
    is not null and "trainee_profiles"."id" = "consents"."trainee_id" and "trainee_profiles"."status" =
    'active' and ?1 = 1 and coalesce((
  select value ->> '$.on'
  from settings
  where section = 'ramadan'
), 1) <> 0 and "fasting_health"."trainee_id" = "consents"."trainee_id"
order by "trainee_profiles"."name", "trainee_profiles"."id"
limit ?2;
-- CO-ROUTINE (subquery-3)
--   SEARCH consents USING INDEX consents_standing (purpose=?)
--   SCALAR SUBQUERY 1
--     SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
--   SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN (subquery-3)
-- USE TEMP B-TREE FOR ORDER BY

select "trainee_profiles"."id" as "shown_person", "trainee_profiles"."name" as "shown_name",
    "trainee_profiles"."time_zone" as "shown_zone", "fasting_slots"."training" as "shown_training", case when
    "fasting_slots"."training" = 'before_maghrib' then (
  select "fasting_health"."sealed"
  from "fasting_health"
  where "fasting_health"."trainee_id" = "fasting_slots"."trainee_id"
) end as "shown_answer", "fasting_slots"."ordinary_on" as "shown_ordinary", count(*) over () as "shown_total"
from "consents"
cross join "fasting_slots"
cross join "trainee_profiles"
where "consents"."purpose" = 'fasting_coach' and "consents"."withdrawn_at" is null and "consents"."given_at"
    is not null and "trainee_profiles"."id" = "consents"."trainee_id" and "trainee_profiles"."status" =
    'active' and ?1 = 1 and coalesce((
  select value ->> '$.on'
  from settings
  where section = 'ramadan'
), 1) <> 0 and "fasting_slots"."trainee_id" = "consents"."trainee_id" and "fasting_slots"."shown" = 1
order by "trainee_profiles"."name", "trainee_profiles"."id"
limit ?2;
-- CO-ROUTINE (subquery-4)
--   SEARCH consents USING INDEX consents_standing (purpose=?)
--   SCALAR SUBQUERY 2
--     SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
--   SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN (subquery-4)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)
-- USE TEMP B-TREE FOR ORDER BY

-- ramadan/sun-reminders.ts: getChosenReminders

select "notifications" -> '$.push' as "push"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

select "suhoor", "water", "training", "weigh_in"
from "sun_reminders"
where "sun_reminders"."trainee_id" = ?;
-- SEARCH sun_reminders USING INDEX sqlite_autoindex_sun_reminders_1 (trainee_id=?)

-- ramadan/sun-reminders.ts: listPeopleToRemind

select "accounts"."id" as "account_id", "accounts"."role", "account_settings"."language", "trainee_profiles"."time_zone",
    "account_settings"."notifications" -> '$.push' as "chosen", case "accounts"."role" when 'trainer' then (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'general'
) end as "general", case "accounts"."role" when 'trainer' then (
  select value
  from settings
  where section = 'notifications'
) end as "ways", "account_settings"."prayers", (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'ramadan'
) as "ramadan", "sun_reminders"."suhoor", "sun_reminders"."water", "sun_reminders"."training", "sun_reminders"."weigh_in",
    "sun_reminders"."ordered", "fasting_slots"."training" as "slot", case when "fasting_slots"."training" =
    'before_maghrib' then (
  select "fasting_health"."sealed"
  from "fasting_health"
  where "fasting_health"."trainee_id" = "fasting_slots"."trainee_id"
) end as "slot_answer"
from "sun_reminders"
inner join "accounts" on "accounts"."id" = "sun_reminders"."trainee_id"
inner join "trainee_profiles" on "trainee_profiles"."id" = "sun_reminders"."trainee_id"
inner join "fasting_slots" on "fasting_slots"."trainee_id" = "sun_reminders"."trainee_id"
left join "account_settings" on "account_settings"."account_id" = "sun_reminders"."trainee_id"
where (+"trainee_profiles"."status" = 'active' and "fasting_slots"."shown" = ? and ("sun_reminders"."trainee_id"
    > ? and 1 in ("sun_reminders"."suhoor", "sun_reminders"."water", "sun_reminders"."training",
    "sun_reminders"."weigh_in")))
order by "sun_reminders"."trainee_id" asc
limit ?;
-- SEARCH sun_reminders USING INDEX sqlite_autoindex_sun_reminders_1 (trainee_id>?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)

-- ramadan/sun-reminders.ts: listRemindedPeople

select "accounts"."id" as "account_id", "accounts"."role", "account_settings"."language", "trainee_profiles"."time_zone",
    "account_settings"."notifications" -> '$.push' as "chosen", case "accounts"."role" when 'trainer' then (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'general'
) end as "general", case "accounts"."role" when 'trainer' then (
  select value
  from settings
  where section = 'notifications'
) end as "ways", "account_settings"."prayers", (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'ramadan'
) as "ramadan", "sun_reminders"."suhoor", "sun_reminders"."water", "sun_reminders"."training", "sun_reminders"."weigh_in",
    "sun_reminders"."ordered", "fasting_slots"."training" as "slot", case when "fasting_slots"."training" =
    'before_maghrib' then (
  select "fasting_health"."sealed"
  from "fasting_health"
  where "fasting_health"."trainee_id" = "fasting_slots"."trainee_id"
) end as "slot_answer"
from "sun_reminders"
inner join "accounts" on "accounts"."id" = "sun_reminders"."trainee_id"
inner join "trainee_profiles" on "trainee_profiles"."id" = "sun_reminders"."trainee_id"
inner join "fasting_slots" on "fasting_slots"."trainee_id" = "sun_reminders"."trainee_id"
left join "account_settings" on "account_settings"."account_id" = "sun_reminders"."trainee_id"
where (+"trainee_profiles"."status" = 'active' and "fasting_slots"."shown" = ? and "sun_reminders"."trainee_id"
    in (
  select value
  from json_each(?)
))
order by "sun_reminders"."trainee_id" asc
limit ?;
-- SEARCH sun_reminders USING INDEX sqlite_autoindex_sun_reminders_1 (trainee_id=?)
-- LIST SUBQUERY 5
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)

-- ramadan/sun-reminders.ts: orderReminders

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('reminderOf', ?, 'reminderOn', ?, 'readers',
    json_group_array(id)), ?, ?, null, ?, null
from (
  select trainee_id id, row_number() over () - 1 as nth
  from "sun_reminders"
  where trainee_id in (
    select value
    from json_each(?)
  ) and coalesce(ordered ->> ?, '') < ? and suhoor = 1
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH sun_reminders USING INDEX sqlite_autoindex_sun_reminders_1 (trainee_id=?)
--     LIST SUBQUERY 1
--       SCAN json_each VIRTUAL TABLE INDEX 1:
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

update "sun_reminders"
set "ordered" = json_set("sun_reminders"."ordered", ?, ?)
where trainee_id in (
  select value
  from json_each(?)
) and coalesce(ordered ->> ?, '') < ? and suhoor = 1;
-- SEARCH sun_reminders USING INDEX sqlite_autoindex_sun_reminders_1 (trainee_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ramadan/sun-reminders.ts: putChosenReminders

insert into "sun_reminders" ("trainee_id", "suhoor", "water", "training", "weigh_in", "ordered", "updated_at")
values (?, ?, ?, ?, ?, ?, ?)
on conflict ("sun_reminders"."trainee_id") do update
set "suhoor" = ?, "water" = ?, "training" = ?, "weigh_in" = ?, "updated_at" = ?;

-- The statements of worker/data/body, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- body/absences.ts: createAbsence

insert into "absences" ("id", "trainee_id", "kind", "starts_on", "ends_on", "note", "status", "created_at",
    "decided_at")
select ?, "trainee_profiles"."id", ?, ?, ?, ?, ?, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
)
on conflict do nothing;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

insert into "absences" ("id", "trainee_id", "kind", "starts_on", "ends_on", "note", "status", "created_at",
    "decided_at")
select ?, "trainee_profiles"."id", ?, ?, ?, ?, ?, ?, null
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
)
on conflict do nothing;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "id", "kind", "starts_on", "ends_on", "note", "status", "created_at"
from "absences"
where ("absences"."id" = ? and "absences"."trainee_id" = ?);
-- SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- body/absences.ts: deleteAskedAbsence

delete from "absences"
where ("absences"."id" = ? and "absences"."trainee_id" = ? and "absences"."status" in (?, …))
returning "id";
-- SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id=?)

delete from "notifications"
where id = ? and sender_id = ? and exists (
  select 1
  from absences
  where id = ? and trainee_id = ? and status = ?
);
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

-- body/absences.ts: getAbsence

select "id", "kind", "starts_on", "ends_on", "note", "status", "created_at"
from "absences"
where ("absences"."id" = ? and "absences"."trainee_id" = ?);
-- SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- body/absences.ts: listAbsences

select "id", "kind", "starts_on", "ends_on", "note", "status", "created_at"
from "absences"
where "absences"."trainee_id" = ?
order by "absences"."ends_on" desc, "absences"."created_at" desc
limit ?;
-- SEARCH absences USING INDEX absences_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- body/absences.ts: moveAbsence

select "id", "kind", "starts_on", "ends_on", "note", "status", "created_at"
from "absences"
where ("absences"."id" = ? and "absences"."trainee_id" = ?);
-- SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id=?)

update "absences"
set "status" = ?, "decided_at" = ?
where ("absences"."id" = ? and "absences"."trainee_id" = ? and "absences"."status" = ?);
-- SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id=?)

-- body/measurements.ts: createMeasurements

insert into "body_measurements" ("id", "trainee_id", "kind", "date", "value", "written_by", "created_at")
select given.value ->> 'id', "trainee_profiles"."id", given.value ->> 'kind', ?, given.value ->> 'value', ?, ?
from "trainee_profiles", json_each(?) given
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and ? <= ?
on conflict do nothing;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN given VIRTUAL TABLE INDEX 1:

select "kind", "id", "date", "value", "written_by"
from "body_measurements"
where ("body_measurements"."trainee_id" = ? and "body_measurements"."id" in (?, …));
-- SEARCH body_measurements USING INDEX sqlite_autoindex_body_measurements_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- body/measurements.ts: deleteMeasurement

delete from "body_measurements"
where ("body_measurements"."id" = ? and "body_measurements"."trainee_id" = ? and "body_measurements"."written_by"
    = ?)
returning "id";
-- SEARCH body_measurements USING INDEX sqlite_autoindex_body_measurements_1 (id=?)

-- body/measurements.ts: listMeasurements

select "id", "date", "value", "written_by", "created_at"
from "body_measurements"
where ("body_measurements"."trainee_id" = ? and "body_measurements"."kind" = ?)
order by "body_measurements"."date" desc, "body_measurements"."created_at" desc, "body_measurements"."id" desc
limit ?;
-- SEARCH body_measurements USING INDEX body_measurements_trainee (trainee_id=? AND kind=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- body/measurements.ts: measuredKindsOf

select kinds.value as "measured_kind", (
  select json_group_array(json_array(id, date, value, written_by))
  from (
    select id, date, value, written_by, max(created_at)
    from "body_measurements"
    where trainee_id = ?1 and kind = kinds.value
    group by date
    order by date desc
    limit 8
  )
) as "measured_days"
from json_each(?2) kinds;
-- SCAN kinds VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH body_measurements USING INDEX body_measurements_trainee (trainee_id=? AND kind=?)
--   SCAN (subquery-1)

-- body/nutrition-targets.ts: listNutritionTargets

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "starts_on", "calories", "protein", "carbs", "fat", "source", "updated_at"
from "nutrition_targets"
where "nutrition_targets"."trainee_id" = ?
order by "nutrition_targets"."starts_on" desc
limit ?;
-- SEARCH nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)

-- body/nutrition-targets.ts: setNutritionTarget

insert into "nutrition_targets" ("trainee_id", "starts_on", "calories", "protein", "carbs", "fat", "source",
    "created_at", "updated_at")
select "trainee_profiles"."id", ?, ?, ?, ?, ?, ?, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
)
on conflict ("nutrition_targets"."trainee_id", "nutrition_targets"."starts_on") do update
set "calories" = excluded.calories, "protein" = excluded.protein, "carbs" = excluded.carbs, "fat" =
    excluded.fat, "source" = excluded.source, "updated_at" = excluded.updated_at;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "starts_on", "calories", "protein", "carbs", "fat", "source", "updated_at"
from "nutrition_targets"
where "nutrition_targets"."trainee_id" = ?
order by "nutrition_targets"."starts_on" desc
limit ?;
-- SEARCH nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)

-- body/nutrition-targets.ts: targetOfDay

with list(c0, c1, c2, c3, c4) as (
  select "starts_on", "calories", "protein", "carbs", "fat"
  from "nutrition_targets"
  where ("nutrition_targets"."trainee_id" = ?1 and "nutrition_targets"."starts_on" <= ?2)
  order by "nutrition_targets"."starts_on" desc
  limit ?3
)
select json_group_array(json_array(c0, c1, c2, c3, c4)) as list
from list;
-- CO-ROUTINE list
--   SEARCH nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=? AND starts_on<?)
-- SCAN list

-- body/nutrition-targets.ts: targetsOfWeek

with list(c0, c1, c2, c3, c4) as (
  select "starts_on", "calories", "protein", "carbs", "fat"
  from "nutrition_targets"
  where ("nutrition_targets"."trainee_id" = ?1 and "nutrition_targets"."starts_on" <= ?2)
  order by "nutrition_targets"."starts_on" desc
  limit ?3
)
select json_group_array(json_array(c0, c1, c2, c3, c4)) as list
from list;
-- CO-ROUTINE list
--   SEARCH nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=? AND starts_on<?)
-- SCAN list

-- body/weight.ts: createWeight

insert into "weight_records" ("id", "trainee_id", "date", "weight", "source", "notes", "created_at")
select ?, "trainee_profiles"."id", ?, ?, ?, null, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ? and exists (
  select 1
  from trainee_profiles
  where trainee_profiles.id = ? and trainee_profiles.time_zone = ?
) and ? <= ?
on conflict do nothing;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH trainee_profiles EXISTS USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "id", "date", "weight", "source"
from "weight_records"
where ("weight_records"."id" = ? and "weight_records"."trainee_id" = ?);
-- SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "trainee_profiles"
set "current_weight" = (
  select weight
  from weight_records
  where id = ?
),
"updated_at" = ?
where ("trainee_profiles"."id" = ? and ? = (
  select id
  from weight_records
  where trainee_id = ?
  order by date desc, created_at desc, rowid desc
  limit 1
) and "trainee_profiles"."current_weight" is not (
  select weight
  from weight_records
  where id = ?
));
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)
-- SCALAR SUBQUERY 3
--   SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)

-- body/weight.ts: deleteWeight

delete from "notifications"
where ("notifications"."id" = ? and "notifications"."sender_id" = ? and exists (
  select "id"
  from "weight_records"
  where ("weight_records"."id" = ? and "weight_records"."trainee_id" = ? and "weight_records"."source" in (?,
      …))
));
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

delete from "weight_records"
where ("weight_records"."id" = ? and "weight_records"."trainee_id" = ? and "weight_records"."source" in (?, …))
returning "id";
-- SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)

update "trainee_profiles"
set "current_weight" = (
  select weight
  from weight_records
  where trainee_id = ? and id <> ?
  order by date desc, created_at desc, rowid desc
  limit 1
),
"updated_at" = ?
where ("trainee_profiles"."id" = ? and exists (
  select "id"
  from "weight_records"
  where ("weight_records"."id" = ? and "weight_records"."trainee_id" = ? and "weight_records"."source" in (?,
      …))
) and "trainee_profiles"."current_weight" is not (
  select weight
  from weight_records
  where trainee_id = ? and id <> ?
  order by date desc, created_at desc, rowid desc
  limit 1
));
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)

-- body/weight.ts: getWeightOverview

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- body/weight.ts: newestWeightsOf

with list(c0, c1, c2) as (
  select "date", "weight", iif("weight_records"."source" in (?1, …), "id", null) as "own_id"
  from "weight_records"
  where ("weight_records"."trainee_id" = ?3 and "weight_records"."date" >= ?4)
  order by "weight_records"."date" desc, "weight_records"."created_at" desc, weight_records.rowid desc
  limit ?5
)
select json_group_array(json_array(c0, c1, c2)) as list
from list;
-- CO-ROUTINE list
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=? AND date>?)
-- SCAN list

-- body/weight.ts: previousWeightOf

select "date", "weight", iif("weight_records"."source" in (?1, …), "id", null) as "own_id"
from "weight_records"
where ("weight_records"."trainee_id" = ?3 and "weight_records"."date" < (
  select max(date)
  from weight_records
  where trainee_id = ?3
))
order by "weight_records"."date" desc, "weight_records"."created_at" desc, weight_records.rowid desc
limit ?4;
-- SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=? AND date<?)
-- SCALAR SUBQUERY 1
--   SEARCH weight_records USING COVERING INDEX weight_records_trainee (trainee_id=?)

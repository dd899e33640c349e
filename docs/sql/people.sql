-- The statements of worker/data/people, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- people/account-deletion.ts: getAccountDeletion

select "deletes_at"
from "accounts"
where "accounts"."id" = ?1;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/account-deletion.ts: keepAccount

update "accounts"
set "deletes_at" = ?
where "accounts"."id" = ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/account-deletion.ts: listDueAccounts

select "accounts"."id", "accounts"."email", "trainee_profiles"."name", "account_settings"."language"
from "accounts"
inner join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where ("accounts"."deletes_at" <= ? and "accounts"."role" = ?)
order by random()
limit ?;
-- SEARCH accounts USING INDEX accounts_deletes (deletes_at<?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- USE TEMP B-TREE FOR ORDER BY

-- people/account-deletion.ts: setAccountDeletion

select "deletes_at"
from "accounts"
where "accounts"."id" = ?1;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

update "accounts"
set "deletes_at" = ?
where ("accounts"."id" = ? and "accounts"."role" = ? and "accounts"."deletes_at" is null);
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/consents.ts: consentOf

select "given_at", "withdrawn_at"
from "consents"
where ("consents"."trainee_id" = ? and "consents"."purpose" = ?);
-- SEARCH consents USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)

-- people/consents.ts: consentsOf

select "purpose", "given_at", "withdrawn_at"
from "consents"
where ("consents"."trainee_id" = ? and "consents"."purpose" in (?, …));
-- SEARCH consents USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)

-- people/consents.ts: giving

insert into "consents" ("trainee_id", "purpose", "given_at", "withdrawn_at")
select ?, ?, ?, null
where (
  select sealed
  from "fasting_health"
  where trainee_id = ?
) = ?
on conflict ("consents"."trainee_id", "consents"."purpose") do update
set "given_at" = ?, "withdrawn_at" = ?
where "consents"."withdrawn_at" is not null
returning "purpose";
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH fasting_health USING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)

insert into "consents" ("trainee_id", "purpose", "given_at", "withdrawn_at")
select ?, ?, ?, null
where true
on conflict ("consents"."trainee_id", "consents"."purpose") do update
set "given_at" = ?, "withdrawn_at" = ?
where "consents"."withdrawn_at" is not null
returning "purpose";
-- SCAN CONSTANT ROW

insert into "photo_consents" ("trainee_id", "purpose", "given_at", "withdrawn_at")
select ?, ?, ?, null
from trainee_profiles
where id = ? and age >= 18
on conflict ("photo_consents"."trainee_id", "photo_consents"."purpose") do update
set "given_at" = ?, "withdrawn_at" = ?
where "photo_consents"."withdrawn_at" is not null;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- people/consents.ts: withdrawing

insert into "consents" ("trainee_id", "purpose", "given_at", "withdrawn_at")
values (?, ?, ?, ?)
on conflict ("consents"."trainee_id", "consents"."purpose") do update
set "withdrawn_at" = ?
where "consents"."withdrawn_at" is null
returning "purpose";

-- people/default-settings.ts: putDefaultSettings

select json_extract('{}', case when ? is not null and not exists (
  select 1
  from "plans"
  where ("plans"."id" = ? and "plans"."status" = ?)
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)

-- people/invitation.ts: findInvitation

select "invitations"."trainee_id", coalesce("trainee_profiles"."name", "invitations"."name") as "invited_name",
    coalesce("accounts"."email", "invitations"."email") as "invited_email", coalesce("trainee_profiles"."phone",
    "invitations"."phone") as "invited_phone", coalesce("trainee_profiles"."gender", "invitations"."gender")
    as "invited_gender", "trainee_profiles"."status", coalesce("trainee_profiles"."subscription_plan",
    "invitations"."plan_id") as "invited_plan", "invitations"."accepted_at", "invitations"."revoked_at",
    "invitations"."expires_at", "accounts"."password_hash" is not null as "has_password"
from "invitations"
left join "trainee_profiles" on "trainee_profiles"."id" = "invitations"."trainee_id"
left join "accounts" on "accounts"."id" = "invitations"."trainee_id"
where "invitations"."hash" = ?;
-- SEARCH invitations USING INDEX invitations_hash_unique (hash=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?) LEFT-JOIN

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- people/invitations.ts: getInvitation

select "invitations"."id" as "invitation_id", "invitations"."hash", "invitations"."trainee_id", coalesce("trainee_profiles"."name",
    "invitations"."name") as "invited_name", coalesce("accounts"."email", "invitations"."email") as
    "invited_email", coalesce("trainee_profiles"."phone", "invitations"."phone") as "invited_phone", coalesce("trainee_profiles"."gender",
    "invitations"."gender") as "invited_gender", "invitations"."plan_id", "plans"."name" as "plan_name",
    "plans"."english_name" as "plan_english_name", "invitations"."sent_at", "invitations"."expires_at",
    "invitations"."accepted_at", "invitations"."revoked_at"
from "invitations"
left join "trainee_profiles" on "trainee_profiles"."id" = "invitations"."trainee_id"
left join "accounts" on "accounts"."id" = "invitations"."trainee_id"
left join "plans" on "plans"."id" = "invitations"."plan_id"
where "invitations"."id" = ?;
-- SEARCH invitations USING INDEX sqlite_autoindex_invitations_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?) LEFT-JOIN
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?) LEFT-JOIN

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- people/invitations.ts: insertInvitation

insert into "invitations" ("id", "hash", "trainee_id", "name", "email", "phone", "gender", "plan_id",
    "created_at", "sent_at", "expires_at", "accepted_at", "revoked_at")
select ?, ?, ?, ?, null, null, null, null, ?, ?, ?, null, null
where true
on conflict do nothing;
-- SCAN CONSTANT ROW

insert into "invitations" ("id", "hash", "trainee_id", "name", "email", "phone", "gender", "plan_id",
    "created_at", "sent_at", "expires_at", "accepted_at", "revoked_at")
select ?, ?, null, ?, ?, ?, ?, ?, ?, ?, ?, null, null
where true
on conflict do nothing;
-- SCAN CONSTANT ROW

select "invitations"."id" as "invitation_id", "invitations"."hash", "invitations"."trainee_id", coalesce("trainee_profiles"."name",
    "invitations"."name") as "invited_name", coalesce("accounts"."email", "invitations"."email") as
    "invited_email", coalesce("trainee_profiles"."phone", "invitations"."phone") as "invited_phone", coalesce("trainee_profiles"."gender",
    "invitations"."gender") as "invited_gender", "invitations"."plan_id", "plans"."name" as "plan_name",
    "plans"."english_name" as "plan_english_name", "invitations"."sent_at", "invitations"."expires_at",
    "invitations"."accepted_at", "invitations"."revoked_at"
from "invitations"
left join "trainee_profiles" on "trainee_profiles"."id" = "invitations"."trainee_id"
left join "accounts" on "accounts"."id" = "invitations"."trainee_id"
left join "plans" on "plans"."id" = "invitations"."plan_id"
where "invitations"."id" = ?;
-- SEARCH invitations USING INDEX sqlite_autoindex_invitations_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?) LEFT-JOIN
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?) LEFT-JOIN

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

select json_extract('{}', case when not exists (
  select 1
  from invitations
  where id = ?
) and exists (
  select 1
  from accounts
  where email = ?
) then ? when not exists (
  select 1
  from invitations
  where id = ?
) and not exists (
  select 1
  from plans
  where id = ? and status = 'active'
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-5)
--   SCAN CONSTANT ROW
-- SCAN (subquery-5)
-- SCALAR SUBQUERY 1
--   SEARCH invitations USING COVERING INDEX sqlite_autoindex_invitations_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING COVERING INDEX accounts_email_unique (email=?)
-- SCALAR SUBQUERY 3
--   SEARCH invitations USING COVERING INDEX sqlite_autoindex_invitations_1 (id=?)
-- SCALAR SUBQUERY 4
--   SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)

select json_extract('{}', case when not exists (
  select 1
  from invitations
  where id = ?
) and not exists (
  select 1
  from accounts
  where id = ? and role = 'trainee' and password_hash is null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH invitations USING COVERING INDEX sqlite_autoindex_invitations_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/invitations.ts: listInvitations

select "invitations"."id" as "invitation_id", "invitations"."hash", "invitations"."trainee_id", coalesce("trainee_profiles"."name",
    "invitations"."name") as "invited_name", coalesce("accounts"."email", "invitations"."email") as
    "invited_email", coalesce("trainee_profiles"."phone", "invitations"."phone") as "invited_phone", coalesce("trainee_profiles"."gender",
    "invitations"."gender") as "invited_gender", "invitations"."plan_id", "plans"."name" as "plan_name",
    "plans"."english_name" as "plan_english_name", "invitations"."sent_at", "invitations"."expires_at",
    "invitations"."accepted_at", "invitations"."revoked_at"
from "invitations"
left join "trainee_profiles" on "trainee_profiles"."id" = "invitations"."trainee_id"
left join "accounts" on "accounts"."id" = "invitations"."trainee_id"
left join "plans" on "plans"."id" = "invitations"."plan_id"
where ("invitations"."accepted_at" is null and "invitations"."revoked_at" is null)
order by "invitations"."created_at" desc
limit ?;
-- SCAN invitations USING INDEX invitations_open
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?) LEFT-JOIN
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?) LEFT-JOIN

select "invitations"."id" as "invitation_id", "invitations"."hash", "invitations"."trainee_id", coalesce("trainee_profiles"."name",
    "invitations"."name") as "invited_name", coalesce("accounts"."email", "invitations"."email") as
    "invited_email", coalesce("trainee_profiles"."phone", "invitations"."phone") as "invited_phone", coalesce("trainee_profiles"."gender",
    "invitations"."gender") as "invited_gender", "invitations"."plan_id", "plans"."name" as "plan_name",
    "plans"."english_name" as "plan_english_name", "invitations"."sent_at", "invitations"."expires_at",
    "invitations"."accepted_at", "invitations"."revoked_at"
from "invitations"
left join "trainee_profiles" on "trainee_profiles"."id" = "invitations"."trainee_id"
left join "accounts" on "accounts"."id" = "invitations"."trainee_id"
left join "plans" on "plans"."id" = "invitations"."plan_id"
where (not "invitations"."accepted_at" is null or not "invitations"."revoked_at" is null)
order by "invitations"."expires_at" desc
limit ?;
-- SCAN invitations USING INDEX invitations_expires
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?) LEFT-JOIN
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?) LEFT-JOIN

-- people/invitations.ts: openInvitations

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13) as (
  select "invitations"."id" as "invitation_id", "invitations"."hash", "invitations"."trainee_id", coalesce("trainee_profiles"."name",
      "invitations"."name") as "invited_name", coalesce("accounts"."email", "invitations"."email") as
      "invited_email", coalesce("trainee_profiles"."phone", "invitations"."phone") as "invited_phone",
      coalesce("trainee_profiles"."gender", "invitations"."gender") as "invited_gender", "invitations"."plan_id",
      "plans"."name" as "plan_name", "plans"."english_name" as "plan_english_name", "invitations"."sent_at",
      "invitations"."expires_at", "invitations"."accepted_at", "invitations"."revoked_at"
  from "invitations"
  left join "trainee_profiles" on "trainee_profiles"."id" = "invitations"."trainee_id"
  left join "accounts" on "accounts"."id" = "invitations"."trainee_id"
  left join "plans" on "plans"."id" = "invitations"."plan_id"
  where ("invitations"."accepted_at" is null and "invitations"."revoked_at" is null and "invitations"."trainee_id"
      is null and "invitations"."expires_at" > ?1)
  order by "invitations"."created_at" desc
  limit ?2
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)) as list
from list;
-- CO-ROUTINE list
--   SEARCH invitations USING INDEX invitations_trainee (trainee_id=?)
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?) LEFT-JOIN
--   SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- people/invitations.ts: orderInvitationMail

select "id"
from "invitations"
where ("invitations"."id" = ? and "invitations"."hash" = ? and ("invitations"."accepted_at" is null and not
    exists (
  select 1
  from accounts a
  where a.id = "invitations"."trainee_id" and a.password_hash is not null
)) and "invitations"."revoked_at" is null and "invitations"."expires_at" > ?);
-- SEARCH invitations USING INDEX invitations_hash_unique (hash=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/invitations.ts: renewInvitation

update "invitations"
set "hash" = ?, "sent_at" = ?, "expires_at" = ?, "revoked_at" = ?
where ("invitations"."id" = ? and ("invitations"."accepted_at" is null and not exists (
  select 1
  from accounts a
  where a.id = "invitations"."trainee_id" and a.password_hash is not null
)) and (not "invitations"."trainee_id" is null or not "invitations"."plan_id" is null))
returning "id";
-- SEARCH invitations USING INDEX sqlite_autoindex_invitations_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/invitations.ts: revokeInvitation

update "invitations"
set "revoked_at" = ?
where ("invitations"."id" = ? and "invitations"."accepted_at" is null and "invitations"."revoked_at" is null);
-- SEARCH invitations USING INDEX sqlite_autoindex_invitations_1 (id=?)

-- people/look-alikes.ts: findLookAlike

select "trainee_profiles"."id", "trainee_profiles"."name", "accounts"."email"
from "trainee_profiles"
inner join "accounts" on "accounts"."id" = "trainee_profiles"."id"
where "trainee_profiles"."id" <> ?;
-- SCAN trainee_profiles
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/own-profile.ts: getOwnIdentity

select "email"
from "accounts"
where "accounts"."id" = ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

select "name", "phone"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- people/own-profile.ts: writeOwnProfile

update "trainee_profiles"
set "name" = ?, "search" = ?, "updated_at" = ?
where ("trainee_profiles"."id" = ? and "trainee_profiles"."name" = ? and "trainee_profiles"."phone" is ? and
    exists (
  select 1
  from "accounts"
  where "accounts"."id" = ? and "accounts"."email" = ?
))
returning "id";
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX accounts_email_unique (email=?)

-- people/photo.ts: setPhoto

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('prefix', photo_key), ?, ?, null, ?, null
from "trainee_profiles"
where "trainee_profiles"."id" = ? and "trainee_profiles"."photo_key" is not null and "trainee_profiles"."photo_key"
    is not ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "trainee_profiles"
set "photo_key" = ?, "updated_at" = ?
where "trainee_profiles"."id" = ?
returning "id";
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- people/profile.ts: getProfile

select "trainee_profiles"."name" as "profile_name", "accounts"."email" as "profile_email", "trainee_profiles"."phone"
    as "profile_phone", "trainee_profiles"."gender" as "profile_gender", "trainee_profiles"."photo_key" as
    "profile_photo", "trainee_profiles"."age" as "profile_age", "trainee_profiles"."blood_type" as
    "profile_blood_type", "trainee_profiles"."height" as "profile_height", "trainee_profiles"."target_weight"
    as "profile_target", "trainee_profiles"."goal" as "profile_goals", "trainee_profiles"."time_zone" as
    "profile_time_zone", "trainee_profiles"."created_at" as "profile_created", "trainee_profiles"."subscription_start"
    as "profile_start", "trainee_profiles"."subscription_end" as "profile_end", "plans"."name" as "plan_name",
    "plans"."english_name" as "plan_english", "plans"."features" as "plan_features", "plans"."english_features"
    as "plan_english_features", "subscriptions"."plan_name" as "bought_name", "subscriptions"."english_plan_name"
    as "bought_english", "subscriptions"."price_agorot" as "bought_price", "subscriptions"."months" as
    "bought_months", "subscriptions"."pauses" as "bought_pauses"
from "trainee_profiles"
cross join "accounts"
cross join "plans"
left join "subscriptions" on "subscriptions"."id" = (
  select id
  from subscriptions s
  where s.trainee_id = "trainee_profiles"."id" and s.starts_on = "trainee_profiles"."subscription_start"
  order by s.ends_on desc
  limit 1
)
where ("trainee_profiles"."id" = ?1 and "accounts"."id" = ?1 and "plans"."id" = "trainee_profiles"."subscription_plan");
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)
-- SEARCH subscriptions USING INDEX sqlite_autoindex_subscriptions_1 (id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH s USING INDEX subscriptions_trainee (trainee_id=? AND starts_on=?)
--   USE TEMP B-TREE FOR ORDER BY

-- people/registration.ts: insertTrainee

insert into "account_settings" ("account_id", "language", "theme", "accent", "font_size", "notifications",
    "hijri", "appearance_at", "prayers", "updated_at")
values (?, ?, ?, ?, ?, '{}', ?, null, null, ?);

insert into "accounts" ("id", "email", "password_hash", "role", "email_confirmed_at", "deletes_at",
    "created_at", "updated_at")
values (?, ?, ?, ?, null, null, ?, ?);

insert into "conversations" ("trainee_id", "status", "revision", "last_seq", "last_message_at",
    "last_message_kind", "last_message_text", "last_message_from", "trainer_message_at",
    "trainer_message_kind", "trainer_message_text", "unread_by_trainer", "unread_by_trainee", "unread_since",
    "trainee_seen_at", "muted_at", "created_at")
values (?, ?, ?, ?, null, null, null, null, null, null, null, ?, ?, null, null, null, ?);

insert into "subscriptions" ("id", "trainee_id", "plan_id", "plan_name", "english_plan_name", "price_agorot",
    "months", "starts_on", "ends_on", "pauses", "billed", "created_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', ?, ?);

insert into "trainee_profiles" ("id", "name", "phone", "search", "gender", "age", "blood_type", "height",
    "initial_weight", "current_weight", "target_weight", "goal", "subscription_plan", "subscription_start",
    "subscription_end", "status", "target_steps", "time_zone", "photo_key", "attention", "created_at",
    "updated_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null, ?, ?);
-- SEARCH past_names USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
-- SEARCH past_imports USING COVERING INDEX past_imports_trainee (trainee_id=?)
-- SEARCH past_exercise_days USING COVERING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=?)
-- SEARCH past_days USING COVERING INDEX past_days_day (trainee_id=?)
-- SEARCH opening_balances USING COVERING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)
-- SEARCH payment_proofs USING COVERING INDEX payment_proofs_trainee (trainee_id=?)
-- SEARCH fasting_health USING COVERING INDEX sqlite_autoindex_fasting_health_1 (trainee_id=?)
-- SEARCH sun_reminders USING COVERING INDEX sqlite_autoindex_sun_reminders_1 (trainee_id=?)
-- SEARCH fasting_days USING COVERING INDEX sqlite_autoindex_fasting_days_1 (trainee_id=?)
-- SEARCH lighter_days USING COVERING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
-- SEARCH fasting_slots USING COVERING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)
-- SEARCH consents USING COVERING INDEX sqlite_autoindex_consents_1 (trainee_id=?)
-- SEARCH answer_recordings USING COVERING INDEX answer_recordings_arrivals (trainee_id=?)
-- SEARCH progress_photos USING COVERING INDEX progress_photos_arrivals (trainee_id=?)
-- SEARCH photo_consents USING COVERING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=?)
-- SEARCH check_ins USING COVERING INDEX check_ins_sent (trainee_id=?)
-- SEARCH check_in_schedules USING COVERING INDEX check_in_schedules_form (trainee_id=?)
-- SEARCH own_foods USING COVERING INDEX own_foods_trainee (trainee_id=?)
-- SEARCH machine_seats USING COVERING INDEX sqlite_autoindex_machine_seats_1 (trainee_id=?)
-- SEARCH workout_feelings USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
-- SEARCH households USING COVERING INDEX sqlite_autoindex_households_1 (trainee_id=?)
-- SEARCH packed_exercise_days USING COVERING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=?)
-- SEARCH weight_records USING COVERING INDEX weight_records_trainee (trainee_id=?)
-- SEARCH trainee_search_words USING COVERING INDEX trainee_search_words_trainee (trainee_id=?)
-- SEARCH trainee_job_members USING COVERING INDEX trainee_job_members_trainee (trainee_id=?)
-- SEARCH nutrition_targets USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
-- SEARCH notes USING COVERING INDEX notes_trainee (trainee_id=?)
-- SEARCH invitations USING COVERING INDEX invitations_trainee (trainee_id=?)
-- SEARCH body_measurements USING COVERING INDEX body_measurements_trainee (trainee_id=?)
-- SEARCH attention_marks USING COVERING INDEX sqlite_autoindex_attention_marks_1 (trainee_id=?)
-- SEARCH absences USING COVERING INDEX absences_trainee (trainee_id=?)
-- SEARCH template_job_rows USING COVERING INDEX template_job_rows_trainee (trainee_id=?)
-- SEARCH template_job_members USING COVERING INDEX template_job_members_trainee (trainee_id=?)
-- SEARCH dropped_template_items USING COVERING INDEX dropped_template_items_origin (trainee_id=?)
-- SEARCH applied_templates USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
-- SEARCH weekly_schedules USING COVERING INDEX unique_trainee_week (trainee_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_day (trainee_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_day (trainee_id=?)
-- SEARCH removed_items USING COVERING INDEX removed_items_trainee (trainee_id=?)
-- SEARCH applied_schedules USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
-- SEARCH trainee_balances USING COVERING INDEX sqlite_autoindex_trainee_balances_1 (trainee_id=?)
-- SEARCH subscriptions USING COVERING INDEX subscriptions_trainee (trainee_id=?)
-- SEARCH subscription_reminders USING COVERING INDEX sqlite_autoindex_subscription_reminders_1 (trainee_id=?)
-- SEARCH subscription_changes USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
-- SEARCH payments USING COVERING INDEX payments_trainee (trainee_id=?)
-- SEARCH conversations USING COVERING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- SEARCH trainee_steps USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- SEARCH trainee_performance USING COVERING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=?)
-- SEARCH step_links USING COVERING INDEX sqlite_autoindex_step_links_1 (trainee_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_day (trainee_id=?)
-- SEARCH own_meals USING COVERING INDEX own_meals_created (trainee_id=?)
-- SEARCH favourite_foods USING COVERING INDEX sqlite_autoindex_favourite_foods_1 (trainee_id=?)
-- SEARCH exercise_days USING COVERING INDEX exercise_days_volume (trainee_id=?)

insert into "weight_records" ("id", "trainee_id", "date", "weight", "source", "notes", "created_at")
values (?, ?, ?, ?, ?, null, ?);

-- people/trainee-changes.ts: getTraineeBefore

select "email"
from "accounts"
where "accounts"."id" = ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

select "id", "name", "phone", "subscription_plan", "current_weight", "time_zone", "status"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "language"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

-- people/trainee-changes.ts: writeTraineeChanges

select json_extract('{}', case when not exists (
  select 1
  from "trainee_profiles" p
  join "accounts" a on a.id = p.id
  where p.id = ? and p.name = ? and p.phone is ? and a.email = ?
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH a USING INDEX accounts_email_unique (email=?)

-- people/trainee-deletion.ts: deleteTraineeRows

delete from "access_attempts"
where (
  select email
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
) is not null and (substr("access_attempts"."key", -length((
  select email
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
)) - 1) = ':' || (
  select email
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
) or substr("access_attempts"."key", -37) = ?);
-- SCAN access_attempts
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

delete from "accounts"
where ("accounts"."id" = ? and "accounts"."role" = ?);
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH notes USING COVERING INDEX notes_author (author_id=?)
-- SEARCH push_subscriptions USING COVERING INDEX push_subscriptions_account (account_id=?)
-- SEARCH notifications USING COVERING INDEX notifications_recipient (recipient_id=?)
-- SEARCH notifications USING COVERING INDEX notifications_sender (sender_id=?)
-- SEARCH notification_deliveries USING COVERING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=?)
-- SEARCH totp_credentials USING COVERING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- SEARCH sessions USING COVERING INDEX sessions_account (account_id=?)
-- SEARCH recovery_codes USING COVERING INDEX sqlite_autoindex_recovery_codes_1 (account_id=?)
-- SEARCH mail_tokens USING COVERING INDEX mail_tokens_account (account_id=?)
-- SEARCH account_settings USING COVERING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

delete from "import_rows"
where ("import_rows"."row_id" = ? and exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
));
-- SEARCH import_rows USING COVERING INDEX import_rows_row (row_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

delete from "imports"
where "imports"."id" in (
  select id
  from past_imports
  where trainee_id = ?
) and exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
);
-- SEARCH imports USING COVERING INDEX sqlite_autoindex_imports_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH past_imports USING INDEX past_imports_trainee (trainee_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)

delete from "notifications"
where ("notifications"."sender_id" = ? and exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
));
-- SEARCH notifications USING COVERING INDEX notifications_sender (sender_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

delete from "outbox"
where ("outbox"."topic" = ? and json_extract("outbox"."payload", '$.to') = (
  select email
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
));
-- SCAN outbox
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

delete from "subscriptions"
where ("subscriptions"."trainee_id" = ? and exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
) and exists (
  select 1
  from "accounts"
  where id = ? and created_at > ?
) and not exists (
  select 1
  from "payments"
  where trainee_id = ?
));
-- SEARCH subscriptions USING COVERING INDEX subscriptions_trainee (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH payments USING COVERING INDEX payments_trainee (trainee_id=?)

select "id"
from "accounts"
where ("accounts"."id" = ? and "accounts"."role" = ?);
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

update "payments"
set "note" = ?
where ("payments"."trainee_id" = ? and exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
));
-- SEARCH payments USING COVERING INDEX payments_trainee (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- people/trainee-scope.ts: requireTraineeScope

select "id"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- people/trainee-writes.ts: changeStatements

update "trainee_profiles"
set "name" = ?, "search" = ?, "updated_at" = ?
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- people/trainees.ts: traineeDetailsQueries

select "id", "date", "weight", "source", "created_at"
from "weight_records"
where "weight_records"."trainee_id" = ?
order by "weight_records"."date" desc, "weight_records"."created_at" desc
limit ?;
-- SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)

select "trainee_profiles"."id" as "trainee_id", "trainee_profiles"."name" as "trainee_name",
    "trainee_profiles"."phone" as "trainee_phone", "trainee_profiles"."gender" as "trainee_gender",
    "trainee_profiles"."subscription_plan" as "trainee_plan", "trainee_profiles"."status" as "trainee_status",
    "trainee_profiles"."current_weight" as "trainee_weight", "trainee_profiles"."target_steps" as
    "trainee_target_steps", "trainee_profiles"."created_at" as "trainee_joined", "trainee_profiles"."photo_key"
    as "trainee_photo", "accounts"."email" as "trainee_email", "accounts"."deletes_at" as "trainee_deletes_at",
    "accounts"."password_hash" is not null as "trainee_entered", "trainee_profiles"."age" as "trainee_age",
    "trainee_profiles"."target_weight" as "trainee_target_weight", "trainee_profiles"."subscription_start" as
    "trainee_start", "trainee_profiles"."subscription_end" as "trainee_end", "trainee_profiles"."blood_type"
    as "trainee_blood_type", "trainee_profiles"."height" as "trainee_height", "trainee_profiles"."initial_weight"
    as "trainee_initial_weight", "trainee_profiles"."goal" as "trainee_goals", "trainee_profiles"."time_zone"
    as "trainee_time_zone", exists (
  select 1
  from totp_credentials
  where account_id = "trainee_profiles"."id" and confirmed_at is not null
) as "trainee_two_factor", "trainee_profiles"."updated_at" as "trainee_updated"
from "trainee_profiles"
cross join "accounts"
where ("trainee_profiles"."id" = ? and "accounts"."id" = ?);
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)

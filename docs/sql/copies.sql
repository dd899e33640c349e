-- The statements of worker/data/copies, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- copies/archive-steps.ts: finishArchive

delete from "business_archive_pieces"
where ("business_archive_pieces"."archive_id" = ? and "business_archive_pieces"."section" = ? and exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
));
-- SEARCH business_archive_pieces USING COVERING INDEX sqlite_autoindex_business_archive_pieces_1 (archive_id=? AND section=?)
-- SCALAR SUBQUERY 1
--   SEARCH business_archives USING INDEX sqlite_autoindex_business_archives_1 (id=?)

insert into "business_archive_entries" ("archive_id", "section", "offset", "name", "crc", "bytes",
    "modified_at")
select ?, value ->> 'section', value ->> 'offset', value ->> 'name', value ->> 'crc', value ->> 'bytes', value
    ->> 'modifiedAt'
from json_each(?)
where exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
);
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "business_archive_pieces" ("archive_id", "section", "place", "key", "bytes", "starts_at")
select ?, value ->> 'section', value ->> 'place', value ->> 'key', value ->> 'bytes', value ->> 'startsAt'
from json_each(?)
where exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
);
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:

update "business_archives"
set "finished_at" = ?, "expires_at" = ?, "size" = ?, "step" = ?
where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
    is null and "business_archives"."expires_at" is null)
returning "id";
-- SEARCH business_archives USING INDEX sqlite_autoindex_business_archives_1 (id=?)

-- copies/archive-steps.ts: noteArchiveStep

delete from "business_archive_pieces"
where ("business_archive_pieces"."archive_id" = ? and "business_archive_pieces"."section" = ? and exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
));
-- SEARCH business_archive_pieces USING COVERING INDEX sqlite_autoindex_business_archive_pieces_1 (archive_id=? AND section=?)
-- SCALAR SUBQUERY 1
--   SEARCH business_archives USING INDEX sqlite_autoindex_business_archives_1 (id=?)

insert into "business_archive_entries" ("archive_id", "section", "offset", "name", "crc", "bytes",
    "modified_at")
select ?, value ->> 'section', value ->> 'offset', value ->> 'name', value ->> 'crc', value ->> 'bytes', value
    ->> 'modifiedAt'
from json_each(?)
where exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
);
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "business_archive_pieces" ("archive_id", "section", "place", "key", "bytes", "starts_at")
select ?, value ->> 'section', value ->> 'place', value ->> 'key', value ->> 'bytes', value ->> 'startsAt'
from json_each(?)
where exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
);
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:

update "business_archive_pieces"
set "starts_at" = placed.start
from (
  select section, place, sum(bytes) over (order by section, place) - bytes as start
  from "business_archive_pieces"
  where archive_id = ?
) placed
where ("business_archive_pieces"."archive_id" = ? and "business_archive_pieces".section = placed.section and
    "business_archive_pieces".place = placed.place and exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
));
-- MATERIALIZE placed
--   CO-ROUTINE (subquery-4)
--     SEARCH business_archive_pieces USING INDEX sqlite_autoindex_business_archive_pieces_1 (archive_id=?)
--   SCAN (subquery-4)
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)
-- SCAN placed
-- SEARCH business_archive_pieces USING COVERING INDEX sqlite_autoindex_business_archive_pieces_1 (archive_id=? AND section=? AND place=?)

update "business_archives"
set "moved_at" = ?, "step" = ?, "progress" = ?, "counts" = ?
where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
    is null and "business_archives"."expires_at" is null)
returning "id";
-- SEARCH business_archives USING INDEX sqlite_autoindex_business_archives_1 (id=?)

-- copies/archive-steps.ts: takeArchive

select "id", "reader", "created_at", "step", "progress", "counts"
from "business_archives"
where ("business_archives"."id" = ? and "business_archives"."finished_at" is null and "business_archives"."expires_at"
    is null);
-- SEARCH business_archives USING INDEX sqlite_autoindex_business_archives_1 (id=?)

-- copies/backup-files.ts: forgetOtherFiles

delete from "backup_files"
where ("backup_files"."backup" <> ? and exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
));
-- SCAN backup_files
-- SCALAR SUBQUERY 1
--   SEARCH backups USING INDEX sqlite_autoindex_backups_1 (name=?)

-- copies/backup-files.ts: listUnneededChunks

select "sha256"
from "backup_chunks"
where "backup_chunks"."backup" < ?
limit ?;
-- SEARCH backup_chunks USING INDEX backup_chunks_backup (backup<?)

-- copies/backup-files.ts: lookUpFiles

select "key", "etag", "size", "content_type", "notes", "chunks", "backup"
from "backup_files"
where "backup_files"."key" in (
  select value
  from json_each(?)
);
-- SEARCH backup_files USING INDEX sqlite_autoindex_backup_files_1 (key=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

select id as "id"
from trainee_profiles
where id in (
  select value
  from json_each(?)
);
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- copies/backup-files.ts: missingChunks

select "sha256"
from "backup_chunks"
where "backup_chunks"."sha256" in (
  select value
  from json_each(?)
);
-- SEARCH backup_chunks USING COVERING INDEX sqlite_autoindex_backup_chunks_1 (sha256=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- copies/backup-files.ts: noteCopied

insert into "backup_chunks" ("sha256", "backup")
select value, ?
from json_each(?)
where exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
)
group by value
on conflict ("backup_chunks"."sha256") do update
set "backup" = excluded.backup;
-- SEARCH backups EXISTS USING INDEX sqlite_autoindex_backups_1 (name=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR GROUP BY

insert into "backup_files" ("key", "etag", "size", "content_type", "notes", "chunks", "backup")
select value ->> 'key', value ->> 'etag', value ->> 'size', value ->> 'contentType', value -> 'notes', value
    -> 'chunks', ?
from json_each(?)
where exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
)
on conflict ("backup_files"."key") do update
set "etag" = excluded.etag, "size" = excluded.size, "content_type" = excluded.content_type, "notes" =
    excluded.notes, "chunks" = excluded.chunks, "backup" = excluded.backup;
-- SEARCH backups EXISTS USING INDEX sqlite_autoindex_backups_1 (name=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:

-- copies/backup-files.ts: noteHeldFiles

insert into "backup_chunks" ("sha256", "backup")
select each.value, ?
from backup_files, json_each(backup_files.chunks) each
where backup_files.key in (
  select value
  from json_each(?)
) and exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
)
group by each.value
on conflict ("backup_chunks"."sha256") do update
set "backup" = excluded.backup;
-- SEARCH backups EXISTS USING INDEX sqlite_autoindex_backups_1 (name=?)
-- SEARCH backup_files USING INDEX sqlite_autoindex_backup_files_1 (key=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCAN each VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR GROUP BY

update "backup_files"
set "backup" = ?
where ("backup_files"."key" in (
  select value
  from json_each(?)
) and exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
));
-- SEARCH backup_files USING COVERING INDEX sqlite_autoindex_backup_files_1 (key=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCALAR SUBQUERY 2
--   SEARCH backups USING INDEX sqlite_autoindex_backups_1 (name=?)

-- copies/backup-tables.ts: listBackupTables

pragma foreign_key_list("absences");

pragma foreign_key_list("account_settings");

pragma foreign_key_list("accounts");

pragma foreign_key_list("answer_recordings");

pragma foreign_key_list("applied_schedules");

pragma foreign_key_list("applied_templates");

pragma foreign_key_list("attention_marks");

pragma foreign_key_list("body_measurements");

pragma foreign_key_list("check_in_forms");

pragma foreign_key_list("check_in_schedules");

pragma foreign_key_list("check_ins");

pragma foreign_key_list("consents");

pragma foreign_key_list("conversations");

pragma foreign_key_list("dropped_template_items");

pragma foreign_key_list("exercise_days");

pragma foreign_key_list("exercise_successors");

pragma foreign_key_list("exercises");

pragma foreign_key_list("fasting_days");

pragma foreign_key_list("fasting_health");

pragma foreign_key_list("fasting_slots");

pragma foreign_key_list("favourite_foods");

pragma foreign_key_list("food_portions");

pragma foreign_key_list("foods");

pragma foreign_key_list("households");

pragma foreign_key_list("import_rows");

pragma foreign_key_list("imports");

pragma foreign_key_list("invitations");

pragma foreign_key_list("ledger_months");

pragma foreign_key_list("library_removals");

pragma foreign_key_list("lighter_days");

pragma foreign_key_list("machine_seats");

pragma foreign_key_list("meal_foods");

pragma foreign_key_list("meal_successors");

pragma foreign_key_list("meals");

pragma foreign_key_list("notes");

pragma foreign_key_list("notification_deliveries");

pragma foreign_key_list("notifications");

pragma foreign_key_list("nutrition_targets");

pragma foreign_key_list("opening_balances");

pragma foreign_key_list("own_foods");

pragma foreign_key_list("own_meals");

pragma foreign_key_list("packed_copies");

pragma foreign_key_list("packed_exercise_days");

pragma foreign_key_list("packed_weeks");

pragma foreign_key_list("past_days");

pragma foreign_key_list("past_exercise_days");

pragma foreign_key_list("past_imports");

pragma foreign_key_list("past_names");

pragma foreign_key_list("payment_proofs");

pragma foreign_key_list("payments");

pragma foreign_key_list("performed_sets");

pragma foreign_key_list("photo_consents");

pragma foreign_key_list("plans");

pragma foreign_key_list("progress_photo_views");

pragma foreign_key_list("progress_photos");

pragma foreign_key_list("recovery_codes");

pragma foreign_key_list("removed_items");

pragma foreign_key_list("saved_replies");

pragma foreign_key_list("schedule_exercises");

pragma foreign_key_list("schedule_meals");

pragma foreign_key_list("settings");

pragma foreign_key_list("starter_rows");

pragma foreign_key_list("subscription_changes");

pragma foreign_key_list("subscription_reminders");

pragma foreign_key_list("subscriptions");

pragma foreign_key_list("sun_reminders");

pragma foreign_key_list("template_exercises");

pragma foreign_key_list("template_job_members");

pragma foreign_key_list("template_job_rows");

pragma foreign_key_list("template_jobs");

pragma foreign_key_list("template_meals");

pragma foreign_key_list("templates");

pragma foreign_key_list("totp_credentials");

pragma foreign_key_list("trainee_job_members");

pragma foreign_key_list("trainee_jobs");

pragma foreign_key_list("trainee_performance");

pragma foreign_key_list("trainee_profiles");

pragma foreign_key_list("trainee_steps");

pragma foreign_key_list("videos");

pragma foreign_key_list("weekly_schedules");

pragma foreign_key_list("weight_records");

pragma foreign_key_list("workout_feelings");

select m.name as "table", c.name as "column", c.pk as place
from sqlite_master m
join pragma_table_info(m.name) c
where m.type = 'table' and m.name not like 'sqlite\_%' escape '\' and m.name not like '\_cf\_%' escape '\'
order by m.name, c.cid;
-- SCAN m
-- SCAN c VIRTUAL TABLE INDEX 0:
-- USE TEMP B-TREE FOR ORDER BY

-- copies/backup-tables.ts: listFilledTables

select exists (
  select 1
  from "absences"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN absences USING COVERING INDEX absences_end

select exists (
  select 1
  from "account_settings"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN account_settings USING COVERING INDEX sqlite_autoindex_account_settings_1

select exists (
  select 1
  from "accounts"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN accounts USING COVERING INDEX accounts_email_unique

select exists (
  select 1
  from "answer_recordings"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN answer_recordings USING COVERING INDEX answer_recordings_check_in

select exists (
  select 1
  from "applied_schedules"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN applied_schedules USING COVERING INDEX applied_schedules_source

select exists (
  select 1
  from "applied_templates"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN applied_templates USING COVERING INDEX applied_templates_template

select exists (
  select 1
  from "attention_marks"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN attention_marks USING COVERING INDEX sqlite_autoindex_attention_marks_1

select exists (
  select 1
  from "body_measurements"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN body_measurements USING COVERING INDEX sqlite_autoindex_body_measurements_1

select exists (
  select 1
  from "check_in_schedules"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN check_in_schedules USING COVERING INDEX check_in_schedules_people

select exists (
  select 1
  from "check_ins"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN check_ins USING COVERING INDEX sqlite_autoindex_check_ins_1

select exists (
  select 1
  from "consents"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN consents USING COVERING INDEX sqlite_autoindex_consents_1

select exists (
  select 1
  from "conversations"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN conversations USING COVERING INDEX conversations_last_message

select exists (
  select 1
  from "dropped_template_items"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN dropped_template_items USING COVERING INDEX sqlite_autoindex_dropped_template_items_1

select exists (
  select 1
  from "exercise_days"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN exercise_days USING COVERING INDEX exercise_days_exercise

select exists (
  select 1
  from "exercise_successors"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN exercise_successors USING COVERING INDEX exercise_successors_exercise

select exists (
  select 1
  from "fasting_days"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN fasting_days USING COVERING INDEX sqlite_autoindex_fasting_days_1

select exists (
  select 1
  from "fasting_health"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN fasting_health USING COVERING INDEX sqlite_autoindex_fasting_health_1

select exists (
  select 1
  from "fasting_slots"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN fasting_slots USING COVERING INDEX sqlite_autoindex_fasting_slots_1

select exists (
  select 1
  from "favourite_foods"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN favourite_foods USING COVERING INDEX favourite_foods_food

select exists (
  select 1
  from "households"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN households USING COVERING INDEX sqlite_autoindex_households_1

select exists (
  select 1
  from "import_rows"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN import_rows USING COVERING INDEX import_rows_row

select exists (
  select 1
  from "imports"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN imports USING COVERING INDEX imports_written

select exists (
  select 1
  from "invitations"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN invitations USING COVERING INDEX invitations_expires

select exists (
  select 1
  from "ledger_months"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN ledger_months USING COVERING INDEX sqlite_autoindex_ledger_months_1

select exists (
  select 1
  from "library_removals"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN library_removals USING COVERING INDEX library_removals_created

select exists (
  select 1
  from "lighter_days"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN lighter_days USING COVERING INDEX sqlite_autoindex_lighter_days_1

select exists (
  select 1
  from "machine_seats"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN machine_seats USING COVERING INDEX machine_seats_exercise

select exists (
  select 1
  from "meal_successors"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN meal_successors USING COVERING INDEX meal_successors_meal

select exists (
  select 1
  from "notes"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN notes USING COVERING INDEX notes_author

select exists (
  select 1
  from "notification_deliveries"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN notification_deliveries USING COVERING INDEX notification_deliveries_notification

select exists (
  select 1
  from "notifications"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN notifications USING COVERING INDEX notifications_sender

select exists (
  select 1
  from "nutrition_targets"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN nutrition_targets USING COVERING INDEX sqlite_autoindex_nutrition_targets_1

select exists (
  select 1
  from "opening_balances"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN opening_balances USING COVERING INDEX opening_balances_since

select exists (
  select 1
  from "own_foods"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN own_foods USING COVERING INDEX own_foods_trainee

select exists (
  select 1
  from "own_meals"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN own_meals USING COVERING INDEX sqlite_autoindex_own_meals_1

select exists (
  select 1
  from "packed_copies"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN packed_copies USING COVERING INDEX packed_copies_copy_unique

select exists (
  select 1
  from "packed_exercise_days"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN packed_exercise_days USING COVERING INDEX packed_exercise_days_exercise

select exists (
  select 1
  from "packed_weeks"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN packed_weeks USING COVERING INDEX sqlite_autoindex_packed_weeks_1

select exists (
  select 1
  from "past_days"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN past_days USING COVERING INDEX past_days_import

select exists (
  select 1
  from "past_exercise_days"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN past_exercise_days USING COVERING INDEX past_exercise_days_exercise

select exists (
  select 1
  from "past_imports"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN past_imports USING COVERING INDEX past_imports_trainee

select exists (
  select 1
  from "past_names"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN past_names USING COVERING INDEX past_names_exercise

select exists (
  select 1
  from "payment_proofs"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN payment_proofs USING COVERING INDEX payment_proofs_stored

select exists (
  select 1
  from "payments"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN payments USING COVERING INDEX payments_number

select exists (
  select 1
  from "performed_sets"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN performed_sets USING COVERING INDEX sqlite_autoindex_performed_sets_1

select exists (
  select 1
  from "photo_consents"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN photo_consents USING COVERING INDEX sqlite_autoindex_photo_consents_1

select exists (
  select 1
  from "progress_photo_views"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN progress_photo_views

select exists (
  select 1
  from "progress_photos"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN progress_photos USING COVERING INDEX progress_photos_check_in

select exists (
  select 1
  from "recovery_codes"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN recovery_codes USING COVERING INDEX sqlite_autoindex_recovery_codes_1

select exists (
  select 1
  from "removed_items"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN removed_items USING COVERING INDEX removed_items_trainee

select exists (
  select 1
  from "saved_replies"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN saved_replies USING COVERING INDEX sqlite_autoindex_saved_replies_1

select exists (
  select 1
  from "schedule_exercises"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1

select exists (
  select 1
  from "schedule_meals"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN schedule_meals USING COVERING INDEX sqlite_autoindex_schedule_meals_1

select exists (
  select 1
  from "subscription_changes"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN subscription_changes USING COVERING INDEX subscription_changes_trainee

select exists (
  select 1
  from "subscription_reminders"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN subscription_reminders USING COVERING INDEX sqlite_autoindex_subscription_reminders_1

select exists (
  select 1
  from "subscriptions"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN subscriptions USING COVERING INDEX subscriptions_created

select exists (
  select 1
  from "sun_reminders"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN sun_reminders USING COVERING INDEX sqlite_autoindex_sun_reminders_1

select exists (
  select 1
  from "template_job_members"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN template_job_members USING COVERING INDEX template_job_members_trainee

select exists (
  select 1
  from "template_job_rows"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN template_job_rows USING COVERING INDEX template_job_rows_noted

select exists (
  select 1
  from "template_jobs"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN template_jobs USING COVERING INDEX template_jobs_created

select exists (
  select 1
  from "totp_credentials"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN totp_credentials USING COVERING INDEX sqlite_autoindex_totp_credentials_1

select exists (
  select 1
  from "trainee_job_members"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN trainee_job_members USING COVERING INDEX trainee_job_members_trainee

select exists (
  select 1
  from "trainee_jobs"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN trainee_jobs USING COVERING INDEX trainee_jobs_created

select exists (
  select 1
  from "trainee_performance"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN trainee_performance USING COVERING INDEX trainee_performance_date

select exists (
  select 1
  from "trainee_profiles"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN trainee_profiles USING COVERING INDEX trainee_profiles_subscription_end

select exists (
  select 1
  from "trainee_steps"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN trainee_steps USING COVERING INDEX trainee_steps_date

select exists (
  select 1
  from "videos"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN videos USING COVERING INDEX videos_key_unique

select exists (
  select 1
  from "weekly_schedules"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN weekly_schedules USING COVERING INDEX weekly_schedules_week

select exists (
  select 1
  from "weight_records"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN weight_records USING COVERING INDEX sqlite_autoindex_weight_records_1

select exists (
  select 1
  from "workout_feelings"
) as filled;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN workout_feelings USING COVERING INDEX sqlite_autoindex_workout_feelings_1

-- copies/backup-tables.ts: readTablePage

select "account_id", "hash", "used_at"
from "recovery_codes"
order by "account_id", "hash"
limit ?1;
-- SCAN recovery_codes USING INDEX sqlite_autoindex_recovery_codes_1

select "account_id", "language", "theme", "accent", "font_size", "notifications", "appearance_at",
    "updated_at", "hijri", "prayers"
from "account_settings"
order by "account_id"
limit ?1;
-- SCAN account_settings USING INDEX sqlite_autoindex_account_settings_1

select "account_id", "secret", "confirmed_at", "last_step", "created_at"
from "totp_credentials"
order by "account_id"
limit ?1;
-- SCAN totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1

select "food_id", "position", "name", "english_name", "grams"
from "food_portions"
order by "food_id", "position"
limit ?1;
-- SCAN food_portions USING INDEX sqlite_autoindex_food_portions_1

select "id", "copy", "video_id"
from "packed_copies"
order by "id"
limit ?1;
-- SCAN packed_copies

select "id", "email", "password_hash", "role", "email_confirmed_at", "deletes_at", "created_at", "updated_at"
from "accounts"
order by "id"
limit ?1;
-- SCAN accounts USING INDEX sqlite_autoindex_accounts_1

select "id", "hash", "trainee_id", "name", "email", "phone", "gender", "plan_id", "created_at", "sent_at",
    "expires_at", "accepted_at", "revoked_at"
from "invitations"
order by "id"
limit ?1;
-- SCAN invitations USING INDEX sqlite_autoindex_invitations_1

select "id", "key", "upload_id", "status", "file_name", "size", "content_type", "etag", "created_at",
    "updated_at"
from "videos"
where status = 'ready'
order by "id"
limit ?1;
-- SEARCH videos USING INDEX videos_status (status=?)
-- USE TEMP B-TREE FOR ORDER BY

select "id", "kind", "body", "total", "created_at", "undone_at"
from "trainee_jobs"
order by "id"
limit ?1;
-- SCAN trainee_jobs USING INDEX sqlite_autoindex_trainee_jobs_1

select "id", "kind", "created_at", "written_at", "undone_at", "undone"
from "imports"
order by "id"
limit ?1;
-- SCAN imports USING INDEX sqlite_autoindex_imports_1

select "id", "kind", "row_id", "replaced_by", "created_at", "undone_at"
from "library_removals"
order by "id"
limit ?1;
-- SCAN library_removals USING INDEX sqlite_autoindex_library_removals_1

select "id", "kind", "template_id", "body", "total", "created_at", "undone_at"
from "template_jobs"
order by "id"
limit ?1;
-- SCAN template_jobs USING INDEX sqlite_autoindex_template_jobs_1

select "id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing", "search",
    "status", "created_at", "updated_at", "deleted_at"
from "meals"
order by "id"
limit ?1;
-- SCAN meals USING INDEX sqlite_autoindex_meals_1

select "id", "name", "english_name", "category", "type", "sets", "reps", "reps_to", "seconds", "metres",
    "rest", "duration", "description", "video_url", "video_id", "thumbnail_url", "movement", "search",
    "status", "created_at", "updated_at", "deleted_at", "used_at"
from "exercises"
order by "id"
limit ?1;
-- SCAN exercises USING INDEX sqlite_autoindex_exercises_1

select "id", "name", "english_name", "description", "english_description", "goal", "level", "days_per_week",
    "weeks", "search", "created_at", "updated_at", "edited_at", "deleted_at"
from "templates"
order by "id"
limit ?1;
-- SCAN templates USING INDEX sqlite_autoindex_templates_1

select "id", "name", "english_name", "price_agorot", "months", "features", "english_features", "status",
    "position", "created_at", "updated_at"
from "plans"
order by "id"
limit ?1;
-- SCAN plans USING INDEX sqlite_autoindex_plans_1

select "id", "name", "english_name", "questions", "asked_counts", "revision", "everybody", "created_at",
    "updated_at", "archived_at"
from "check_in_forms"
order by "id"
limit ?1;
-- SCAN check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1

select "id", "name", "phone", "search", "gender", "age", "blood_type", "height", "initial_weight",
    "current_weight", "target_weight", "goal", "subscription_plan", "subscription_start", "subscription_end",
    "status", "target_steps", "time_zone", "photo_key", "attention", "created_at", "updated_at"
from "trainee_profiles"
order by "id"
limit ?1;
-- SCAN trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1

select "id", "schedule_id", "trainee_id", "day_of_week", "date", "position", "exercise_id", "name",
    "english_name", "category", "type", "description", "video_url", "video_id", "sets", "reps", "reps_to",
    "seconds", "metres", "weight", "percent", "tempo", "note", "rest", "rpe", "duration", "superset",
    "progression", "progression_step", "progression_runs", "template_item_id", "template_day",
    "template_version", "by_hand", "status", "completed_at", "updated_at", "written_by", "substitute"
from "schedule_exercises"
order by "id"
limit ?1;
-- SCAN schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1

select "id", "schedule_id", "trainee_id", "day_of_week", "date", "position", "meal_id", "timing", "name",
    "description", "calories", "protein", "carbs", "fat", "quantity", "template_item_id", "template_day",
    "template_version", "by_hand", "substitute", "status", "consumed_at", "updated_at", "written_by"
from "schedule_meals"
order by "id"
limit ?1;
-- SCAN schedule_meals USING INDEX sqlite_autoindex_schedule_meals_1

select "id", "template_id", "week", "day_of_week", "position", "version", "updated_at", "exercise_id", "name",
    "english_name", "category", "type", "description", "video_url", "video_id", "sets", "reps", "reps_to",
    "seconds", "metres", "weight", "percent", "tempo", "note", "rest", "rpe", "duration", "superset",
    "progression", "progression_step", "progression_runs", "written_by"
from "template_exercises"
order by "id"
limit ?1;
-- SCAN template_exercises USING INDEX sqlite_autoindex_template_exercises_1

select "id", "template_id", "week", "day_of_week", "position", "version", "updated_at", "meal_id", "timing",
    "name", "description", "calories", "protein", "carbs", "fat", "quantity", "written_by"
from "template_meals"
order by "id"
limit ?1;
-- SCAN template_meals USING INDEX sqlite_autoindex_template_meals_1

select "id", "text", "created_at", "updated_at"
from "saved_replies"
order by "id"
limit ?1;
-- SCAN saved_replies USING INDEX sqlite_autoindex_saved_replies_1

select "id", "title", "message", "type", "sender_id", "recipient_id", "link", "created_at", "chosen",
    "recipients", "reads"
from "notifications"
order by "id"
limit ?1;
-- SCAN notifications USING INDEX sqlite_autoindex_notifications_1

select "id", "trainee_id", "agorot", "method", "paid_on", "note", "reverses", "created_at", "number"
from "payments"
order by "id"
limit ?1;
-- SCAN payments USING INDEX sqlite_autoindex_payments_1

select "id", "trainee_id", "app", "file", "imported_by", "total", "created_at", "written_at", "undone_at"
from "past_imports"
order by "id"
limit ?1;
-- SCAN past_imports USING INDEX sqlite_autoindex_past_imports_1

select "id", "trainee_id", "author_id", "type", "text", "is_private", "answered_at", "created_at",
    "updated_at"
from "notes"
order by "id"
limit ?1;
-- SCAN notes USING INDEX sqlite_autoindex_notes_1

select "id", "trainee_id", "check_in_id", "key", "type", "bytes", "created_at", "stored_at"
from "answer_recordings"
order by "id"
limit ?1;
-- SCAN answer_recordings USING INDEX sqlite_autoindex_answer_recordings_1

select "id", "trainee_id", "date", "name", "description", "category", "food_id", "calories", "protein",
    "carbs", "fat", "quantity", "status", "created_at", "portion", "own_food_id"
from "own_meals"
order by "id"
limit ?1;
-- SCAN own_meals USING INDEX sqlite_autoindex_own_meals_1

select "id", "trainee_id", "date", "steps", "target_steps", "source", "hand_steps", "created_at", "updated_at"
from "trainee_steps"
order by "id"
limit ?1;
-- SCAN trainee_steps USING INDEX sqlite_autoindex_trainee_steps_1

select "id", "trainee_id", "date", "weight", "source", "notes", "created_at"
from "weight_records"
order by "id"
limit ?1;
-- SCAN weight_records USING INDEX sqlite_autoindex_weight_records_1

select "id", "trainee_id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "written_at",
    "sent_at", "updated_at", "answers", "facts", "flags", "reviewing_at", "reviewed_at", "put_off_until",
    "reply", "reply_id", "private_note", "review_seconds", "changed_plan", "reply_voice"
from "check_ins"
order by "id"
limit ?1;
-- SCAN check_ins USING INDEX sqlite_autoindex_check_ins_1

select "id", "trainee_id", "form_id", "weekday", "minute", "every", "starts_on", "since", "answered_on",
    "reminded_on", "reminders", "created_at", "updated_at"
from "check_in_schedules"
order by "id"
limit ?1;
-- SCAN check_in_schedules USING INDEX sqlite_autoindex_check_in_schedules_1

select "id", "trainee_id", "kind", "before", "after", "created_at", "undone_at"
from "subscription_changes"
order by "id"
limit ?1;
-- SCAN subscription_changes USING INDEX sqlite_autoindex_subscription_changes_1

select "id", "trainee_id", "kind", "date", "value", "written_by", "created_at"
from "body_measurements"
order by "id"
limit ?1;
-- SCAN body_measurements USING INDEX sqlite_autoindex_body_measurements_1

select "id", "trainee_id", "kind", "name", "servings", "finished_grams", "calories", "protein", "carbs", "fat",
    "parts", "portion_name", "portion_grams", "photo_key", "created_at", "updated_at", "deleted_at"
from "own_foods"
order by "id"
limit ?1;
-- SCAN own_foods USING INDEX sqlite_autoindex_own_foods_1

select "id", "trainee_id", "kind", "starts_on", "ends_on", "note", "status", "created_at", "decided_at"
from "absences"
order by "id"
limit ?1;
-- SCAN absences USING INDEX sqlite_autoindex_absences_1

select "id", "trainee_id", "plan_id", "plan_name", "english_plan_name", "agorot", "note", "key", "source_hash",
    "content_hash", "look", "created_at", "stored_at", "decision", "decided_at", "decision_id", "reason",
    "reason_words", "erased_at"
from "payment_proofs"
order by "id"
limit ?1;
-- SCAN payment_proofs USING INDEX sqlite_autoindex_payment_proofs_1

select "id", "trainee_id", "plan_id", "plan_name", "english_plan_name", "price_agorot", "months", "starts_on",
    "ends_on", "pauses", "billed", "created_at"
from "subscriptions"
order by "id"
limit ?1;
-- SCAN subscriptions USING INDEX sqlite_autoindex_subscriptions_1

select "id", "trainee_id", "pose", "date", "check_in_id", "key", "width", "height", "bytes", "created_at",
    "stored_at"
from "progress_photos"
order by "id"
limit ?1;
-- SCAN progress_photos USING INDEX sqlite_autoindex_progress_photos_1

select "id", "trainee_id", "schedule_exercise_id", "exercise_id", "exercise_name", "date", "set_number",
    "reps", "weight", "seconds", "metres", "created_at", "updated_at"
from "performed_sets"
order by "id"
limit ?1;
-- SCAN performed_sets USING INDEX sqlite_autoindex_performed_sets_1

select "id", "trainee_id", "week_start_date", "exercises_applied_from", "meals_applied_from",
    "exercises_template_id", "meals_template_id", "created_at", "updated_at", "packed_at", "opened_at",
    "written_by"
from "weekly_schedules"
order by "id"
limit ?1;
-- SCAN weekly_schedules USING INDEX sqlite_autoindex_weekly_schedules_1

select "id", "usda_id", "name", "english_name", "category", "calories", "protein", "carbs", "fat", "fiber",
    "sugar", "saturated_fat", "sodium", "source", "rank", "familiarity", "search", "bought_as", "shop_unit",
    "shop_grams"
from "foods"
order by "id"
limit ?1;
-- SCAN foods USING INDEX sqlite_autoindex_foods_1

select "import_id", "row_id"
from "import_rows"
order by "import_id", "row_id"
limit ?1;
-- SCAN import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1

select "item_id", "removal_id", "superseded_by", "exercise_id", "name", "english_name", "category", "type",
    "description", "video_url", "video_id", "duration", "sets", "reps", "reps_to", "seconds", "metres",
    "weight", "percent", "tempo", "note"
from "exercise_successors"
order by "item_id", "removal_id"
limit ?1;
-- SCAN exercise_successors USING INDEX sqlite_autoindex_exercise_successors_1

select "item_id", "removal_id", "superseded_by", "meal_id", "name", "description", "calories", "protein",
    "carbs", "fat", "quantity"
from "meal_successors"
order by "item_id", "removal_id"
limit ?1;
-- SCAN meal_successors USING INDEX sqlite_autoindex_meal_successors_1

select "item_id", "trainee_id", "template_item_id", "template_day", "template_version", "by_hand"
from "dropped_template_items"
order by "item_id"
limit ?1;
-- SCAN dropped_template_items USING INDEX sqlite_autoindex_dropped_template_items_1

select "job_id", "trainee_id", "before", "done_at"
from "trainee_job_members"
order by "job_id", "trainee_id"
limit ?1;
-- SCAN trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1

select "job_id", "trainee_id", "done_at", "items"
from "template_job_members"
order by "job_id", "trainee_id"
limit ?1;
-- SCAN template_job_members USING INDEX sqlite_autoindex_template_job_members_1

select "job_id", "trainee_id", "noun", "row_id", "row", "noted_at"
from "template_job_rows"
order by "job_id", "trainee_id", "noun", "row_id"
limit ?1;
-- SCAN template_job_rows USING INDEX sqlite_autoindex_template_job_rows_1

select "meal_id", "position", "food_id", "grams"
from "meal_foods"
order by "meal_id", "position"
limit ?1;
-- SCAN meal_foods USING INDEX sqlite_autoindex_meal_foods_1

select "month", "expected", "began", "received", "departed_expected", "departed_began"
from "ledger_months"
order by "month"
limit ?1;
-- SCAN ledger_months USING INDEX sqlite_autoindex_ledger_months_1

select "noun", "id", "written", "wanted"
from "starter_rows"
order by "noun", "id"
limit ?1;
-- SCAN starter_rows USING INDEX sqlite_autoindex_starter_rows_1

select "noun", "id", "written", "wanted"
from "starter_rows"
where ("noun", "id") > (?1, ?2)
order by "noun", "id"
limit ?3;
-- SEARCH starter_rows USING INDEX sqlite_autoindex_starter_rows_1 ((noun,id)>(?,?))

select "photo_id", "viewed_at"
from "progress_photo_views"
order by "photo_id", "viewed_at"
limit ?1;
-- SCAN progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1

select "recipient_id", "notification_id", "created_at", "read_at", "deleted_at"
from "notification_deliveries"
order by "recipient_id", "notification_id"
limit ?1;
-- SCAN notification_deliveries USING INDEX sqlite_autoindex_notification_deliveries_1

select "removal_id", "item_id", "trainee_id", "date", "item"
from "removed_items"
order by "removal_id", "item_id"
limit ?1;
-- SCAN removed_items USING INDEX sqlite_autoindex_removed_items_1

select "schedule_id", "ids", "copies", "body", "exercises", "meals", "sets"
from "packed_weeks"
order by "schedule_id"
limit ?1;
-- SCAN packed_weeks USING INDEX sqlite_autoindex_packed_weeks_1

select "section", "value", "updated_at"
from "settings"
order by "section"
limit ?1;
-- SCAN settings USING INDEX sqlite_autoindex_settings_1

select "trainee_id", "agorot", "since", "created_at"
from "opening_balances"
order by "trainee_id"
limit ?1;
-- SCAN opening_balances USING INDEX sqlite_autoindex_opening_balances_1

select "trainee_id", "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals",
    "steps", "target_steps", "progress_value", "updated_at", "eaten_calories"
from "trainee_performance"
order by "trainee_id", "date"
limit ?1;
-- SCAN trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1

select "trainee_id", "date", "effort", "note_id", "created_at", "updated_at"
from "workout_feelings"
order by "trainee_id", "date"
limit ?1;
-- SCAN workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1

select "trainee_id", "date", "sealed", "updated_at"
from "fasting_days"
order by "trainee_id", "date"
limit ?1;
-- SCAN fasting_days USING INDEX sqlite_autoindex_fasting_days_1

select "trainee_id", "ends_on", "days_before", "created_at"
from "subscription_reminders"
order by "trainee_id", "ends_on", "days_before"
limit ?1;
-- SCAN subscription_reminders USING INDEX sqlite_autoindex_subscription_reminders_1

select "trainee_id", "exercise_id", "date", "sets", "best_reps", "best_weight", "best_one_rep", "volume",
    "best_seconds", "best_metres", "updated_at"
from "exercise_days"
order by "trainee_id", "exercise_id", "date"
limit ?1;
-- SCAN exercise_days USING INDEX sqlite_autoindex_exercise_days_1

select "trainee_id", "exercise_id", "last_on", "best_weight", "best_one_rep", "volume", "best_seconds",
    "best_metres", "days"
from "packed_exercise_days"
order by "trainee_id", "exercise_id"
limit ?1;
-- SCAN packed_exercise_days USING INDEX sqlite_autoindex_packed_exercise_days_1

select "trainee_id", "exercise_id", "last_on", "best_weight", "best_one_rep", "volume", "best_seconds",
    "best_metres", "days"
from "past_exercise_days"
order by "trainee_id", "exercise_id"
limit ?1;
-- SCAN past_exercise_days USING INDEX sqlite_autoindex_past_exercise_days_1

select "trainee_id", "exercise_id", "seat", "created_at", "updated_at"
from "machine_seats"
order by "trainee_id", "exercise_id"
limit ?1;
-- SCAN machine_seats USING INDEX sqlite_autoindex_machine_seats_1

select "trainee_id", "food_id", "created_at", "quantity", "portion"
from "favourite_foods"
order by "trainee_id", "food_id"
limit ?1;
-- SCAN favourite_foods USING INDEX sqlite_autoindex_favourite_foods_1

select "trainee_id", "key", "date", "import_id", "day", "best_weight", "best_one_rep", "volume",
    "best_seconds", "best_metres"
from "past_days"
order by "trainee_id", "key", "date"
limit ?1;
-- SCAN past_days USING INDEX sqlite_autoindex_past_days_1

select "trainee_id", "key", "name", "exercise_id", "created_at"
from "past_names"
order by "trainee_id", "key"
limit ?1;
-- SCAN past_names USING INDEX sqlite_autoindex_past_names_1

select "trainee_id", "kind", "schedule_id", "applied_at", "stopped_at", "filled_through", "edited_at",
    "written_by"
from "applied_schedules"
order by "trainee_id", "kind"
limit ?1;
-- SCAN applied_schedules USING INDEX sqlite_autoindex_applied_schedules_1

select "trainee_id", "kind", "template_id", "starts_on", "repeats", "scaled", "weights", "applied_at",
    "stopped_at", "filled_through", "written_by"
from "applied_templates"
order by "trainee_id", "kind"
limit ?1;
-- SCAN applied_templates USING INDEX sqlite_autoindex_applied_templates_1

select "trainee_id", "people", "at_home", "updated_at"
from "households"
order by "trainee_id"
limit ?1;
-- SCAN households USING INDEX sqlite_autoindex_households_1

select "trainee_id", "purpose", "given_at", "withdrawn_at"
from "consents"
order by "trainee_id", "purpose"
limit ?1;
-- SCAN consents USING INDEX sqlite_autoindex_consents_1

select "trainee_id", "purpose", "given_at", "withdrawn_at"
from "photo_consents"
order by "trainee_id", "purpose"
limit ?1;
-- SCAN photo_consents USING INDEX sqlite_autoindex_photo_consents_1

select "trainee_id", "reason", "occurrence", "not_before", "created_at", "handed_over"
from "attention_marks"
order by "trainee_id", "reason"
limit ?1;
-- SCAN attention_marks USING INDEX sqlite_autoindex_attention_marks_1

select "trainee_id", "sealed", "updated_at"
from "fasting_health"
order by "trainee_id"
limit ?1;
-- SCAN fasting_health USING INDEX sqlite_autoindex_fasting_health_1

select "trainee_id", "shown", "breakfast", "lunch", "dinner", "snack", "training", "updated_at", "ordinary_on",
    "meals_chosen"
from "fasting_slots"
order by "trainee_id"
limit ?1;
-- SCAN fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1

select "trainee_id", "starts_on", "calories", "protein", "carbs", "fat", "source", "created_at", "updated_at"
from "nutrition_targets"
order by "trainee_id", "starts_on"
limit ?1;
-- SCAN nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1

select "trainee_id", "starts_on", "ends_on", "created_at"
from "lighter_days"
order by "trainee_id", "starts_on"
limit ?1;
-- SCAN lighter_days USING INDEX sqlite_autoindex_lighter_days_1

select "trainee_id", "status", "revision", "last_seq", "last_message_at", "last_message_kind",
    "last_message_text", "last_message_from", "unread_by_trainer", "unread_by_trainee", "unread_since",
    "trainee_seen_at", "muted_at", "created_at", "trainer_message_at", "trainer_message_kind",
    "trainer_message_text"
from "conversations"
order by "trainee_id"
limit ?1;
-- SCAN conversations USING INDEX sqlite_autoindex_conversations_1

select "trainee_id", "suhoor", "water", "training", "weigh_in", "ordered", "updated_at"
from "sun_reminders"
order by "trainee_id"
limit ?1;
-- SCAN sun_reminders USING INDEX sqlite_autoindex_sun_reminders_1

-- copies/backup-tables.ts: schemaVersion

select name
from d1_migrations
order by id desc
limit 1;
-- SCAN d1_migrations

-- copies/backups.ts: finishBackup

delete from "backup_parts"
where ("backup_parts"."backup" = ? and exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
));
-- SEARCH backup_parts USING COVERING INDEX sqlite_autoindex_backup_parts_1 (backup=?)
-- SCALAR SUBQUERY 1
--   SEARCH backups USING INDEX sqlite_autoindex_backups_1 (name=?)

update "backups"
set "finished_at" = ?
where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null);
-- SEARCH backups USING INDEX sqlite_autoindex_backups_1 (name=?)

-- copies/backups.ts: forgetBackups

delete from "backups"
where ("backups"."name" < ? and "backups"."name" not in (
  select value
  from json_each(?)
) and exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
));
-- SEARCH backups USING COVERING INDEX sqlite_autoindex_backups_1 (name<?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER
-- SCALAR SUBQUERY 2
--   SEARCH backups USING INDEX sqlite_autoindex_backups_1 (name=?)
-- SEARCH backup_parts USING COVERING INDEX sqlite_autoindex_backup_parts_1 (backup=?)

-- copies/backups.ts: getBackupsReport

select "started_at"
from "backups"
where ("backups"."finished_at" is null and "backups"."started_at" > ?)
order by "backups"."started_at" desc
limit ?;
-- SEARCH backups USING INDEX backups_finished (finished_at=?)
-- USE TEMP B-TREE FOR ORDER BY

select "started_at", "finished_at", "counts"
from "backups"
where "backups"."finished_at" is not null
order by "backups"."finished_at" desc
limit ?;
-- SEARCH backups USING INDEX backups_finished (finished_at>?)

-- copies/backups.ts: listBackupParts

select "name", "lines", "bytes", "sha256"
from "backup_parts"
where ("backup_parts"."backup" = ? and "backup_parts"."name" > ?)
order by "backup_parts"."name" asc
limit ?;
-- SEARCH backup_parts USING INDEX sqlite_autoindex_backup_parts_1 (backup=? AND name>?)

-- copies/backups.ts: noteBackupStep

insert into "backup_parts" ("backup", "name", "lines", "bytes", "sha256")
select ?, value ->> 'name', value ->> 'lines', value ->> 'bytes', value ->> 'sha256'
from json_each(?)
where exists (
  select 1
  from "backups"
  where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
)
on conflict do nothing;
-- SEARCH backups EXISTS USING INDEX sqlite_autoindex_backups_1 (name=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:

update "backups"
set "step" = ?, "progress" = ?, "counts" = ?
where ("backups"."name" = ? and "backups"."step" = ? and "backups"."finished_at" is null)
returning "name";
-- SEARCH backups USING INDEX sqlite_autoindex_backups_1 (name=?)

-- copies/backups.ts: takeBackup

insert into "backups" ("name", "started_at", "finished_at", "step", "progress", "counts")
select ?, ?, null, ?, ?, ?
where not exists (
  select 1
  from "backups"
  where name > ?
) and not exists (
  select 1
  from "backups"
  where finished_at is null and started_at > ?
)
on conflict do nothing;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH backups USING COVERING INDEX sqlite_autoindex_backups_1 (name>?)
-- SCALAR SUBQUERY 2
--   SEARCH backups USING INDEX backups_finished (finished_at=?)
-- SEARCH backup_parts USING COVERING INDEX sqlite_autoindex_backup_parts_1 (backup=?)

select "name", "started_at", "finished_at", "step", "progress", "counts"
from "backups"
where ("backups"."name" = ? and "backups"."finished_at" is null and not exists (
  select 1
  from backups newer
  where newer.name > ?
));
-- SEARCH backups USING INDEX sqlite_autoindex_backups_1 (name=?)
-- SCALAR SUBQUERY 1
--   SEARCH newer USING COVERING INDEX sqlite_autoindex_backups_1 (name>?)

-- copies/body-imports.ts: findPeopleMeant

select ? as "meant_by", k.value as "meant_key", p.id as "meant_id", p.name as "meant_name", p.time_zone as
    "meant_zone"
from json_each(?) k
join accounts a on a.email = k.value
join trainee_profiles p on p.id = a.id;
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH a USING INDEX accounts_email_unique (email=?)
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select ? as "meant_by", k.value as "meant_key", p.id as "meant_id", p.name as "meant_name", p.time_zone as
    "meant_zone"
from json_each(?) k
join trainee_profiles p on p.search >= k.value || char(10) and p.search < k.value || char(11);
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH p USING INDEX trainee_profiles_search (search>? AND search<?)

select ? as "meant_by", k.value as "meant_key", p.id as "meant_id", p.name as "meant_name", p.time_zone as
    "meant_zone"
from json_each(?) k
join trainee_search_words w on w.word = k.value
join trainee_profiles p on p.id = w.trainee_id and substr(p.search, -length(k.value) - 1) = char(10) ||
    k.value;
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH w USING COVERING INDEX sqlite_autoindex_trainee_search_words_1 (word=?)
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- copies/body-imports.ts: listKnownValues

select r.value ->> 'id' as "known_id"
from json_each(?) r
where (r.value ->> 'kind' is null and exists (
  select 1
  from weight_records w
  where w.trainee_id = r.value ->> 'traineeId' and w.date = r.value ->> 'date' and w.weight = r.value ->>
      'value'
) or exists (
  select 1
  from body_measurements b
  where b.trainee_id = r.value ->> 'traineeId' and b.kind = r.value ->> 'kind' and b.date = r.value ->> 'date'
      and b.value = r.value ->> 'value'
));
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH w USING INDEX weight_records_trainee (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH b USING INDEX body_measurements_trainee (trainee_id=? AND kind=? AND date=?)

-- copies/body-imports.ts: valueRemovals

delete from "body_measurements"
where "body_measurements"."id" in (
  select row_id
  from "import_rows"
  where import_id = ?
);
-- SEARCH body_measurements USING COVERING INDEX sqlite_autoindex_body_measurements_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)

delete from "weight_records"
where "weight_records"."id" in (
  select row_id
  from "import_rows"
  where import_id = ?
);
-- SEARCH weight_records USING COVERING INDEX sqlite_autoindex_weight_records_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)

update "trainee_profiles"
set "current_weight" = coalesce((
  select w.weight
  from weight_records w
  where w.trainee_id = "trainee_profiles"."id" and w.id not in (
    select row_id
    from "import_rows"
    where import_id = ?
  )
  order by w.date desc, w.created_at desc, w.rowid desc
  limit 1
), "trainee_profiles"."initial_weight"), "updated_at" = ?
where "trainee_profiles"."id" in (
  select trainee_id as id
  from weight_records
  where id in (
    select row_id
    from "import_rows"
    where import_id = ?
  )
) and "trainee_profiles"."current_weight" is not coalesce((
  select w.weight
  from weight_records w
  where w.trainee_id = "trainee_profiles"."id" and w.id not in (
    select row_id
    from "import_rows"
    where import_id = ?
  )
  order by w.date desc, w.created_at desc, w.rowid desc
  limit 1
), "trainee_profiles"."initial_weight");
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 4
--   SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)
--   LIST SUBQUERY 3
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH w USING INDEX weight_records_trainee (trainee_id=?)
--   LIST SUBQUERY 5
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--     CREATE BLOOM FILTER
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH w USING INDEX weight_records_trainee (trainee_id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--     CREATE BLOOM FILTER

-- copies/body-imports.ts: valueStatements

insert into "body_measurements" ("id", "trainee_id", "kind", "date", "value", "written_by", "created_at")
select r.value ->> 'id', r.value ->> 'traineeId', r.value ->> 'kind', r.value ->> 'date', r.value ->> 'value',
    ?, ?
from json_each(?) r
join "trainee_profiles" p on p.id = r.value ->> 'traineeId'
where not r.value ->> 'kind' is null and not (r.value ->> 'kind' is null and exists (
  select 1
  from weight_records w
  where w.trainee_id = r.value ->> 'traineeId' and w.date = r.value ->> 'date' and w.weight = r.value ->>
      'value'
) or exists (
  select 1
  from body_measurements b
  where b.trainee_id = r.value ->> 'traineeId' and b.kind = r.value ->> 'kind' and b.date = r.value ->> 'date'
      and b.value = r.value ->> 'value'
))
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH w USING INDEX weight_records_trainee (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH b USING INDEX body_measurements_trainee (trainee_id=? AND kind=? AND date=?)
-- SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

insert into "weight_records" ("id", "trainee_id", "date", "weight", "source", "notes", "created_at")
select r.value ->> 'id', r.value ->> 'traineeId', r.value ->> 'date', r.value ->> 'value', ?, null, ?
from json_each(?) r
join "trainee_profiles" p on p.id = r.value ->> 'traineeId'
where r.value ->> 'kind' is null and not (r.value ->> 'kind' is null and exists (
  select 1
  from weight_records w
  where w.trainee_id = r.value ->> 'traineeId' and w.date = r.value ->> 'date' and w.weight = r.value ->>
      'value'
) or exists (
  select 1
  from body_measurements b
  where b.trainee_id = r.value ->> 'traineeId' and b.kind = r.value ->> 'kind' and b.date = r.value ->> 'date'
      and b.value = r.value ->> 'value'
))
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH w USING INDEX weight_records_trainee (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH b USING INDEX body_measurements_trainee (trainee_id=? AND kind=? AND date=?)
-- SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "trainee_profiles"
set "current_weight" = coalesce((
  select w.weight
  from weight_records w
  where w.trainee_id = "trainee_profiles"."id" and true
  order by w.date desc, w.created_at desc, w.rowid desc
  limit 1
), "trainee_profiles"."initial_weight"), "updated_at" = ?
where "trainee_profiles"."id" in (
  select distinct r.value ->> 'traineeId' as id
  from json_each(?) r
) and "trainee_profiles"."current_weight" is not coalesce((
  select w.weight
  from weight_records w
  where w.trainee_id = "trainee_profiles"."id" and true
  order by w.date desc, w.created_at desc, w.rowid desc
  limit 1
), "trainee_profiles"."initial_weight");
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 2
--   SCAN r VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR DISTINCT
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH w USING INDEX weight_records_trainee (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH w USING INDEX weight_records_trainee (trainee_id=?)

-- copies/business-archives.ts: endArchive

update "business_archives"
set "expires_at" = ?
where ("business_archives"."id" = ? and ("business_archives"."expires_at" is null or "business_archives"."expires_at"
    > ?));
-- SEARCH business_archives USING INDEX sqlite_autoindex_business_archives_1 (id=?)

-- copies/business-archives.ts: getOpenArchive

select "id", "created_at", "finished_at", "expires_at", "size", "progress", "counts"
from "business_archives"
where (expires_at is null or expires_at > ?) and (finished_at is not null or moved_at > ?)
order by created_at desc
limit ?;
-- SCAN business_archives USING INDEX business_archives_created

-- copies/business-archives.ts: listArchiveEntries

select entry.section, entry."offset", name, crc, entry.bytes, modified_at as modifiedAt, piece.starts_at +
    entry."offset" as startsAt
from business_archive_entries entry
join business_archive_pieces piece on piece.archive_id = entry.archive_id and piece.section = entry.section
    and piece.place = 0
where entry.archive_id = ?1 and (entry.section, entry."offset") > (?2, ?3)
order by entry.section, entry."offset"
limit ?4;
-- SEARCH entry USING INDEX sqlite_autoindex_business_archive_entries_1 (archive_id=? AND (section,offset)>(?,?))
-- SEARCH piece USING INDEX sqlite_autoindex_business_archive_pieces_1 (archive_id=? AND section=? AND place=?)

-- copies/business-archives.ts: listEndedArchives

select id
from business_archives
where expires_at <= ?1 or (finished_at is null and moved_at <= ?2)
limit 50;
-- SCAN business_archives

-- copies/business-archives.ts: orderArchive

insert into "business_archives" ("id", "created_at", "finished_at", "expires_at", "size", "moved_at", "reader",
    "step", "progress", "counts")
select ?, ?, null, null, null, ?, ?, ?, ?, ?
where not exists (
  select 1
  from "business_archives"
  where (expires_at is null or expires_at > ?) and (finished_at is not null or moved_at > ?) and id <> ?
)
on conflict do nothing;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN business_archives
-- SEARCH business_archive_pieces USING COVERING INDEX business_archive_pieces_start (archive_id=?)
-- SEARCH business_archive_entries USING COVERING INDEX sqlite_autoindex_business_archive_entries_1 (archive_id=?)

select "id"
from "business_archives"
where "business_archives"."id" = ?;
-- SEARCH business_archives USING COVERING INDEX sqlite_autoindex_business_archives_1 (id=?)

-- copies/business-archives.ts: sumPieces

select coalesce(sum("bytes"), 0)
from "business_archive_pieces"
where "business_archive_pieces"."archive_id" = ?;
-- SEARCH business_archive_pieces USING INDEX business_archive_pieces_start (archive_id=?)

-- copies/copied-people.ts: getMyDataOwner

select "answer_recordings"."id", "answer_recordings"."key", "check_ins"."due_on"
from "answer_recordings"
inner join "check_ins" on "check_ins"."id" = "answer_recordings"."check_in_id"
where ("answer_recordings"."trainee_id" = ? and "answer_recordings"."stored_at" is not null and exists (
  select 1
  from consents consent
  where consent.trainee_id = "answer_recordings"."trainee_id" and consent.purpose = 'answers_archive' and
      consent.given_at is not null and consent.withdrawn_at is null
))
order by "answer_recordings"."created_at", "answer_recordings"."id";
-- SEARCH consent EXISTS USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- SEARCH answer_recordings USING INDEX answer_recordings_arrivals (trainee_id=?)
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "answer_recordings"."id", "answer_recordings"."key", "check_ins"."due_on"
from "answer_recordings"
inner join "check_ins" on "check_ins"."id" = "answer_recordings"."check_in_id"
where ("answer_recordings"."trainee_id" = ? and "answer_recordings"."stored_at" is not null)
order by "answer_recordings"."created_at", "answer_recordings"."id";
-- SEARCH answer_recordings USING INDEX answer_recordings_arrivals (trainee_id=?)
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "id", "key", "pose", "date"
from "progress_photos"
where ("progress_photos"."trainee_id" = ? and "progress_photos"."stored_at" is not null and "progress_photos"."check_in_id"
    is not null and (exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'coach' and consent.given_at
      is not null and consent.withdrawn_at is null
) and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'archive' and
      consent.given_at is not null and consent.withdrawn_at is null
)))
order by "progress_photos"."date", "progress_photos"."id";
-- SEARCH progress_photos USING INDEX progress_photos_days (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)

select "id", "key", "pose", "date"
from "progress_photos"
where ("progress_photos"."trainee_id" = ? and "progress_photos"."stored_at" is not null and false)
order by "progress_photos"."date", "progress_photos"."id";
-- SEARCH progress_photos USING INDEX progress_photos_days (trainee_id=?)

select "language"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

select "name", "time_zone", "photo_key"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "photo_key"
from "own_foods"
where ("own_foods"."trainee_id" = ? and "own_foods"."deleted_at" is null and "own_foods"."photo_key" is not
    null)
order by "own_foods"."updated_at", "own_foods"."id";
-- SEARCH own_foods USING INDEX own_foods_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- copies/copied-people.ts: listArchivedPeople

select "id", "name", "time_zone", "photo_key", (
  select email
  from accounts
  where accounts.id = trainee_profiles.id
) as "person_email", exists (
  select 1
  from conversations
  where trainee_id = trainee_profiles.id and last_seq > 0
) as "has_talked", (exists (
  select 1
  from progress_photos
  where progress_photos.trainee_id = trainee_profiles.id
) and (exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = trainee_profiles.id and consent.purpose = 'coach' and consent.given_at is not
      null and consent.withdrawn_at is null
) and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = trainee_profiles.id and consent.purpose = 'archive' and consent.given_at is not
      null and consent.withdrawn_at is null
))) as "has_kept_photos", (exists (
  select 1
  from answer_recordings
  where answer_recordings.trainee_id = trainee_profiles.id
) and exists (
  select 1
  from consents consent
  where consent.trainee_id = trainee_profiles.id and consent.purpose = 'answers_archive' and consent.given_at
      is not null and consent.withdrawn_at is null
)) as "has_kept_recordings"
from "trainee_profiles"
where "trainee_profiles"."id" > ?
order by "trainee_profiles"."id"
limit ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id>?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH progress_photos USING COVERING INDEX progress_photos_arrivals (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH answer_recordings USING COVERING INDEX answer_recordings_arrivals (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH consent USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)

-- copies/copied-rows.ts: listBusinessRows

select "absences"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "absences"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "absences"."trainee_id"
) as "person_email", "kind", "starts_on", "ends_on", "note", "status", "created_at", "decided_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "absences"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "starts_on" as "page_key_1", "id" as "page_key_2"
from "absences"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "absences"."trainee_id"
)
order by "absences"."trainee_id" asc, "absences"."starts_on" asc, "absences"."id" asc
limit ?;
-- SCAN absences USING INDEX absences_trainee
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "accounts"."id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "accounts"."id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "accounts"."id"
) as "person_email", "email", "email_confirmed_at", exists (
  select 1
  from totp_credentials
  where account_id = "accounts"."id" and confirmed_at is not null
) as "two_factor", "created_at", "deletes_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "accounts"."id"
) as "person_zone", "id" as "page_key_0", "created_at" as "page_key_1"
from "accounts"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "accounts"."id"
)
order by "accounts"."id" asc, "accounts"."created_at" asc
limit ?;
-- SCAN accounts USING INDEX sqlite_autoindex_accounts_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "answer_recordings"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "answer_recordings"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "answer_recordings"."trainee_id"
) as "person_email", "key", "type", (
  select form_name
  from check_ins
  where id = check_in_id
) as "recording_form", (
  select due_on
  from check_ins
  where id = check_in_id
) as "recording_due_on", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "answer_recordings"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "created_at" as "page_key_1", "id" as "page_key_2"
from "answer_recordings"
where (exists (
  select 1
  from trainee_profiles person
  where person.id = "answer_recordings"."trainee_id"
) and stored_at is not null and check_in_id is not null and exists (
  select 1
  from consents consent
  where consent.trainee_id = "answer_recordings"."trainee_id" and consent.purpose = 'answers_archive' and
      consent.given_at is not null and consent.withdrawn_at is null
))
order by "answer_recordings"."trainee_id" asc, "answer_recordings"."created_at" asc, "answer_recordings"."id"
    asc
limit ?;
-- SCAN answer_recordings USING INDEX answer_recordings_arrivals
-- SEARCH consent EXISTS USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "body_measurements"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "body_measurements"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "body_measurements"."trainee_id"
) as "person_email", "date", "kind", "value", "written_by", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "body_measurements"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "kind" as "page_key_1", "id" as "page_key_2"
from "body_measurements"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "body_measurements"."trainee_id"
)
order by "body_measurements"."trainee_id" asc, "body_measurements"."kind" asc, "body_measurements"."id" asc
limit ?;
-- SCAN body_measurements USING INDEX body_measurements_trainee
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "check_in_schedules"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "check_in_schedules"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "check_in_schedules"."trainee_id"
) as "person_email", (
  select name
  from check_in_forms
  where id = form_id
) as "form_name", "weekday", "minute", "every", "starts_on", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "check_in_schedules"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "created_at" as "page_key_1", "id" as "page_key_2"
from "check_in_schedules"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "check_in_schedules"."trainee_id"
)
order by "check_in_schedules"."trainee_id" asc, "check_in_schedules"."created_at" asc, "check_in_schedules"."id"
    asc
limit ?;
-- SCAN check_in_schedules USING INDEX check_in_schedules_form
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "check_ins"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "check_ins"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "check_ins"."trainee_id"
) as "person_email", "form_name", "due_on", "sent_at", iif(exists (
  select 1
  from consents consent
  where consent.trainee_id = "check_ins"."trainee_id" and consent.purpose = 'answers_archive' and
      consent.given_at is not null and consent.withdrawn_at is null
), "answers", null) as "answer_lines", "facts" as "fact_lines", "reviewed_at", "reply", reply_voice ->>
    'seconds' as "reply_voice_seconds", "private_note", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "check_ins"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "due_at" as "page_key_1", "id" as "page_key_2"
from "check_ins"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "check_ins"."trainee_id"
)
order by "check_ins"."trainee_id" asc, "check_ins"."due_at" asc, "check_ins"."id" asc
limit ?;
-- SCAN check_ins USING INDEX check_ins_sent
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH consent USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "consents"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "consents"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "consents"."trainee_id"
) as "person_email", "purpose", "given_at", "withdrawn_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "consents"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "purpose" as "page_key_1"
from "consents"
where (exists (
  select 1
  from trainee_profiles person
  where person.id = "consents"."trainee_id"
) and "consents"."purpose" in (?, …))
order by "consents"."trainee_id" asc, "consents"."purpose" asc
limit ?;
-- SCAN consents USING INDEX sqlite_autoindex_consents_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "favourite_foods"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "favourite_foods"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "favourite_foods"."trainee_id"
) as "person_email", (
  select name
  from foods
  where id = food_id
) as "food_name", "quantity", portion ->> 'count' as "portion_count", portion ->> 'name' as "portion_name",
    "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "favourite_foods"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "food_id" as "page_key_1"
from "favourite_foods"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "favourite_foods"."trainee_id"
)
order by "favourite_foods"."trainee_id" asc, "favourite_foods"."food_id" asc
limit ?;
-- SCAN favourite_foods USING INDEX sqlite_autoindex_favourite_foods_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "households"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "households"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "households"."trainee_id"
) as "person_email", "people", (
  select group_concat(name, '، ')
  from foods
  where id in (
    select value
    from json_each(at_home)
  )
) as "foods_at_home", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "households"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "updated_at" as "page_key_1"
from "households"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "households"."trainee_id"
)
order by "households"."trainee_id" asc, "households"."updated_at" asc
limit ?;
-- SCAN households USING INDEX sqlite_autoindex_households_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
--   CORRELATED LIST SUBQUERY 3
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "id", "name", "description", "timing", "calories", "protein", "carbs", "fat", "status", "created_at",
    "created_at" as "page_key_0", "id" as "page_key_1"
from "meals"
where "meals"."deleted_at" is null
order by "meals"."created_at" asc, "meals"."id" asc
limit ?;
-- SCAN meals USING INDEX meals_created

select "id", "name", "english_name", "category", "type", "sets", "reps", "reps_to", "seconds", "metres",
    "rest", "duration", "description", "video_url", (
  select json_array(id, file_name)
  from videos
  where id = exercises.video_id and status = 'ready'
) as "video_file", "movement", "status", "created_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "exercises"
where "exercises"."deleted_at" is null
order by "exercises"."created_at" asc, "exercises"."id" asc
limit ?;
-- SCAN exercises USING INDEX exercises_created
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

select "id", "name", "english_name", "description", "english_description", "goal", "level", "days_per_week",
    "weeks", "created_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "templates"
where "templates"."deleted_at" is null
order by "templates"."created_at" asc, "templates"."id" asc
limit ?;
-- SCAN templates USING INDEX templates_created

select "id", "name", "english_name", "price_agorot" as "price_shekels", "months", "features",
    "english_features", "status", nullif(created_at, 0) as "plan_created", "position" as "page_key_0", "id" as
    "page_key_1"
from "plans"
order by "plans"."position" asc, "plans"."id" asc
limit ?;
-- SCAN plans
-- USE TEMP B-TREE FOR ORDER BY

select "id", "plan_id", "name", "email", "phone", "gender", (
  select name
  from plans
  where id = invitations.plan_id
) as "plans_name", "created_at", "expires_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "invitations"
where accepted_at is null and revoked_at is null
order by "invitations"."created_at" asc, "invitations"."id" asc
limit ?;
-- SCAN invitations USING INDEX invitations_open
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "id", "recipient_id", "type", "title", "message", (
  select name
  from trainee_profiles
  where id = notifications.recipient_id
) as "trainee_profiles_name", "recipients", "reads", "created_at", "created_at" as "page_key_0", "id" as
    "page_key_1"
from "notifications"
where sender_id in (
  select id
  from accounts
  where role = 'trainer'
)
order by "notifications"."created_at" asc, "notifications"."id" asc
limit ?;
-- SEARCH notifications USING INDEX notifications_sender (sender_id=?)
-- LIST SUBQUERY 2
--   SEARCH accounts USING INDEX accounts_one_trainer (role=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

select "id", "template_id", "exercise_id", "position", (
  select name
  from templates
  where id = template_exercises.template_id
) as "templates_name", template_exercises.week + 1 as "week_number", "day_of_week", "name", "english_name",
    "category", "type", "sets", "reps", "reps_to", "seconds", "metres", "weight", "percent", "rest", "rpe",
    "tempo", "duration", "description", "note", "superset", "progression", "progression_step",
    "progression_runs", "template_id" as "page_key_0", "week" as "page_key_1", "day_of_week" as "page_key_2",
    "position" as "page_key_3", "id" as "page_key_4"
from "template_exercises"
where exists (
  select 1
  from templates whole
  where whole.id = template_exercises.template_id and whole.deleted_at is null
)
order by "template_exercises"."template_id" asc, "template_exercises"."week" asc, "template_exercises"."day_of_week"
    asc, "template_exercises"."position" asc, "template_exercises"."id" asc
limit ?;
-- SCAN template_exercises USING INDEX template_exercises_week
-- SEARCH whole EXISTS USING INDEX sqlite_autoindex_templates_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "id", "template_id", "meal_id", "position", (
  select name
  from templates
  where id = template_meals.template_id
) as "templates_name", template_meals.week + 1 as "week_number", "day_of_week", "timing", "name",
    "description", "quantity", "calories", "protein", "carbs", "fat", "template_id" as "page_key_0", "week" as
    "page_key_1", "day_of_week" as "page_key_2", "position" as "page_key_3", "id" as "page_key_4"
from "template_meals"
where exists (
  select 1
  from templates whole
  where whole.id = template_meals.template_id and whole.deleted_at is null
)
order by "template_meals"."template_id" asc, "template_meals"."week" asc, "template_meals"."day_of_week" asc,
    "template_meals"."position" asc, "template_meals"."id" asc
limit ?;
-- SCAN template_meals USING INDEX template_meals_week
-- SEARCH whole EXISTS USING INDEX sqlite_autoindex_templates_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH templates USING INDEX sqlite_autoindex_templates_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "id", "text", "created_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "saved_replies"
order by "saved_replies"."created_at" asc, "saved_replies"."id" asc
limit ?;
-- SCAN saved_replies
-- USE TEMP B-TREE FOR ORDER BY

select "lighter_days"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "lighter_days"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "lighter_days"."trainee_id"
) as "person_email", "starts_on", "ends_on", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "lighter_days"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "starts_on" as "page_key_1"
from "lighter_days"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "lighter_days"."trainee_id"
)
order by "lighter_days"."trainee_id" asc, "lighter_days"."starts_on" asc
limit ?;
-- SCAN lighter_days USING INDEX sqlite_autoindex_lighter_days_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "machine_seats"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "machine_seats"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "machine_seats"."trainee_id"
) as "person_email", (
  select name
  from exercises
  where id = exercise_id
) as "exercise_name", "seat", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "machine_seats"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "created_at" as "page_key_1", "exercise_id" as "page_key_2"
from "machine_seats"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "machine_seats"."trainee_id"
)
order by "machine_seats"."trainee_id" asc, "machine_seats"."created_at" asc, "machine_seats"."exercise_id" asc
limit ?;
-- SCAN machine_seats USING INDEX sqlite_autoindex_machine_seats_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "meal_id", "food_id", "position", (
  select name
  from meals
  where id = meal_foods.meal_id
) as "meals_name", (
  select name
  from foods
  where id = meal_foods.food_id
) as "foods_name", "grams", "meal_id" as "page_key_0", "position" as "page_key_1"
from "meal_foods"
where exists (
  select 1
  from meals whole
  where whole.id = meal_foods.meal_id and whole.deleted_at is null
)
order by "meal_foods"."meal_id" asc, "meal_foods"."position" asc
limit ?;
-- SCAN meal_foods USING INDEX sqlite_autoindex_meal_foods_1
-- SEARCH whole EXISTS USING INDEX sqlite_autoindex_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)

select "name", "english_name", "questions" as "question_lines", "created_at", "updated_at", "archived_at",
    "created_at" as "page_key_0", "id" as "page_key_1"
from "check_in_forms"
order by "check_in_forms"."created_at" asc, "check_in_forms"."id" asc
limit ?;
-- SCAN check_in_forms
-- USE TEMP B-TREE FOR ORDER BY

select "notes"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "notes"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "notes"."trainee_id"
) as "person_email", "type", "text", iif(author_id is trainee_id, 'trainee', 'trainer') as "written_by",
    "created_at", "updated_at", "is_private", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "notes"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "created_at" as "page_key_1", "id" as "page_key_2"
from "notes"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "notes"."trainee_id"
)
order by "notes"."trainee_id" asc, "notes"."created_at" asc, "notes"."id" asc
limit ?;
-- SCAN notes USING INDEX notes_trainee
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "notification_deliveries"."recipient_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "notification_deliveries"."recipient_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "notification_deliveries"."recipient_id"
) as "person_email", (
  select type
  from notifications
  where id = notification_id
) as "told_type", (
  select title
  from notifications
  where id = notification_id
) as "told_title", (
  select message
  from notifications
  where id = notification_id
) as "told_message", "created_at", "read_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "notification_deliveries"."recipient_id"
) as "person_zone", "recipient_id" as "page_key_0", "created_at" as "page_key_1", "notification_id" as
    "page_key_2"
from "notification_deliveries"
where (exists (
  select 1
  from trainee_profiles person
  where person.id = "notification_deliveries"."recipient_id"
) and deleted_at is null)
order by "notification_deliveries"."recipient_id" asc, "notification_deliveries"."created_at" asc,
    "notification_deliveries"."notification_id" asc
limit ?;
-- SCAN notification_deliveries USING INDEX notification_deliveries_list
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "nutrition_targets"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "nutrition_targets"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "nutrition_targets"."trainee_id"
) as "person_email", "starts_on", "calories", "protein", "carbs", "fat", "source", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "nutrition_targets"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "starts_on" as "page_key_1"
from "nutrition_targets"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "nutrition_targets"."trainee_id"
)
order by "nutrition_targets"."trainee_id" asc, "nutrition_targets"."starts_on" asc
limit ?;
-- SCAN nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "opening_balances"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "opening_balances"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "opening_balances"."trainee_id"
) as "person_email", "since", agorot / 100.0 as "opening_shekels", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "opening_balances"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "since" as "page_key_1"
from "opening_balances"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "opening_balances"."trainee_id"
)
order by "opening_balances"."trainee_id" asc, "opening_balances"."since" asc
limit ?;
-- SCAN opening_balances USING INDEX sqlite_autoindex_opening_balances_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "own_foods"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "own_foods"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "own_foods"."trainee_id"
) as "person_email", "kind", "name", "servings", "finished_grams", "parts" as "ingredient_lines", "calories",
    "protein", "carbs", "fat", "portion_name", "portion_grams", "photo_key", "created_at", "updated_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "own_foods"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "updated_at" as "page_key_1", "id" as "page_key_2"
from "own_foods"
where (exists (
  select 1
  from trainee_profiles person
  where person.id = "own_foods"."trainee_id"
) and deleted_at is null)
order by "own_foods"."trainee_id" asc, "own_foods"."updated_at" asc, "own_foods"."id" asc
limit ?;
-- SCAN own_foods USING INDEX own_foods_trainee
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "own_meals"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "own_meals"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "own_meals"."trainee_id"
) as "person_email", "date", "category", "name", "description", "quantity", portion ->> 'count' as
    "portion_count", portion ->> 'name' as "portion_name", "calories", "protein", "carbs", "fat", "status",
    "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "own_meals"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "id" as "page_key_2"
from "own_meals"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "own_meals"."trainee_id"
)
order by "own_meals"."trainee_id" asc, "own_meals"."date" asc, "own_meals"."id" asc
limit ?;
-- SCAN own_meals USING INDEX own_meals_day
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "past_days"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "past_days"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "past_days"."trainee_id"
) as "person_email", "date", (
  select app
  from past_imports
  where id = import_id
) as "past_app", (
  select name
  from past_names named
  where named.trainee_id = "past_days"."trainee_id" and named.key = "past_days"."key"
) as "past_name", "day" as "set_lines", (
  select file
  from past_imports
  where id = import_id
) as "past_file", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "past_days"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "key" as "page_key_2"
from "past_days"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "past_days"."trainee_id"
)
order by "past_days"."trainee_id" asc, "past_days"."date" asc, "past_days"."key" asc
limit ?;
-- SCAN past_days USING INDEX past_days_day
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH named USING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "payment_proofs"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "payment_proofs"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "payment_proofs"."trainee_id"
) as "person_email", "plan_name", "english_plan_name", agorot / 100.0 as "proof_shekels", "note", "created_at",
    "decision", "decided_at", "reason", "reason_words", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "payment_proofs"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "created_at" as "page_key_1", "id" as "page_key_2"
from "payment_proofs"
where (exists (
  select 1
  from trainee_profiles person
  where person.id = "payment_proofs"."trainee_id"
) and stored_at is not null)
order by "payment_proofs"."trainee_id" asc, "payment_proofs"."created_at" asc, "payment_proofs"."id" asc
limit ?;
-- SCAN payment_proofs USING INDEX payment_proofs_trainee
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "payments"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "payments"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "payments"."trainee_id"
) as "person_email", substr(paid_on, 1, 4) || '-' || printf('%04d', number) as "receipt", substr(paid_on, 1, 4)
    || '-' || printf('%04d', (
  select reversed.number
  from payments reversed
  where reversed.id = "payments"."reverses"
)) as "reversed_receipt", "paid_on", agorot / 100.0 as "amount_shekels", "method", "note", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "payments"."trainee_id"
) as "person_zone", "paid_on" as "page_key_0", "id" as "page_key_1"
from "payments"
order by "payments"."paid_on" asc, "payments"."id" asc
limit ?;
-- SCAN payments USING INDEX payments_day
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH reversed USING INDEX sqlite_autoindex_payments_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "photo_consents"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "photo_consents"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "photo_consents"."trainee_id"
) as "person_email", "purpose", "given_at", "withdrawn_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "photo_consents"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "purpose" as "page_key_1"
from "photo_consents"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "photo_consents"."trainee_id"
)
order by "photo_consents"."trainee_id" asc, "photo_consents"."purpose" asc
limit ?;
-- SCAN photo_consents USING INDEX sqlite_autoindex_photo_consents_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "progress_photos"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "progress_photos"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "progress_photos"."trainee_id"
) as "person_email", "date", "pose", "key", "created_at", (
  select json_group_array(viewed_at)
  from (
    select viewed_at
    from progress_photo_views
    where photo_id = "progress_photos"."id"
    order by viewed_at
  )
) as "view_times", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "progress_photos"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "id" as "page_key_2"
from "progress_photos"
where (exists (
  select 1
  from trainee_profiles person
  where person.id = "progress_photos"."trainee_id"
) and stored_at is not null and "progress_photos"."check_in_id" is not null and (exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'coach' and consent.given_at
      is not null and consent.withdrawn_at is null
) and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'archive' and
      consent.given_at is not null and consent.withdrawn_at is null
)))
order by "progress_photos"."trainee_id" asc, "progress_photos"."date" asc, "progress_photos"."id" asc
limit ?;
-- SCAN progress_photos USING INDEX progress_photos_days
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   CO-ROUTINE (subquery-3)
--     SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=?)
--   SCAN (subquery-3)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "section", settings.value as "value_json", "section" as "page_key_0"
from "settings"
where section not in ('beginning', 'photo', 'starter_library', 'storage')
order by "settings"."section" asc
limit ?;
-- SCAN settings USING INDEX sqlite_autoindex_settings_1

select "subscriptions"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "subscriptions"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "subscriptions"."trainee_id"
) as "person_email", "plan_name", "english_plan_name", "price_agorot" as "price_shekels", "months",
    "starts_on", "ends_on", "pauses" as "paused_days", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "subscriptions"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "starts_on" as "page_key_1", "id" as "page_key_2"
from "subscriptions"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "subscriptions"."trainee_id"
)
order by "subscriptions"."trainee_id" asc, "subscriptions"."starts_on" asc, "subscriptions"."id" asc
limit ?;
-- SCAN subscriptions USING INDEX subscriptions_trainee
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "trainee_performance"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "trainee_performance"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "trainee_performance"."trainee_id"
) as "person_email", "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals",
    "progress_value", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "trainee_performance"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1"
from "trainee_performance"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "trainee_performance"."trainee_id"
)
order by "trainee_performance"."trainee_id" asc, "trainee_performance"."date" asc
limit ?;
-- SCAN trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "trainee_profiles"."id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "trainee_profiles"."id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "trainee_profiles"."id"
) as "person_email", "name", "phone", "gender", "age", "blood_type", "height", "initial_weight",
    "current_weight", "target_weight", "goal", "target_steps", "time_zone", "status", (
  select name
  from plans
  where id = subscription_plan
) as "plan_name", "subscription_start", "subscription_end", "photo_key", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "trainee_profiles"."id"
) as "person_zone", "id" as "page_key_0", "created_at" as "page_key_1"
from "trainee_profiles"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "trainee_profiles"."id"
)
order by "trainee_profiles"."id" asc, "trainee_profiles"."created_at" asc
limit ?;
-- SCAN trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "trainee_steps"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "trainee_steps"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "trainee_steps"."trainee_id"
) as "person_email", "date", "steps", "target_steps", "source", "hand_steps", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "trainee_steps"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "id" as "page_key_2"
from "trainee_steps"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "trainee_steps"."trainee_id"
)
order by "trainee_steps"."trainee_id" asc, "trainee_steps"."date" asc, "trainee_steps"."id" asc
limit ?;
-- SCAN trainee_steps USING INDEX trainee_steps_day
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "weekly_schedules"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "weekly_schedules"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "weekly_schedules"."trainee_id"
) as "person_email", "week_start_date", "exercises_applied_from", "meals_applied_from", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "weekly_schedules"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "week_start_date" as "page_key_1", "id" as "page_key_2"
from "weekly_schedules"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "weekly_schedules"."trainee_id"
)
order by "weekly_schedules"."trainee_id" asc, "weekly_schedules"."week_start_date" asc, "weekly_schedules"."id"
    asc
limit ?;
-- SCAN weekly_schedules USING INDEX unique_trainee_week
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "weight_records"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "weight_records"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "weight_records"."trainee_id"
) as "person_email", "date", "weight", "source", "notes", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "weight_records"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "id" as "page_key_2"
from "weight_records"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "weight_records"."trainee_id"
)
order by "weight_records"."trainee_id" asc, "weight_records"."date" asc, "weight_records"."id" asc
limit ?;
-- SCAN weight_records USING INDEX weight_records_trainee
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "workout_feelings"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "workout_feelings"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "workout_feelings"."trainee_id"
) as "person_email", "date", "effort", "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "workout_feelings"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1"
from "workout_feelings"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "workout_feelings"."trainee_id"
)
order by "workout_feelings"."trainee_id" asc, "workout_feelings"."date" asc
limit ?;
-- SCAN workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- copies/copied-rows.ts: listPersonsRows

select "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals",
    "progress_value", (
  select person.time_zone
  from trainee_profiles person
  where person.id = ?
) as "person_zone", "date" as "page_key_0", "trainee_id" as "page_key_1"
from "trainee_performance"
where "trainee_performance"."trainee_id" = ?
order by "trainee_performance"."date" asc, "trainee_performance"."trainee_id" asc
limit ?;
-- SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "date", "category", "name", "description", "quantity", portion ->> 'count' as "portion_count", portion
    ->> 'name' as "portion_name", "calories", "protein", "carbs", "fat", "status", "created_at", "date" as
    "page_key_0", "id" as "page_key_1"
from "own_meals"
where "own_meals"."trainee_id" = ?
order by "own_meals"."date" asc, "own_meals"."id" asc
limit ?;
-- SEARCH own_meals USING INDEX own_meals_day (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "date", "effort", "created_at", "date" as "page_key_0", "trainee_id" as "page_key_1"
from "workout_feelings"
where "workout_feelings"."trainee_id" = ?
order by "workout_feelings"."date" asc, "workout_feelings"."trainee_id" asc
limit ?;
-- SEARCH workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)

select "date", "kind", "value", "written_by", "created_at", "kind" as "page_key_0", "id" as "page_key_1"
from "body_measurements"
where "body_measurements"."trainee_id" = ?
order by "body_measurements"."kind" asc, "body_measurements"."id" asc
limit ?;
-- SEARCH body_measurements USING INDEX body_measurements_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "date", "pose", "key", "created_at", (
  select json_group_array(viewed_at)
  from (
    select viewed_at
    from progress_photo_views
    where photo_id = "progress_photos"."id"
    order by viewed_at
  )
) as "view_times", "date" as "page_key_0", "id" as "page_key_1"
from "progress_photos"
where ("progress_photos"."trainee_id" = ? and stored_at is not null and "progress_photos"."check_in_id" is not
    null and (exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'coach' and consent.given_at
      is not null and consent.withdrawn_at is null
) and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'archive' and
      consent.given_at is not null and consent.withdrawn_at is null
)))
order by "progress_photos"."date" asc, "progress_photos"."id" asc
limit ?;
-- SEARCH progress_photos USING INDEX progress_photos_days (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=?)
--   SCAN (subquery-1)

select "date", "pose", "key", "created_at", (
  select json_group_array(viewed_at)
  from (
    select viewed_at
    from progress_photo_views
    where photo_id = "progress_photos"."id"
    order by viewed_at
  )
) as "view_times", "date" as "page_key_0", "id" as "page_key_1"
from "progress_photos"
where ("progress_photos"."trainee_id" = ? and stored_at is not null)
order by "progress_photos"."date" asc, "progress_photos"."id" asc
limit ?;
-- SEARCH progress_photos USING INDEX progress_photos_days (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=?)
--   SCAN (subquery-1)

select "date", "sealed", "date" as "page_key_0", "trainee_id" as "page_key_1"
from "fasting_days"
where ("fasting_days"."trainee_id" = ? and exists (
  select 1
  from consents consent
  where consent.trainee_id = "fasting_days"."trainee_id" and consent.purpose = 'fasting_archive' and
      consent.given_at is not null and consent.withdrawn_at is null
))
order by "fasting_days"."date" asc, "fasting_days"."trainee_id" asc
limit ?;
-- SEARCH consent EXISTS USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- SEARCH fasting_days USING INDEX sqlite_autoindex_fasting_days_1 (trainee_id=?)

select "date", "steps", "target_steps", "source", "hand_steps", "date" as "page_key_0", "id" as "page_key_1"
from "trainee_steps"
where "trainee_steps"."trainee_id" = ?
order by "trainee_steps"."date" asc, "trainee_steps"."id" asc
limit ?;
-- SEARCH trainee_steps USING INDEX trainee_steps_day (trainee_id=?)

select "date", "weight", "source", "notes", "created_at", "date" as "page_key_0", "id" as "page_key_1"
from "weight_records"
where "weight_records"."trainee_id" = ?
order by "weight_records"."date" asc, "weight_records"."id" asc
limit ?;
-- SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "date", (
  select app
  from past_imports
  where id = import_id
) as "past_app", (
  select name
  from past_names named
  where named.trainee_id = "past_days"."trainee_id" and named.key = "past_days"."key"
) as "past_name", "day" as "set_lines", (
  select file
  from past_imports
  where id = import_id
) as "past_file", "date" as "page_key_0", "key" as "page_key_1"
from "past_days"
where "past_days"."trainee_id" = ?
order by "past_days"."date" asc, "past_days"."key" asc
limit ?;
-- SEARCH past_days USING INDEX past_days_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH named USING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)

select "email", "email_confirmed_at", exists (
  select 1
  from totp_credentials
  where account_id = "accounts"."id" and confirmed_at is not null
) as "two_factor", "created_at", "deletes_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "accounts"
where "accounts"."id" = ?
order by "accounts"."created_at" asc, "accounts"."id" asc
limit ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)

select "email", "email_confirmed_at", exists (
  select 1
  from totp_credentials
  where account_id = "accounts"."id" and confirmed_at is not null
) as "two_factor", (
  select language
  from account_settings
  where account_id = "accounts"."id"
) as "account_language", coalesce((
  select theme
  from account_settings
  where account_id = "accounts"."id" and appearance_at is not null
), 'system') as "account_theme", coalesce((
  select accent
  from account_settings
  where account_id = "accounts"."id" and appearance_at is not null
), 'emerald') as "account_accent", coalesce((
  select font_size
  from account_settings
  where account_id = "accounts"."id" and appearance_at is not null
), 'medium') as "account_font_size", coalesce((
  select hijri
  from account_settings
  where account_id = "accounts"."id"
), 0) as "account_hijri", (
  select appearance_at
  from account_settings
  where account_id = "accounts"."id"
) as "account_appearance_at", (
  select notifications
  from account_settings
  where account_id = "accounts"."id"
) as "alert_types", (
  select notifications
  from account_settings
  where account_id = "accounts"."id"
) as "quiet_from", (
  select notifications
  from account_settings
  where account_id = "accounts"."id"
) as "quiet_until", coalesce((
  select prayers
  from account_settings
  where account_id = "accounts"."id"
), '{}') as "prayer_city", coalesce((
  select prayers
  from account_settings
  where account_id = "accounts"."id"
), '{}') as "prayer_method", coalesce((
  select prayers
  from account_settings
  where account_id = "accounts"."id"
), '{}') as "prayer_minutes", coalesce((
  select prayers
  from account_settings
  where account_id = "accounts"."id"
), '{}') as "prayer_quiet", (
  select created_at
  from step_links
  where trainee_id = "accounts"."id"
) as "account_created_at", (
  select last_used_at
  from step_links
  where trainee_id = "accounts"."id"
) as "account_last_used_at", "created_at", "deletes_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "accounts"
where "accounts"."id" = ?
order by "accounts"."created_at" asc, "accounts"."id" asc
limit ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 13
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 14
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH step_links USING INDEX sqlite_autoindex_step_links_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH step_links USING INDEX sqlite_autoindex_step_links_1 (trainee_id=?)

select "form_name", "due_on", "sent_at", "answers" as "answer_lines", "facts" as "fact_lines", "reviewed_at",
    "reply", reply_voice ->> 'seconds' as "reply_voice_seconds", "due_at" as "page_key_0", "id" as
    "page_key_1"
from "check_ins"
where "check_ins"."trainee_id" = ?
order by "check_ins"."due_at" asc, "check_ins"."id" asc
limit ?;
-- SEARCH check_ins USING INDEX check_ins_sent (trainee_id=?)

select "form_name", "due_on", "sent_at", iif(exists (
  select 1
  from consents consent
  where consent.trainee_id = "check_ins"."trainee_id" and consent.purpose = 'answers_archive' and
      consent.given_at is not null and consent.withdrawn_at is null
), "answers", null) as "answer_lines", "facts" as "fact_lines", "reviewed_at", "reply", reply_voice ->>
    'seconds' as "reply_voice_seconds", "private_note", "due_at" as "page_key_0", "id" as "page_key_1"
from "check_ins"
where "check_ins"."trainee_id" = ?
order by "check_ins"."due_at" asc, "check_ins"."id" asc
limit ?;
-- SEARCH check_ins USING INDEX check_ins_sent (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH consent USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)

select "key", "type", (
  select form_name
  from check_ins
  where id = check_in_id
) as "recording_form", (
  select due_on
  from check_ins
  where id = check_in_id
) as "recording_due_on", "created_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "answer_recordings"
where ("answer_recordings"."trainee_id" = ? and stored_at is not null and check_in_id is not null and exists (
  select 1
  from consents consent
  where consent.trainee_id = "answer_recordings"."trainee_id" and consent.purpose = 'answers_archive' and
      consent.given_at is not null and consent.withdrawn_at is null
))
order by "answer_recordings"."created_at" asc, "answer_recordings"."id" asc
limit ?;
-- SEARCH consent EXISTS USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)
-- SEARCH answer_recordings USING INDEX answer_recordings_arrivals (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "key", "type", (
  select form_name
  from check_ins
  where id = check_in_id
) as "recording_form", (
  select due_on
  from check_ins
  where id = check_in_id
) as "recording_due_on", "created_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "answer_recordings"
where ("answer_recordings"."trainee_id" = ? and stored_at is not null and check_in_id is not null)
order by "answer_recordings"."created_at" asc, "answer_recordings"."id" asc
limit ?;
-- SEARCH answer_recordings USING INDEX answer_recordings_arrivals (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "kind", "name", "servings", "finished_grams", "parts" as "ingredient_lines", "calories", "protein",
    "carbs", "fat", "portion_name", "portion_grams", "photo_key", "created_at", "updated_at", "updated_at" as
    "page_key_0", "id" as "page_key_1"
from "own_foods"
where ("own_foods"."trainee_id" = ? and deleted_at is null)
order by "own_foods"."updated_at" asc, "own_foods"."id" asc
limit ?;
-- SEARCH own_foods USING INDEX own_foods_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "kind", "starts_on", "ends_on", "note", "status", "created_at", "decided_at", "starts_on" as
    "page_key_0", "id" as "page_key_1"
from "absences"
where "absences"."trainee_id" = ?
order by "absences"."starts_on" asc, "absences"."id" asc
limit ?;
-- SEARCH absences USING INDEX absences_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR ORDER BY

select "name", "phone", "gender", "age", "blood_type", "height", "initial_weight", "current_weight",
    "target_weight", "goal", "target_steps", "time_zone", "status", (
  select name
  from plans
  where id = subscription_plan
) as "plan_name", "subscription_start", "subscription_end", "photo_key", "created_at", "created_at" as
    "page_key_0", "id" as "page_key_1"
from "trainee_profiles"
where "trainee_profiles"."id" = ?
order by "trainee_profiles"."created_at" asc, "trainee_profiles"."id" asc
limit ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)

select "people", (
  select group_concat(name, '، ')
  from foods
  where id in (
    select value
    from json_each(at_home)
  )
) as "foods_at_home", "trainee_id" as "page_key_0", "updated_at" as "page_key_1"
from "households"
where "households"."trainee_id" = ?
order by "households"."trainee_id" asc, "households"."updated_at" asc
limit ?;
-- SEARCH households USING INDEX sqlite_autoindex_households_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
--   CORRELATED LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select "plan_name", "english_plan_name", "price_agorot" as "price_shekels", "months", "starts_on", "ends_on",
    "pauses" as "paused_days", "created_at", "starts_on" as "page_key_0", "id" as "page_key_1"
from "subscriptions"
where "subscriptions"."trainee_id" = ?
order by "subscriptions"."starts_on" asc, "subscriptions"."id" asc
limit ?;
-- SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "plan_name", "english_plan_name", agorot / 100.0 as "proof_shekels", "note", "created_at", "decision",
    "decided_at", "reason", "reason_words", "created_at" as "page_key_0", "id" as "page_key_1"
from "payment_proofs"
where ("payment_proofs"."trainee_id" = ? and stored_at is not null)
order by "payment_proofs"."created_at" asc, "payment_proofs"."id" asc
limit ?;
-- SEARCH payment_proofs USING INDEX payment_proofs_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "purpose", "given_at", "withdrawn_at", "purpose" as "page_key_0", "trainee_id" as "page_key_1"
from "consents"
where "consents"."trainee_id" = ?
order by "consents"."purpose" asc, "consents"."trainee_id" asc
limit ?;
-- SEARCH consents USING INDEX sqlite_autoindex_consents_1 (trainee_id=?)

select "purpose", "given_at", "withdrawn_at", "purpose" as "page_key_0", "trainee_id" as "page_key_1"
from "consents"
where ("consents"."trainee_id" = ? and "consents"."purpose" in (?, …))
order by "consents"."purpose" asc, "consents"."trainee_id" asc
limit ?;
-- SEARCH consents USING INDEX sqlite_autoindex_consents_1 (trainee_id=? AND purpose=?)

select "purpose", "given_at", "withdrawn_at", "purpose" as "page_key_0", "trainee_id" as "page_key_1"
from "photo_consents"
where "photo_consents"."trainee_id" = ?
order by "photo_consents"."purpose" asc, "photo_consents"."trainee_id" asc
limit ?;
-- SEARCH photo_consents USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=?)

select "shown", "breakfast", "lunch", "dinner", "snack", "training", "updated_at", "trainee_id" as
    "page_key_0", "trainee_id" as "page_key_1"
from "fasting_slots"
where "fasting_slots"."trainee_id" = ?
order by "fasting_slots"."trainee_id" asc, "fasting_slots"."trainee_id" asc
limit ?;
-- SEARCH fasting_slots USING INDEX sqlite_autoindex_fasting_slots_1 (trainee_id=?)

select "since", agorot / 100.0 as "opening_shekels", "created_at", "since" as "page_key_0", "trainee_id" as
    "page_key_1"
from "opening_balances"
where "opening_balances"."trainee_id" = ?
order by "opening_balances"."since" asc, "opening_balances"."trainee_id" asc
limit ?;
-- SEARCH opening_balances USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)

select "starts_on", "calories", "protein", "carbs", "fat", "source", "created_at", "starts_on" as "page_key_0",
    "trainee_id" as "page_key_1"
from "nutrition_targets"
where "nutrition_targets"."trainee_id" = ?
order by "nutrition_targets"."starts_on" asc, "nutrition_targets"."trainee_id" asc
limit ?;
-- SEARCH nutrition_targets USING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)

select "starts_on", "ends_on", "created_at", "starts_on" as "page_key_0", "trainee_id" as "page_key_1"
from "lighter_days"
where "lighter_days"."trainee_id" = ?
order by "lighter_days"."starts_on" asc, "lighter_days"."trainee_id" asc
limit ?;
-- SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)

select "suhoor", "water", "training", "weigh_in", "updated_at", "trainee_id" as "page_key_0", "trainee_id" as
    "page_key_1"
from "sun_reminders"
where "sun_reminders"."trainee_id" = ?
order by "sun_reminders"."trainee_id" asc, "sun_reminders"."trainee_id" asc
limit ?;
-- SEARCH sun_reminders USING INDEX sqlite_autoindex_sun_reminders_1 (trainee_id=?)

select "type", "text", iif(author_id is trainee_id, 'trainee', 'trainer') as "written_by", "created_at",
    "updated_at", "created_at" as "page_key_0", "id" as "page_key_1"
from "notes"
where ("notes"."trainee_id" = ? and is_private = 0)
order by "notes"."created_at" asc, "notes"."id" asc
limit ?;
-- SEARCH notes USING INDEX notes_shared (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "type", "text", iif(author_id is trainee_id, 'trainee', 'trainer') as "written_by", "created_at",
    "updated_at", "is_private", "created_at" as "page_key_0", "id" as "page_key_1"
from "notes"
where "notes"."trainee_id" = ?
order by "notes"."created_at" asc, "notes"."id" asc
limit ?;
-- SEARCH notes USING INDEX notes_trainee (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "user_agent", "created_at", "rotated_at", "expires_at", "ended_at", "created_at" as "page_key_0", "id"
    as "page_key_1"
from "sessions"
where "sessions"."account_id" = ?
order by "sessions"."created_at" asc, "sessions"."id" asc
limit ?;
-- SEARCH sessions USING INDEX sessions_account (account_id=?)
-- USE TEMP B-TREE FOR ORDER BY

select "week_start_date", "exercises_applied_from", "meals_applied_from", "created_at", "week_start_date" as
    "page_key_0", "id" as "page_key_1"
from "weekly_schedules"
where "weekly_schedules"."trainee_id" = ?
order by "weekly_schedules"."week_start_date" asc, "weekly_schedules"."id" asc
limit ?;
-- SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=?)

select (
  select name
  from check_in_forms
  where id = form_id
) as "form_name", "weekday", "minute", "every", "starts_on", "created_at", "created_at" as "page_key_0", "id"
    as "page_key_1"
from "check_in_schedules"
where "check_in_schedules"."trainee_id" = ?
order by "check_in_schedules"."created_at" asc, "check_in_schedules"."id" asc
limit ?;
-- SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

select (
  select name
  from exercises
  where id = exercise_id
) as "exercise_name", "seat", "created_at", "created_at" as "page_key_0", "exercise_id" as "page_key_1"
from "machine_seats"
where "machine_seats"."trainee_id" = ?
order by "machine_seats"."created_at" asc, "machine_seats"."exercise_id" asc
limit ?;
-- SEARCH machine_seats USING INDEX sqlite_autoindex_machine_seats_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

select (
  select name
  from foods
  where id = food_id
) as "food_name", "quantity", portion ->> 'count' as "portion_count", portion ->> 'name' as "portion_name",
    "created_at", "food_id" as "page_key_0", "trainee_id" as "page_key_1"
from "favourite_foods"
where "favourite_foods"."trainee_id" = ?
order by "favourite_foods"."food_id" asc, "favourite_foods"."trainee_id" asc
limit ?;
-- SEARCH favourite_foods USING INDEX sqlite_autoindex_favourite_foods_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)

select (
  select type
  from notifications
  where id = notification_id
) as "told_type", (
  select title
  from notifications
  where id = notification_id
) as "told_title", (
  select message
  from notifications
  where id = notification_id
) as "told_message", "created_at", "read_at", "created_at" as "page_key_0", "notification_id" as "page_key_1"
from "notification_deliveries"
where ("notification_deliveries"."recipient_id" = ? and deleted_at is null)
order by "notification_deliveries"."created_at" asc, "notification_deliveries"."notification_id" asc
limit ?;
-- SEARCH notification_deliveries USING INDEX notification_deliveries_list (recipient_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)

select substr(paid_on, 1, 4) || '-' || printf('%04d', number) as "receipt", substr(paid_on, 1, 4) || '-' ||
    printf('%04d', (
  select reversed.number
  from payments reversed
  where reversed.id = "payments"."reverses"
)) as "reversed_receipt", "paid_on", agorot / 100.0 as "amount_shekels", "method", "note", "created_at",
    "paid_on" as "page_key_0", "id" as "page_key_1"
from "payments"
where "payments"."trainee_id" = ?
order by "payments"."paid_on" asc, "payments"."id" asc
limit ?;
-- SEARCH payments USING INDEX payments_trainee (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH reversed USING INDEX sqlite_autoindex_payments_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- copies/imports.ts: getImport

select "kind", "created_at", "written_at", "undone_at", "undone"
from "imports"
where "imports"."id" = ?;
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)

-- copies/imports.ts: noteMade

insert into "import_rows" ("import_id", "row_id")
select ?, made.id
from (
  select a.id
  from json_each(?) r
  join accounts a on a.id = r.value ->> '$.id'
) made
where true
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- SEARCH a USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "import_rows" ("import_id", "row_id")
select ?, made.id
from (
  select id
  from (
    select id
    from weight_records
    union all
    select id
    from body_measurements
  )
  where id in (
    select r.value ->> 'id'
    from json_each(?) r
  )
) made
where true
on conflict do nothing;
-- COMPOUND QUERY
--   LEFT-MOST SUBQUERY
--     SEARCH weight_records USING COVERING INDEX sqlite_autoindex_weight_records_1 (id=?)
--     LIST SUBQUERY 3
--       SCAN r VIRTUAL TABLE INDEX 1:
--   UNION ALL
--     SEARCH body_measurements USING COVERING INDEX sqlite_autoindex_body_measurements_1 (id=?)
--     REUSE LIST SUBQUERY 3

insert into "import_rows" ("import_id", "row_id")
select ?, made.id
from (
  select l.id
  from json_each(?) r
  join "exercises" l on l.id = r.value ->> 'id'
) made
where true
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- SEARCH l USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)

insert into "import_rows" ("import_id", "row_id")
select ?, made.id
from (
  select l.id
  from json_each(?) r
  join "meals" l on l.id = r.value ->> 'id'
) made
where true
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- SEARCH l USING COVERING INDEX sqlite_autoindex_meals_1 (id=?)

insert into "import_rows" ("import_id", "row_id")
select ?, made.id
from (
  select m.id || ' ' || json_array(m.name, m.description, m.category, m.food_id, m.own_food_id, m.calories,
      m.protein, m.carbs, m.fat, m.quantity, m.status) as id
  from json_each(?) k
  join own_meals m on m.id = k.value
  where not exists (
    select 1
    from import_rows noted
    where noted.import_id = ? and noted.row_id >= k.value and noted.row_id < k.value || '!'
  )
) made
where true
on conflict do nothing;
-- SCAN k VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH noted USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id>? AND row_id<?)
-- SEARCH m USING INDEX sqlite_autoindex_own_meals_1 (id=?)

insert into "import_rows" ("import_id", "row_id")
select ?, made.id
from (
  select s.id
  from json_each(?) k
  join trainee_steps s on s.id = k.value
) made
where true
on conflict do nothing;
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH s USING COVERING INDEX sqlite_autoindex_trainee_steps_1 (id=?)

-- copies/imports.ts: touchImport

insert into "imports" ("id", "kind", "created_at", "written_at", "undone_at", "undone")
values (?, ?, ?, ?, null, null)
on conflict ("imports"."id") do update
set "written_at" = ?;

-- copies/imports.ts: undoImportRows

select json_extract('{}', case when exists (
  select 1
  from imports
  where id = ? and undone_at is not null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)

update "imports"
set "undone_at" = ?, "undone" = json_object('removed', (
  select count(*)
  from (
    select a.id
    from accounts a
    join trainee_profiles p on p.id = a.id
    where a.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and a.password_hash is null and a.updated_at = a.created_at and p.updated_at = p.created_at and not
        exists (
      select 1
      from conversations c
      where c.trainee_id = a.id and c.last_seq > 0
    ) and not exists (
      select 1
      from weight_records w
      where w.trainee_id = a.id and w.created_at <> a.created_at
    ) and not exists (
      select 1
      from "workout_feelings" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "own_meals" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "trainee_steps" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "notes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "absences" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "nutrition_targets" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "body_measurements" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "subscription_changes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "payments" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_imports" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_names" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_days" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "weekly_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_templates" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "template_job_members" u
      where u.trainee_id = a.id
    )
  )
), 'kept', (
  select count(*)
  from (
    select row_id
    from "import_rows"
    where import_id = ?
  )
) - (
  select count(*)
  from (
    select a.id
    from accounts a
    join trainee_profiles p on p.id = a.id
    where a.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and a.password_hash is null and a.updated_at = a.created_at and p.updated_at = p.created_at and not
        exists (
      select 1
      from conversations c
      where c.trainee_id = a.id and c.last_seq > 0
    ) and not exists (
      select 1
      from weight_records w
      where w.trainee_id = a.id and w.created_at <> a.created_at
    ) and not exists (
      select 1
      from "workout_feelings" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "own_meals" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "trainee_steps" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "notes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "absences" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "nutrition_targets" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "body_measurements" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "subscription_changes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "payments" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_imports" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_names" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_days" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "weekly_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_templates" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "template_job_members" u
      where u.trainee_id = a.id
    )
  )
), 'invited', (
  select count(*)
  from invitations i
  join accounts a on a.id = i.trainee_id
  where a.id in (
    select a.id
    from accounts a
    join trainee_profiles p on p.id = a.id
    where a.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and a.password_hash is null and a.updated_at = a.created_at and p.updated_at = p.created_at and not
        exists (
      select 1
      from conversations c
      where c.trainee_id = a.id and c.last_seq > 0
    ) and not exists (
      select 1
      from weight_records w
      where w.trainee_id = a.id and w.created_at <> a.created_at
    ) and not exists (
      select 1
      from "workout_feelings" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "own_meals" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "trainee_steps" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "notes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "absences" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "nutrition_targets" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "body_measurements" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "subscription_changes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "payments" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_imports" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_names" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_days" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "weekly_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_templates" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "template_job_members" u
      where u.trainee_id = a.id
    )
  ) and i.accepted_at is null and i.revoked_at is null and not a.email in (
    select o.payload ->> '$.to'
    from outbox o
    where o.topic = 'send_mail' and o.attempts = 0
  )
))
where "imports"."id" = ?;
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 21
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH w USING COVERING INDEX weight_records_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH u USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH u USING COVERING INDEX own_meals_created (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH u USING COVERING INDEX trainee_steps_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH u USING COVERING INDEX notes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH u USING COVERING INDEX absences_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 9
--     SEARCH u USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 10
--     SEARCH u USING COVERING INDEX body_measurements_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH u USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 12
--     SEARCH u USING COVERING INDEX payments_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH u USING COVERING INDEX past_imports_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 14
--     SEARCH u USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 15
--     SEARCH u USING COVERING INDEX past_days_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 16
--     SEARCH u USING COVERING INDEX unique_trainee_week (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 17
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 18
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 19
--     SEARCH u USING COVERING INDEX template_job_members_trainee (trainee_id=?)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 23
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
-- SCALAR SUBQUERY 44
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   LIST SUBQUERY 24
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 25
--     SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 26
--     SEARCH w USING COVERING INDEX weight_records_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 27
--     SEARCH u USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 28
--     SEARCH u USING COVERING INDEX own_meals_created (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 29
--     SEARCH u USING COVERING INDEX trainee_steps_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 30
--     SEARCH u USING COVERING INDEX notes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 31
--     SEARCH u USING COVERING INDEX absences_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 32
--     SEARCH u USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 33
--     SEARCH u USING COVERING INDEX body_measurements_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 34
--     SEARCH u USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 35
--     SEARCH u USING COVERING INDEX payments_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 36
--     SEARCH u USING COVERING INDEX past_imports_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 37
--     SEARCH u USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 38
--     SEARCH u USING COVERING INDEX past_days_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 39
--     SEARCH u USING COVERING INDEX unique_trainee_week (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 40
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 41
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 42
--     SEARCH u USING COVERING INDEX template_job_members_trainee (trainee_id=?)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 66
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   LIST SUBQUERY 64
--     SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--     LIST SUBQUERY 45
--       SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--     CORRELATED SCALAR SUBQUERY 46
--       SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 47
--       SEARCH w USING COVERING INDEX weight_records_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 48
--       SEARCH u USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 49
--       SEARCH u USING COVERING INDEX own_meals_created (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 50
--       SEARCH u USING COVERING INDEX trainee_steps_day (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 51
--       SEARCH u USING COVERING INDEX notes_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 52
--       SEARCH u USING COVERING INDEX absences_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 53
--       SEARCH u USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 54
--       SEARCH u USING COVERING INDEX body_measurements_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 55
--       SEARCH u USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 56
--       SEARCH u USING COVERING INDEX payments_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 57
--       SEARCH u USING COVERING INDEX past_imports_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 58
--       SEARCH u USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 59
--       SEARCH u USING COVERING INDEX past_days_day (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 60
--       SEARCH u USING COVERING INDEX unique_trainee_week (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 61
--       SEARCH u USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 62
--       SEARCH u USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 63
--       SEARCH u USING COVERING INDEX template_job_members_trainee (trainee_id=?)
--     SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   LIST SUBQUERY 65
--     SCAN o
--     CREATE BLOOM FILTER
--   SEARCH i USING INDEX invitations_trainee (trainee_id=?)

update "imports"
set "undone_at" = ?, "undone" = json_object('removed', (
  select count(*)
  from (
    select id
    from weight_records
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
    union all
    select id
    from body_measurements
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
  )
), 'kept', (
  select count(*)
  from (
    select row_id
    from "import_rows"
    where import_id = ?
  )
) - (
  select count(*)
  from (
    select id
    from weight_records
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
    union all
    select id
    from body_measurements
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
  )
), 'invited', 0)
where "imports"."id" = ?;
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 5
--   CO-ROUTINE (subquery-4)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH weight_records USING COVERING INDEX sqlite_autoindex_weight_records_1 (id=?)
--         LIST SUBQUERY 1
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--       UNION ALL
--         SEARCH body_measurements USING COVERING INDEX sqlite_autoindex_body_measurements_1 (id=?)
--         LIST SUBQUERY 3
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   SCAN (subquery-4)
-- SCALAR SUBQUERY 7
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
-- SCALAR SUBQUERY 12
--   CO-ROUTINE (subquery-11)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH weight_records USING COVERING INDEX sqlite_autoindex_weight_records_1 (id=?)
--         LIST SUBQUERY 8
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--       UNION ALL
--         SEARCH body_measurements USING COVERING INDEX sqlite_autoindex_body_measurements_1 (id=?)
--         LIST SUBQUERY 10
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   SCAN (subquery-11)

update "imports"
set "undone_at" = ?, "undone" = json_object('removed', (
  select count(*)
  from (
    select l.id
    from "exercises" l
    where l.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and l.updated_at = l.created_at and l.deleted_at is null and not exists (
      select 1
      from "schedule_exercises" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "template_exercises" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "performed_sets" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "exercise_days" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "exercise_successors" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "past_names" u
      where u."exercise_id" = l.id
    )
  )
), 'kept', (
  select count(*)
  from (
    select row_id
    from "import_rows"
    where import_id = ?
  )
) - (
  select count(*)
  from (
    select l.id
    from "exercises" l
    where l.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and l.updated_at = l.created_at and l.deleted_at is null and not exists (
      select 1
      from "schedule_exercises" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "template_exercises" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "performed_sets" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "exercise_days" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "exercise_successors" u
      where u."exercise_id" = l.id
    ) and not exists (
      select 1
      from "past_names" u
      where u."exercise_id" = l.id
    )
  )
), 'invited', 0)
where "imports"."id" = ?;
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 9
--   SEARCH l USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH u USING COVERING INDEX schedule_exercises_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH u USING COVERING INDEX template_exercises_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH u USING COVERING INDEX performed_sets_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH u USING COVERING INDEX exercise_days_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH u USING COVERING INDEX exercise_successors_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH u USING COVERING INDEX past_names_exercise (exercise_id=?)
-- SCALAR SUBQUERY 11
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
-- SCALAR SUBQUERY 20
--   SEARCH l USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   LIST SUBQUERY 12
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH u USING COVERING INDEX schedule_exercises_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 14
--     SEARCH u USING COVERING INDEX template_exercises_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 15
--     SEARCH u USING COVERING INDEX performed_sets_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 16
--     SEARCH u USING COVERING INDEX exercise_days_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 17
--     SEARCH u USING COVERING INDEX exercise_successors_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 18
--     SEARCH u USING COVERING INDEX past_names_exercise (exercise_id=?)

update "imports"
set "undone_at" = ?, "undone" = json_object('removed', (
  select count(*)
  from (
    select l.id
    from "meals" l
    where l.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and l.updated_at = l.created_at and l.deleted_at is null and not exists (
      select 1
      from "schedule_meals" u
      where u."meal_id" = l.id
    ) and not exists (
      select 1
      from "template_meals" u
      where u."meal_id" = l.id
    ) and not exists (
      select 1
      from "meal_successors" u
      where u."meal_id" = l.id
    )
  )
), 'kept', (
  select count(*)
  from (
    select row_id
    from "import_rows"
    where import_id = ?
  )
) - (
  select count(*)
  from (
    select l.id
    from "meals" l
    where l.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and l.updated_at = l.created_at and l.deleted_at is null and not exists (
      select 1
      from "schedule_meals" u
      where u."meal_id" = l.id
    ) and not exists (
      select 1
      from "template_meals" u
      where u."meal_id" = l.id
    ) and not exists (
      select 1
      from "meal_successors" u
      where u."meal_id" = l.id
    )
  )
), 'invited', 0)
where "imports"."id" = ?;
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 6
--   SEARCH l USING INDEX sqlite_autoindex_meals_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH u USING COVERING INDEX schedule_meals_meal (meal_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH u USING COVERING INDEX template_meals_meal (meal_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH u USING COVERING INDEX meal_successors_meal (meal_id=?)
-- SCALAR SUBQUERY 8
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
-- SCALAR SUBQUERY 14
--   SEARCH l USING INDEX sqlite_autoindex_meals_1 (id=?)
--   LIST SUBQUERY 9
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 10
--     SEARCH u USING COVERING INDEX schedule_meals_meal (meal_id=?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH u USING COVERING INDEX template_meals_meal (meal_id=?)
--   CORRELATED SCALAR SUBQUERY 12
--     SEARCH u USING COVERING INDEX meal_successors_meal (meal_id=?)

-- copies/imports.ts: writePortion

select "row_id"
from "import_rows"
where ("import_rows"."import_id" = ? and "import_rows"."row_id" in (
  select value
  from json_each(?)
));
-- SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

select count(*) as "made_total"
from "import_rows"
where "import_rows"."import_id" = ?;
-- SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)

select json_extract('{}', case when exists (
  select 1
  from "imports"
  where "imports"."id" = ? and ("imports"."kind" <> ? or "imports"."undone_at" is not null)
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)

select json_extract('{}', case when exists (
  select 1
  from "imports"
  where "imports"."id" = ? and ("imports"."kind" <> ? or "imports"."undone_at" is not null)
) then ? when exists (
  select 1
  from json_each(?) wanted
  where not exists (
    select 1
    from plans
    where id = wanted.value and status = 'active'
  )
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 3
--   SCAN wanted VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)

-- copies/library-imports.ts: listKnownRows

select n.value as "known_name", (
  select json_object('englishName', l.english_name, 'category', l.category, 'sets', l.sets, 'reps', l.reps,
      'seconds', l.seconds, 'rest', l.rest, 'description', l.description, 'videoUrl', l.video_url)
  from "exercises" l
  where l.deleted_at is null and (l.search = n.value or (l.search >= n.value || char(10) and l.search <
      n.value || char(11)))
  limit 1
) as "known_values"
from json_each(?) n
where exists (
  select 1
  from "exercises" l
  where l.deleted_at is null and (l.search = n.value or (l.search >= n.value || char(10) and l.search <
      n.value || char(11)))
);
-- SCAN n VIRTUAL TABLE INDEX 1:
-- SCAN l EXISTS
-- CORRELATED SCALAR SUBQUERY 1
--   SCAN l

select n.value as "known_name", (
  select json_object('timing', l.timing, 'description', l.description, 'calories', l.calories, 'protein',
      l.protein, 'carbs', l.carbs, 'fat', l.fat)
  from "meals" l
  where l.deleted_at is null and (l.search = n.value or (l.search >= n.value || char(10) and l.search <
      n.value || char(11)))
  limit 1
) as "known_values"
from json_each(?) n
where exists (
  select 1
  from "meals" l
  where l.deleted_at is null and (l.search = n.value or (l.search >= n.value || char(10) and l.search <
      n.value || char(11)))
);
-- SCAN n VIRTUAL TABLE INDEX 1:
-- SCAN l EXISTS
-- CORRELATED SCALAR SUBQUERY 1
--   SCAN l

-- copies/library-imports.ts: undoLibraryImport

delete from "exercises"
where "exercises"."id" in (
  select l.id
  from "exercises" l
  where l.id in (
    select row_id
    from "import_rows"
    where import_id = ?
  ) and l.updated_at = l.created_at and l.deleted_at is null and not exists (
    select 1
    from "schedule_exercises" u
    where u."exercise_id" = l.id
  ) and not exists (
    select 1
    from "template_exercises" u
    where u."exercise_id" = l.id
  ) and not exists (
    select 1
    from "performed_sets" u
    where u."exercise_id" = l.id
  ) and not exists (
    select 1
    from "exercise_days" u
    where u."exercise_id" = l.id
  ) and not exists (
    select 1
    from "exercise_successors" u
    where u."exercise_id" = l.id
  ) and not exists (
    select 1
    from "past_names" u
    where u."exercise_id" = l.id
  )
);
-- SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)
-- LIST SUBQUERY 8
--   SEARCH l USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH u USING COVERING INDEX schedule_exercises_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH u USING COVERING INDEX template_exercises_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH u USING COVERING INDEX performed_sets_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH u USING COVERING INDEX exercise_days_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH u USING COVERING INDEX exercise_successors_exercise (exercise_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH u USING COVERING INDEX past_names_exercise (exercise_id=?)
-- SEARCH past_names USING COVERING INDEX past_names_exercise (exercise_id=?)
-- SEARCH past_exercise_days USING COVERING INDEX past_exercise_days_exercise (exercise_id=?)
-- SEARCH machine_seats USING COVERING INDEX machine_seats_exercise (exercise_id=?)
-- SEARCH packed_exercise_days USING COVERING INDEX packed_exercise_days_exercise (exercise_id=?)
-- SEARCH template_exercises USING COVERING INDEX template_exercises_exercise (exercise_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_exercise (exercise_id=?)
-- SEARCH exercise_successors USING COVERING INDEX exercise_successors_exercise (exercise_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_exercise (exercise_id=?)
-- SEARCH exercise_days USING COVERING INDEX exercise_days_exercise (exercise_id=?)

delete from "meals"
where "meals"."id" in (
  select l.id
  from "meals" l
  where l.id in (
    select row_id
    from "import_rows"
    where import_id = ?
  ) and l.updated_at = l.created_at and l.deleted_at is null and not exists (
    select 1
    from "schedule_meals" u
    where u."meal_id" = l.id
  ) and not exists (
    select 1
    from "template_meals" u
    where u."meal_id" = l.id
  ) and not exists (
    select 1
    from "meal_successors" u
    where u."meal_id" = l.id
  )
);
-- SEARCH meals USING COVERING INDEX sqlite_autoindex_meals_1 (id=?)
-- LIST SUBQUERY 5
--   SEARCH l USING INDEX sqlite_autoindex_meals_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH u USING COVERING INDEX schedule_meals_meal (meal_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH u USING COVERING INDEX template_meals_meal (meal_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH u USING COVERING INDEX meal_successors_meal (meal_id=?)
-- SEARCH template_meals USING COVERING INDEX template_meals_meal (meal_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_meal (meal_id=?)
-- SEARCH meal_successors USING COVERING INDEX meal_successors_meal (meal_id=?)
-- SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)

-- copies/library-imports.ts: writeLibraryRows

insert into "exercises" ("id", "name", "english_name", "category", "type", "sets", "reps", "reps_to",
    "seconds", "metres", "rest", "duration", "description", "video_url", "video_id", "thumbnail_url",
    "movement", "search", "status", "created_at", "updated_at", "deleted_at", "used_at")
select r.value ->> 'id', r.value ->> 'name', r.value ->> 'englishName', r.value ->> 'category', iif(r.value
    ->> 'category' = 'cardio', 'cardio', 'strength'), r.value ->> 'sets', r.value ->> 'reps', r.value ->>
    'repsTo', r.value ->> 'seconds', null, r.value ->> 'rest', null, r.value ->> 'description', r.value ->>
    'videoUrl', null, null, null, r.value ->> 'search', ?, ?, ?, null, null
from json_each(?) r
where not exists (
  select 1
  from "exercises" l
  where l.deleted_at is null and (l.search = r.value ->> 'folded' or (l.search >= r.value ->> 'folded' || char(10)
      and l.search < r.value ->> 'folded' || char(11)))
)
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SCAN l
-- SEARCH past_names USING COVERING INDEX past_names_exercise (exercise_id=?)
-- SEARCH past_exercise_days USING COVERING INDEX past_exercise_days_exercise (exercise_id=?)
-- SEARCH machine_seats USING COVERING INDEX machine_seats_exercise (exercise_id=?)
-- SEARCH packed_exercise_days USING COVERING INDEX packed_exercise_days_exercise (exercise_id=?)
-- SEARCH template_exercises USING COVERING INDEX template_exercises_exercise (exercise_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_exercise (exercise_id=?)
-- SEARCH exercise_successors USING COVERING INDEX exercise_successors_exercise (exercise_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_exercise (exercise_id=?)
-- SEARCH exercise_days USING COVERING INDEX exercise_days_exercise (exercise_id=?)

insert into "meals" ("id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing",
    "search", "status", "created_at", "updated_at", "deleted_at")
select r.value ->> 'id', r.value ->> 'name', r.value ->> 'description', r.value ->> 'calories', r.value ->>
    'protein', r.value ->> 'carbs', r.value ->> 'fat', r.value ->> 'timing', r.value ->> 'timing', r.value ->>
    'search', ?, ?, ?, null
from json_each(?) r
where not exists (
  select 1
  from "meals" l
  where l.deleted_at is null and (l.search = r.value ->> 'folded' or (l.search >= r.value ->> 'folded' || char(10)
      and l.search < r.value ->> 'folded' || char(11)))
)
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SCAN l
-- SEARCH template_meals USING COVERING INDEX template_meals_meal (meal_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_meal (meal_id=?)
-- SEARCH meal_successors USING COVERING INDEX meal_successors_meal (meal_id=?)
-- SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)

-- copies/packed-rows.ts: readPageWithPacked

select "date", "exercise_name", "set_number", "reps", "weight", "seconds", "metres", "created_at", "date" as
    "page_key_0", "id" as "page_key_1"
from "performed_sets"
where "performed_sets"."trainee_id" = ?
order by "performed_sets"."date" asc, "performed_sets"."id" asc
limit ?;
-- SEARCH performed_sets USING INDEX performed_sets_day (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "date", "name", "english_name", "category", "type", "sets", "reps", "reps_to", "seconds", "metres",
    "weight", "percent", "rest", "rpe", "tempo", "duration", "description", "video_url", "note", substitute
    ->> 'name' as "substitute_name", "status", "completed_at", "date" as "page_key_0", "id" as "page_key_1"
from "schedule_exercises"
where "schedule_exercises"."trainee_id" = ?
order by "schedule_exercises"."date" asc, "schedule_exercises"."id" asc
limit ?;
-- SEARCH schedule_exercises USING INDEX schedule_exercises_day (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "date", "schedule_exercise_id", coalesce((
  select library.english_name
  from exercises library
  where library.id = "exercise_id"
), "exercise_name") as "filed_exercise", "set_number", "reps", "weight", "seconds", "metres", "created_at",
    "date" as "page_key_0", "id" as "page_key_1"
from "performed_sets"
where "performed_sets"."trainee_id" = ?
order by "performed_sets"."date" asc, "performed_sets"."id" asc
limit ?;
-- SEARCH performed_sets USING INDEX performed_sets_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH library USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "date", "timing", "name", "description", "quantity", "calories", "protein", "carbs", "fat", substitute
    ->> 'name' as "substitute_name", substitute ->> 'quantity' as "substitute_quantity", substitute ->>
    'calories' as "substitute_calories", substitute ->> 'protein' as "substitute_protein", substitute ->>
    'carbs' as "substitute_carbs", substitute ->> 'fat' as "substitute_fat", "status", "consumed_at", "date"
    as "page_key_0", "id" as "page_key_1"
from "schedule_meals"
where "schedule_meals"."trainee_id" = ?
order by "schedule_meals"."date" asc, "schedule_meals"."id" asc
limit ?;
-- SEARCH schedule_meals USING INDEX schedule_meals_day (trainee_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "performed_sets"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "performed_sets"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "performed_sets"."trainee_id"
) as "person_email", "date", "exercise_name", "set_number", "reps", "weight", "seconds", "metres",
    "created_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "performed_sets"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "id" as "page_key_2"
from "performed_sets"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "performed_sets"."trainee_id"
)
order by "performed_sets"."trainee_id" asc, "performed_sets"."date" asc, "performed_sets"."id" asc
limit ?;
-- SCAN performed_sets USING INDEX performed_sets_day
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "schedule_exercises"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "schedule_exercises"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "schedule_exercises"."trainee_id"
) as "person_email", "date", "name", "english_name", "category", "type", "sets", "reps", "reps_to", "seconds",
    "metres", "weight", "percent", "rest", "rpe", "tempo", "duration", "description", "video_url", "note",
    substitute ->> 'name' as "substitute_name", "status", "completed_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "schedule_exercises"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "id" as "page_key_2"
from "schedule_exercises"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "schedule_exercises"."trainee_id"
)
order by "schedule_exercises"."trainee_id" asc, "schedule_exercises"."date" asc, "schedule_exercises"."id" asc
limit ?;
-- SCAN schedule_exercises USING INDEX schedule_exercises_day
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "schedule_meals"."trainee_id" as "person_id", (
  select person.name
  from trainee_profiles person
  where person.id = "schedule_meals"."trainee_id"
) as "person_name", (
  select person.email
  from accounts person
  where person.id = "schedule_meals"."trainee_id"
) as "person_email", "date", "timing", "name", "description", "quantity", "calories", "protein", "carbs",
    "fat", substitute ->> 'name' as "substitute_name", substitute ->> 'quantity' as "substitute_quantity",
    substitute ->> 'calories' as "substitute_calories", substitute ->> 'protein' as "substitute_protein",
    substitute ->> 'carbs' as "substitute_carbs", substitute ->> 'fat' as "substitute_fat", "status",
    "consumed_at", (
  select person.time_zone
  from trainee_profiles person
  where person.id = "schedule_meals"."trainee_id"
) as "person_zone", "trainee_id" as "page_key_0", "date" as "page_key_1", "id" as "page_key_2"
from "schedule_meals"
where exists (
  select 1
  from trainee_profiles person
  where person.id = "schedule_meals"."trainee_id"
)
order by "schedule_meals"."trainee_id" asc, "schedule_meals"."date" asc, "schedule_meals"."id" asc
limit ?;
-- SCAN schedule_meals USING INDEX schedule_meals_day
-- SEARCH person EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH person USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select week.id as "packed_id", week.trainee_id as "packed_trainee_id", week.week_start_date as
    "packed_week_start_date", week.packed_at as "packed_packed_at", hex(packed.ids) as "packed_ids", hex(packed.body)
    as "packed_body", (
  select json_group_array(copy)
  from (
    select known.copy
    from json_each(packed.copies) place
    join packed_copies known on known.id = place.value
    order by place.key
  )
) as "packed_copies"
from weekly_schedules week
join packed_weeks packed on packed.schedule_id = week.id
where (week.trainee_id, week.week_start_date) >= (?, ?)
order by week.trainee_id, week.week_start_date
limit ?;
-- SEARCH week USING INDEX unique_trainee_week ((trainee_id,week_start_date)>(?,?))
-- SEARCH packed USING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SCAN place VIRTUAL TABLE INDEX 1:
--     SEARCH known USING INTEGER PRIMARY KEY (rowid=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-1)

select week.id as "packed_id", week.trainee_id as "packed_trainee_id", week.week_start_date as
    "packed_week_start_date", week.packed_at as "packed_packed_at", hex(packed.ids) as "packed_ids", hex(packed.body)
    as "packed_body", (
  select json_group_array(copy)
  from (
    select known.copy
    from json_each(packed.copies) place
    join packed_copies known on known.id = place.value
    order by place.key
  )
) as "packed_copies"
from weekly_schedules week
join packed_weeks packed on packed.schedule_id = week.id
where week.trainee_id = ? and week.week_start_date >= ?
order by week.trainee_id, week.week_start_date
limit ?;
-- SEARCH week USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)
-- SEARCH packed USING INDEX sqlite_autoindex_packed_weeks_1 (schedule_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SCAN place VIRTUAL TABLE INDEX 1:
--     SEARCH known USING INTEGER PRIMARY KEY (rowid=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-1)

-- copies/past-exercise-days.ts: deriveExerciseDays

insert into "past_exercise_days" ("trainee_id", "exercise_id", "last_on", "best_weight", "best_one_rep",
    "volume", "best_seconds", "best_metres", "days")
select ?, day_of.exercise_id, max(day_of.date), max(day_of.best_weight), max(day_of.best_one_rep), max(day_of.volume),
    max(day_of.best_seconds), max(day_of.best_metres), json_group_array(json_array(day_of.date, json(day_of.items)))
from (
  with named as (
    select n.exercise_id, d.*, first_value(d.import_id) over ( partition by n.exercise_id, d.date order by
        i.created_at, i.id) as first_import
    from past_names n
    cross join past_days d on d.trainee_id = n.trainee_id and d.key = n.key
    join past_imports i on i.id = d.import_id
    where n.trainee_id = ? and n.exercise_id is not null and not exists (
      select 1
      from past_exercise_days done
      where done.trainee_id = n.trainee_id and done.exercise_id = n.exercise_id
    )
  ),
  counted as (
    select *
    from named
    where import_id = first_import
  ),
  bests as (
    select exercise_id, date, max(best_weight) as best_weight, max(best_one_rep) as best_one_rep, round(sum(volume),
        1) as volume, max(best_seconds) as best_seconds, max(best_metres) as best_metres
    from counted
    group by exercise_id, date
  ),
  items as (
    select exercise_id, date, json_group_array(json(value)) as items
    from (
      select counted.exercise_id, counted.date, item.value
      from counted, json_each(counted.day, '$[1]') item
      order by counted.exercise_id, counted.date, counted.key, item.key
    )
    group by exercise_id, date
  )
  select bests.*, items.items
  from bests
  join items using (exercise_id, date)
  order by exercise_id, date
) day_of
where true
group by day_of.exercise_id;
-- CO-ROUTINE day_of
--   CO-ROUTINE bests
--     MATERIALIZE named
--       CO-ROUTINE (subquery-9)
--         SEARCH n USING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--         CORRELATED SCALAR SUBQUERY 1
--           SEARCH done USING COVERING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?)
--         SEARCH d USING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=?)
--         SEARCH i USING INDEX sqlite_autoindex_past_imports_1 (id=?)
--         USE TEMP B-TREE FOR ORDER BY
--       SCAN (subquery-9)
--     SCAN named
--     USE TEMP B-TREE FOR GROUP BY
--   MATERIALIZE items
--     CO-ROUTINE (subquery-5)
--       SCAN named
--       SCAN item VIRTUAL TABLE INDEX 3:
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-5)
--   SCAN bests
--   SEARCH items USING AUTOMATIC PARTIAL COVERING INDEX (date=? AND exercise_id=?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN day_of

-- copies/past-exercise-days.ts: forgetExerciseDays

delete from "past_exercise_days"
where "past_exercise_days"."trainee_id" = ? and exercise_id in (
  select n.exercise_id
  from (
    select distinct r.value ->> 0 as key, r.value ->> 1 as date
    from json_each(?) r
  ) given
  join past_days d on d.trainee_id = ? and d.key = given.key and d.date = given.date and d.import_id = ?
  join past_names n on n.trainee_id = d.trainee_id and n.key = d.key
  where n.exercise_id is not null
);
-- SEARCH past_exercise_days USING COVERING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?)
-- LIST SUBQUERY 2
--   CO-ROUTINE given
--     SCAN r VIRTUAL TABLE INDEX 1:
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN given
--   SEARCH n USING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)
--   SEARCH d USING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=? AND date=?)

delete from "past_exercise_days"
where "past_exercise_days"."trainee_id" = ? and exercise_id in (
  select n.exercise_id
  from json_each(?) r
  join past_names n on n.trainee_id = ? and n.key = r.value ->> 0
  where n.exercise_id is not null
);
-- SEARCH past_exercise_days USING COVERING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?)
-- LIST SUBQUERY 1
--   SEARCH n USING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--   SCAN r VIRTUAL TABLE INDEX 1:

delete from "past_exercise_days"
where "past_exercise_days"."trainee_id" = ? and exercise_id in (
  select n.exercise_id
  from past_days d
  join past_names n on n.trainee_id = d.trainee_id and n.key = d.key
  where d.import_id = ? and n.exercise_id is not null
);
-- SEARCH past_exercise_days USING COVERING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?)
-- LIST SUBQUERY 1
--   SEARCH d USING INDEX past_days_import (import_id=?)
--   SEARCH n USING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)

-- copies/past-imports.ts: getPastImport

select "past_imports"."written_at", "past_imports"."undone_at", "past_imports"."total", "imports"."undone"
from "past_imports"
left join "imports" on "imports"."id" = "past_imports"."id"
where ("past_imports"."id" = ? and "past_imports"."trainee_id" = ?);
-- SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?) LEFT-JOIN

-- copies/past-imports.ts: latestPastImports

select "id", "app", "file", "imported_by", "created_at", "written_at", "undone_at", "total"
from "past_imports"
where "past_imports"."trainee_id" = ?
order by "past_imports"."created_at" desc
limit ?;
-- SEARCH past_imports USING INDEX past_imports_trainee (trainee_id=?)

-- copies/past-imports.ts: undoPastRows

select json_extract('{}', case when exists (
  select 1
  from "past_imports"
  where ("past_imports"."id" = ? and "past_imports"."trainee_id" = ?) and "past_imports"."undone_at" is not
      null
) then ? when not exists (
  select 1
  from "past_imports"
  where ("past_imports"."id" = ? and "past_imports"."trainee_id" = ?) and "past_imports"."written_at" = ?
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)

update "imports"
set "undone_at" = ?, "undone" = json_object('removed', ((
  select count(*)
  from past_days
  where import_id = ?
) + (
  select count(*)
  from (
    select id
    from weight_records
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
    union all
    select id
    from body_measurements
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
    union all
    select s.id
    from (
      select row_id
      from "import_rows"
      where import_id = ?
    ) made
    join trainee_steps s on s.id = made.row_id and s.updated_at = s.created_at
    union all
    select m.id
    from (
      select row_id
      from "import_rows"
      where import_id = ?
    ) made
    join own_meals m on m.id = substr(made.row_id, 1, 36) and m.id || ' ' || json_array(m.name, m.description,
        m.category, m.food_id, m.own_food_id, m.calories, m.protein, m.carbs, m.fat, m.quantity, m.status) =
        made.row_id
  )
)), 'kept', (
  select "past_imports"."total"
  from "past_imports"
  where "past_imports"."id" = ?
) - ((
  select count(*)
  from past_days
  where import_id = ?
) + (
  select count(*)
  from (
    select id
    from weight_records
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
    union all
    select id
    from body_measurements
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
    union all
    select s.id
    from (
      select row_id
      from "import_rows"
      where import_id = ?
    ) made
    join trainee_steps s on s.id = made.row_id and s.updated_at = s.created_at
    union all
    select m.id
    from (
      select row_id
      from "import_rows"
      where import_id = ?
    ) made
    join own_meals m on m.id = substr(made.row_id, 1, 36) and m.id || ' ' || json_array(m.name, m.description,
        m.category, m.food_id, m.own_food_id, m.calories, m.protein, m.carbs, m.fat, m.quantity, m.status) =
        made.row_id
  )
)), 'invited', 0)
where "imports"."id" = ?;
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH past_days USING COVERING INDEX past_days_import (import_id=?)
-- SCALAR SUBQUERY 10
--   CO-ROUTINE (subquery-9)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH weight_records USING COVERING INDEX sqlite_autoindex_weight_records_1 (id=?)
--         LIST SUBQUERY 2
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--       UNION ALL
--         SEARCH body_measurements USING COVERING INDEX sqlite_autoindex_body_measurements_1 (id=?)
--         LIST SUBQUERY 4
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--       UNION ALL
--         SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--         SEARCH s USING INDEX sqlite_autoindex_trainee_steps_1 (id=?)
--       UNION ALL
--         SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--         SEARCH m USING INDEX sqlite_autoindex_own_meals_1 (id=?)
--   SCAN (subquery-9)
-- SCALAR SUBQUERY 11
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SCALAR SUBQUERY 12
--   SEARCH past_days USING COVERING INDEX past_days_import (import_id=?)
-- SCALAR SUBQUERY 21
--   CO-ROUTINE (subquery-20)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH weight_records USING COVERING INDEX sqlite_autoindex_weight_records_1 (id=?)
--         LIST SUBQUERY 13
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--       UNION ALL
--         SEARCH body_measurements USING COVERING INDEX sqlite_autoindex_body_measurements_1 (id=?)
--         LIST SUBQUERY 15
--           SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--       UNION ALL
--         SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--         SEARCH s USING INDEX sqlite_autoindex_trainee_steps_1 (id=?)
--       UNION ALL
--         SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--         SEARCH m USING INDEX sqlite_autoindex_own_meals_1 (id=?)
--   SCAN (subquery-20)

update "past_imports"
set "undone_at" = ?
where ("past_imports"."id" = ? and "past_imports"."trainee_id" = ?);
-- SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)

-- copies/past-imports.ts: writePastRows

delete from "imports"
where "imports"."id" = ? and not exists (
  select 1
  from "past_imports"
  where "past_imports"."id" = ?
);
-- SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH past_imports USING COVERING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)

delete from "past_imports"
where ("past_imports"."id" = ? and "past_imports"."total" = ?);
-- SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SEARCH past_days USING COVERING INDEX past_days_import (import_id=?)

insert into "past_imports" ("id", "trainee_id", "app", "file", "imported_by", "total", "created_at",
    "written_at", "undone_at")
values (?, ?, ?, ?, ?, ?, ?, ?, null)
on conflict ("past_imports"."id") do update
set "written_at" = ?;

select (
  select count(*)
  from (
    select distinct r.value ->> 0 as key, r.value ->> 1 as date
    from json_each(?) r
  ) given
  join past_days d on d.trainee_id = ? and d.key = given.key and d.date = given.date and d.import_id = ?
) as "portion_made", coalesce((
  select "past_imports"."total"
  from "past_imports"
  where "past_imports"."id" = ?
), 0) as "import_total"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 2
--   CO-ROUTINE given
--     SCAN r VIRTUAL TABLE INDEX 1:
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN given
--   SEARCH d USING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=? AND date=?)
-- SCALAR SUBQUERY 3
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)

select (
  select count(*)
  from json_each(?) k
  where exists (
    select 1
    from import_rows made
    where made.import_id = ? and made.row_id >= k.value and made.row_id < k.value || '!'
  )
) as "portion_made", coalesce((
  select "past_imports"."total"
  from "past_imports"
  where "past_imports"."id" = ?
), 0) as "import_total"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 2
--   SCAN k VIRTUAL TABLE INDEX 1:
--   SEARCH made EXISTS USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id>? AND row_id<?)
-- SCALAR SUBQUERY 3
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)

select json_extract('{}', case when (
  select sum("past_imports"."total")
  from "past_imports"
  where "past_imports"."trainee_id" = ? and "past_imports"."undone_at" is null
) > ? then ? when (
  select count(*)
  from "past_imports"
  where "past_imports"."trainee_id" = ?
) > ? then ? when exists (
  with named as (
    select n.exercise_id, d.*, first_value(d.import_id) over ( partition by n.exercise_id, d.date order by
        i.created_at, i.id) as first_import
    from past_names n
    cross join past_days d on d.trainee_id = n.trainee_id and d.key = n.key
    join past_imports i on i.id = d.import_id
    where n.trainee_id = ? and n.exercise_id is not null and not exists (
      select 1
      from past_exercise_days done
      where done.trainee_id = n.trainee_id and done.exercise_id = n.exercise_id
    )
  ),
  counted as (
    select *
    from named
    where import_id = first_import
  )
  select 1
  from counted
  group by exercise_id
  having sum(length(day)) > 1000000
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-7)
--   SCAN CONSTANT ROW
-- SCAN (subquery-7)
-- SCALAR SUBQUERY 1
--   SEARCH past_imports USING INDEX past_imports_trainee (trainee_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH past_imports USING COVERING INDEX past_imports_trainee (trainee_id=?)
-- SCALAR SUBQUERY 6
--   CO-ROUTINE named
--     CO-ROUTINE (subquery-9)
--       SEARCH n USING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH done USING COVERING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?)
--       SEARCH d USING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=?)
--       SEARCH i USING INDEX sqlite_autoindex_past_imports_1 (id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-9)
--   SCAN named
--   USE TEMP B-TREE FOR GROUP BY

select json_extract('{}', case when (
  select sum("past_imports"."total")
  from "past_imports"
  where "past_imports"."trainee_id" = ? and "past_imports"."undone_at" is null
) > ? then ? when (
  select count(*)
  from "past_imports"
  where "past_imports"."trainee_id" = ?
) > ? then ? when false then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH past_imports USING INDEX past_imports_trainee (trainee_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH past_imports USING COVERING INDEX past_imports_trainee (trainee_id=?)

select json_extract('{}', case when not exists (
  select 1
  from trainee_profiles
  where id = ?
) then ? when exists (
  select 1
  from "past_imports"
  where "past_imports"."id" = ? and "past_imports"."trainee_id" <> ?
) then ? when exists (
  select 1
  from "imports"
  where "imports"."id" = ? and ("imports"."kind" <> ? or "imports"."undone_at" is not null)
) then ? when exists (
  select 1
  from "past_imports"
  where "past_imports"."id" = ? and "past_imports"."undone_at" is not null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-5)
--   SCAN CONSTANT ROW
-- SCAN (subquery-5)
-- SCALAR SUBQUERY 1
--   SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH imports USING INDEX sqlite_autoindex_imports_1 (id=?)
-- SCALAR SUBQUERY 4
--   SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)

update "past_imports"
set "total" = "past_imports"."total" + (
  select count(*)
  from (
    select distinct r.value ->> 0 as key, r.value ->> 1 as date
    from json_each(?) r
  ) given
  join past_days d on d.trainee_id = ? and d.key = given.key and d.date = given.date and d.import_id = ?
)
where "past_imports"."id" = ?;
-- SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SCALAR SUBQUERY 2
--   CO-ROUTINE given
--     SCAN r VIRTUAL TABLE INDEX 1:
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN given
--   SEARCH d USING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=? AND date=?)

update "past_imports"
set "total" = "past_imports"."total" + (
  select count(*)
  from json_each(?) k
  where exists (
    select 1
    from import_rows made
    where made.import_id = ? and made.row_id >= k.value and made.row_id < k.value || '!'
  )
)
where "past_imports"."id" = ?;
-- SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SCALAR SUBQUERY 2
--   SCAN k VIRTUAL TABLE INDEX 1:
--   SEARCH made EXISTS USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id>? AND row_id<?)

update "past_imports"
set "total" = "past_imports"."total" - (
  select count(*)
  from (
    select distinct r.value ->> 0 as key, r.value ->> 1 as date
    from json_each(?) r
  ) given
  join past_days d on d.trainee_id = ? and d.key = given.key and d.date = given.date and d.import_id = ?
)
where "past_imports"."id" = ?;
-- SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SCALAR SUBQUERY 2
--   CO-ROUTINE given
--     SCAN r VIRTUAL TABLE INDEX 1:
--     USE TEMP B-TREE FOR DISTINCT
--   SCAN given
--   SEARCH d USING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=? AND date=?)

update "past_imports"
set "total" = "past_imports"."total" - (
  select count(*)
  from json_each(?) k
  where exists (
    select 1
    from import_rows made
    where made.import_id = ? and made.row_id >= k.value and made.row_id < k.value || '!'
  )
)
where "past_imports"."id" = ?;
-- SEARCH past_imports USING INDEX sqlite_autoindex_past_imports_1 (id=?)
-- SCALAR SUBQUERY 2
--   SCAN k VIRTUAL TABLE INDEX 1:
--   SEARCH made EXISTS USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id>? AND row_id<?)

-- copies/past-names.ts: getPast

select "id", "name", "english_name"
from "exercises"
where "exercises"."deleted_at" is null
order by "exercises"."name" asc, "exercises"."id" asc;
-- SCAN exercises
-- USE TEMP B-TREE FOR ORDER BY

select "name"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select n.name as "past_name", n.exercise_id as "past_exercise", count(d.date) as "past_day_count", coalesce(max(d.date),
    '') as "past_last_on"
from past_names n
left join past_days d on d.trainee_id = n.trainee_id and d.key = n.key
where n.trainee_id = ?
group by n.key
order by n.key;
-- SEARCH n USING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
-- SEARCH d USING COVERING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=?) LEFT-JOIN

-- copies/past-names.ts: putPastNames

select json_extract('{}', case when exists (
  select 1
  from json_each(?) r
  where r.value ->> 1 is not null and (
    select id
    from exercises
    where id = r.value ->> 1 and deleted_at is null
  ) is null
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 2
--   SCAN r VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

select json_extract('{}', case when exists (
  with named as (
    select n.exercise_id, d.*, first_value(d.import_id) over ( partition by n.exercise_id, d.date order by
        i.created_at, i.id) as first_import
    from past_names n
    cross join past_days d on d.trainee_id = n.trainee_id and d.key = n.key
    join past_imports i on i.id = d.import_id
    where n.trainee_id = ? and n.exercise_id is not null and not exists (
      select 1
      from past_exercise_days done
      where done.trainee_id = n.trainee_id and done.exercise_id = n.exercise_id
    )
  ),
  counted as (
    select *
    from named
    where import_id = first_import
  )
  select 1
  from counted
  group by exercise_id
  having sum(length(day)) > 1000000
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-5)
--   SCAN CONSTANT ROW
-- SCAN (subquery-5)
-- SCALAR SUBQUERY 4
--   CO-ROUTINE named
--     CO-ROUTINE (subquery-7)
--       SEARCH n USING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--       CORRELATED SCALAR SUBQUERY 1
--         SEARCH done USING COVERING INDEX sqlite_autoindex_past_exercise_days_1 (trainee_id=? AND exercise_id=?)
--       SEARCH d USING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=?)
--       SEARCH i USING INDEX sqlite_autoindex_past_imports_1 (id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-7)
--   SCAN named
--   USE TEMP B-TREE FOR GROUP BY

update "past_names"
set "exercise_id" = (
  select r.value ->> 1
  from json_each(?) r
  where r.value ->> 0 = "past_names"."key"
  order by r.key desc
  limit 1
)
where "past_names"."trainee_id" = ? and "past_names"."key" in (
  select r.value ->> 0
  from json_each(?) r
);
-- SEARCH past_names USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)
-- LIST SUBQUERY 2
--   SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SCAN r VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR ORDER BY

-- copies/past-sets.ts: setRemovals

delete from "past_days"
where import_id = ?;
-- SEARCH past_days USING COVERING INDEX past_days_import (import_id=?)

delete from "past_names"
where "past_names"."trainee_id" = ? and not exists (
  select 1
  from past_days d
  where d.trainee_id = "past_names"."trainee_id" and d.key = "past_names"."key"
);
-- SEARCH past_names USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH d USING COVERING INDEX sqlite_autoindex_past_days_1 (trainee_id=? AND key=?)

-- copies/past-sets.ts: setRows

insert into "past_days" ("trainee_id", "key", "date", "import_id", "day", "best_weight", "best_one_rep",
    "volume", "best_seconds", "best_metres")
select ?, r.value ->> 0, r.value ->> 1, ?, r.value ->> 2, r.value ->> 3, r.value ->> 4, r.value ->> 5, r.value
    ->> 6, r.value ->> 7
from json_each(?) r
where true
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:

insert into "past_names" ("trainee_id", "key", "name", "exercise_id", "created_at")
select ?, r.value ->> 0, r.value ->> 1, (
  select id
  from exercises
  where id = r.value ->> 2 and deleted_at is null
),
?
from json_each(?) r
where true
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

-- copies/past-totals.ts: foodRows

insert into "own_meals" ("id", "trainee_id", "date", "name", "description", "category", "food_id",
    "own_food_id", "calories", "protein", "carbs", "fat", "quantity", "portion", "status", "created_at")
select r.value ->> 'id', ?, r.value ->> 'date', ?, null, ?, null, null, r.value ->> 'calories', r.value ->>
    'protein', r.value ->> 'carbs', r.value ->> 'fat', ?, null, ?, ?
from json_each(?) r
where not exists (
  select 1
  from own_meals other
  where other.trainee_id = ? and other.date = r.value ->> 'date'
) and not exists (
  select 1
  from trainee_performance known
  where known.trainee_id = ? and known.date = r.value ->> 'date' and known.completed_meals > 0
)
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH other USING COVERING INDEX own_meals_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date=?)

-- copies/past-totals.ts: stepRows

insert into "trainee_steps" ("id", "trainee_id", "date", "steps", "target_steps", "source", "hand_steps",
    "created_at", "updated_at")
select r.value ->> 'id', ?, r.value ->> 'date', r.value ->> 'steps', coalesce( (
  select known.target_steps
  from trainee_steps known
  where known.trainee_id = ? and known.date <= r.value ->> 'date'
  order by known.date desc
  limit 1
), iif(exists (
  select 1
  from trainee_steps later
  where later.trainee_id = ?
), 3000, (
  select person.target_steps
  from trainee_profiles person
  where person.id = ?
))), ?, null, ?, ?
from json_each(?) r
where true
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- SCALAR SUBQUERY 2
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- SCALAR SUBQUERY 3
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- copies/past-totals.ts: totalDays

select distinct date as "total_on"
from (
  select date
  from trainee_steps
  where id in (
    select s.id
    from (
      select row_id
      from "import_rows"
      where import_id = ?
    ) made
    join trainee_steps s on s.id = made.row_id and s.updated_at = s.created_at
  )
  union
  select date
  from own_meals
  where id in (
    select m.id
    from (
      select row_id
      from "import_rows"
      where import_id = ?
    ) made
    join own_meals m on m.id = substr(made.row_id, 1, 36) and m.id || ' ' || json_array(m.name, m.description,
        m.category, m.food_id, m.own_food_id, m.calories, m.protein, m.carbs, m.fat, m.quantity, m.status) =
        made.row_id
  )
);
-- CO-ROUTINE (subquery-6)
--   MERGE (UNION)
--     LEFT
--       SEARCH trainee_steps USING INDEX sqlite_autoindex_trainee_steps_1 (id=?)
--       LIST SUBQUERY 2
--         SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--         SEARCH s USING INDEX sqlite_autoindex_trainee_steps_1 (id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH own_meals USING INDEX sqlite_autoindex_own_meals_1 (id=?)
--       LIST SUBQUERY 5
--         SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--         SEARCH m USING INDEX sqlite_autoindex_own_meals_1 (id=?)
--       USE TEMP B-TREE FOR ORDER BY

-- copies/past-totals.ts: totalRemovals

delete from "own_meals"
where id in (
  select m.id
  from (
    select row_id
    from "import_rows"
    where import_id = ?
  ) made
  join own_meals m on m.id = substr(made.row_id, 1, 36) and m.id || ' ' || json_array(m.name, m.description,
      m.category, m.food_id, m.own_food_id, m.calories, m.protein, m.carbs, m.fat, m.quantity, m.status) =
      made.row_id
);
-- SEARCH own_meals USING COVERING INDEX sqlite_autoindex_own_meals_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   SEARCH m USING INDEX sqlite_autoindex_own_meals_1 (id=?)

delete from "trainee_steps"
where id in (
  select s.id
  from (
    select row_id
    from "import_rows"
    where import_id = ?
  ) made
  join trainee_steps s on s.id = made.row_id and s.updated_at = s.created_at
);
-- SEARCH trainee_steps USING COVERING INDEX sqlite_autoindex_trainee_steps_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   SEARCH s USING INDEX sqlite_autoindex_trainee_steps_1 (id=?)

-- copies/people-there.ts: findPeopleThere

select a.email as "there_email", p.name as "there_name", json_object('phone', p.phone, 'gender', p.gender,
    'age', p.age, 'bloodType', p.blood_type, 'height', p.height, 'targetWeight', p.target_weight) as
    "there_values", ? as "there_by", k.value as "there_key"
from json_each(?) k
join accounts a on a.email = k.value
left join trainee_profiles p on p.id = a.id;
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH a USING INDEX accounts_email_unique (email=?)
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN

select a.email as "there_email", p.name as "there_name", json_object('phone', p.phone, 'gender', p.gender,
    'age', p.age, 'bloodType', p.blood_type, 'height', p.height, 'targetWeight', p.target_weight) as
    "there_values", ? as "there_by", k.value as "there_key"
from json_each(?) k
join trainee_profiles p on p.search >= k.value || char(10) and p.search < k.value || char(11)
join accounts a on a.id = p.id;
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH p USING INDEX trainee_profiles_search (search>? AND search<?)
-- SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)

select a.email as "there_email", p.name as "there_name", json_object('phone', p.phone, 'gender', p.gender,
    'age', p.age, 'bloodType', p.blood_type, 'height', p.height, 'targetWeight', p.target_weight) as
    "there_values", ? as "there_by", k.value as "there_key"
from json_each(?) k
join trainee_search_words w on w.word = k.value
join trainee_profiles p on p.id = w.trainee_id and substr(p.search, -length(k.value) - 1) = char(10) ||
    k.value
join accounts a on a.id = p.id;
-- SCAN k VIRTUAL TABLE INDEX 1:
-- SEARCH w USING COVERING INDEX sqlite_autoindex_trainee_search_words_1 (word=?)
-- SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- copies/restores.ts: isRestoring

select "id"
from "restores"
where ("restores"."finished_at" is null and "restores"."refused" is null)
limit ?;
-- SCAN restores

-- copies/restores.ts: noteRestoreStep

select json_extract('{}', case when not exists (
  select 1
  from "restores"
  where ("restores"."id" = ? and "restores"."finished_at" is null and "restores"."refused" is null and
      "restores"."step" = ?)
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH restores USING INDEX sqlite_autoindex_restores_1 (id=?)

update restores
set step = step + 1, progress = ?1
where id = ?2 and step = ?3;
-- SEARCH restores USING INDEX sqlite_autoindex_restores_1 (id=?)

-- copies/restores.ts: refuseRestore

update "restores"
set "refused" = ?
where ("restores"."id" = ? and "restores"."finished_at" is null and "restores"."refused" is null and
    "restores"."step" = ?);
-- SEARCH restores USING INDEX sqlite_autoindex_restores_1 (id=?)

-- copies/restores.ts: takeRestore

insert into "restores" ("id", "backup", "started_at", "finished_at", "refused", "step", "progress", "counts")
values (?, ?, ?, null, null, ?, ?, ?)
on conflict do nothing;

select "id", "backup", "started_at", "finished_at", "refused", "step", "progress", "counts"
from "restores"
where ("restores"."id" = ? and "restores"."finished_at" is null and "restores"."refused" is null);
-- SEARCH restores USING INDEX sqlite_autoindex_restores_1 (id=?)

-- copies/sets-file.ts: listPastSets

select "key", (
  select named.name
  from past_names named
  where named.trainee_id = "past_days"."trainee_id" and named.key = "past_days"."key"
) as "filed_exercise", "day", "date" as "page_key_0", "key" as "page_key_1"
from "past_days"
where ("past_days"."trainee_id" = ? and not exists (
  select 1
  from past_names named
  where named.trainee_id = "past_days"."trainee_id" and named.key = "past_days"."key" and ( exists (
    select 1
    from exercise_days own
    where own.trainee_id = named.trainee_id and own.exercise_id = named.exercise_id and own.date = "past_days"."date"
  ) or exists (
    select 1
    from packed_exercise_days packed, json_each(packed.days) old
    where packed.trainee_id = named.trainee_id and packed.exercise_id = named.exercise_id and packed.last_on
        >= "past_days"."date" and old.value ->> 0 = "past_days"."date"
  ))
))
order by "past_days"."date" asc, "past_days"."key" asc
limit ?;
-- SEARCH past_days USING INDEX past_days_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH named USING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH own USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH packed USING INDEX sqlite_autoindex_packed_exercise_days_1 (trainee_id=? AND exercise_id=?)
--     SCAN old VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH named USING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)

-- copies/trainee-import-undo.ts: undoTraineeImport

delete from "accounts"
where "accounts"."id" in (
  select a.id
  from accounts a
  join trainee_profiles p on p.id = a.id
  where a.id in (
    select row_id
    from "import_rows"
    where import_id = ?
  ) and a.password_hash is null and a.updated_at = a.created_at and p.updated_at = p.created_at and not exists
      (
    select 1
    from conversations c
    where c.trainee_id = a.id and c.last_seq > 0
  ) and not exists (
    select 1
    from weight_records w
    where w.trainee_id = a.id and w.created_at <> a.created_at
  ) and not exists (
    select 1
    from "workout_feelings" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "own_meals" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "trainee_steps" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "notes" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "absences" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "nutrition_targets" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "body_measurements" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "subscription_changes" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "payments" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_imports" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_names" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_days" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "weekly_schedules" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "applied_schedules" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "applied_templates" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "template_job_members" u
    where u.trainee_id = a.id
  )
);
-- SEARCH accounts USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
-- LIST SUBQUERY 20
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH w USING COVERING INDEX weight_records_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH u USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH u USING COVERING INDEX own_meals_created (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH u USING COVERING INDEX trainee_steps_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH u USING COVERING INDEX notes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH u USING COVERING INDEX absences_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 9
--     SEARCH u USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 10
--     SEARCH u USING COVERING INDEX body_measurements_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH u USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 12
--     SEARCH u USING COVERING INDEX payments_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH u USING COVERING INDEX past_imports_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 14
--     SEARCH u USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 15
--     SEARCH u USING COVERING INDEX past_days_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 16
--     SEARCH u USING COVERING INDEX unique_trainee_week (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 17
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 18
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 19
--     SEARCH u USING COVERING INDEX template_job_members_trainee (trainee_id=?)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
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

delete from "outbox"
where topic = 'send_mail' and attempts = 0 and "outbox"."payload" ->> '$.to' in (
  select email
  from accounts
  where id in (
    select a.id
    from accounts a
    join trainee_profiles p on p.id = a.id
    where a.id in (
      select row_id
      from "import_rows"
      where import_id = ?
    ) and a.password_hash is null and a.updated_at = a.created_at and p.updated_at = p.created_at and not
        exists (
      select 1
      from conversations c
      where c.trainee_id = a.id and c.last_seq > 0
    ) and not exists (
      select 1
      from weight_records w
      where w.trainee_id = a.id and w.created_at <> a.created_at
    ) and not exists (
      select 1
      from "workout_feelings" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "own_meals" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "trainee_steps" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "notes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "absences" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "nutrition_targets" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "body_measurements" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "subscription_changes" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "payments" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_imports" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_names" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "past_days" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "weekly_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_schedules" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "applied_templates" u
      where u.trainee_id = a.id
    ) and not exists (
      select 1
      from "template_job_members" u
      where u.trainee_id = a.id
    )
  )
);
-- SCAN outbox
-- LIST SUBQUERY 21
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   LIST SUBQUERY 20
--     SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--     LIST SUBQUERY 1
--       SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 3
--       SEARCH w USING COVERING INDEX weight_records_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 4
--       SEARCH u USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 5
--       SEARCH u USING COVERING INDEX own_meals_created (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 6
--       SEARCH u USING COVERING INDEX trainee_steps_day (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 7
--       SEARCH u USING COVERING INDEX notes_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 8
--       SEARCH u USING COVERING INDEX absences_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 9
--       SEARCH u USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 10
--       SEARCH u USING COVERING INDEX body_measurements_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 11
--       SEARCH u USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 12
--       SEARCH u USING COVERING INDEX payments_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 13
--       SEARCH u USING COVERING INDEX past_imports_trainee (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 14
--       SEARCH u USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 15
--       SEARCH u USING COVERING INDEX past_days_day (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 16
--       SEARCH u USING COVERING INDEX unique_trainee_week (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 17
--       SEARCH u USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 18
--       SEARCH u USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--     CORRELATED SCALAR SUBQUERY 19
--       SEARCH u USING COVERING INDEX template_job_members_trainee (trainee_id=?)
--     SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   CREATE BLOOM FILTER

delete from "subscriptions"
where "subscriptions"."trainee_id" in (
  select a.id
  from accounts a
  join trainee_profiles p on p.id = a.id
  where a.id in (
    select row_id
    from "import_rows"
    where import_id = ?
  ) and a.password_hash is null and a.updated_at = a.created_at and p.updated_at = p.created_at and not exists
      (
    select 1
    from conversations c
    where c.trainee_id = a.id and c.last_seq > 0
  ) and not exists (
    select 1
    from weight_records w
    where w.trainee_id = a.id and w.created_at <> a.created_at
  ) and not exists (
    select 1
    from "workout_feelings" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "own_meals" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "trainee_steps" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "notes" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "absences" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "nutrition_targets" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "body_measurements" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "subscription_changes" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "payments" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_imports" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_names" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_days" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "weekly_schedules" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "applied_schedules" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "applied_templates" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "template_job_members" u
    where u.trainee_id = a.id
  )
);
-- SEARCH subscriptions USING COVERING INDEX subscriptions_trainee (trainee_id=?)
-- LIST SUBQUERY 20
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH w USING COVERING INDEX weight_records_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH u USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH u USING COVERING INDEX own_meals_created (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH u USING COVERING INDEX trainee_steps_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH u USING COVERING INDEX notes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH u USING COVERING INDEX absences_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 9
--     SEARCH u USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 10
--     SEARCH u USING COVERING INDEX body_measurements_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH u USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 12
--     SEARCH u USING COVERING INDEX payments_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH u USING COVERING INDEX past_imports_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 14
--     SEARCH u USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 15
--     SEARCH u USING COVERING INDEX past_days_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 16
--     SEARCH u USING COVERING INDEX unique_trainee_week (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 17
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 18
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 19
--     SEARCH u USING COVERING INDEX template_job_members_trainee (trainee_id=?)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

update "invitations"
set "trainee_id" = null, "email" = (
  select email
  from accounts a
  where a.id = "invitations"."trainee_id" and a.email not like ?
),
"phone" = (
  select phone
  from trainee_profiles p
  where p.id = "invitations"."trainee_id"
),
"gender" = (
  select gender
  from trainee_profiles p
  where p.id = "invitations"."trainee_id"
),
"plan_id" = (
  select subscription_plan
  from trainee_profiles p
  where p.id = "invitations"."trainee_id"
),
"revoked_at" = ?
where "invitations"."trainee_id" in (
  select a.id
  from accounts a
  join trainee_profiles p on p.id = a.id
  where a.id in (
    select row_id
    from "import_rows"
    where import_id = ?
  ) and a.password_hash is null and a.updated_at = a.created_at and p.updated_at = p.created_at and not exists
      (
    select 1
    from conversations c
    where c.trainee_id = a.id and c.last_seq > 0
  ) and not exists (
    select 1
    from weight_records w
    where w.trainee_id = a.id and w.created_at <> a.created_at
  ) and not exists (
    select 1
    from "workout_feelings" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "own_meals" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "trainee_steps" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "notes" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "absences" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "nutrition_targets" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "body_measurements" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "subscription_changes" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "payments" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_imports" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_names" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "past_days" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "weekly_schedules" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "applied_schedules" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "applied_templates" u
    where u.trainee_id = a.id
  ) and not exists (
    select 1
    from "template_job_members" u
    where u.trainee_id = a.id
  )
) and accepted_at is null and revoked_at is null and ((
  select email
  from accounts a
  where a.id = "invitations"."trainee_id" and a.email not like ?
) in (
  select o.payload ->> '$.to'
  from outbox o
  where o.topic = 'send_mail' and o.attempts = 0
)) is not true;
-- SEARCH invitations USING INDEX invitations_trainee (trainee_id=?)
-- LIST SUBQUERY 24
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   LIST SUBQUERY 5
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH c USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 7
--     SEARCH w USING COVERING INDEX weight_records_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH u USING COVERING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 9
--     SEARCH u USING COVERING INDEX own_meals_created (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 10
--     SEARCH u USING COVERING INDEX trainee_steps_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 11
--     SEARCH u USING COVERING INDEX notes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 12
--     SEARCH u USING COVERING INDEX absences_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 13
--     SEARCH u USING COVERING INDEX sqlite_autoindex_nutrition_targets_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 14
--     SEARCH u USING COVERING INDEX body_measurements_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 15
--     SEARCH u USING COVERING INDEX subscription_changes_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 16
--     SEARCH u USING COVERING INDEX payments_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 17
--     SEARCH u USING COVERING INDEX past_imports_trainee (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 18
--     SEARCH u USING COVERING INDEX sqlite_autoindex_past_names_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 19
--     SEARCH u USING COVERING INDEX past_days_day (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 20
--     SEARCH u USING COVERING INDEX unique_trainee_week (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 21
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_schedules_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 22
--     SEARCH u USING COVERING INDEX sqlite_autoindex_applied_templates_1 (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 23
--     SEARCH u USING COVERING INDEX template_job_members_trainee (trainee_id=?)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 26
--   SCAN o
--   CREATE BLOOM FILTER
-- CORRELATED SCALAR SUBQUERY 25
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- copies/trainee-imports.ts: listImportedInvitations

select "id", "hash", "sent_at"
from "invitations"
where "invitations"."id" in (
  select value
  from json_each(?)
) and accepted_at is null and revoked_at is null;
-- SEARCH invitations USING INDEX sqlite_autoindex_invitations_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- copies/trainee-imports.ts: listSoldPlans

select "id", "name", "english_name", "price_agorot", "months"
from "plans"
where status = 'active';
-- SCAN plans

-- copies/trainee-imports.ts: writeTrainees

insert into "account_settings" ("account_id", "language", "theme", "accent", "font_size", "notifications",
    "hijri", "appearance_at", "prayers", "updated_at")
select r.value ->> '$.id', ?, ?, ?, ?, '{}', ?, null, null, ?
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and true;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "accounts" ("id", "email", "password_hash", "role", "email_confirmed_at", "deletes_at",
    "created_at", "updated_at")
select r.value ->> '$.id', r.value ->> '$.stored', null, ?, null, null, ?, ?
from json_each(?) r
where not (exists (
  select 1
  from (
    select r.value ->> '$.alone.phone' as key
  ) k
  join trainee_search_words w on w.word = k.key
  join trainee_profiles p on p.id = w.trainee_id and substr(p.search, -length(k.key) - 1) = char(10) || k.key
) or exists (
  select 1
  from (
    select r.value ->> '$.alone.name' as key
  ) k
  join trainee_profiles p on p.search >= k.key || char(10) and p.search < k.key || char(11)
))
on conflict do nothing;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE k
--     SCAN CONSTANT ROW
--   SCAN k
--   SEARCH w USING COVERING INDEX sqlite_autoindex_trainee_search_words_1 (word=?)
--   SEARCH p USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   CO-ROUTINE k
--     SCAN CONSTANT ROW
--   SCAN k
--   SEARCH p USING COVERING INDEX trainee_profiles_search (search>? AND search<?)
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

insert into "conversations" ("trainee_id", "status", "revision", "last_seq", "last_message_at",
    "last_message_kind", "last_message_text", "last_message_from", "trainer_message_at",
    "trainer_message_kind", "trainer_message_text", "unread_by_trainer", "unread_by_trainee", "unread_since",
    "trainee_seen_at", "muted_at", "created_at")
select r.value ->> '$.id', ?, ?, ?, null, null, null, null, null, null, null, ?, ?, null, null, null, ?
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and true;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "invitations" ("id", "hash", "trainee_id", "name", "email", "phone", "gender", "plan_id",
    "created_at", "sent_at", "expires_at", "accepted_at", "revoked_at")
select r.value ->> '$.invitation.id', r.value ->> '$.invitation.hash', r.value ->> '$.id', r.value ->>
    '$.name', null, null, null, null, ?, ?, r.value ->> '$.invitation.expiresAt', null, null
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and true;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "opening_balances" ("trainee_id", "agorot", "since", "created_at")
select r.value ->> '$.id', r.value ->> '$.opening', ?, ?
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and coalesce(r.value ->> '$.opening', 0) <> 0;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select r.value ->> '$.mail.id', ?, r.value -> '$.mail.message', ?, ? + ? * max(0, (
  select count(*)
  from outbox
  where topic = 'send_mail' and parked_at is null
) + row_number() over (order by r.key) - ?), null, ?, null
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and r.value -> '$.mail' <> 'null';
-- CO-ROUTINE (subquery-5)
--   SCAN r VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
--   SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN (subquery-5)
-- SCALAR SUBQUERY 1
--   SCAN outbox USING INDEX outbox_available

insert into "subscriptions" ("id", "trainee_id", "plan_id", "plan_name", "english_plan_name", "price_agorot",
    "months", "starts_on", "ends_on", "pauses", "billed", "created_at")
select r.value ->> '$.subscription.id', r.value ->> '$.id', r.value ->> '$.subscription.planId', r.value ->>
    '$.subscription.planName', r.value ->> '$.subscription.englishPlanName', r.value ->>
    '$.subscription.priceAgorot', r.value ->> '$.subscription.months', r.value ->> '$.subscription.startsOn',
    r.value ->> '$.subscription.endsOn', '[]', r.value ->> '$.subscription.billed', ?
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and true;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "trainee_profiles" ("id", "name", "phone", "search", "gender", "age", "blood_type", "height",
    "initial_weight", "current_weight", "target_weight", "goal", "subscription_plan", "subscription_start",
    "subscription_end", "status", "target_steps", "time_zone", "photo_key", "attention", "created_at",
    "updated_at")
select r.value ->> '$.id', r.value ->> '$.name', r.value ->> '$.phone', r.value ->> '$.search', r.value ->>
    '$.gender', r.value ->> '$.age', r.value ->> '$.bloodType', r.value ->> '$.height', r.value ->> '$.weight',
    r.value ->> '$.weight', r.value ->> '$.targetWeight', r.value -> '$.goals', r.value ->>
    '$.subscription.planId', r.value ->> '$.subscription.startsOn', r.value ->> '$.subscription.endsOn', ?, ?,
    ?, null, null, ?, ?
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and true;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
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
select r.value ->> '$.weightId', r.value ->> '$.id', ?, r.value ->> '$.weight', ?, null, ?
from json_each(?) r
where exists (
  select 1
  from accounts a
  where a.id = r.value ->> '$.id'
) and not exists (
  select 1
  from "import_rows"
  where import_id = ? and row_id = r.value ->> '$.id'
) and r.value ->> '$.weight' is not null;
-- SCAN r VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=? AND row_id=?)
-- SEARCH a EXISTS USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)

-- copies/trainees-file.ts: findTrainees

select "id" as "page_id"
from "trainee_profiles"
order by "trainee_profiles"."search" desc, "trainee_profiles"."id" desc;
-- SCAN trainee_profiles USING COVERING INDEX trainee_profiles_search

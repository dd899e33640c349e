-- The statements of worker/data/operations, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- operations/cron-runs.ts: createCronRun

insert into "cron_runs" ("id", "job", "started_at", "finished_at", "counts", "error")
values (?, ?, ?, null, '{}', null);

-- operations/cron-runs.ts: finishCronRun

update "cron_runs"
set "finished_at" = ?, "counts" = ?, "error" = ?
where "cron_runs"."id" = ?;
-- SEARCH cron_runs USING INDEX sqlite_autoindex_cron_runs_1 (id=?)

-- operations/cron-runs.ts: listCronRuns

select "id", "job", "started_at", "finished_at", "counts", "error"
from "cron_runs"
where "cron_runs"."job" = ?
order by "cron_runs"."started_at" desc, "cron_runs"."id" desc
limit ?;
-- SEARCH cron_runs USING INDEX cron_runs_job (job=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- operations/expired.ts: deleteExpired

delete from "access_attempts"
where "access_attempts"."key" in (
  select "key" as "key"
  from "access_attempts"
  where "access_attempts"."last_failed_at" < ?
  limit ?
);
-- SEARCH access_attempts USING COVERING INDEX sqlite_autoindex_access_attempts_1 (key=?)
-- LIST SUBQUERY 1
--   SEARCH access_attempts USING INDEX access_attempts_last (last_failed_at<?)

delete from "cron_runs"
where "cron_runs"."id" in (
  select "id" as "key"
  from "cron_runs"
  where "cron_runs"."started_at" < ?
  limit ?
);
-- SEARCH cron_runs USING COVERING INDEX sqlite_autoindex_cron_runs_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH cron_runs USING INDEX cron_runs_started (started_at<?)

delete from "exercises"
where "exercises"."id" in (
  select "id" as "key"
  from "exercises"
  where "exercises"."deleted_at" < ?
  limit ?
);
-- SEARCH exercises USING COVERING INDEX sqlite_autoindex_exercises_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN exercises
-- SEARCH past_names USING COVERING INDEX past_names_exercise (exercise_id=?)
-- SEARCH past_exercise_days USING COVERING INDEX past_exercise_days_exercise (exercise_id=?)
-- SEARCH machine_seats USING COVERING INDEX machine_seats_exercise (exercise_id=?)
-- SEARCH packed_exercise_days USING COVERING INDEX packed_exercise_days_exercise (exercise_id=?)
-- SEARCH template_exercises USING COVERING INDEX template_exercises_exercise (exercise_id=?)
-- SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_exercise (exercise_id=?)
-- SEARCH exercise_successors USING COVERING INDEX exercise_successors_exercise (exercise_id=?)
-- SEARCH performed_sets USING COVERING INDEX performed_sets_exercise (exercise_id=?)
-- SEARCH exercise_days USING COVERING INDEX exercise_days_exercise (exercise_id=?)

delete from "imports"
where "imports"."id" in (
  select "id" as "key"
  from "imports"
  where "imports"."written_at" < ?
  limit ?
);
-- SEARCH imports USING COVERING INDEX sqlite_autoindex_imports_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH imports USING INDEX imports_written (written_at<?)
-- SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)

delete from "invitations"
where "invitations"."id" in (
  select "id" as "key"
  from "invitations"
  where "invitations"."expires_at" < ?
  limit ?
);
-- SEARCH invitations USING COVERING INDEX sqlite_autoindex_invitations_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH invitations USING INDEX invitations_expires (expires_at<?)

delete from "library_removals"
where "library_removals"."id" in (
  select "id" as "key"
  from "library_removals"
  where "library_removals"."created_at" < ?
  limit ?
);
-- SEARCH library_removals USING COVERING INDEX sqlite_autoindex_library_removals_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH library_removals USING INDEX library_removals_created (created_at<?)
-- SEARCH removed_items USING COVERING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)

delete from "mail_tokens"
where "mail_tokens"."hash" in (
  select "hash" as "key"
  from "mail_tokens"
  where "mail_tokens"."expires_at" < ?
  limit ?
);
-- SEARCH mail_tokens USING COVERING INDEX sqlite_autoindex_mail_tokens_1 (hash=?)
-- LIST SUBQUERY 1
--   SEARCH mail_tokens USING INDEX mail_tokens_expires (expires_at<?)

delete from "meals"
where "meals"."id" in (
  select "id" as "key"
  from "meals"
  where "meals"."deleted_at" < ?
  limit ?
);
-- SEARCH meals USING COVERING INDEX sqlite_autoindex_meals_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN meals
-- SEARCH template_meals USING COVERING INDEX template_meals_meal (meal_id=?)
-- SEARCH schedule_meals USING COVERING INDEX schedule_meals_meal (meal_id=?)
-- SEARCH meal_successors USING COVERING INDEX meal_successors_meal (meal_id=?)
-- SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)

delete from "notification_deliveries"
where rowid in (
  select rowid as "key"
  from "notification_deliveries"
  where ("notification_deliveries"."created_at" < ? and (read_at is not null or deleted_at is not null))
  limit ?
);
-- SEARCH notification_deliveries USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 1
--   SEARCH notification_deliveries USING INDEX notification_deliveries_over (created_at<?)

delete from "notifications"
where "notifications"."id" in (
  select "id" as "key"
  from "notifications"
  where "notifications"."created_at" < ?
  limit ?
);
-- SEARCH notifications USING COVERING INDEX sqlite_autoindex_notifications_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH notifications USING COVERING INDEX notifications_created (created_at<?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

delete from "refresh_tokens"
where "refresh_tokens"."hash" in (
  select "hash" as "key"
  from "refresh_tokens"
  where "refresh_tokens"."created_at" < ?
  limit ?
);
-- SEARCH refresh_tokens USING COVERING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- LIST SUBQUERY 1
--   SEARCH refresh_tokens USING INDEX refresh_tokens_created (created_at<?)

delete from "sessions"
where "sessions"."id" in (
  select "id" as "key"
  from "sessions"
  where "sessions"."ended_at" < ?
  limit ?
);
-- SEARCH sessions USING COVERING INDEX sqlite_autoindex_sessions_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH sessions USING INDEX sessions_ended (ended_at<?)
-- SEARCH push_subscriptions USING COVERING INDEX push_subscriptions_session (session_id=?)
-- SEARCH refresh_tokens USING COVERING INDEX refresh_tokens_session (session_id=?)

delete from "sessions"
where "sessions"."id" in (
  select "id" as "key"
  from "sessions"
  where "sessions"."expires_at" < ?
  limit ?
);
-- SEARCH sessions USING COVERING INDEX sqlite_autoindex_sessions_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH sessions USING INDEX sessions_expires (expires_at<?)
-- SEARCH push_subscriptions USING COVERING INDEX push_subscriptions_session (session_id=?)
-- SEARCH refresh_tokens USING COVERING INDEX refresh_tokens_session (session_id=?)

delete from "template_job_rows"
where rowid in (
  select rowid as "key"
  from "template_job_rows"
  where "template_job_rows"."noted_at" < ?
  limit ?
);
-- SEARCH template_job_rows USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 1
--   SEARCH template_job_rows USING COVERING INDEX template_job_rows_noted (noted_at<?)

delete from "template_jobs"
where "template_jobs"."id" in (
  select "id" as "key"
  from "template_jobs"
  where "template_jobs"."created_at" < ?
  limit ?
);
-- SEARCH template_jobs USING COVERING INDEX sqlite_autoindex_template_jobs_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH template_jobs USING INDEX template_jobs_created (created_at<?)
-- SEARCH template_job_rows USING COVERING INDEX sqlite_autoindex_template_job_rows_1 (job_id=?)
-- SEARCH template_job_members USING COVERING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)

delete from "templates"
where "templates"."id" in (
  select "id" as "key"
  from "templates"
  where "templates"."deleted_at" < ?
  limit ?
);
-- SEARCH templates USING COVERING INDEX sqlite_autoindex_templates_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN templates
-- SEARCH template_meals USING COVERING INDEX template_meals_week (template_id=?)
-- SEARCH template_jobs USING COVERING INDEX template_jobs_template (template_id=?)
-- SEARCH template_exercises USING COVERING INDEX template_exercises_week (template_id=?)
-- SEARCH applied_templates USING COVERING INDEX applied_templates_template (template_id=?)

delete from "trainee_jobs"
where "trainee_jobs"."id" in (
  select "id" as "key"
  from "trainee_jobs"
  where "trainee_jobs"."created_at" < ?
  limit ?
);
-- SEARCH trainee_jobs USING COVERING INDEX sqlite_autoindex_trainee_jobs_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_jobs USING INDEX trainee_jobs_created (created_at<?)
-- SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

-- operations/expired.ts: releaseExpired

delete from "exercise_days"
where rowid in (
  select rowid
  from "exercise_days"
  where "exercise_days"."exercise_id" in (
    select "exercises"."id"
    from "exercises"
    where "exercises"."deleted_at" < ?
  )
  limit ?
);
-- SEARCH exercise_days USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH exercise_days USING COVERING INDEX exercise_days_exercise (exercise_id=?)
--   LIST SUBQUERY 1
--     SCAN exercises

delete from "import_rows"
where rowid in (
  select rowid
  from "import_rows"
  where "import_rows"."import_id" in (
    select "imports"."id"
    from "imports"
    where "imports"."written_at" < ?
  )
  limit ?
);
-- SEARCH import_rows USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--   LIST SUBQUERY 1
--     SEARCH imports USING INDEX imports_written (written_at<?)

delete from "packed_exercise_days"
where rowid in (
  select rowid
  from "packed_exercise_days"
  where "packed_exercise_days"."exercise_id" in (
    select "exercises"."id"
    from "exercises"
    where "exercises"."deleted_at" < ?
  )
  limit ?
);
-- SEARCH packed_exercise_days USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH packed_exercise_days USING COVERING INDEX packed_exercise_days_exercise (exercise_id=?)
--   LIST SUBQUERY 1
--     SCAN exercises

delete from "past_exercise_days"
where rowid in (
  select rowid
  from "past_exercise_days"
  where "past_exercise_days"."exercise_id" in (
    select "exercises"."id"
    from "exercises"
    where "exercises"."deleted_at" < ?
  )
  limit ?
);
-- SEARCH past_exercise_days USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH past_exercise_days USING COVERING INDEX past_exercise_days_exercise (exercise_id=?)
--   LIST SUBQUERY 1
--     SCAN exercises

delete from "removed_items"
where rowid in (
  select rowid
  from "removed_items"
  where "removed_items"."removal_id" in (
    select "library_removals"."id"
    from "library_removals"
    where "library_removals"."created_at" < ?
  )
  limit ?
);
-- SEARCH removed_items USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH removed_items USING COVERING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
--   LIST SUBQUERY 1
--     SEARCH library_removals USING INDEX library_removals_created (created_at<?)

delete from "template_job_members"
where rowid in (
  select rowid
  from "template_job_members"
  where "template_job_members"."job_id" in (
    select "template_jobs"."id"
    from "template_jobs"
    where "template_jobs"."created_at" < ?
  )
  limit ?
);
-- SEARCH template_job_members USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH template_job_members USING COVERING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
--   LIST SUBQUERY 1
--     SEARCH template_jobs USING INDEX template_jobs_created (created_at<?)

delete from "trainee_job_members"
where rowid in (
  select rowid
  from "trainee_job_members"
  where "trainee_job_members"."job_id" in (
    select "trainee_jobs"."id"
    from "trainee_jobs"
    where "trainee_jobs"."created_at" < ?
  )
  limit ?
);
-- SEARCH trainee_job_members USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   LIST SUBQUERY 1
--     SEARCH trainee_jobs USING INDEX trainee_jobs_created (created_at<?)

update "past_names"
set "exercise_id" = null
where rowid in (
  select rowid
  from "past_names"
  where "past_names"."exercise_id" in (
    select "exercises"."id"
    from "exercises"
    where "exercises"."deleted_at" < ?
  )
  limit ?
);
-- SEARCH past_names USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH past_names USING COVERING INDEX past_names_exercise (exercise_id=?)
--   LIST SUBQUERY 1
--     SCAN exercises

update "performed_sets"
set "exercise_id" = null
where rowid in (
  select rowid
  from "performed_sets"
  where "performed_sets"."exercise_id" in (
    select "exercises"."id"
    from "exercises"
    where "exercises"."deleted_at" < ?
  )
  limit ?
);
-- SEARCH performed_sets USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH performed_sets USING COVERING INDEX performed_sets_exercise (exercise_id=?)
--   LIST SUBQUERY 1
--     SCAN exercises

update "schedule_exercises"
set "exercise_id" = null
where rowid in (
  select rowid
  from "schedule_exercises"
  where "schedule_exercises"."exercise_id" in (
    select "exercises"."id"
    from "exercises"
    where "exercises"."deleted_at" < ?
  )
  limit ?
);
-- SEARCH schedule_exercises USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_exercise (exercise_id=?)
--   LIST SUBQUERY 1
--     SCAN exercises

update "schedule_meals"
set "meal_id" = null
where rowid in (
  select rowid
  from "schedule_meals"
  where "schedule_meals"."meal_id" in (
    select "meals"."id"
    from "meals"
    where "meals"."deleted_at" < ?
  )
  limit ?
);
-- SEARCH schedule_meals USING INTEGER PRIMARY KEY (rowid=?)
-- LIST SUBQUERY 2
--   SEARCH schedule_meals USING COVERING INDEX schedule_meals_meal (meal_id=?)
--   LIST SUBQUERY 1
--     SCAN meals

-- operations/general-settings.ts: getGeneralSettings

select "id", "name", "english_name"
from "plans"
where "plans"."status" = ?
order by "plans"."position" asc, "plans"."id" asc;
-- SCAN plans
-- USE TEMP B-TREE FOR ORDER BY

-- operations/health.ts: getDatabaseHealth

select 1;
-- SCAN CONSTANT ROW

update starter_rows
set wanted = wanted
where rowid = (
  select min(rowid)
  from starter_rows
);
-- SEARCH starter_rows USING INTEGER PRIMARY KEY (rowid=?)
-- SCALAR SUBQUERY 1
--   SEARCH starter_rows

-- operations/troubles.ts: getStanding

select "job", "finished_at", "error"
from "cron_runs"
where ("cron_runs"."job" = ? and ("cron_runs"."finished_at" is not null or "cron_runs"."started_at" < ?))
order by "cron_runs"."started_at" desc, "cron_runs"."id" desc
limit ?;
-- SEARCH cron_runs USING INDEX cron_runs_job (job=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select "language"
from "account_settings"
where "account_settings"."account_id" in (
  select id
  from "accounts"
  where role = 'trainer'
)
limit ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- LIST SUBQUERY 1
--   SEARCH accounts USING INDEX accounts_one_trainer (role=?)

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

select min("started_at") as "at"
from "cron_runs";
-- SEARCH cron_runs USING COVERING INDEX cron_runs_started

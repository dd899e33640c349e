CREATE TABLE `access_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`last_failed_at` integer NOT NULL,
	`blocked_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `access_attempts_last` ON `access_attempts` (`last_failed_at`);--> statement-breakpoint
CREATE TABLE `account_settings` (
	`account_id` text PRIMARY KEY NOT NULL,
	`language` text DEFAULT 'ar' NOT NULL,
	`theme` text DEFAULT 'system' NOT NULL,
	`accent` text DEFAULT 'emerald' NOT NULL,
	`font_size` text DEFAULT 'medium' NOT NULL,
	`notifications` text DEFAULT '{}' NOT NULL,
	`appearance_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`role` text NOT NULL,
	`email_confirmed_at` integer,
	`deletes_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE INDEX `accounts_deletes` ON `accounts` (`deletes_at`) WHERE deletes_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_one_trainer` ON `accounts` (`role`) WHERE role = 'trainer';--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_account` ON `mail_tokens` (`account_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mail_tokens_expires` ON `mail_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`account_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`account_id`, `hash`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`generation` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_session` ON `refresh_tokens` (`session_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_created` ON `refresh_tokens` (`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`remember` integer NOT NULL,
	`generation` integer NOT NULL,
	`rotated_at` integer NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`end_reason` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_ended` ON `sessions` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE TABLE `totp_credentials` (
	`account_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `exercise_days` (
	`trainee_id` text NOT NULL,
	`exercise_id` text NOT NULL,
	`date` text NOT NULL,
	`sets` integer NOT NULL,
	`best_reps` integer NOT NULL,
	`best_weight` real,
	`best_one_rep` real,
	`volume` real NOT NULL,
	`best_seconds` integer,
	`best_metres` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `exercise_id`, `date`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exercise_days_date" CHECK("exercise_days"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `exercise_days_weight` ON `exercise_days` (`trainee_id`,`exercise_id`,`best_weight`);--> statement-breakpoint
CREATE INDEX `exercise_days_one_rep` ON `exercise_days` (`trainee_id`,`exercise_id`,`best_one_rep`);--> statement-breakpoint
CREATE INDEX `exercise_days_volume` ON `exercise_days` (`trainee_id`,`exercise_id`,`volume`);--> statement-breakpoint
CREATE INDEX `exercise_days_seconds` ON `exercise_days` (`trainee_id`,`exercise_id`,`best_seconds`) WHERE best_seconds is not null;--> statement-breakpoint
CREATE INDEX `exercise_days_metres` ON `exercise_days` (`trainee_id`,`exercise_id`,`best_metres`) WHERE best_metres is not null;--> statement-breakpoint
CREATE INDEX `exercise_days_exercise` ON `exercise_days` (`exercise_id`);--> statement-breakpoint
CREATE TABLE `favourite_foods` (
	`trainee_id` text NOT NULL,
	`food_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `food_id`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`food_id`) REFERENCES `foods`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favourite_foods_food` ON `favourite_foods` (`food_id`);--> statement-breakpoint
CREATE TABLE `own_meals` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`category` text,
	`food_id` text,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`quantity` real DEFAULT 100 NOT NULL,
	`status` text DEFAULT 'consumed' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`food_id`) REFERENCES `foods`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "own_meals_date" CHECK("own_meals"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "own_meals_quantity" CHECK("own_meals"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `own_meals_day` ON `own_meals` (`trainee_id`,`date`);--> statement-breakpoint
CREATE INDEX `own_meals_created` ON `own_meals` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `own_meals_food` ON `own_meals` (`food_id`) WHERE food_id is not null;--> statement-breakpoint
CREATE TABLE `performed_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`schedule_exercise_id` text,
	`exercise_id` text,
	`exercise_name` text NOT NULL,
	`date` text NOT NULL,
	`set_number` integer NOT NULL,
	`reps` integer NOT NULL,
	`weight` real,
	`seconds` integer,
	`metres` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`schedule_exercise_id`) REFERENCES `schedule_exercises`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "performed_sets_number" CHECK("performed_sets"."set_number" > 0),
	CONSTRAINT "performed_sets_reps" CHECK("performed_sets"."reps" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `performed_sets_item` ON `performed_sets` (`schedule_exercise_id`,`set_number`);--> statement-breakpoint
CREATE INDEX `performed_sets_last` ON `performed_sets` (`trainee_id`,`exercise_id`,`date`);--> statement-breakpoint
CREATE INDEX `performed_sets_day` ON `performed_sets` (`trainee_id`,`date`);--> statement-breakpoint
CREATE INDEX `performed_sets_exercise` ON `performed_sets` (`exercise_id`) WHERE exercise_id is not null;--> statement-breakpoint
CREATE TABLE `step_links` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `step_links_tokenHash_unique` ON `step_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `trainee_performance` (
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`assigned_exercises` integer DEFAULT 0 NOT NULL,
	`completed_exercises` integer DEFAULT 0 NOT NULL,
	`assigned_meals` integer DEFAULT 0 NOT NULL,
	`completed_meals` integer DEFAULT 0 NOT NULL,
	`steps` integer DEFAULT 0 NOT NULL,
	`target_steps` integer DEFAULT 3000 NOT NULL,
	`progress_value` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `date`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trainee_performance_date" CHECK("trainee_performance"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `trainee_performance_date` ON `trainee_performance` (`date`);--> statement-breakpoint
CREATE TABLE `trainee_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`steps` integer DEFAULT 0 NOT NULL,
	`target_steps` integer DEFAULT 3000 NOT NULL,
	`source` text DEFAULT 'hand' NOT NULL,
	`hand_steps` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trainee_steps_steps" CHECK("trainee_steps"."steps" >= 0),
	CONSTRAINT "trainee_steps_target" CHECK("trainee_steps"."target_steps" >= 0),
	CONSTRAINT "trainee_steps_date" CHECK("trainee_steps"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trainee_steps_day` ON `trainee_steps` (`trainee_id`,`date`);--> statement-breakpoint
CREATE INDEX `trainee_steps_date` ON `trainee_steps` (`date`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`last_message_at` integer,
	`last_message_kind` text,
	`last_message_text` text,
	`last_message_from` text,
	`unread_by_trainer` integer DEFAULT 0 NOT NULL,
	`unread_by_trainee` integer DEFAULT 0 NOT NULL,
	`unread_since` integer,
	`trainee_seen_at` integer,
	`muted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_last_message` ON `conversations` (`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`unread_by_trainer`) WHERE unread_by_trainer > 0;--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`english_name` text,
	`category` text NOT NULL,
	`type` text DEFAULT 'strength' NOT NULL,
	`sets` integer DEFAULT 4 NOT NULL,
	`reps` integer DEFAULT 12 NOT NULL,
	`reps_to` integer,
	`seconds` integer,
	`metres` integer,
	`rest` integer,
	`duration` text,
	`description` text,
	`video_url` text,
	`video_id` text,
	`thumbnail_url` text,
	`movement` text,
	`search` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`video_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "exercises_sets" CHECK("exercises"."sets" >= 0),
	CONSTRAINT "exercises_reps" CHECK("exercises"."reps" >= 0)
);
--> statement-breakpoint
CREATE INDEX `exercises_category` ON `exercises` (`category`,`status`,`name`);--> statement-breakpoint
CREATE INDEX `exercises_created` ON `exercises` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `exercises_name` ON `exercises` (`status`,`name`);--> statement-breakpoint
CREATE INDEX `exercises_video` ON `exercises` (`video_id`) WHERE video_id is not null;--> statement-breakpoint
CREATE TABLE `food_portions` (
	`food_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`english_name` text,
	`grams` real NOT NULL,
	PRIMARY KEY(`food_id`, `position`),
	FOREIGN KEY (`food_id`) REFERENCES `foods`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "food_portions_grams" CHECK("food_portions"."grams" > 0)
);
--> statement-breakpoint
CREATE TABLE `foods` (
	`id` text PRIMARY KEY NOT NULL,
	`usda_id` text,
	`name` text NOT NULL,
	`english_name` text,
	`category` text NOT NULL,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`fiber` real,
	`sugar` real,
	`saturated_fat` real,
	`sodium` real,
	`source` text NOT NULL,
	`rank` integer DEFAULT 0 NOT NULL,
	`familiarity` integer DEFAULT 2 NOT NULL,
	`search` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `foods_usdaId_unique` ON `foods` (`usda_id`);--> statement-breakpoint
CREATE INDEX `foods_category` ON `foods` (`category`,`familiarity`,`rank`,`name`);--> statement-breakpoint
CREATE INDEX `foods_familiarity` ON `foods` (`familiarity`,`rank`,`name`);--> statement-breakpoint
CREATE TABLE `library_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`row_id` text NOT NULL,
	`replaced_by` text,
	`created_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `library_removals_created` ON `library_removals` (`created_at`);--> statement-breakpoint
CREATE TABLE `meal_foods` (
	`meal_id` text NOT NULL,
	`position` integer NOT NULL,
	`food_id` text NOT NULL,
	`grams` real NOT NULL,
	PRIMARY KEY(`meal_id`, `position`),
	FOREIGN KEY (`meal_id`) REFERENCES `meals`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`food_id`) REFERENCES `foods`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "meal_foods_grams" CHECK("meal_foods"."grams" > 0)
);
--> statement-breakpoint
CREATE INDEX `meal_foods_food` ON `meal_foods` (`food_id`);--> statement-breakpoint
CREATE TABLE `meals` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`category` text NOT NULL,
	`timing` text NOT NULL,
	`search` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `meals_category` ON `meals` (`category`,`status`,`name`);--> statement-breakpoint
CREATE INDEX `meals_created` ON `meals` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `meals_name` ON `meals` (`status`,`name`);--> statement-breakpoint
CREATE TABLE `video_parts` (
	`video_id` text NOT NULL,
	`part_number` integer NOT NULL,
	`etag` text NOT NULL,
	`size` integer NOT NULL,
	PRIMARY KEY(`video_id`, `part_number`),
	FOREIGN KEY (`video_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "video_parts_number" CHECK("video_parts"."part_number" > 0)
);
--> statement-breakpoint
CREATE TABLE `videos` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`upload_id` text,
	`status` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`content_type` text NOT NULL,
	`etag` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `videos_key_unique` ON `videos` (`key`);--> statement-breakpoint
CREATE INDEX `videos_status` ON `videos` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `ledger_months` (
	`month` text PRIMARY KEY NOT NULL,
	`expected` integer DEFAULT 0 NOT NULL,
	`began` integer DEFAULT 0 NOT NULL,
	`received` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text,
	`agorot` integer NOT NULL,
	`method` text NOT NULL,
	`paid_on` text NOT NULL,
	`note` text,
	`reverses` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reverses`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_sign" CHECK(("payments"."reverses" is null) = ("payments"."agorot" > 0) and "payments"."agorot" <> 0),
	CONSTRAINT "payments_date" CHECK("payments"."paid_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `payments_trainee` ON `payments` (`trainee_id`,`paid_on`);--> statement-breakpoint
CREATE INDEX `payments_day` ON `payments` (`paid_on`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reversed` ON `payments` (`reverses`) WHERE reverses is not null;--> statement-breakpoint
CREATE TABLE `subscription_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_changes_trainee` ON `subscription_changes` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `subscription_reminders` (
	`trainee_id` text NOT NULL,
	`ends_on` text NOT NULL,
	`days_before` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `ends_on`, `days_before`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`plan_name` text DEFAULT '' NOT NULL,
	`english_plan_name` text,
	`price_agorot` integer DEFAULT 0 NOT NULL,
	`months` integer DEFAULT 1 NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`pauses` text DEFAULT '[]' NOT NULL,
	`billed` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscriptions_trainee` ON `subscriptions` (`trainee_id`,`starts_on`);--> statement-breakpoint
CREATE INDEX `subscriptions_created` ON `subscriptions` (`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_starts` ON `subscriptions` (`starts_on`);--> statement-breakpoint
CREATE INDEX `subscriptions_plan` ON `subscriptions` (`plan_id`);--> statement-breakpoint
CREATE TABLE `trainee_balances` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`charged` integer DEFAULT 0 NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_deliveries` (
	`recipient_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`deleted_at` integer,
	PRIMARY KEY(`recipient_id`, `notification_id`),
	FOREIGN KEY (`recipient_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_deliveries_list` ON `notification_deliveries` (`recipient_id`,`created_at`,`notification_id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `notification_deliveries_unread` ON `notification_deliveries` (`recipient_id`,`read_at`,`deleted_at`) WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `notification_deliveries_notification` ON `notification_deliveries` (`notification_id`,`recipient_id`);--> statement-breakpoint
CREATE INDEX `notification_deliveries_over` ON `notification_deliveries` (`created_at`) WHERE read_at is not null or deleted_at is not null;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`type` text DEFAULT 'info' NOT NULL,
	`sender_id` text,
	`recipient_id` text,
	`link` text,
	`created_at` integer NOT NULL,
	`chosen` integer DEFAULT false NOT NULL,
	`recipients` integer DEFAULT 0 NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`sender_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`recipient_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_recipient` ON `notifications` (`recipient_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_sender` ON `notifications` (`sender_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_account` ON `push_subscriptions` (`account_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `backup_chunks` (
	`sha256` text PRIMARY KEY NOT NULL,
	`backup` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backup_chunks_backup` ON `backup_chunks` (`backup`);--> statement-breakpoint
CREATE TABLE `backup_files` (
	`key` text PRIMARY KEY NOT NULL,
	`etag` text NOT NULL,
	`size` integer NOT NULL,
	`content_type` text NOT NULL,
	`notes` text NOT NULL,
	`chunks` text NOT NULL,
	`backup` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backup_files_backup` ON `backup_files` (`backup`);--> statement-breakpoint
CREATE TABLE `backup_parts` (
	`backup` text NOT NULL,
	`name` text NOT NULL,
	`lines` integer NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`backup`, `name`),
	FOREIGN KEY (`backup`) REFERENCES `backups`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `backups` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`step` integer DEFAULT 0 NOT NULL,
	`progress` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backups_finished` ON `backups` (`finished_at`);--> statement-breakpoint
CREATE TABLE `business_archive_entries` (
	`archive_id` text NOT NULL,
	`section` integer NOT NULL,
	`offset` integer NOT NULL,
	`name` text NOT NULL,
	`crc` integer NOT NULL,
	`bytes` integer NOT NULL,
	`modified_at` integer NOT NULL,
	PRIMARY KEY(`archive_id`, `section`, `offset`),
	FOREIGN KEY (`archive_id`) REFERENCES `business_archives`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `business_archive_pieces` (
	`archive_id` text NOT NULL,
	`section` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`bytes` integer NOT NULL,
	`starts_at` integer,
	PRIMARY KEY(`archive_id`, `section`, `place`),
	FOREIGN KEY (`archive_id`) REFERENCES `business_archives`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_archive_pieces_start` ON `business_archive_pieces` (`archive_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `business_archives` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	`size` integer,
	`moved_at` integer NOT NULL,
	`reader` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`progress` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `business_archives_created` ON `business_archives` (`created_at`);--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`job` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`counts` text DEFAULT '{}' NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `cron_runs_job` ON `cron_runs` (`job`,`started_at`);--> statement-breakpoint
CREATE INDEX `cron_runs_started` ON `cron_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row_id` text NOT NULL,
	PRIMARY KEY(`import_id`, `row_id`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_row` ON `import_rows` (`row_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`written_at` integer NOT NULL,
	`undone_at` integer,
	`undone` text
);
--> statement-breakpoint
CREATE INDEX `imports_written` ON `imports` (`written_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`available_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`parked_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_available` ON `outbox` (`available_at`) WHERE parked_at is null;--> statement-breakpoint
CREATE INDEX `outbox_parked` ON `outbox` (`parked_at`) WHERE parked_at is not null;--> statement-breakpoint
CREATE TABLE `restores` (
	`id` text PRIMARY KEY NOT NULL,
	`backup` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`refused` text,
	`step` integer DEFAULT 0 NOT NULL,
	`progress` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`section` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `starter_rows` (
	`noun` text NOT NULL,
	`id` text NOT NULL,
	`written` text,
	`wanted` text,
	PRIMARY KEY(`noun`, `id`)
);
--> statement-breakpoint
CREATE TABLE `applied_schedules` (
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`schedule_id` text NOT NULL,
	`applied_at` integer NOT NULL,
	`stopped_at` integer,
	`filled_through` text,
	`edited_at` integer,
	PRIMARY KEY(`trainee_id`, `kind`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`schedule_id`) REFERENCES `weekly_schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `applied_schedules_due` ON `applied_schedules` (`stopped_at`,`filled_through`);--> statement-breakpoint
CREATE INDEX `applied_schedules_source` ON `applied_schedules` (`schedule_id`);--> statement-breakpoint
CREATE TABLE `exercise_successors` (
	`item_id` text NOT NULL,
	`removal_id` text NOT NULL,
	`superseded_by` text,
	`exercise_id` text NOT NULL,
	`name` text NOT NULL,
	`english_name` text,
	`category` text NOT NULL,
	`type` text NOT NULL,
	`description` text,
	`video_url` text,
	`video_id` text,
	`duration` text,
	`sets` integer DEFAULT 4 NOT NULL,
	`reps` integer DEFAULT 12 NOT NULL,
	`reps_to` integer,
	`seconds` integer,
	`metres` integer,
	`weight` real,
	`percent` integer,
	`tempo` text,
	`note` text,
	PRIMARY KEY(`item_id`, `removal_id`),
	FOREIGN KEY (`item_id`) REFERENCES `schedule_exercises`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exercise_successors_exercise` ON `exercise_successors` (`exercise_id`);--> statement-breakpoint
CREATE TABLE `meal_successors` (
	`item_id` text NOT NULL,
	`removal_id` text NOT NULL,
	`superseded_by` text,
	`meal_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`quantity` real NOT NULL,
	PRIMARY KEY(`item_id`, `removal_id`),
	FOREIGN KEY (`item_id`) REFERENCES `schedule_meals`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`meal_id`) REFERENCES `meals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `meal_successors_meal` ON `meal_successors` (`meal_id`);--> statement-breakpoint
CREATE TABLE `removed_items` (
	`removal_id` text NOT NULL,
	`item_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`item` text NOT NULL,
	PRIMARY KEY(`removal_id`, `item_id`),
	FOREIGN KEY (`removal_id`) REFERENCES `library_removals`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `removed_items_trainee` ON `removed_items` (`trainee_id`);--> statement-breakpoint
CREATE TABLE `schedule_exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`schedule_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`day_of_week` integer NOT NULL,
	`date` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`exercise_id` text,
	`name` text NOT NULL,
	`english_name` text,
	`category` text NOT NULL,
	`type` text DEFAULT 'strength' NOT NULL,
	`description` text,
	`video_url` text,
	`video_id` text,
	`sets` integer NOT NULL,
	`reps` integer NOT NULL,
	`reps_to` integer,
	`seconds` integer,
	`metres` integer,
	`weight` real,
	`percent` integer,
	`tempo` text,
	`note` text,
	`rest` integer,
	`rpe` real,
	`duration` text,
	`superset` text,
	`progression` text,
	`progression_step` real,
	`progression_runs` integer DEFAULT false NOT NULL,
	`template_item_id` text,
	`template_day` text,
	`template_version` integer,
	`by_hand` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`completed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `weekly_schedules`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "schedule_exercises_day" CHECK("schedule_exercises"."day_of_week" between 0 and 6),
	CONSTRAINT "schedule_exercises_sets" CHECK("schedule_exercises"."sets" >= 0),
	CONSTRAINT "schedule_exercises_reps" CHECK("schedule_exercises"."reps" >= 0)
);
--> statement-breakpoint
CREATE INDEX `schedule_exercises_schedule` ON `schedule_exercises` (`schedule_id`,`day_of_week`,`position`);--> statement-breakpoint
CREATE INDEX `schedule_exercises_day` ON `schedule_exercises` (`trainee_id`,`date`,`position`);--> statement-breakpoint
CREATE INDEX `schedule_exercises_exercise` ON `schedule_exercises` (`exercise_id`,`date`);--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_exercises_template` ON `schedule_exercises` (`trainee_id`,`template_item_id`,`template_day`) WHERE template_item_id is not null;--> statement-breakpoint
CREATE INDEX `schedule_exercises_video` ON `schedule_exercises` (`video_id`) WHERE video_id is not null;--> statement-breakpoint
CREATE TABLE `schedule_meals` (
	`id` text PRIMARY KEY NOT NULL,
	`schedule_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`day_of_week` integer NOT NULL,
	`date` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`meal_id` text,
	`timing` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`quantity` real DEFAULT 100 NOT NULL,
	`template_item_id` text,
	`template_day` text,
	`template_version` integer,
	`by_hand` integer DEFAULT false NOT NULL,
	`substitute` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`consumed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `weekly_schedules`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`meal_id`) REFERENCES `meals`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "schedule_meals_day" CHECK("schedule_meals"."day_of_week" between 0 and 6),
	CONSTRAINT "schedule_meals_quantity" CHECK("schedule_meals"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `schedule_meals_schedule` ON `schedule_meals` (`schedule_id`,`day_of_week`,`timing`,`position`);--> statement-breakpoint
CREATE INDEX `schedule_meals_day` ON `schedule_meals` (`trainee_id`,`date`,`timing`);--> statement-breakpoint
CREATE INDEX `schedule_meals_meal` ON `schedule_meals` (`meal_id`,`date`);--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_meals_template` ON `schedule_meals` (`trainee_id`,`template_item_id`,`template_day`) WHERE template_item_id is not null;--> statement-breakpoint
CREATE TABLE `weekly_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`week_start_date` text NOT NULL,
	`exercises_applied_from` text,
	`meals_applied_from` text,
	`exercises_template_id` text,
	`meals_template_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "weekly_schedules_sunday" CHECK("weekly_schedules"."week_start_date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and strftime('%w', "weekly_schedules"."week_start_date") = '0')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unique_trainee_week` ON `weekly_schedules` (`trainee_id`,`week_start_date`);--> statement-breakpoint
CREATE INDEX `weekly_schedules_week` ON `weekly_schedules` (`week_start_date`);--> statement-breakpoint
CREATE TABLE `applied_templates` (
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`template_id` text NOT NULL,
	`starts_on` text NOT NULL,
	`repeats` integer NOT NULL,
	`scaled` integer NOT NULL,
	`weights` integer NOT NULL,
	`applied_at` integer NOT NULL,
	`stopped_at` integer,
	`filled_through` text NOT NULL,
	PRIMARY KEY(`trainee_id`, `kind`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "applied_templates_starts" CHECK("applied_templates"."starts_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `applied_templates_due` ON `applied_templates` (`stopped_at`,`filled_through`);--> statement-breakpoint
CREATE INDEX `applied_templates_template` ON `applied_templates` (`template_id`,`stopped_at`);--> statement-breakpoint
CREATE TABLE `dropped_template_items` (
	`item_id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`template_item_id` text NOT NULL,
	`template_day` text NOT NULL,
	`template_version` integer NOT NULL,
	`by_hand` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dropped_template_items_origin` ON `dropped_template_items` (`trainee_id`,`template_item_id`,`template_day`);--> statement-breakpoint
CREATE TABLE `template_exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`template_id` text NOT NULL,
	`week` integer NOT NULL,
	`day_of_week` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`exercise_id` text,
	`name` text NOT NULL,
	`english_name` text,
	`category` text NOT NULL,
	`type` text DEFAULT 'strength' NOT NULL,
	`description` text,
	`video_url` text,
	`video_id` text,
	`sets` integer NOT NULL,
	`reps` integer NOT NULL,
	`reps_to` integer,
	`seconds` integer,
	`metres` integer,
	`weight` real,
	`percent` integer,
	`tempo` text,
	`note` text,
	`rest` integer,
	`rpe` real,
	`duration` text,
	`superset` text,
	`progression` text,
	`progression_step` real,
	`progression_runs` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "template_exercises_day" CHECK("template_exercises"."day_of_week" between 0 and 6),
	CONSTRAINT "template_exercises_sets" CHECK("template_exercises"."sets" >= 0),
	CONSTRAINT "template_exercises_reps" CHECK("template_exercises"."reps" >= 0)
);
--> statement-breakpoint
CREATE INDEX `template_exercises_week` ON `template_exercises` (`template_id`,`week`,`day_of_week`,`position`);--> statement-breakpoint
CREATE INDEX `template_exercises_exercise` ON `template_exercises` (`exercise_id`);--> statement-breakpoint
CREATE TABLE `template_job_members` (
	`job_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`done_at` integer,
	`items` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `trainee_id`),
	FOREIGN KEY (`job_id`) REFERENCES `template_jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_job_members_trainee` ON `template_job_members` (`trainee_id`);--> statement-breakpoint
CREATE INDEX `template_job_members_open` ON `template_job_members` (`job_id`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `template_job_rows` (
	`job_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`noun` text NOT NULL,
	`row_id` text NOT NULL,
	`row` text,
	`noted_at` integer NOT NULL,
	PRIMARY KEY(`job_id`, `trainee_id`, `noun`, `row_id`),
	FOREIGN KEY (`job_id`) REFERENCES `template_jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_job_rows_trainee` ON `template_job_rows` (`trainee_id`);--> statement-breakpoint
CREATE INDEX `template_job_rows_noted` ON `template_job_rows` (`noted_at`);--> statement-breakpoint
CREATE TABLE `template_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`template_id` text NOT NULL,
	`body` text NOT NULL,
	`total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_jobs_created` ON `template_jobs` (`created_at`);--> statement-breakpoint
CREATE INDEX `template_jobs_template` ON `template_jobs` (`template_id`);--> statement-breakpoint
CREATE TABLE `template_meals` (
	`id` text PRIMARY KEY NOT NULL,
	`template_id` text NOT NULL,
	`week` integer NOT NULL,
	`day_of_week` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`meal_id` text,
	`timing` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`quantity` real DEFAULT 100 NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`meal_id`) REFERENCES `meals`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "template_meals_day" CHECK("template_meals"."day_of_week" between 0 and 6),
	CONSTRAINT "template_meals_quantity" CHECK("template_meals"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `template_meals_week` ON `template_meals` (`template_id`,`week`,`day_of_week`,`position`);--> statement-breakpoint
CREATE INDEX `template_meals_meal` ON `template_meals` (`meal_id`);--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`english_name` text,
	`description` text,
	`english_description` text,
	`goal` text,
	`level` text,
	`days_per_week` integer,
	`weeks` integer NOT NULL,
	`search` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	CONSTRAINT "templates_weeks" CHECK("templates"."weeks" > 0)
);
--> statement-breakpoint
CREATE INDEX `templates_created` ON `templates` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `absences` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`note` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "absences_days" CHECK("absences"."starts_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and "absences"."ends_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and ends_on >= starts_on)
);
--> statement-breakpoint
CREATE INDEX `absences_trainee` ON `absences` (`trainee_id`,`ends_on`);--> statement-breakpoint
CREATE INDEX `absences_end` ON `absences` (`ends_on`);--> statement-breakpoint
CREATE INDEX `absences_asked` ON `absences` (`created_at`) WHERE status = 'asked';--> statement-breakpoint
CREATE TABLE `attention_marks` (
	`trainee_id` text NOT NULL,
	`reason` text NOT NULL,
	`occurrence` text NOT NULL,
	`not_before` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `reason`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `body_measurements` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`value` real NOT NULL,
	`written_by` text DEFAULT 'trainer' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "body_measurements_date" CHECK("body_measurements"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `body_measurements_trainee` ON `body_measurements` (`trainee_id`,`kind`,`date`,`created_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`trainee_id` text,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`gender` text,
	`plan_id` text,
	`created_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash_unique` ON `invitations` (`hash`);--> statement-breakpoint
CREATE INDEX `invitations_open` ON `invitations` (`created_at`) WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX `invitations_trainee` ON `invitations` (`trainee_id`);--> statement-breakpoint
CREATE INDEX `invitations_plan` ON `invitations` (`plan_id`);--> statement-breakpoint
CREATE INDEX `invitations_expires` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`author_id` text,
	`type` text DEFAULT 'general' NOT NULL,
	`text` text NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `notes_trainee` ON `notes` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_shared` ON `notes` (`trainee_id`,`created_at`) WHERE is_private = 0;--> statement-breakpoint
CREATE INDEX `notes_shared_type` ON `notes` (`trainee_id`,`type`,`created_at`) WHERE is_private = 0;--> statement-breakpoint
CREATE INDEX `notes_type` ON `notes` (`trainee_id`,`type`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_author` ON `notes` (`author_id`);--> statement-breakpoint
CREATE INDEX `notes_unanswered` ON `notes` (`trainee_id`,`created_at`) WHERE answered_at is null and is_private = 0 and author_id = trainee_id and type in ('complaint', 'question', 'health');--> statement-breakpoint
CREATE TABLE `nutrition_targets` (
	`trainee_id` text NOT NULL,
	`starts_on` text NOT NULL,
	`calories` integer,
	`protein` integer,
	`carbs` integer,
	`fat` integer,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `starts_on`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "nutrition_targets_day" CHECK("nutrition_targets"."starts_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "nutrition_targets_calories" CHECK("nutrition_targets"."calories" >= 0)
);
--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`english_name` text,
	`price_agorot` integer DEFAULT 0 NOT NULL,
	`months` integer NOT NULL,
	`features` text NOT NULL,
	`english_features` text,
	`status` text DEFAULT 'active' NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trainee_counts` (
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`plan`, `status`)
);
--> statement-breakpoint
CREATE TABLE `trainee_job_members` (
	`job_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`before` text,
	`done_at` integer,
	PRIMARY KEY(`job_id`, `trainee_id`),
	FOREIGN KEY (`job_id`) REFERENCES `trainee_jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trainee_job_members_trainee` ON `trainee_job_members` (`trainee_id`);--> statement-breakpoint
CREATE INDEX `trainee_job_members_open` ON `trainee_job_members` (`job_id`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `trainee_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `trainee_jobs_created` ON `trainee_jobs` (`created_at`);--> statement-breakpoint
CREATE TABLE `trainee_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text,
	`search` text NOT NULL,
	`gender` text,
	`age` integer,
	`blood_type` text,
	`height` real,
	`initial_weight` real,
	`current_weight` real,
	`target_weight` real,
	`goal` text DEFAULT '[]' NOT NULL,
	`subscription_plan` text NOT NULL,
	`subscription_start` text,
	`subscription_end` text,
	`status` text NOT NULL,
	`target_steps` integer DEFAULT 3000 NOT NULL,
	`time_zone` text DEFAULT 'Asia/Hebron' NOT NULL,
	`photo_key` text,
	`attention` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_plan`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trainee_profiles_age" CHECK("trainee_profiles"."age" > 0),
	CONSTRAINT "trainee_profiles_height" CHECK("trainee_profiles"."height" > 0),
	CONSTRAINT "trainee_profiles_target_steps" CHECK("trainee_profiles"."target_steps" >= 0)
);
--> statement-breakpoint
CREATE INDEX `trainee_profiles_created` ON `trainee_profiles` (`created_at`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_search` ON `trainee_profiles` (`search`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_plan` ON `trainee_profiles` (`subscription_plan`,`created_at`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_status` ON `trainee_profiles` (`status`,`created_at`,`id`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_weight` ON `trainee_profiles` (`current_weight`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_target_steps` ON `trainee_profiles` (`target_steps`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_subscription_end` ON `trainee_profiles` (`subscription_end`);--> statement-breakpoint
CREATE TABLE `trainee_search_words` (
	`word` text NOT NULL,
	`trainee_id` text NOT NULL,
	PRIMARY KEY(`word`, `trainee_id`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trainee_search_words_trainee` ON `trainee_search_words` (`trainee_id`);--> statement-breakpoint
CREATE TABLE `weight_records` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`weight` real NOT NULL,
	`source` text NOT NULL,
	`notes` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "weight_records_weight" CHECK("weight_records"."weight" > 0),
	CONSTRAINT "weight_records_date" CHECK("weight_records"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `weight_records_trainee` ON `weight_records` (`trainee_id`,`date`,`created_at`);
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_counted AFTER INSERT ON trainee_profiles BEGIN
  INSERT INTO trainee_counts (plan, status, total) VALUES (new.subscription_plan, new.status, 1)
  ON CONFLICT (plan, status) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_uncounted AFTER DELETE ON trainee_profiles BEGIN
  UPDATE trainee_counts SET total = total - 1
  WHERE plan = old.subscription_plan AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_recounted AFTER UPDATE OF subscription_plan, status ON trainee_profiles
WHEN new.subscription_plan IS NOT old.subscription_plan OR new.status IS NOT old.status BEGIN
  UPDATE trainee_counts SET total = total - 1
  WHERE plan = old.subscription_plan AND status = old.status;
  INSERT INTO trainee_counts (plan, status, total) VALUES (new.subscription_plan, new.status, 1)
  ON CONFLICT (plan, status) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE VIEW trainee_words_of_search AS
SELECT DISTINCT value AS word, id AS trainee_id FROM (
  SELECT p.id, w.value FROM trainee_profiles p, json_each('[' || replace(json_quote(replace(p.search, char(10), ' ') || ' ' || replace(replace(replace(replace(replace(p.search, char(10), ' '), '@', ' '), '.', ' '), '-', ' '), '_', ' ')), ' ', '","') || ']') w
  UNION ALL
  SELECT p.id, substr(w.value, 3) FROM trainee_profiles p, json_each('[' || replace(json_quote(replace(p.search, char(10), ' ') || ' ' || replace(replace(replace(replace(replace(p.search, char(10), ' '), '@', ' '), '.', ' '), '-', ' '), '_', ' ')), ' ', '","') || ']') w WHERE w.value GLOB 'ال??*'
) WHERE value <> '';
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_searched AFTER INSERT ON trainee_profiles BEGIN
  INSERT INTO trainee_search_words (word, trainee_id)
  SELECT word, trainee_id FROM trainee_words_of_search WHERE trainee_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER trainee_profiles_searched_anew AFTER UPDATE OF search ON trainee_profiles
WHEN new.search IS NOT old.search BEGIN
  DELETE FROM trainee_search_words WHERE trainee_id = new.id;
  INSERT INTO trainee_search_words (word, trainee_id)
  SELECT word, trainee_id FROM trainee_words_of_search WHERE trainee_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_charged AFTER INSERT ON subscriptions WHEN new.billed = 1 BEGIN
  INSERT INTO trainee_balances (trainee_id, charged) VALUES (new.trainee_id, new.price_agorot)
  ON CONFLICT (trainee_id) DO UPDATE SET charged = charged + excluded.charged;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_uncharged AFTER DELETE ON subscriptions WHEN old.billed = 1 BEGIN
  UPDATE trainee_balances SET charged = charged - old.price_agorot WHERE trainee_id = old.trainee_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_recharged AFTER UPDATE OF price_agorot, billed ON subscriptions
WHEN new.price_agorot <> old.price_agorot OR new.billed <> old.billed BEGIN
  INSERT INTO trainee_balances (trainee_id, charged)
  VALUES (new.trainee_id, new.billed * new.price_agorot - old.billed * old.price_agorot)
  ON CONFLICT (trainee_id) DO UPDATE SET charged = charged + excluded.charged;
END;
--> statement-breakpoint
CREATE TRIGGER payments_paid AFTER INSERT ON payments WHEN new.trainee_id IS NOT NULL BEGIN
  INSERT INTO trainee_balances (trainee_id, paid) VALUES (new.trainee_id, new.agorot)
  ON CONFLICT (trainee_id) DO UPDATE SET paid = paid + excluded.paid;
END;
--> statement-breakpoint
CREATE TRIGGER payments_stand BEFORE UPDATE OF id, agorot, method, paid_on, reverses, created_at ON payments BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payments_keep_their_payer BEFORE UPDATE OF trainee_id ON payments
WHEN new.trainee_id IS NOT NULL AND new.trainee_id IS NOT old.trainee_id BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payments_reverse_their_own BEFORE INSERT ON payments
WHEN new.reverses IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM payments WHERE id = new.reverses AND reverses IS NULL
    AND agorot = -new.agorot AND trainee_id IS new.trainee_id
) BEGIN
  SELECT RAISE(ABORT, 'a reversal takes back one whole payment');
END;
--> statement-breakpoint
CREATE TRIGGER payments_stay BEFORE DELETE ON payments BEGIN
  SELECT RAISE(ABORT, 'payments are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_expected AFTER INSERT ON subscriptions BEGIN
  INSERT INTO ledger_months (month, expected, began) VALUES (substr(new.starts_on, 1, 7), new.price_agorot, 1)
  ON CONFLICT (month) DO UPDATE SET expected = expected + excluded.expected, began = began + 1;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_unexpected AFTER DELETE ON subscriptions
WHEN EXISTS (SELECT 1 FROM trainee_profiles WHERE id = old.trainee_id) BEGIN
  UPDATE ledger_months SET expected = expected - old.price_agorot, began = began - 1
  WHERE month = substr(old.starts_on, 1, 7);
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_expected_anew AFTER UPDATE OF starts_on, price_agorot ON subscriptions
WHEN new.starts_on <> old.starts_on OR new.price_agorot <> old.price_agorot BEGIN
  UPDATE ledger_months SET expected = expected - old.price_agorot, began = began - 1
  WHERE month = substr(old.starts_on, 1, 7);
  INSERT INTO ledger_months (month, expected, began) VALUES (substr(new.starts_on, 1, 7), new.price_agorot, 1)
  ON CONFLICT (month) DO UPDATE SET expected = expected + excluded.expected, began = began + 1;
END;
--> statement-breakpoint
CREATE TRIGGER payments_received AFTER INSERT ON payments BEGIN
  INSERT INTO ledger_months (month, received) VALUES (substr(new.paid_on, 1, 7), new.agorot)
  ON CONFLICT (month) DO UPDATE SET received = received + excluded.received;
END;

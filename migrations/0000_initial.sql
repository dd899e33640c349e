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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "accounts_role" CHECK("accounts"."role" in ('trainer', 'trainee'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`schedule_exercise_id`) REFERENCES `schedule_exercises`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "performed_sets_number" CHECK("performed_sets"."set_number" between 1 and 10),
	CONSTRAINT "performed_sets_reps" CHECK("performed_sets"."reps" between 0 and 1000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `performed_sets_item` ON `performed_sets` (`schedule_exercise_id`,`set_number`);--> statement-breakpoint
CREATE INDEX `performed_sets_last` ON `performed_sets` (`trainee_id`,`exercise_id`,`date`);--> statement-breakpoint
CREATE INDEX `performed_sets_day` ON `performed_sets` (`trainee_id`,`date`);--> statement-breakpoint
CREATE INDEX `performed_sets_exercise` ON `performed_sets` (`exercise_id`) WHERE exercise_id is not null;--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trainee_steps_steps" CHECK("trainee_steps"."steps" >= 0),
	CONSTRAINT "trainee_steps_target" CHECK("trainee_steps"."target_steps" between 1000 and 20000),
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
	`trainee_seen_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_last_message` ON `conversations` (`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`unread_by_trainer`) WHERE unread_by_trainer > 0;--> statement-breakpoint
CREATE TABLE `exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`english_name` text,
	`category` text NOT NULL,
	`type` text DEFAULT 'strength' NOT NULL,
	`sets` integer DEFAULT 4 NOT NULL,
	`reps` integer DEFAULT 12 NOT NULL,
	`duration` text,
	`description` text,
	`video_url` text,
	`video_id` text,
	`thumbnail_url` text,
	`search` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`video_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "exercises_category" CHECK("exercises"."category" in ('cardio', 'back', 'chest', 'shoulders', 'legs', 'abs', 'biceps', 'triceps')),
	CONSTRAINT "exercises_sets" CHECK("exercises"."sets" between 1 and 10),
	CONSTRAINT "exercises_reps" CHECK("exercises"."reps" between 1 and 100)
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
	`search` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `foods_usdaId_unique` ON `foods` (`usda_id`);--> statement-breakpoint
CREATE INDEX `foods_category` ON `foods` (`category`,`rank`,`name`);--> statement-breakpoint
CREATE INDEX `foods_rank` ON `foods` (`rank`,`name`);--> statement-breakpoint
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
	CONSTRAINT "meals_category" CHECK("meals"."category" in ('breakfast', 'lunch', 'dinner', 'snack')),
	CONSTRAINT "meals_timing" CHECK("meals"."timing" in ('breakfast', 'lunch', 'dinner', 'snack'))
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
	CONSTRAINT "video_parts_number" CHECK("video_parts"."part_number" between 1 and 10000)
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
	FOREIGN KEY (`recipient_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_type" CHECK("notifications"."type" in ('info', 'success', 'warning', 'error', 'weight', 'exercise', 'meal', 'subscription'))
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
	PRIMARY KEY(`trainee_id`, `kind`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`schedule_id`) REFERENCES `weekly_schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `applied_schedules_due` ON `applied_schedules` (`stopped_at`,`filled_through`);--> statement-breakpoint
CREATE INDEX `applied_schedules_source` ON `applied_schedules` (`schedule_id`);--> statement-breakpoint
CREATE TABLE `schedule_exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`schedule_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`exercise_id` text,
	`day_of_week` integer NOT NULL,
	`date` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`type` text DEFAULT 'strength' NOT NULL,
	`description` text,
	`video_url` text,
	`video_id` text,
	`sets` integer NOT NULL,
	`reps` integer NOT NULL,
	`weight` real,
	`duration` text,
	`note` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`completed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `weekly_schedules`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "schedule_exercises_day" CHECK("schedule_exercises"."day_of_week" between 0 and 6),
	CONSTRAINT "schedule_exercises_sets" CHECK("schedule_exercises"."sets" between 1 and 10),
	CONSTRAINT "schedule_exercises_reps" CHECK("schedule_exercises"."reps" between 1 and 100),
	CONSTRAINT "schedule_exercises_status" CHECK("schedule_exercises"."status" in ('pending', 'completed', 'skipped'))
);
--> statement-breakpoint
CREATE INDEX `schedule_exercises_schedule` ON `schedule_exercises` (`schedule_id`,`day_of_week`,`position`);--> statement-breakpoint
CREATE INDEX `schedule_exercises_day` ON `schedule_exercises` (`trainee_id`,`date`,`position`);--> statement-breakpoint
CREATE INDEX `schedule_exercises_exercise` ON `schedule_exercises` (`exercise_id`);--> statement-breakpoint
CREATE INDEX `schedule_exercises_video` ON `schedule_exercises` (`video_id`) WHERE video_id is not null;--> statement-breakpoint
CREATE TABLE `schedule_meals` (
	`id` text PRIMARY KEY NOT NULL,
	`schedule_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`meal_id` text,
	`day_of_week` integer NOT NULL,
	`date` text NOT NULL,
	`timing` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`quantity` real DEFAULT 100 NOT NULL,
	`substitute` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`consumed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `weekly_schedules`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`meal_id`) REFERENCES `meals`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "schedule_meals_day" CHECK("schedule_meals"."day_of_week" between 0 and 6),
	CONSTRAINT "schedule_meals_timing" CHECK("schedule_meals"."timing" in ('breakfast', 'lunch', 'dinner', 'snack')),
	CONSTRAINT "schedule_meals_quantity" CHECK("schedule_meals"."quantity" >= 50),
	CONSTRAINT "schedule_meals_status" CHECK("schedule_meals"."status" in ('pending', 'consumed', 'skipped')),
	CONSTRAINT "schedule_meals_consumed" CHECK(("schedule_meals"."status" = 'consumed') = ("schedule_meals"."consumed_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `schedule_meals_schedule` ON `schedule_meals` (`schedule_id`,`day_of_week`,`timing`,`position`);--> statement-breakpoint
CREATE INDEX `schedule_meals_day` ON `schedule_meals` (`trainee_id`,`date`,`timing`);--> statement-breakpoint
CREATE INDEX `schedule_meals_meal` ON `schedule_meals` (`meal_id`);--> statement-breakpoint
CREATE TABLE `weekly_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`week_start_date` text NOT NULL,
	`exercises_applied_from` text,
	`meals_applied_from` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "weekly_schedules_sunday" CHECK("weekly_schedules"."week_start_date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and strftime('%w', "weekly_schedules"."week_start_date") = '0')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unique_trainee_week` ON `weekly_schedules` (`trainee_id`,`week_start_date`);--> statement-breakpoint
CREATE INDEX `weekly_schedules_week` ON `weekly_schedules` (`week_start_date`);--> statement-breakpoint
CREATE TABLE `body_measurements` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`value` real NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "body_measurements_date" CHECK("body_measurements"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `body_measurements_trainee` ON `body_measurements` (`trainee_id`,`kind`,`date`,`created_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`author_id` text,
	`type` text DEFAULT 'general' NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "notes_type" CHECK("notes"."type" in ('general', 'diet', 'exercise', 'performance', 'health', 'progress', 'question', 'complaint', 'suggestion', 'other'))
);
--> statement-breakpoint
CREATE INDEX `notes_trainee` ON `notes` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_type` ON `notes` (`trainee_id`,`type`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_author` ON `notes` (`author_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`price` real NOT NULL,
	`months` integer NOT NULL,
	`features` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`price` real NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscriptions_trainee` ON `subscriptions` (`trainee_id`,`starts_on`);--> statement-breakpoint
CREATE INDEX `subscriptions_created` ON `subscriptions` (`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_plan` ON `subscriptions` (`plan_id`);--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_plan`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trainee_profiles_status" CHECK("trainee_profiles"."status" in ('active', 'pending', 'inactive')),
	CONSTRAINT "trainee_profiles_gender" CHECK("trainee_profiles"."gender" is null or "trainee_profiles"."gender" in ('male', 'female', 'other')),
	CONSTRAINT "trainee_profiles_age" CHECK("trainee_profiles"."age" is null or "trainee_profiles"."age" between 12 and 100),
	CONSTRAINT "trainee_profiles_height" CHECK("trainee_profiles"."height" is null or "trainee_profiles"."height" between 100 and 250),
	CONSTRAINT "trainee_profiles_target_steps" CHECK("trainee_profiles"."target_steps" between 1000 and 20000)
);
--> statement-breakpoint
CREATE INDEX `trainee_profiles_created` ON `trainee_profiles` (`created_at`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_search` ON `trainee_profiles` (`search`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_plan` ON `trainee_profiles` (`subscription_plan`,`created_at`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_status` ON `trainee_profiles` (`status`,`created_at`,`id`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_weight` ON `trainee_profiles` (`current_weight`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_target_steps` ON `trainee_profiles` (`target_steps`,`id`,`status`,`subscription_plan`);--> statement-breakpoint
CREATE INDEX `trainee_profiles_subscription_end` ON `trainee_profiles` (`subscription_end`);--> statement-breakpoint
CREATE TABLE `weight_records` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`weight` real NOT NULL,
	`source` text NOT NULL,
	`notes` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "weight_records_weight" CHECK("weight_records"."weight" between 30 and 200),
	CONSTRAINT "weight_records_date" CHECK("weight_records"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `weight_records_trainee` ON `weight_records` (`trainee_id`,`date`,`created_at`);
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
	CONSTRAINT "template_exercises_sets" CHECK("template_exercises"."sets" between 1 and 10),
	CONSTRAINT "template_exercises_reps" CHECK("template_exercises"."reps" between 1 and 100)
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
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "template_jobs_kind" CHECK("template_jobs"."kind" in ('give', 'follow'))
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
	CONSTRAINT "template_meals_quantity" CHECK("template_meals"."quantity" >= 50)
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
	CONSTRAINT "templates_weeks" CHECK("templates"."weeks" between 1 and 12)
);
--> statement-breakpoint
CREATE INDEX `templates_created` ON `templates` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `template_item_id` text;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `template_day` text;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `template_version` integer;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `by_hand` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_exercises_template` ON `schedule_exercises` (`trainee_id`,`template_item_id`,`template_day`) WHERE template_item_id is not null;--> statement-breakpoint
ALTER TABLE `schedule_meals` ADD `template_item_id` text;--> statement-breakpoint
ALTER TABLE `schedule_meals` ADD `template_day` text;--> statement-breakpoint
ALTER TABLE `schedule_meals` ADD `template_version` integer;--> statement-breakpoint
ALTER TABLE `schedule_meals` ADD `by_hand` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_meals_template` ON `schedule_meals` (`trainee_id`,`template_item_id`,`template_day`) WHERE template_item_id is not null;--> statement-breakpoint
ALTER TABLE `weekly_schedules` ADD `exercises_template_id` text;--> statement-breakpoint
ALTER TABLE `weekly_schedules` ADD `meals_template_id` text;
CREATE TABLE `packed_exercise_days` (
	`trainee_id` text NOT NULL,
	`exercise_id` text NOT NULL,
	`last_on` text NOT NULL,
	`best_weight` real,
	`best_one_rep` real,
	`volume` real,
	`best_seconds` integer,
	`best_metres` integer,
	`days` text NOT NULL,
	PRIMARY KEY(`trainee_id`, `exercise_id`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `packed_exercise_days_exercise` ON `packed_exercise_days` (`exercise_id`);--> statement-breakpoint
CREATE TABLE `packed_copies` (
	`id` integer PRIMARY KEY NOT NULL,
	`copy` text NOT NULL,
	`video_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `packed_copies_copy_unique` ON `packed_copies` (`copy`);--> statement-breakpoint
CREATE INDEX `packed_copies_video` ON `packed_copies` (`video_id`) WHERE video_id is not null;--> statement-breakpoint
CREATE TABLE `packed_weeks` (
	`schedule_id` text PRIMARY KEY NOT NULL,
	`ids` blob NOT NULL,
	`copies` text NOT NULL,
	`body` blob NOT NULL,
	`exercises` integer NOT NULL,
	`meals` integer NOT NULL,
	`sets` integer NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `weekly_schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `weekly_schedules` ADD `packed_at` integer;--> statement-breakpoint
ALTER TABLE `weekly_schedules` ADD `opened_at` integer;--> statement-breakpoint
CREATE INDEX `weekly_schedules_unpacked` ON `weekly_schedules` (`week_start_date`) WHERE packed_at is null;
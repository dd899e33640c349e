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
	`weight` real,
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
DROP INDEX `schedule_exercises_exercise`;--> statement-breakpoint
CREATE INDEX `schedule_exercises_exercise` ON `schedule_exercises` (`exercise_id`,`date`);--> statement-breakpoint
DROP INDEX `schedule_meals_meal`;--> statement-breakpoint
CREATE INDEX `schedule_meals_meal` ON `schedule_meals` (`meal_id`,`date`);--> statement-breakpoint
ALTER TABLE `exercises` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `meals` ADD `deleted_at` integer;
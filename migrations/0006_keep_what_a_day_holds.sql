CREATE TABLE `exercise_days` (
	`trainee_id` text NOT NULL,
	`exercise_id` text NOT NULL,
	`date` text NOT NULL,
	`sets` integer NOT NULL,
	`best_reps` integer NOT NULL,
	`best_weight` real,
	`best_one_rep` real,
	`volume` real NOT NULL,
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
CREATE TABLE `step_links` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `step_links_tokenHash_unique` ON `step_links` (`token_hash`);--> statement-breakpoint
DROP INDEX `notes_type`;--> statement-breakpoint
ALTER TABLE `notes` ADD `is_private` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `notes_shared` ON `notes` (`trainee_id`,`created_at`) WHERE is_private = 0;--> statement-breakpoint
CREATE INDEX `notes_shared_type` ON `notes` (`trainee_id`,`type`,`created_at`) WHERE is_private = 0;--> statement-breakpoint
ALTER TABLE `accounts` ADD `deletes_at` integer;--> statement-breakpoint
CREATE INDEX `accounts_deletes` ON `accounts` (`deletes_at`) WHERE deletes_at is not null;--> statement-breakpoint
ALTER TABLE `trainee_steps` ADD `source` text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE `body_measurements` ADD `written_by` text DEFAULT 'trainer' NOT NULL;--> statement-breakpoint
INSERT INTO `exercise_days` (`trainee_id`, `exercise_id`, `date`, `sets`, `best_reps`, `best_weight`, `best_one_rep`, `volume`, `updated_at`)
SELECT `trainee_id`, `exercise_id`, `date`, count(*), max(`reps`),
	max(CASE WHEN `reps` > 0 THEN `weight` END),
	round(max(CASE WHEN `reps` = 1 THEN `weight` WHEN `reps` BETWEEN 2 AND 15 THEN `weight` * (1 + `reps` / 30.0) END), 1),
	round(sum(`reps` * coalesce(`weight`, 0)), 1), max(`updated_at`)
FROM `performed_sets` WHERE `exercise_id` IS NOT NULL
GROUP BY `trainee_id`, `exercise_id`, `date`;

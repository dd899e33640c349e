ALTER TABLE `exercise_days` ADD `best_seconds` integer;--> statement-breakpoint
ALTER TABLE `exercise_days` ADD `best_metres` integer;--> statement-breakpoint
CREATE INDEX `exercise_days_seconds` ON `exercise_days` (`trainee_id`,`exercise_id`,`best_seconds`) WHERE best_seconds is not null;--> statement-breakpoint
CREATE INDEX `exercise_days_metres` ON `exercise_days` (`trainee_id`,`exercise_id`,`best_metres`) WHERE best_metres is not null;--> statement-breakpoint
ALTER TABLE `performed_sets` ADD `seconds` integer;--> statement-breakpoint
ALTER TABLE `performed_sets` ADD `metres` integer;--> statement-breakpoint
ALTER TABLE `exercises` ADD `reps_to` integer;--> statement-breakpoint
ALTER TABLE `exercises` ADD `seconds` integer;--> statement-breakpoint
ALTER TABLE `exercises` ADD `metres` integer;--> statement-breakpoint
ALTER TABLE `exercises` ADD `rest` integer;--> statement-breakpoint
ALTER TABLE `exercise_successors` ADD `sets` integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE `exercise_successors` ADD `reps` integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE `exercise_successors` ADD `reps_to` integer;--> statement-breakpoint
ALTER TABLE `exercise_successors` ADD `seconds` integer;--> statement-breakpoint
ALTER TABLE `exercise_successors` ADD `metres` integer;--> statement-breakpoint
ALTER TABLE `exercise_successors` ADD `percent` integer;--> statement-breakpoint
ALTER TABLE `exercise_successors` ADD `tempo` text;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `reps_to` integer;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `seconds` integer;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `metres` integer;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `percent` integer;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `tempo` text;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `rest` integer;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `rpe` real;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `superset` text;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `progression` text;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `progression_step` real;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `progression_runs` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `exercise_successors` SET
	`sets` = (SELECT item.`sets` FROM `schedule_exercises` item WHERE item.`id` = `item_id`),
	`reps` = (SELECT item.`reps` FROM `schedule_exercises` item WHERE item.`id` = `item_id`);

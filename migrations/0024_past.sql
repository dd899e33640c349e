CREATE TABLE `past_days` (
	`trainee_id` text NOT NULL,
	`key` text NOT NULL,
	`date` text NOT NULL,
	`import_id` text NOT NULL,
	`day` text NOT NULL,
	`best_weight` real,
	`best_one_rep` real,
	`volume` real,
	`best_seconds` integer,
	`best_metres` integer,
	PRIMARY KEY(`trainee_id`, `key`, `date`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_id`) REFERENCES `past_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `past_days_import` ON `past_days` (`import_id`);--> statement-breakpoint
CREATE INDEX `past_days_day` ON `past_days` (`trainee_id`,`date`,`key`);--> statement-breakpoint
CREATE TABLE `past_exercise_days` (
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
CREATE INDEX `past_exercise_days_exercise` ON `past_exercise_days` (`exercise_id`);--> statement-breakpoint
CREATE TABLE `past_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`app` text NOT NULL,
	`file` text NOT NULL,
	`imported_by` text NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`written_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `past_imports_trainee` ON `past_imports` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `past_names` (
	`trainee_id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`exercise_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `key`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `past_names_exercise` ON `past_names` (`exercise_id`,`trainee_id`);
CREATE TABLE `workout_feelings` (
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`effort` integer,
	`note_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `date`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`note_id`) REFERENCES `notes`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "workout_feelings_date" CHECK("workout_feelings"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `workout_feelings_note` ON `workout_feelings` (`note_id`) WHERE note_id is not null;
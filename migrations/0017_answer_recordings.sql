CREATE TABLE `answer_recordings` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`check_in_id` text,
	`key` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`stored_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`check_in_id`) REFERENCES `check_ins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "answer_recordings_bytes" CHECK("answer_recordings"."bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX `answer_recordings_arrivals` ON `answer_recordings` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `answer_recordings_check_in` ON `answer_recordings` (`check_in_id`);
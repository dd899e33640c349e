CREATE TABLE `machine_seats` (
	`trainee_id` text NOT NULL,
	`exercise_id` text NOT NULL,
	`seat` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `exercise_id`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_id`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `machine_seats_exercise` ON `machine_seats` (`exercise_id`);
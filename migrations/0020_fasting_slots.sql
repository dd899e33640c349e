CREATE TABLE `fasting_slots` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`shown` integer NOT NULL,
	`breakfast` text NOT NULL,
	`lunch` text NOT NULL,
	`dinner` text NOT NULL,
	`snack` text NOT NULL,
	`training` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);

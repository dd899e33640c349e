CREATE TABLE `photo_consents` (
	`trainee_id` text NOT NULL,
	`purpose` text NOT NULL,
	`given_at` integer,
	`withdrawn_at` integer,
	PRIMARY KEY(`trainee_id`, `purpose`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `progress_photo_views` (
	`photo_id` text NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`photo_id`, `viewed_at`),
	FOREIGN KEY (`photo_id`) REFERENCES `progress_photos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `progress_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`pose` text NOT NULL,
	`date` text NOT NULL,
	`check_in_id` text,
	`key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`stored_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`check_in_id`) REFERENCES `check_ins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "progress_photos_date" CHECK("progress_photos"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "progress_photos_bytes" CHECK("progress_photos"."bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX `progress_photos_days` ON `progress_photos` (`trainee_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `progress_photos_poses` ON `progress_photos` (`trainee_id`,`pose`,`date`);--> statement-breakpoint
CREATE INDEX `progress_photos_arrivals` ON `progress_photos` (`trainee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `progress_photos_check_in` ON `progress_photos` (`check_in_id`);
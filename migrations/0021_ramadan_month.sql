CREATE TABLE `lighter_days` (
	`trainee_id` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `starts_on`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lighter_days_days" CHECK("lighter_days"."starts_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and "lighter_days"."ends_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' and ends_on >= starts_on)
);
--> statement-breakpoint
CREATE TABLE `fasting_days` (
	`trainee_id` text NOT NULL,
	`date` text NOT NULL,
	`sealed` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `date`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fasting_days_date" CHECK("fasting_days"."date" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE TABLE `sun_reminders` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`suhoor` integer NOT NULL,
	`water` integer NOT NULL,
	`training` integer NOT NULL,
	`weigh_in` integer NOT NULL,
	`ordered` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `fasting_health` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `fasting_slots` ADD `ordinary_on` text;--> statement-breakpoint
CREATE INDEX `consents_standing` ON `consents` (`purpose`,`trainee_id`) WHERE withdrawn_at is null;
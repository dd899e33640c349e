CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`trainee_id` text,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`gender` text,
	`plan_id` text,
	`created_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invitations_gender" CHECK("invitations"."gender" is null or "invitations"."gender" in ('male', 'female', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash_unique` ON `invitations` (`hash`);--> statement-breakpoint
CREATE INDEX `invitations_open` ON `invitations` (`created_at`) WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX `invitations_trainee` ON `invitations` (`trainee_id`);--> statement-breakpoint
CREATE INDEX `invitations_plan` ON `invitations` (`plan_id`);--> statement-breakpoint
CREATE INDEX `invitations_expires` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `trainee_job_members` (
	`job_id` text NOT NULL,
	`trainee_id` text NOT NULL,
	`before` text,
	`done_at` integer,
	PRIMARY KEY(`job_id`, `trainee_id`),
	FOREIGN KEY (`job_id`) REFERENCES `trainee_jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trainee_job_members_trainee` ON `trainee_job_members` (`trainee_id`);--> statement-breakpoint
CREATE INDEX `trainee_job_members_open` ON `trainee_job_members` (`job_id`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `trainee_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	CONSTRAINT "trainee_jobs_kind" CHECK("trainee_jobs"."kind" in ('notify', 'message', 'status', 'plan', 'mute'))
);
--> statement-breakpoint
CREATE INDEX `trainee_jobs_created` ON `trainee_jobs` (`created_at`);--> statement-breakpoint
ALTER TABLE `conversations` ADD `muted_at` integer;
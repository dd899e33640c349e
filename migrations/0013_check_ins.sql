CREATE TABLE `check_in_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`english_name` text,
	`questions` text NOT NULL,
	`asked_counts` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`everybody` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	CONSTRAINT "check_in_forms_revision" CHECK("check_in_forms"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE `check_in_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`form_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`minute` integer NOT NULL,
	`every` integer NOT NULL,
	`starts_on` text NOT NULL,
	`since` integer NOT NULL,
	`answered_on` text,
	`reminded_on` text,
	`reminders` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`form_id`) REFERENCES `check_in_forms`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "check_in_schedules_weekday" CHECK("check_in_schedules"."weekday" between 0 and 6),
	CONSTRAINT "check_in_schedules_starts" CHECK("check_in_schedules"."starts_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "check_in_schedules_answered" CHECK("check_in_schedules"."answered_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "check_in_schedules_reminded" CHECK("check_in_schedules"."reminded_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `check_in_schedules_form` ON `check_in_schedules` (`trainee_id`,`form_id`);--> statement-breakpoint
CREATE INDEX `check_in_schedules_people` ON `check_in_schedules` (`form_id`);--> statement-breakpoint
CREATE TABLE `check_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`form_id` text NOT NULL,
	`form_name` text NOT NULL,
	`form_english_name` text,
	`due_on` text NOT NULL,
	`due_at` integer NOT NULL,
	`written_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`answers` text NOT NULL,
	`facts` text NOT NULL,
	`flags` text NOT NULL,
	`reviewing_at` integer,
	`reviewed_at` integer,
	`put_off_until` text,
	`reply` text,
	`reply_id` text,
	`private_note` text,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "check_ins_due_on" CHECK("check_ins"."due_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "check_ins_put_off" CHECK("check_ins"."put_off_until" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `check_ins_due` ON `check_ins` (`trainee_id`,`form_id`,`due_on`);--> statement-breakpoint
CREATE INDEX `check_ins_sent` ON `check_ins` (`trainee_id`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `check_ins_waiting` ON `check_ins` (`sent_at`,`id`) WHERE reviewed_at is null;--> statement-breakpoint
CREATE INDEX `check_ins_waiting_of` ON `check_ins` (`trainee_id`,`sent_at`) WHERE reviewed_at is null;--> statement-breakpoint
CREATE INDEX `check_ins_reviewed` ON `check_ins` (`reviewed_at`,`id`) WHERE reviewed_at is not null;
CREATE TABLE `backup_chunks` (
	`sha256` text PRIMARY KEY NOT NULL,
	`backup` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backup_chunks_backup` ON `backup_chunks` (`backup`);--> statement-breakpoint
CREATE TABLE `backup_files` (
	`key` text PRIMARY KEY NOT NULL,
	`etag` text NOT NULL,
	`size` integer NOT NULL,
	`content_type` text NOT NULL,
	`notes` text NOT NULL,
	`chunks` text NOT NULL,
	`backup` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backup_files_backup` ON `backup_files` (`backup`);--> statement-breakpoint
CREATE TABLE `backup_parts` (
	`backup` text NOT NULL,
	`name` text NOT NULL,
	`lines` integer NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`backup`, `name`),
	FOREIGN KEY (`backup`) REFERENCES `backups`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `backups` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`step` integer DEFAULT 0 NOT NULL,
	`progress` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backups_finished` ON `backups` (`finished_at`);--> statement-breakpoint
CREATE TABLE `restores` (
	`id` text PRIMARY KEY NOT NULL,
	`backup` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`refused` text,
	`step` integer DEFAULT 0 NOT NULL,
	`progress` text NOT NULL,
	`counts` text NOT NULL
);

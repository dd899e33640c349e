CREATE TABLE `business_archive_entries` (
	`archive_id` text NOT NULL,
	`section` integer NOT NULL,
	`offset` integer NOT NULL,
	`name` text NOT NULL,
	`crc` integer NOT NULL,
	`bytes` integer NOT NULL,
	`modified_at` integer NOT NULL,
	PRIMARY KEY(`archive_id`, `section`, `offset`),
	FOREIGN KEY (`archive_id`) REFERENCES `business_archives`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `business_archive_pieces` (
	`archive_id` text NOT NULL,
	`section` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`bytes` integer NOT NULL,
	`starts_at` integer,
	PRIMARY KEY(`archive_id`, `section`, `place`),
	FOREIGN KEY (`archive_id`) REFERENCES `business_archives`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_archive_pieces_start` ON `business_archive_pieces` (`archive_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `business_archives` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	`size` integer,
	`moved_at` integer NOT NULL,
	`reader` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`progress` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `business_archives_created` ON `business_archives` (`created_at`);
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row_id` text NOT NULL,
	PRIMARY KEY(`import_id`, `row_id`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_row` ON `import_rows` (`row_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`written_at` integer NOT NULL,
	`undone_at` integer,
	`undone` text,
	CONSTRAINT "imports_kind" CHECK("imports"."kind" in ('trainees', 'body', 'exercises', 'meals'))
);
--> statement-breakpoint
CREATE INDEX `imports_written` ON `imports` (`written_at`);
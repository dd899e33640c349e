DROP INDEX `foods_rank`;--> statement-breakpoint
DROP INDEX `foods_category`;--> statement-breakpoint
ALTER TABLE `foods` ADD `familiarity` integer DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX `foods_familiarity` ON `foods` (`familiarity`,`rank`,`name`);--> statement-breakpoint
CREATE INDEX `foods_category` ON `foods` (`category`,`familiarity`,`rank`,`name`);
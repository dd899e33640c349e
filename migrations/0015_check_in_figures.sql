ALTER TABLE `check_ins` ADD `review_seconds` integer;--> statement-breakpoint
ALTER TABLE `check_ins` ADD `changed_plan` integer;
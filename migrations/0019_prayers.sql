ALTER TABLE `account_settings` ADD `hijri` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `account_settings` ADD `prayers` text;
DROP INDEX `notification_deliveries_list`;--> statement-breakpoint
DROP INDEX `notification_deliveries_notification`;--> statement-breakpoint
CREATE INDEX `notification_deliveries_over` ON `notification_deliveries` (`created_at`) WHERE read_at is not null or deleted_at is not null;--> statement-breakpoint
CREATE INDEX `notification_deliveries_list` ON `notification_deliveries` (`recipient_id`,`created_at`,`notification_id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `notification_deliveries_notification` ON `notification_deliveries` (`notification_id`,`recipient_id`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `chosen` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `recipients` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `reads` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TABLE `push_subscriptions`;--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_account` ON `push_subscriptions` (`account_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);

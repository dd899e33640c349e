CREATE TABLE `households` (
	`trainee_id` text PRIMARY KEY NOT NULL,
	`people` integer DEFAULT 1 NOT NULL,
	`at_home` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `foods` ADD `bought_as` text;--> statement-breakpoint
ALTER TABLE `foods` ADD `shop_unit` text;--> statement-breakpoint
ALTER TABLE `foods` ADD `shop_grams` real;
CREATE TABLE `own_foods` (
	`id` text PRIMARY KEY NOT NULL,
	`trainee_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`servings` integer,
	`finished_grams` real,
	`calories` real,
	`protein` real,
	`carbs` real,
	`fat` real,
	`parts` text NOT NULL,
	`portion_name` text,
	`portion_grams` real,
	`photo_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "own_foods_servings" CHECK("own_foods"."servings" > 0),
	CONSTRAINT "own_foods_portion" CHECK("own_foods"."portion_grams" > 0)
);
--> statement-breakpoint
CREATE INDEX `own_foods_trainee` ON `own_foods` (`trainee_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `own_foods_deleted` ON `own_foods` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE `own_meals` ADD `own_food_id` text REFERENCES own_foods(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `own_meals_own_food` ON `own_meals` (`own_food_id`,`created_at`) WHERE own_food_id is not null;
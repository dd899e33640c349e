CREATE TABLE `nutrition_targets` (
	`trainee_id` text NOT NULL,
	`starts_on` text NOT NULL,
	`calories` integer,
	`protein` integer,
	`carbs` integer,
	`fat` integer,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`trainee_id`, `starts_on`),
	FOREIGN KEY (`trainee_id`) REFERENCES `trainee_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "nutrition_targets_day" CHECK("nutrition_targets"."starts_on" glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "nutrition_targets_calories" CHECK("nutrition_targets"."calories" is null or "nutrition_targets"."calories" between 800 and 8000)
);

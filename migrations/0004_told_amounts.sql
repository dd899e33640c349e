-- An amount stands as it was told: half a plate stays half a plate, and a favourite keeps its own.
ALTER TABLE `favourite_foods` ADD `quantity` real;--> statement-breakpoint
ALTER TABLE `favourite_foods` ADD `portion` text;--> statement-breakpoint
ALTER TABLE `own_meals` ADD `portion` text;
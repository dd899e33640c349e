ALTER TABLE `trainee_performance` ADD `eaten_calories` integer;--> statement-breakpoint
ALTER TABLE `conversations` ADD `trainer_message_at` integer;--> statement-breakpoint
ALTER TABLE `conversations` ADD `trainer_message_kind` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `trainer_message_text` text;
ALTER TABLE `fasting_slots` ADD `meals_chosen` integer DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE `fasting_slots` SET `meals_chosen` = false WHERE `breakfast` = 'suhoor' AND `lunch` = 'iftar' AND `dinner` = 'after_tarawih' AND `snack` = 'after_tarawih';

ALTER TABLE `exercises` ADD `used_at` integer;--> statement-breakpoint
CREATE INDEX `exercises_used` ON `exercises` (`used_at`) WHERE used_at is not null;--> statement-breakpoint
-- Until now nothing noted the use of an exercise; its last planned day is the nearest known answer.
UPDATE `exercises` SET `used_at` = (
  SELECT unixepoch(max(item.date)) * 1000 FROM `schedule_exercises` item
  WHERE item.exercise_id = `exercises`.id AND item.date <= date('now')
);

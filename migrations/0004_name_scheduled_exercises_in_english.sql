ALTER TABLE `schedule_exercises` ADD `english_name` text;--> statement-breakpoint
UPDATE schedule_exercises SET english_name = (
	SELECT english_name FROM exercises e WHERE e.id = exercise_id AND e.name = schedule_exercises.name
) WHERE exercise_id IS NOT NULL;

-- What a change (a job over many, a row in the place of another) wrote is known by the change's id, no longer by its
-- millisecond. What is done in the moments between this migration and the new Worker has none: taken back, it stays.
ALTER TABLE `applied_schedules` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `schedule_exercises` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `schedule_meals` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `weekly_schedules` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `applied_templates` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `template_exercises` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `template_meals` ADD `written_by` text;--> statement-breakpoint
-- Changes that can be taken back still, by the rule of until now: their rows carry their instant.
CREATE TABLE aside_changes (id text NOT NULL, trainee_id text NOT NULL, done_at integer NOT NULL);--> statement-breakpoint
INSERT INTO aside_changes
SELECT job.id, member.trainee_id, member.done_at FROM template_jobs job
  JOIN template_job_members member ON member.job_id = job.id AND member.done_at IS NOT NULL
  WHERE job.undone_at IS NULL AND job.created_at > unixepoch() * 1000 - 600000
UNION ALL
SELECT job.id, member.trainee_id, member.done_at FROM trainee_jobs job
  JOIN trainee_job_members member ON member.job_id = job.id AND member.done_at IS NOT NULL
  WHERE job.kind = 'repeat' AND job.undone_at IS NULL AND job.created_at > unixepoch() * 1000 - 600000
UNION ALL
SELECT DISTINCT removal.id, removed.trainee_id, removal.created_at FROM library_removals removal
  JOIN removed_items removed ON removed.removal_id = removal.id
  WHERE removal.replaced_by IS NOT NULL AND removal.undone_at IS NULL
    AND removal.created_at > unixepoch() * 1000 - 1800000;
--> statement-breakpoint
UPDATE schedule_exercises SET written_by = written.id FROM (
  SELECT own.rowid AS at, change.id FROM aside_changes change
  CROSS JOIN schedule_exercises own ON own.trainee_id = change.trainee_id AND own.updated_at = change.done_at
) written WHERE schedule_exercises.rowid = written.at;
--> statement-breakpoint
UPDATE schedule_meals SET written_by = written.id FROM (
  SELECT own.rowid AS at, change.id FROM aside_changes change
  CROSS JOIN schedule_meals own ON own.trainee_id = change.trainee_id AND own.updated_at = change.done_at
) written WHERE schedule_meals.rowid = written.at;
--> statement-breakpoint
UPDATE weekly_schedules SET written_by = written.id FROM (
  SELECT own.rowid AS at, change.id FROM aside_changes change
  CROSS JOIN weekly_schedules own ON own.trainee_id = change.trainee_id AND own.updated_at = change.done_at
) written WHERE weekly_schedules.rowid = written.at;
--> statement-breakpoint
UPDATE applied_schedules SET written_by = written.id FROM (
  SELECT own.rowid AS at, change.id FROM aside_changes change
  CROSS JOIN applied_schedules own ON own.trainee_id = change.trainee_id
    AND change.done_at = coalesce(own.stopped_at, own.applied_at)
) written WHERE applied_schedules.rowid = written.at;
--> statement-breakpoint
UPDATE applied_templates SET written_by = written.id FROM (
  SELECT own.rowid AS at, change.id FROM aside_changes change
  CROSS JOIN applied_templates own ON own.trainee_id = change.trainee_id
    AND change.done_at = coalesce(own.stopped_at, own.applied_at)
) written WHERE applied_templates.rowid = written.at;
--> statement-breakpoint
UPDATE template_exercises SET written_by = removal.id FROM library_removals removal
WHERE removal.kind = 'exercises' AND removal.undone_at IS NULL
  AND removal.created_at > unixepoch() * 1000 - 1800000
  AND template_exercises.exercise_id = removal.replaced_by AND template_exercises.updated_at = removal.created_at;
--> statement-breakpoint
UPDATE template_meals SET written_by = removal.id FROM library_removals removal
WHERE removal.kind = 'meals' AND removal.undone_at IS NULL
  AND removal.created_at > unixepoch() * 1000 - 1800000
  AND template_meals.meal_id = removal.replaced_by AND template_meals.updated_at = removal.created_at;
--> statement-breakpoint
-- What repeated weeks noted by their places, as rows.
UPDATE trainee_job_members SET before = json_set(before, '$.rows', json((
  SELECT json_group_array(json_object('noun', noun, 'row_id', row_id, 'row', json(row))) FROM (
    SELECT 'weekly_schedules' AS noun, week.week_start_date AS row_id, json_object('id', week.id,
      'trainee_id', week.trainee_id, 'week_start_date', week.week_start_date,
      'exercises_applied_from', noted.value ->> 1, 'meals_applied_from', noted.value ->> 2,
      'exercises_template_id', noted.value ->> 3, 'meals_template_id', noted.value ->> 4,
      'created_at', week.created_at, 'updated_at', noted.value ->> 5,
      'packed_at', week.packed_at, 'opened_at', week.opened_at) AS row
    FROM json_each(trainee_job_members.before, '$.weeks') noted
    JOIN weekly_schedules week ON week.id = noted.value ->> 0
    UNION ALL
    SELECT 'weekly_schedules', week.week_start_date, NULL FROM weekly_schedules week
    WHERE week.trainee_id = trainee_job_members.trainee_id AND week.created_at = done_at
      AND week.week_start_date > before ->> 'sourceWeek'
    UNION ALL
    SELECT 'applied_schedules', noted.key, json_object('trainee_id', trainee_job_members.trainee_id,
      'kind', noted.key, 'schedule_id', noted.value ->> 0, 'applied_at', noted.value ->> 1,
      'stopped_at', noted.value ->> 2, 'filled_through', noted.value ->> 3, 'edited_at', noted.value ->> 4)
    FROM json_each(trainee_job_members.before, '$.applied') noted
    UNION ALL
    SELECT 'applied_schedules', kind, NULL FROM applied_schedules
    WHERE trainee_id = trainee_job_members.trainee_id AND written_by = trainee_job_members.job_id
      AND json_type(before, '$.applied.' || kind) IS NULL
    UNION ALL
    SELECT 'applied_templates', kind, json_object('trainee_id', trainee_id, 'kind', kind,
      'template_id', template_id, 'starts_on', starts_on, 'repeats', repeats, 'scaled', scaled,
      'weights', weights, 'applied_at', applied_at, 'stopped_at', NULL, 'filled_through', filled_through)
    FROM applied_templates
    WHERE trainee_id = trainee_job_members.trainee_id AND written_by = trainee_job_members.job_id))))
WHERE json_type(before, '$.weeks') IS NOT NULL
  AND (job_id, trainee_id) IN (SELECT id, trainee_id FROM aside_changes);
--> statement-breakpoint
-- Of what a change noted, the rows that an earlier open change wrote are signed, too.
UPDATE template_job_rows SET row = json_set(row, '$.written_by', written.id) FROM (
  SELECT noted.rowid AS at, earlier.id FROM template_job_rows noted
  JOIN aside_changes earlier ON earlier.trainee_id = noted.trainee_id AND earlier.id <> noted.job_id
    AND earlier.done_at = coalesce(noted.row ->> '$.stopped_at', noted.row ->> '$.applied_at', noted.row ->> '$.updated_at')
  WHERE noted.job_id IN (SELECT id FROM aside_changes)
) written WHERE template_job_rows.rowid = written.at;
--> statement-breakpoint
UPDATE removed_items SET item = json_set(item, '$.written_by', written.id) FROM (
  SELECT noted.rowid AS at, earlier.id FROM removed_items noted
  JOIN library_removals removal ON removal.id = noted.removal_id AND removal.undone_at IS NULL
    AND removal.created_at > unixepoch() * 1000 - 1800000
  JOIN aside_changes earlier ON earlier.trainee_id = noted.trainee_id AND earlier.id <> noted.removal_id
    AND earlier.done_at = noted.item ->> '$.updated_at'
) written WHERE removed_items.rowid = written.at;
--> statement-breakpoint
UPDATE trainee_job_members SET before = json_set(before, '$.rows', json((
  SELECT json_group_array(json(json_set(note.value, '$.row', json(iif(note.value ->> 'row' IS NULL, 'null',
    json_set(note.value ->> 'row', '$.written_by', (
      SELECT earlier.id FROM aside_changes earlier
      WHERE earlier.trainee_id = trainee_job_members.trainee_id AND earlier.id <> trainee_job_members.job_id
        AND earlier.done_at = coalesce(note.value ->> '$.row.stopped_at', note.value ->> '$.row.applied_at',
          note.value ->> '$.row.updated_at')
      LIMIT 1)))))))
  FROM json_each(trainee_job_members.before, '$.rows') note)))
WHERE json_type(before, '$.rows') IS NOT NULL
  AND (job_id, trainee_id) IN (SELECT id, trainee_id FROM aside_changes);
--> statement-breakpoint
DROP TABLE aside_changes;
--> statement-breakpoint
-- Whatever touches such a row takes the mark off it, also in the same millisecond.
CREATE TRIGGER schedule_exercises_touched AFTER UPDATE OF updated_at ON schedule_exercises
WHEN old.written_by IS NOT NULL AND new.written_by IS old.written_by BEGIN
  UPDATE schedule_exercises SET written_by = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER schedule_meals_touched AFTER UPDATE OF updated_at ON schedule_meals
WHEN old.written_by IS NOT NULL AND new.written_by IS old.written_by BEGIN
  UPDATE schedule_meals SET written_by = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER template_exercises_touched AFTER UPDATE OF updated_at ON template_exercises
WHEN old.written_by IS NOT NULL AND new.written_by IS old.written_by BEGIN
  UPDATE template_exercises SET written_by = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER template_meals_touched AFTER UPDATE OF updated_at ON template_meals
WHEN old.written_by IS NOT NULL AND new.written_by IS old.written_by BEGIN
  UPDATE template_meals SET written_by = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- A week is written by one job up to three times, at one instant.
CREATE TRIGGER weekly_schedules_touched AFTER UPDATE OF updated_at ON weekly_schedules
WHEN old.written_by IS NOT NULL AND new.written_by IS old.written_by AND new.updated_at <> old.updated_at BEGIN
  UPDATE weekly_schedules SET written_by = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER applied_schedules_touched AFTER UPDATE OF applied_at, stopped_at ON applied_schedules
WHEN old.written_by IS NOT NULL AND new.written_by IS old.written_by BEGIN
  UPDATE applied_schedules SET written_by = NULL WHERE trainee_id = new.trainee_id AND kind = new.kind;
END;
--> statement-breakpoint
CREATE TRIGGER applied_templates_touched AFTER UPDATE OF applied_at, stopped_at ON applied_templates
WHEN old.written_by IS NOT NULL AND new.written_by IS old.written_by BEGIN
  UPDATE applied_templates SET written_by = NULL WHERE trainee_id = new.trainee_id AND kind = new.kind;
END;

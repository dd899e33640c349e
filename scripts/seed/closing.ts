import { localDateAt } from "../../domain/calendar.ts";
import { eatenOn } from "../../worker/data/schedules/performance-days.ts";
import type { SeedDatabase } from "./statement.ts";

const day = 86_400_000;
const recentMs = 14 * day;

/**
 * Derived rows: the trainer's notifications and deliveries, the counts of receivers and readers, the calories of the last
 * days, and the last use of exercises.
 */
export function closingStatements(database: SeedDatabase, trainerId: string, now: number) {
  return [
    database
      .prepare(
        `insert into notifications (id, title, message, type, sender_id, recipient_id, link, created_at)
         select note.id, 'يوم غذائي من ' || trainee.name, note.text, 'meal', trainee.id, ?1,
           '/admin/trainees/' || trainee.id || '?tab=notes', note.created_at
         from notes note join trainee_profiles trainee on trainee.id = note.trainee_id
         where note.type = 'diet' and note.author_id = trainee.id and note.created_at > ?2`,
      )
      .bind(trainerId, now - recentMs),
    database
      .prepare(
        `insert into notification_deliveries (recipient_id, notification_id, created_at, read_at)
         select recipient_id, id, created_at, case when created_at < ?2 then created_at end
         from notifications where recipient_id = ?1 on conflict do nothing`,
      )
      .bind(trainerId, now - 4 * day),
    database.prepare(
      `update notifications set (recipients, reads) = (
         select count(*), count(read_at) from notification_deliveries where notification_id = notifications.id)`,
    ),
    database
      .prepare(
        `insert into notification_deliveries (recipient_id, notification_id, created_at, read_at)
         select ?1, id, created_at, created_at from notifications where sender_id = ?1
         on conflict do nothing`,
      )
      .bind(trainerId),
    database
      .prepare(`update trainee_performance as day set eaten_calories = ${eatenOn} where date > ?1`)
      .bind(localDateAt(now - recentMs, "UTC")),
    database
      .prepare(
        `update exercises set used_at = (
           select unixepoch(max(item.date)) * 1000 from schedule_exercises item
           where item.exercise_id = exercises.id and item.date <= ?1)`,
      )
      .bind(localDateAt(now, "UTC")),
  ];
}

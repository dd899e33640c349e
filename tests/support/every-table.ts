import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { packWeek } from "../../domain/schedules/packed-weeks.ts";
import { makeExercise } from "./exercises.ts";
import { makeHistory } from "./history.ts";
import { makeMeal } from "./library.ts";
import { makeFood } from "./meals.ts";
import type { SignedInTrainee } from "./worker.ts";

/** Every table of the product. */
export async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table'
     and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name not like 'd1%'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Every row of every table that mentions one of the texts. */
export async function traces(...texts: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tables()) {
    const { results } = await env.DB.prepare(`select * from "${table}"`).all();
    const count = results.filter((row) => texts.some((text) => JSON.stringify(row).includes(text)));
    if (count.length > 0) found[table] = count.length;
  }
  return found;
}

/** A row in every table that can hold something of a trainee. */
export async function fillEverything(
  { id, email }: SignedInTrainee,
  trainer: SignedInTrainee,
): Promise<void> {
  await makeHistory(id, "2026-09-01", 30);
  const run = (query: string, ...values: unknown[]) => env.DB.prepare(query).bind(...values);
  const schedule = await env.DB.prepare("select id from weekly_schedules where trainee_id = ?")
    .bind(id)
    .first<{ id: string }>();
  // What stands beside an item names nobody but the item.
  const item = `${id}:item`;
  const job = newId();
  const week = { scheduleId: `${id}:week`, traineeId: id, weekStart: "2020-01-05" };
  const packed = await packWeek({ exercises: [], meals: [], sets: [] }, week);
  const [exercise, meal] = [await makeExercise(), await makeMeal()];
  await env.DB.batch([
    run(
      `insert into refresh_tokens (hash, session_id, generation, created_at)
       values (?1, (select id from sessions where account_id = ?2), 1, 1)`,
      newId(),
      id,
    ),
    run(
      `insert into mail_tokens (hash, account_id, purpose, email, created_at, expires_at)
       values (?1, ?2, 'reset_password', ?3, 1, 2)`,
      newId(),
      id,
      email,
    ),
    run(
      "insert into totp_credentials (account_id, secret, confirmed_at, created_at) values (?1, 'x', 1, 1)",
      id,
    ),
    run("insert into recovery_codes (account_id, hash) values (?1, 'x')", id),
    run("insert into step_links (trainee_id, token_hash, created_at) values (?1, ?1, 1)", id),
    ...[`sign-in:account:${email}`, `sign-in:address:1.2.3.4:${email}`, `password:${id}`].map(
      (key) =>
        run(
          "insert into access_attempts (key, failures, last_failed_at, blocked_until) values (?1, 1, 1, 1)",
          key,
        ),
    ),
    run(
      `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
       values (?1, ?2, 'basic', 9900, '2026-01-01', '2026-02-01', 1)`,
      newId(),
      id,
    ),
    run(
      `insert into invitations (id, hash, trainee_id, name, created_at, sent_at, expires_at)
       values (?1, ?1, ?2, 'سلمى ' || ?2, 1, 1, 2)`,
      newId(),
      id,
    ),
    run(
      "insert into trainee_jobs (id, kind, body, total, created_at) values (?1, 'mute', '{}', 1, 1)",
      job,
    ),
    run(
      "insert into imports (id, kind, created_at, written_at) values (?1, 'trainees', 1, 1)",
      job,
    ),
    run("insert into import_rows (import_id, row_id) values (?1, ?2)", job, id),
    run("insert into trainee_job_members (job_id, trainee_id) values (?1, ?2)", job, id),
    run(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values (?1, ?2, 'ill', '2026-01-01', '2026-01-02', 'granted', 1)`,
      newId(),
      id,
    ),
    run(
      `insert into nutrition_targets (trainee_id, starts_on, calories, source, created_at, updated_at)
       values (?1, '2026-01-01', 1850, 'hand', 1, 1)`,
      id,
    ),
    run(
      `insert into subscription_changes (id, trainee_id, kind, before, after, created_at)
       values (?1, ?2, 'renewal', '[]', '[]', 1)`,
      newId(),
      id,
    ),
    run(
      `insert into payments (id, trainee_id, agorot, method, paid_on, note, created_at)
       values (?1, ?2, 9900, 'cash', '2026-01-01', 'من ' || ?2, 1)`,
      newId(),
      id,
    ),
    run(
      `insert into attention_marks (trainee_id, reason, occurrence, created_at)
       values (?1, 'weight', '2026-01-04', 1)`,
      id,
    ),
    run(
      `insert into subscription_reminders (trainee_id, ends_on, days_before, created_at)
       values (?1, '2026-02-01', 7, 1)`,
      id,
    ),
    run(
      `insert into body_measurements (id, trainee_id, kind, date, value, created_at)
       values (?1, ?2, 'waist', '2026-01-01', 80, 1)`,
      newId(),
      id,
    ),
    run(
      `insert into trainee_steps (id, trainee_id, date, steps, created_at, updated_at)
       values (?1, ?2, '2026-01-01', 1, 1, 1)`,
      newId(),
      id,
    ),
    run(
      `insert into notes (id, trainee_id, author_id, text, created_at, updated_at)
       values (?1, ?2, ?2, 'ملاحظة', 1, 1)`,
      newId(),
      id,
    ),
    run(
      `insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, name, category, sets, reps, updated_at)
       values (?1, ?2, ?3, 0, '2026-01-04', 'قرفصاء', 'legs', 4, 12, 1)`,
      item,
      schedule?.id,
      id,
    ),
    run(
      `insert into performed_sets (id, trainee_id, schedule_exercise_id, exercise_name, date, set_number, reps, created_at, updated_at)
       values (?1, ?2, ?3, 'قرفصاء', '2026-01-04', 1, 12, 1, 1)`,
      newId(),
      id,
      item,
    ),
    run(
      `insert into exercise_days (trainee_id, exercise_id, date, sets, best_reps, volume, updated_at)
       values (?1, ?2, '2026-01-04', 1, 12, 0, 1)`,
      id,
      exercise,
    ),
    run(
      "insert into favourite_foods (trainee_id, food_id, created_at) values (?1, ?2, 1)",
      id,
      await makeFood(),
    ),
    run(
      `insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, timing, name, updated_at)
       values (?1, ?2, ?3, 0, '2026-01-04', 'lunch', 'مجدرة', 1)`,
      item,
      schedule?.id,
      id,
    ),
    run(
      `insert into exercise_successors (item_id, removal_id, exercise_id, name, category, type)
       values (?1, 'x', ?2, 'سحب', 'back', 'strength')`,
      item,
      exercise,
    ),
    run(
      `insert into meal_successors (item_id, removal_id, meal_id, name, quantity)
       values (?1, 'x', ?2, 'مقلوبة', 100)`,
      item,
      meal,
    ),
    run(
      `insert into library_removals (id, kind, row_id, created_at) values (?1, 'meals', ?2, 1)
       on conflict do nothing`,
      "removal",
      meal,
    ),
    run(
      `insert into removed_items (removal_id, item_id, trainee_id, date, item)
       values ('removal', ?1, ?2, '2026-01-04', '{}')`,
      item,
      id,
    ),
    run(
      "insert into applied_schedules (trainee_id, kind, schedule_id, applied_at) values (?1, 'meals', ?2, 1)",
      id,
      schedule?.id,
    ),
    run(
      "insert into templates (id, name, weeks, search, created_at, updated_at) values ('template', 'قوة', 1, 'قوة', 1, 1) on conflict do nothing",
    ),
    run(
      `insert into applied_templates (trainee_id, kind, template_id, starts_on, repeats, scaled, weights, applied_at, filled_through)
       values (?1, 'exercises', 'template', '2026-01-04', 0, 0, 0, 1, '2026-01-04')`,
      id,
    ),
    run(
      `insert into dropped_template_items (item_id, trainee_id, template_item_id, template_day, template_version, by_hand)
       values (?1, ?2, 'x', '2026-01-04', 1, 0)`,
      item,
      id,
    ),
    run(
      "insert into template_jobs (id, kind, template_id, body, total, created_at) values (?1, 'give', 'template', '{}', 1, 1)",
      job,
    ),
    run("insert into template_job_members (job_id, trainee_id) values (?1, ?2)", job, id),
    run(
      "insert into template_job_rows (job_id, trainee_id, noun, row_id, noted_at) values (?1, ?2, 'schedule_meals', ?3, 1)",
      job,
      id,
      item,
    ),
    run(
      `insert into weekly_schedules (id, trainee_id, week_start_date, packed_at, created_at, updated_at)
       values (?1, ?2, '2020-01-05', 1, 1, 1)`,
      week.scheduleId,
      id,
    ),
    run(
      `insert into packed_weeks (schedule_id, ids, copies, body, exercises, meals, sets)
       values (?1, x'', '[]', ?2, 0, 0, 0)`,
      week.scheduleId,
      packed?.body,
    ),
    run(
      `insert into packed_exercise_days (trainee_id, exercise_id, last_on, days)
       values (?1, ?2, '2020-01-06', '[]')`,
      id,
      exercise,
    ),
    run(
      "insert into own_meals (id, trainee_id, date, name, created_at) values (?1, ?2, '2026-01-04', 'تمر', 1)",
      newId(),
      id,
    ),
    run(
      "insert into notifications (id, title, message, sender_id, recipient_id, created_at) values (?1, 'وزن', 'جديد', ?2, ?3, 1)",
      newId(),
      id,
      trainer.id,
    ),
    run("insert into account_settings (account_id, updated_at) values (?1, 1)", id),
    run(
      `insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
       select ?1, ?2, id, 'https://push.test/' || ?1, 'x', 'x', 1 from sessions where account_id = ?2 limit 1`,
      newId(),
      id,
    ),
    run(
      "insert into outbox (id, topic, payload, available_at, created_at) values (?1, 'send_mail', ?2, 9e15, 1)",
      newId(),
      JSON.stringify({ to: email, subject: "x", text: "x", html: "x" }),
    ),
  ]);
}

/** What is nobody's, or everybody's. */
export const sharedTables = new Set([
  "plans",
  "trainee_counts",
  "ledger_months",
  "saved_replies",
  "trainee_jobs",
  "templates",
  "template_exercises",
  "template_meals",
  "template_jobs",
  "imports",
  "exercises",
  "videos",
  "video_parts",
  "foods",
  "food_portions",
  "meals",
  "meal_foods",
  "packed_copies",
  "library_removals",
  "settings",
  "starter_rows",
  "cron_runs",
  "backups",
  "backup_parts",
  "backup_files",
  "backup_chunks",
  "restores",
  "business_archives",
  "business_archive_pieces",
  "business_archive_entries",
]);

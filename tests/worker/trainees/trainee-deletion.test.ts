import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeExercise } from "../../support/exercises.ts";
import { makeHistory } from "../../support/history.ts";
import { makeMeal } from "../../support/library.ts";
import { makeFood } from "../../support/meals.ts";
import { makeListed, makePlans } from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainer = await makeTrainer();
});

const remove = (id: string, token = trainer.token) =>
  call(`/api/admin/trainees/${id}`, { method: "DELETE", token });

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table'
     and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name not like 'd1%'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Every row of every table that mentions one of the texts. */
async function traces(...texts: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tables()) {
    const { results } = await env.DB.prepare(`select * from "${table}"`).all();
    const count = results.filter((row) => texts.some((text) => JSON.stringify(row).includes(text)));
    if (count.length > 0) found[table] = count.length;
  }
  return found;
}

/** A row in every table that can hold something of a trainee. */
async function fillEverything({ id, email }: SignedInTrainee): Promise<void> {
  await makeHistory(id, "2026-09-01", 30);
  const run = (query: string, ...values: unknown[]) => env.DB.prepare(query).bind(...values);
  const schedule = await env.DB.prepare("select id from weekly_schedules where trainee_id = ?")
    .bind(id)
    .first<{ id: string }>();
  // What stands beside an item names nobody but the item.
  const item = `${id}:item`;
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
      `insert into subscriptions (id, trainee_id, plan_id, price, starts_on, ends_on, created_at)
       values (?1, ?2, 'basic', 99, '2026-01-01', '2026-02-01', 1)`,
      newId(),
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

const shared = new Set([
  "plans",
  "trainee_counts",
  "exercises",
  "videos",
  "video_parts",
  "foods",
  "food_portions",
  "meals",
  "meal_foods",
  "library_removals",
  "settings",
  "starter_rows",
  "cron_runs",
]);

describe("deleting a trainee", () => {
  it("leaves nothing of them in any table", async () => {
    const trainee = await makeListed();
    await fillEverything(trainee);
    const before = await traces(trainee.id, trainee.email, trainee.actor.sessionId);
    expect(Object.keys(before).length).toBeGreaterThan(18);

    const response = await remove(trainee.id);

    expect(response.status, await response.clone().text()).toBe(200);
    const { outbox, ...left } = await traces(trainee.id, trainee.email, trainee.actor.sessionId);
    expect(left).toEqual({});
    expect(outbox ?? 0).toBeLessThanOrEqual(4);
  });

  it("knows every table that a trainee's rows can be in", async () => {
    const trainee = await makeListed();
    await fillEverything(trainee);
    const filled = new Set(
      Object.keys(await traces(trainee.id, trainee.email, trainee.actor.sessionId)),
    );
    const unfilled = (await tables()).filter((table) => !filled.has(table) && !shared.has(table));
    expect(unfilled).toEqual([]);
  });

  it("touches nothing of another trainee", async () => {
    const [gone, other] = [await makeListed(), await makeListed()];
    await fillEverything(gone);
    await fillEverything(other);
    const before = await traces(other.id, other.email);
    await remove(gone.id);
    expect(await traces(other.id, other.email)).toEqual(before);
  });

  it("orders conversation, inbox and files to be erased, and other windows to be told", async () => {
    const { id } = await makeListed();
    // The drain claims them at once: what counts is that each was ordered, exactly once.
    await env.DB.exec("create table ordered (topic text, payload text)");
    await env.DB.exec(
      "create trigger note_order after insert on outbox begin insert into ordered (topic, payload) values (new.topic, new.payload); end",
    );
    await remove(id);
    await remove(id);
    const { results } = await env.DB.prepare("select * from ordered order by topic").all();
    await env.DB.exec("drop trigger note_order");
    await env.DB.exec("drop table ordered");
    expect(results).toEqual([
      { topic: "erase_conversation", payload: JSON.stringify({ traineeId: id }) },
      { topic: "erase_files", payload: JSON.stringify({ prefix: `trainees/${id}/` }) },
      { topic: "erase_inbox", payload: JSON.stringify({ accountId: id }) },
      {
        topic: "tell_inboxes",
        payload: JSON.stringify({
          accountIds: [trainer.id],
          event: { type: "trainee", traineeId: id, what: "deleted" },
          except: trainer.actor.sessionId,
        }),
      },
    ]);
  });

  it("answers a repetition the same, one after the other and at once", async () => {
    const { id } = await makeListed();
    const together = await Promise.all([remove(id), remove(id), remove(id)]);
    const after = await remove(id);
    for (const response of [...together, after]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ done: true });
    }
    expect((await call(`/api/admin/trainees/${id}`, { token: trainer.token })).status).toBe(404);
  });

  it("ends the trainee's session with them", async () => {
    const trainee = await makeListed();
    await remove(trainee.id);
    const home = await call("/api/trainee/home?date=2026-01-05", { token: trainee.token });
    expect(home.status).toBe(401);
  });

  it("never deletes the trainer", async () => {
    expect((await remove(trainer.id)).status).toBe(404);
    expect((await call("/api/admin/trainees", { token: trainer.token })).status).toBe(200);
  });

  it("is refused to trainees, for others and for themselves", async () => {
    const [one, other] = [await makeListed(), await makeListed()];
    expect((await remove(one.id, other.token)).status).toBe(403);
    expect((await remove(one.id, one.token)).status).toBe(403);
    expect((await call(`/api/admin/trainees/${one.id}`, { token: trainer.token })).status).toBe(
      200,
    );
  });

  it("refuses what is no id", async () => {
    const response = await remove("1 or 1=1");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { id: { code: "not_an_id" } } });
  });
});

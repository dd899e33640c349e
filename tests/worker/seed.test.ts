import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { checkPassword } from "../../domain/accounts/password.ts";
import { localDateAt } from "../../domain/calendar.ts";
import { isEmail, isPhone } from "../../domain/contact.ts";
import { isId } from "../../domain/id.ts";
import { dailyScore } from "../../domain/schedules/day-score.ts";
import { type ExerciseDay, exerciseDayOf } from "../../domain/schedules/exercise-days.ts";
import type { PerformedSet } from "../../domain/schedules/performed-sets.ts";
import { sampleAccounts, sampleNewcomer, sampleTrainee } from "../../scripts/seed/accounts.ts";
import { seededConversations } from "../../scripts/seed/conversations.ts";
import { seed } from "../../scripts/seed/index.ts";
import type { SeedSummary } from "../../scripts/seed/summary.ts";
import { tableFacts } from "../../worker/db/table-facts.ts";
import { scryptPasswords } from "../../worker/edge/passwords.ts";
import { emptyLedger } from "../support/ledger.ts";
import { unseededTables } from "../support/unseeded-tables.ts";

// A Wednesday, so that the current week is half done.
const now = Date.UTC(2026, 5, 17);
const size = { trainees: 24, weeks: 6, now };
const { hash } = scryptPasswords;

const all = async <Row>(query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
const one = async <Value>(query: string, ...values: unknown[]) =>
  (await env.DB.prepare(query)
    .bind(...values)
    .first<Record<string, Value>>()) ?? {};

const tables = async () =>
  (
    await all<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'd1%' and name not like 'sqlite%'",
    )
  ).map(({ name }) => name);

/** Every row of every table, without hashes of passwords, which have random salts. */
async function snapshot() {
  const rows: Record<string, unknown[]> = {};
  for (const table of await tables()) {
    rows[table] = await all(`select * from ${table} order by 1, 2`);
  }
  return JSON.parse(
    JSON.stringify(rows, (name, value) => (name === "password_hash" ? undefined : value)),
  );
}

/** Empties the database except the starter library. */
async function empty(): Promise<void> {
  await emptyLedger();
  // Months keep the expected sums of deleted people.
  const order = ["accounts", "notifications", "ledger_months"];
  await env.DB.batch(order.map((table) => env.DB.prepare(`delete from ${table}`)));
}

let summary: SeedSummary;
beforeAll(async () => {
  summary = await seed(env.DB, { ...size, hash });
}, 60_000);

describe("seed", () => {
  it("leaves no reference to a missing row", async () => {
    expect(await all("pragma foreign_key_check")).toEqual([]);
  });

  it("makes the given number of trainees, one trainer, the plans and the libraries", () => {
    expect(summary).toMatchObject({
      accounts: 25,
      trainee_profiles: 24,
      exercises: 140,
      meals: 143,
    });
  });

  it("has rows in every table but the unseeded ones, and counts them", () => {
    const tables = tableFacts.map(([table]) => table);
    expect(tables.filter((table) => summary[table] === undefined)).toEqual(unseededTables);
  });

  it("records every day of the sample trainee, and one weight each Sunday", async () => {
    const id = await idOf(sampleTrainee.email);
    const days = 5 * 7 + 4;
    expect(await one("select count(*) as n from trainee_steps where trainee_id = ?", id)).toEqual({
      n: days,
    });
    const sundays = await one(
      "select count(*) as n from weight_records where trainee_id = ? and source = 'sent' and strftime('%w', date) = '0'",
      id,
    );
    expect(sundays.n).toBe(5);
  });

  it("gives the sample trainee between one and nine unread notifications and an unread chat", async () => {
    const id = await idOf(sampleTrainee.email);
    const { n } = await one<number>(
      "select count(*) as n from notification_deliveries where recipient_id = ? and read_at is null and deleted_at is null",
      id,
    );
    expect(n).toBeGreaterThanOrEqual(1);
    expect(n).toBeLessThanOrEqual(9);
    const chat = await one("select * from conversations where trainee_id = ?", id);
    expect(chat).toMatchObject({ unread_by_trainee: 2, last_message_from: "trainer" });
  });

  it("leaves most people settled, some in debt, and one reversed payment", async () => {
    const { people, owing, reversed } = await one<number>(
      `select count(*) as people, sum(charged > paid) as owing,
         (select count(*) from payments where reverses is not null) as reversed
       from trainee_balances`,
    );
    expect(owing).toBeGreaterThan(2);
    expect(owing).toBeLessThan((people ?? 0) / 2);
    expect(reversed).toBeGreaterThan(0);
    expect(await all("select 1 from payments where paid_on > '2026-06-17'")).toEqual([]);
  });

  it("leaves the sample trainee's current week half done", async () => {
    const statuses = await all<{ status: string; n: number }>(
      `select e.status, count(*) as n from schedule_exercises e
       join weekly_schedules w on w.id = e.schedule_id
       where e.trainee_id = ? and w.week_start_date = '2026-06-14' group by e.status`,
      await idOf(sampleTrainee.email),
    );
    const of = (status: string) => statuses.find((row) => row.status === status)?.n ?? 0;
    expect(of("completed")).toBeGreaterThan(2);
    expect(of("pending")).toBeGreaterThan(2);
  });

  it("gives the newcomer only the weight of the registration", async () => {
    const id = await idOf(sampleNewcomer.email);
    const weights = await all("select source from weight_records where trainee_id = ?", id);
    expect(weights).toEqual([{ source: "registered" }]);
    for (const table of ["trainee_steps", "trainee_performance", "weekly_schedules"]) {
      expect(await one(`select count(*) as n from ${table} where trainee_id = ?`, id)).toEqual({
        n: 0,
      });
    }
  });

  it("accepts the sample accounts' passwords, which follow the rules", async () => {
    for (const { role, email, password } of sampleAccounts) {
      const { password_hash } = await one<string>(
        "select password_hash from accounts where email = ?",
        email,
      );
      expect(await scryptPasswords.verify(password, password_hash ?? null)).toMatchObject({
        valid: true,
      });
      expect(checkPassword(role, password)).toBeUndefined();
    }
  });

  it("marks no later item as done", async () => {
    const today = localDateAt(now, "Asia/Dubai");
    for (const [table, done] of Object.entries({
      schedule_exercises: "status <> 'pending'",
      schedule_meals: "status <> 'pending'",
      performed_sets: "true",
      trainee_steps: "true",
      weight_records: "true",
      trainee_performance: "completed_exercises + completed_meals + steps > 0",
    })) {
      const future = await all(`select 1 from ${table} where date > ? and ${done}`, today);
      expect(future, table).toEqual([]);
    }
    expect(await all("select id from weight_records where created_at > ?", now)).toEqual([]);
  });

  it("has roll-ups equal to their items, steps and formula", async () => {
    interface Rollup {
      date: string;
      assigned_exercises: number;
      completed_exercises: number;
      assigned_meals: number;
      completed_meals: number;
      steps: number;
      progress_value: number | null;
    }
    const stored = await all<Rollup>(
      `select trainee_id || date as date, assigned_exercises, completed_exercises, assigned_meals,
         completed_meals, steps, progress_value from trainee_performance order by trainee_id, date`,
    );
    const counted = await all<Omit<Rollup, "progress_value">>(
      `select trainee_id || date as date, sum(ae) as assigned_exercises, sum(ce) as completed_exercises,
         sum(am) as assigned_meals, sum(cm) as completed_meals, sum(s) as steps
       from (
         select trainee_id, date, 1 as ae, status = 'completed' as ce, 0 as am, 0 as cm, 0 as s from schedule_exercises
         union all select trainee_id, date, 0, 0, 1, status = 'consumed', 0 from schedule_meals
         union all select trainee_id, date, 0, 0, 0, 0, steps from trainee_steps
       ) group by trainee_id, date order by trainee_id, date`,
    );
    expect(stored.map(({ progress_value: _, ...day }) => day)).toEqual(counted);
    for (const day of stored) {
      const score = dailyScore({
        exercises: { done: day.completed_exercises, goal: day.assigned_exercises },
        meals: { done: day.completed_meals, goal: day.assigned_meals },
      });
      expect(day.progress_value).toBe(score ?? null);
    }
  });

  it("has days of exercises equal to their performed sets", async () => {
    const stored = await all<ExerciseDay & { day: string }>(
      `select trainee_id || exercise_id || date as day, sets, best_reps as bestReps,
         best_weight as bestWeight, best_one_rep as bestOneRep, volume,
         best_seconds as bestSeconds, best_metres as bestMetres from exercise_days`,
    );
    const performed = await all<PerformedSet & { day: string }>(
      `select trainee_id || exercise_id || date as day, reps, weight, seconds, metres,
         set_number as setNumber
       from performed_sets where exercise_id is not null`,
    );
    const byDay = Map.groupBy(performed, ({ day }) => day);
    expect(stored).toHaveLength(byDay.size);
    for (const { day, ...counted } of stored) {
      expect(counted).toEqual(exerciseDayOf(byDay.get(day) ?? []));
    }
  });

  it("shows the last recorded weight as the current one", async () => {
    const wrong = await all(
      `select id from trainee_profiles p where current_weight is not (select weight from weight_records
        where trainee_id = p.id order by date desc, created_at desc limit 1)`,
    );
    expect(wrong).toEqual([]);
  });

  it("fills eight weeks ahead for trainees with an applied week", async () => {
    const ahead = await all<{ n: number }>(
      `select count(*) as n from weekly_schedules w join applied_schedules a on a.trainee_id = w.trainee_id and a.kind = 'meals'
       where w.meals_applied_from is not null and w.week_start_date <= a.filled_through group by w.trainee_id`,
    );
    expect(ahead.length).toBeGreaterThan(0);
    expect(new Set(ahead.map(({ n }) => n))).toEqual(new Set([8]));
  });

  it("makes valid ids, addresses and numbers", async () => {
    const people = await all<{ id: string; email: string; phone: string }>(
      "select p.id, email, phone from trainee_profiles p join accounts a on a.id = p.id",
    );
    for (const { id, email, phone } of people) {
      expect([isId(id), isEmail(email), isPhone(phone)]).toEqual([true, true, true]);
    }
    for (const table of [
      "weight_records",
      "schedule_exercises",
      "performed_sets",
      "notifications",
    ]) {
      const { id } = await one<string>(`select id from ${table} limit 1`);
      expect(isId(id ?? ""), table).toBe(true);
    }
  });

  it("makes the same rows again, and other people with another seed", async () => {
    const first = await snapshot();
    await empty();
    await seed(env.DB, { ...size, hash });
    expect(await snapshot()).toEqual(first);
    await empty();
    await seed(env.DB, { ...size, hash, seed: 2 });
    expect((await snapshot()).trainee_profiles).not.toEqual(first.trainee_profiles);
  }, 60_000);
});

describe("a large seed", () => {
  it("has at most the given number of conversations, and everyone's last presence", async () => {
    await empty();
    const many = { trainees: seededConversations + 30, weeks: 1, now };
    await seed(env.DB, { ...many, hash });
    const { talks, silent, seen } = await one<number>(
      `select sum(last_seq > 0) as talks, sum(last_seq = 0) as silent, count(trainee_seen_at) as seen
       from conversations`,
    );
    expect(talks).toBeLessThanOrEqual(seededConversations);
    expect(talks).toBeGreaterThan(seededConversations / 2);
    expect(silent).toBeGreaterThan(0);
    expect(seen).toBe((talks ?? 0) + (silent ?? 0));
    const mixed = await all(
      `select 1 from conversations where (last_seq > 0) + (last_message_at is not null)
         + (last_message_kind is not null) + (last_message_text is not null)
         + (last_message_from is not null) not in (0, 5)
         or (last_seq = 0 and unread_by_trainer + unread_by_trainee > 0)`,
    );
    expect(mixed).toEqual([]);
  }, 60_000);
});

async function idOf(email: string): Promise<string> {
  const { id } = await one<string>("select id from accounts where email = ?", email);
  return id ?? "";
}

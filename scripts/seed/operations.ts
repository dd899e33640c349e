import type { D1Database } from "@cloudflare/workers-types";
import { sampleTrainer } from "./accounts.ts";
import { hourOf, type SeedDay } from "./calendar.ts";
import { seedId } from "./ids.ts";
import { broadcasts } from "./texts.ts";

/** When the trainer began: 2025-01-05. */
const openedAt = 1_736_035_200_000;

export const trainerId = seedId("account", openedAt, 0, 1);

/** What there is before any trainee: the trainer, what went to everyone. */
export function operationStatements(
  database: D1Database,
  {
    passwordHash,
    days,
    until,
    now,
  }: { passwordHash: string; days: SeedDay[]; until: number; now: number },
) {
  return [
    database
      .prepare(
        `insert into accounts (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
         values (?1, ?2, ?3, 'trainer', ?4, ?4, ?4)`,
      )
      .bind(trainerId, sampleTrainer.email, passwordHash, openedAt),
    insertRows(database, "notifications", sentToAll(days, until, now)),
  ];
}

const sentToAll = (days: SeedDay[], until: number, now: number) =>
  days
    .filter((day) => day.w === 0 && day.n <= until)
    .map((day) => {
      const createdAt = Math.min(now, hourOf(day.n, 6));
      return {
        id: seedId("broadcast", createdAt, 0, day.n),
        ...broadcasts[Math.floor(day.n / 7) % broadcasts.length],
        sender_id: trainerId,
        created_at: createdAt,
      };
    });

function insertRows(database: D1Database, table: string, rows: readonly object[]) {
  const names = Object.keys(rows[0] ?? {});
  const values = names.map((name) => `value ->> '${name}'`);
  return database
    .prepare(
      `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} from json_each(?1)`,
    )
    .bind(JSON.stringify(rows));
}

import { sampleTrainer } from "./accounts.ts";
import { hourOf, type SeedDay } from "./calendar.ts";
import { seedId } from "./ids.ts";
import type { SeedDatabase } from "./statement.ts";
import { broadcasts } from "./texts.ts";

/** The registration of the trainer: 2025-01-05, UTC milliseconds. */
const openedAt = 1_736_035_200_000;

/**
 * Ensures the trainer's account. An invited trainer's account stays, with its password if there is one.
 * Without one it gets the sample password.
 * @returns the account's id
 */
export async function ensureTrainer(database: SeedDatabase, passwordHash: string): Promise<string> {
  const [, , { results }] = (await database.batch([
    database
      .prepare(
        `update accounts set password_hash = ?1, email_confirmed_at = ?2
         where role = 'trainer' and password_hash is null`,
      )
      .bind(passwordHash, openedAt),
    database
      .prepare(
        `insert into accounts (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
         select ?1, ?2, ?3, 'trainer', ?4, ?4, ?4
         where not exists (select 1 from accounts where role = 'trainer')`,
      )
      .bind(seedId("account", openedAt, 0, 1), sampleTrainer.email, passwordHash, openedAt),
    database.prepare(`select id from accounts where role = 'trainer'`),
  ])) as [unknown, unknown, { results: { id: string }[] }];
  return results[0]?.id ?? "";
}

interface Sent {
  trainerId: string;
  days: SeedDay[];
  until: number;
  now: number;
}

/** Inserts the notifications to everyone. */
export const operationStatements = (database: SeedDatabase, sent: Sent) => [
  insertRows(database, "notifications", broadcastRows(sent)),
];

const broadcastRows = ({ trainerId, days, until, now }: Sent) =>
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

function insertRows(database: SeedDatabase, table: string, rows: readonly object[]) {
  const names = Object.keys(rows[0] ?? {});
  const values = names.map((name) => `value ->> '${name}'`);
  return database
    .prepare(
      `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} from json_each(?1)`,
    )
    .bind(JSON.stringify(rows));
}

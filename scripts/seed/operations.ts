import { sampleTrainer } from "./accounts.ts";
import { hourOf, type SeedDay } from "./calendar.ts";
import { seedId } from "./ids.ts";
import type { SeedDatabase } from "./statement.ts";
import { broadcasts } from "./texts.ts";

/** When the trainer began: 2025-01-05. */
const openedAt = 1_736_035_200_000;

/**
 * The trainer's account. One who was invited already keeps theirs, with its password if they have
 * chosen one; otherwise the sample one gets them in.
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

/** What went to everyone. */
export const operationStatements = (database: SeedDatabase, sent: Sent) => [
  insertRows(database, "notifications", sentToAll(sent)),
];

const sentToAll = ({ trainerId, days, until, now }: Sent) =>
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

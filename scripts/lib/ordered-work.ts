import { setTimeout as wait } from "node:timers/promises";
import type { D1Database } from "@cloudflare/workers-types";
import { newId } from "../../domain/id.ts";
import { Refusal } from "./message.mjs";
import { queryRemotely } from "./remote-database.ts";

/** Asks a database, here or deployed, by one statement without parameters. */
export type Ask = <Row>(sql: string) => Promise<Row[]>;

export const askRemotely: Ask = async <Row>(sql: string) =>
  (await queryRemotely<Row>(sql)).at(-1) ?? [];

export const askLocally =
  (database: D1Database): Ask =>
  async <Row>(sql: string) =>
    (await database.prepare(sql).all<Row>()).results;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

interface Order {
  topic: "back_up" | "restore";
  payload: Record<string, string>;
}

/**
 * Orders something of the Worker as the product itself does: a row of the outbox, which its next drain
 * performs. @returns the order's id
 */
export async function order(ask: Ask, { topic, payload }: Order): Promise<string> {
  const [id, now] = [newId(), Date.now()];
  const rows = await ask<{ id: string }>(
    `insert into outbox (id, topic, payload, available_at, created_at)
     select ${quoted(id)}, ${quoted(topic)}, ${quoted(JSON.stringify(payload))}, ${now}, ${now}
     where not exists (
       select 1 from outbox where topic in ('back_up', 'restore') and parked_at is null
     ) returning id`,
  );
  if (rows.length > 0) return id;
  throw new Refusal("A backup or a restoring is under way already: wait for its end.");
}

/** How an order stands; one that is performed is gone. */
interface Standing {
  error: string | null;
  parked: number;
}

/** Waits until a row tells the end of what was ordered, and passes on why it does not come. */
export async function awaitEnd<Row>(
  ask: Ask,
  { id, everyMs, read }: { id: string; everyMs: number; read: () => Promise<Row | undefined> },
): Promise<Row> {
  for (;;) {
    const ended = await read();
    if (ended) return ended;
    const [left] = await ask<Standing>(
      `select last_error as error, parked_at is not null as parked from outbox where id = ${quoted(id)}`,
    );
    if (left?.parked) throw new Refusal(`It gave up: ${left.error ?? "no reason was noted"}`);
    if (!left) {
      const last = await read();
      if (last) return last;
      throw new Refusal("It came to no end: another one has begun since.");
    }
    await wait(everyMs);
  }
}

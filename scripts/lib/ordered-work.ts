import { setTimeout as wait } from "node:timers/promises";
import type { D1Database } from "@cloudflare/workers-types";
import { newId } from "../../domain/id.ts";
import { Refusal } from "./message.mjs";
import { queryRemotely } from "./remote-database.ts";

/** Runs one statement without parameters in a local or deployed database. */
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
 * Orders work of the Worker by an entry of the outbox, which its next drain performs.
 * @returns the entry's id
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
  throw new Refusal("A backup or a restore is running already: wait for its end.");
}

/** The state of an entry; a performed one is deleted. */
interface EntryState {
  error: string | null;
  parked: number;
}

/** Waits until `read` returns the row of the finished work. Throws the reason if it failed. */
export async function awaitEnd<Row>(
  ask: Ask,
  { id, everyMs, read }: { id: string; everyMs: number; read: () => Promise<Row | undefined> },
): Promise<Row> {
  for (;;) {
    const ended = await read();
    if (ended) return ended;
    const [entry] = await ask<EntryState>(
      `select last_error as error, parked_at is not null as parked from outbox where id = ${quoted(id)}`,
    );
    if (entry?.parked) throw new Refusal(`It failed: ${entry.error ?? "no reason was stored"}`);
    if (!entry) {
      const last = await read();
      if (last) return last;
      throw new Refusal("It did not finish: another one has begun since.");
    }
    await wait(everyMs);
  }
}

import { env } from "cloudflare:workers";
import { type OutboxEffect, outboxEntry } from "../../worker/data/plumbing/outbox.ts";
import { connect, type DatabaseClient } from "../../worker/db/client.ts";
import type { LogEntry, MailMessage, Platform } from "../../worker/platform.ts";
import { makePlatform } from "./worker.ts";

export const makeMail = (to = "layan@example.com"): MailMessage => ({
  to,
  subject: "رابط",
  text: "نص",
  html: "<p>نص</p>",
});

export async function orderAt(now: number, ...effects: OutboxEffect[]): Promise<void> {
  const db = connect(env.DB as unknown as DatabaseClient);
  for (const effect of effects) await db.batch([outboxEntry(db, { ...effect, now })]);
}

interface Waiting {
  id: string;
  attempts: number;
  available_at: number;
  last_error: string | null;
  parked_at: number | null;
}
export const outboxRows = async () =>
  (await env.DB.prepare("select * from outbox order by id").all<Waiting>()).results;

/** A platform at an instant that records its effects and fails the first `failures` of them. */
export function effectsAt(
  now: number,
  {
    failures = 0,
    error = "the mail server is away",
    ...overrides
  }: Partial<Platform> & {
    failures?: number;
    error?: string;
  } = {},
) {
  const done: string[] = [];
  const logged: LogEntry[] = [];
  let failuresLeft = failures;
  const effect = async (name: string) => {
    if (failuresLeft-- > 0) throw new Error(error);
    done.push(name);
  };
  const { files, live } = makePlatform();
  const platform: Platform = makePlatform({
    now: () => now,
    mail: { send: ({ to }) => effect(`mail ${to}`) },
    files: { ...files, eraseAll: (prefix) => effect(`files ${prefix}`) },
    live: {
      ...live,
      eraseConversation: (id) => effect(`conversation ${id}`),
      eraseInbox: (id) => effect(`inbox ${id}`),
    },
    log: (entry) => logged.push(entry),
    ...overrides,
  });
  return { platform, done, logged };
}

/** Timers that the test ends. */
export function makeManualTimers() {
  const running = new Map<() => void, number>();
  return {
    timer(milliseconds: number) {
      let stop = () => {};
      const over = new Promise<void>((resolve) => {
        running.set(resolve, milliseconds);
        stop = () => running.delete(resolve);
      });
      return { over, stop };
    },
    /** Durations of running timers, in milliseconds. */
    running: () => [...running.values()],
    end() {
      for (const resolve of running.keys()) resolve();
    },
  };
}

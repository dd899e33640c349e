import { setImmediate } from "node:timers/promises";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { interceptStores } from "../../../worker/intercepted-stores.ts";
import type { Backups } from "../../../worker/platform/stores.ts";
import type { Platform } from "../../../worker/platform.ts";
import { countTrips } from "../../support/trips.ts";
import { keepHere } from "../lib/kept-here.ts";
import { benchPlatform } from "../lib/platform.ts";

/** Milliseconds of a trip. */
export const tripMs = 120;

/** Nobody waits for what goes on behind an answer. */
const unheard = { log: () => {}, wakeOutbox: async () => {} };

/** Everything that a state folder's business stands on, far away. */
export function farAway(
  database: DatabaseClient,
  { messages = 0, backups }: { messages?: number; backups?: Backups } = {},
) {
  const sessionKey = new TextEncoder().encode("b".repeat(64));
  const base = benchPlatform(database, { sessionKey, trainerEmail: sampleTrainer.email }, 0);
  const kept = keepHere(messages, backups);
  const behindAnswers: Promise<unknown>[] = [];
  const near: Platform = {
    ...base,
    ...kept.stores,
    ...unheard,
    background: (work) => void behindAnswers.push(work),
    mail: { send: async () => {} },
    live: { ...base.live, ...kept.talk },
  };
  // An answer that waits for no call more leaves before what goes on behind it comes to its next one.
  const passing = interceptStores(near, async (send) => {
    await setImmediate();
    return send();
  });
  const { stores, now, timer, ...counted } = countTrips(passing, { tripMs });
  return {
    near,
    platform: { ...near, ...stores, now, timer },
    backups: kept.backups,
    counted,
    async settle() {
      while (behindAnswers.length > 0) await behindAnswers.shift();
    },
  };
}
type Far = ReturnType<typeof farAway>;

export interface Invocation {
  what: string;
  seconds: number;
  trips: number;
  queries: number;
  calls: number;
}

/** What one invocation waited for, and asked. */
export async function measured(
  { counted, settle }: Far,
  what: string,
  run: () => Promise<unknown>,
) {
  const [calls, queries] = [counted.calls.length, counted.statements()];
  counted.inARow();
  const result = await run();
  const trips = counted.inARow();
  const invocation: Invocation = {
    what,
    seconds: (trips * tripMs) / 1000,
    trips,
    queries: counted.statements() - queries,
    calls: counted.calls.length - calls,
  };
  await settle();
  return { invocation, result };
}

/** Goes on until all is done, an invocation after the other. */
export async function turns(
  far: Far,
  what: string,
  turn: () => Promise<unknown>,
): Promise<Invocation[]> {
  const all: Invocation[] = [];
  for (;;) {
    const { invocation, result } = await measured(far, what, turn);
    all.push(invocation);
    if (result) return all;
  }
}

import { interceptStores, type Stores } from "../../worker/intercepted-stores.ts";
import type { Interceptor } from "../../worker/interceptor.ts";
import type { Timer } from "../../worker/platform.ts";

interface Alarm {
  at: number;
  ring(): void;
}

/**
 * Stores for a product that count trips: sequential waits for a store or an object. Simultaneous calls are one trip.
 * The clock advances by trips alone, so that no test waits.
 */
export function countTrips(
  platform: Stores,
  { tripMs = 0, start = Date.now() }: { tripMs?: number; start?: number } = {},
) {
  let completed = 0;
  let reported = 0;
  let statements = 0;
  const calls: string[] = [];
  const alarms = new Set<Alarm>();
  const now = () => start + completed * tripMs;

  const arrive = (trip: number) => {
    completed = Math.max(completed, trip);
    for (const alarm of alarms) if (now() >= alarm.at) alarm.ring();
  };
  const travel: Interceptor = async (send, call) => {
    const trip = completed + 1;
    calls.push(call.name);
    statements += call.statements;
    try {
      return await send();
    } finally {
      arrive(trip);
    }
  };

  function timer(milliseconds: number): Timer {
    let stop = () => {};
    const over = new Promise<void>((resolve) => {
      const alarm: Alarm = { at: now() + milliseconds, ring: resolve };
      stop = () => alarms.delete(alarm);
      alarms.add(alarm);
    });
    return { over, stop };
  }

  return {
    stores: interceptStores(platform, travel),
    /** The names of all calls in order. */
    calls,
    /** The number of statements sent to D1. */
    statements: () => statements,
    /** The number of sequential trips since the last call of this function. */
    inARow(): number {
      const trips = completed - reported;
      reported = completed;
      return trips;
    },
    now,
    timer,
  };
}

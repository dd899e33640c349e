import { interceptStores, type Stores } from "../../worker/intercepted-stores.ts";
import type { Interceptor } from "../../worker/interceptor.ts";
import type { Timer } from "../../worker/platform.ts";

interface Alarm {
  at: number;
  ring(): void;
}

/**
 * What a product of its own stands on, counting how often it has to wait for a store or an object: calls that
 * are on their way together are one trip. Its clock goes on by trips alone, so that nobody has to wait for it.
 */
export function countTrips(
  platform: Stores,
  { tripMs = 0, start = Date.now() }: { tripMs?: number; start?: number } = {},
) {
  let behind = 0;
  let looked = 0;
  let statements = 0;
  const calls: string[] = [];
  const alarms = new Set<Alarm>();
  const now = () => start + behind * tripMs;

  const arrive = (nth: number) => {
    behind = Math.max(behind, nth);
    for (const alarm of alarms) if (now() >= alarm.at) alarm.ring();
  };
  const travel: Interceptor = async (send, call) => {
    const nth = behind + 1;
    calls.push(call.name);
    statements += call.statements;
    try {
      return await send();
    } finally {
      arrive(nth);
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
    /** What was asked, in its order. */
    calls,
    /** Statements that D1 was sent. */
    statements: () => statements,
    /** How many trips, one after the other, since the last look. */
    inARow(): number {
      const trips = behind - looked;
      looked = behind;
      return trips;
    },
    now,
    timer,
  };
}

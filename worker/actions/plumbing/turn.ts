import { maxOfTurn, turnMs } from "../../../domain/plumbing/outbox.ts";
import { interceptStores } from "../../intercepted-stores.ts";
import type { Platform } from "../../platform.ts";

/** What one invocation does of work that goes on for longer. */
export interface Turn {
  /** Counts what is asked of it. */
  platform: Platform;
  /** Asked behind each slice: time is over, or what an invocation may ask of stores and objects. */
  isOver(): boolean;
}

export function takeTurn(
  platform: Platform,
  { forMs = turnMs, most = maxOfTurn }: { forMs?: number; most?: typeof maxOfTurn } = {},
): Turn {
  const until = platform.now() + forMs;
  let queries = 0;
  let calls = 0;
  const counted = interceptStores(platform, (send, { statements }) => {
    calls += 1;
    queries += statements;
    return send();
  });
  return {
    platform: { ...platform, ...counted },
    isOver: () => calls >= most.calls || queries >= most.queries || platform.now() >= until,
  };
}

import { maxOfTurn, turnMs } from "../../../domain/plumbing/outbox.ts";
import { interceptStores } from "../../intercepted-stores.ts";
import type { Platform } from "../../platform.ts";

/** One invocation's share of longer work. */
export interface Turn {
  /** The platform, which counts its calls. */
  platform: Platform;
  /** Whether the time is over, or the invocation's limit of calls to stores and objects; asked after each slice. */
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

import { takeOrderBack } from "../../data/plumbing/outbox.ts";
import type { Telling } from "../../data/plumbing/telling-scope.ts";
import type { Platform } from "../../platform.ts";
import { tellInboxes } from "./tell-inboxes.ts";

/**
 * Delivers a request's events in the background, and deletes the order if nothing was written. After a failure
 * or interruption the outbox delivers them some seconds later.
 */
export function settleTelling(
  platform: Platform,
  telling: Pick<Telling<unknown>, "entryId" | "ordered">,
  done: boolean,
): void {
  const order = telling.ordered();
  if (!order) return;
  const settle = async () => {
    if (done) await tellInboxes(platform, order);
    await takeOrderBack(platform.database, telling.entryId);
  };
  platform.background(
    settle().catch((cause: unknown) => {
      const { type } = order.event;
      platform.log({ level: "warn", event: "tell_failed", type, error: String(cause) });
    }),
  );
}

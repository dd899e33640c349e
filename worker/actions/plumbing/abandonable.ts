import { isLong } from "../../../domain/plumbing/outbox.ts";
import type { OutboxEntry } from "../../data/plumbing/outbox.ts";
import { claimedDatabase } from "../../data/plumbing/outbox-claims.ts";
import { interceptStores } from "../../intercepted-stores.ts";
import { type Interceptor, interceptCalls } from "../../interceptor.ts";
import type { Platform } from "../../platform.ts";

/**
 * What an effect stands on, until it is abandoned or its lease is over: every call that it makes from then on is
 * refused. A promise cannot be cut off, and what it would write late may meet what its successor wrote; what is on its
 * way already, of effects that take long, proves its claim where it arrives.
 */
export function abandonable(
  platform: Platform,
  entry: Pick<OutboxEntry, "id" | "topic" | "availableAt">,
): { platform: Platform; abandon(): void } {
  let isAbandoned = false;
  const refuse: Interceptor = async (send, { name }) => {
    if (isAbandoned || platform.now() >= entry.availableAt) {
      throw new Error(`${name}: whoever asks was abandoned`);
    }
    return send();
  };
  const { database, ...stores } = interceptStores(platform, refuse);
  return {
    platform: {
      ...platform,
      ...stores,
      database: isLong(entry.topic) ? claimedDatabase(database, entry) : database,
      mail: interceptCalls(platform.mail, refuse),
      push: platform.push && interceptCalls(platform.push, refuse),
    },
    abandon() {
      isAbandoned = true;
    },
  };
}

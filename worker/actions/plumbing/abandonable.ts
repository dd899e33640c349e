import { isLong } from "../../../domain/plumbing/outbox.ts";
import type { OutboxEntry } from "../../data/plumbing/outbox.ts";
import { claimedDatabase } from "../../data/plumbing/outbox-claims.ts";
import { interceptStores } from "../../intercepted-stores.ts";
import { type Interceptor, interceptCalls } from "../../interceptor.ts";
import type { Platform } from "../../platform.ts";

/**
 * The platform of an effect, which refuses every call after the effect was abandoned or its lease expired. A
 * promise cannot be cancelled, and its late writes could collide with its successor's. Calls on their way, of
 * long effects, prove their claim on arrival.
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

import type { InboxEvent } from "../../domain/contract/inbox.ts";
import { drainByItself } from "../../worker/actions/plumbing/drain-outbox.ts";
import { makeProduct, type Product } from "./access.ts";
import { makePlatform } from "./worker.ts";

/** The product, with a record of events by receiver; `away` inboxes cannot be reached. */
export function makeTelling() {
  const told: { to: string; event: InboxEvent; except?: string }[] = [];
  /** Calls of live objects, which send their own events. */
  const objectCalls: { personId: string; kind: "message" | "read" | "end" }[] = [];
  const away = new Set<string>();
  const real = makePlatform().live;
  const live: typeof real = {
    ...real,
    tell: async (to, event, except) => {
      if (away.has(to)) throw new Error("not reached");
      told.push({ to, event, ...(except ? { except } : {}) });
    },
    appendMessage: (author, message) => {
      objectCalls.push({ personId: author.traineeId, kind: "message" });
      return real.appendMessage(author, message);
    },
    markRead: (reader, through) => {
      objectCalls.push({ personId: reader.traineeId, kind: "read" });
      return real.markRead(reader, through);
    },
    endSessions: (accountId, sessionIds) => {
      objectCalls.push({ personId: accountId, kind: "end" });
      return real.endSessions(accountId, sessionIds);
    },
  };
  const product: Product = makeProduct({
    live,
    log: () => {},
    // Drains at once instead of in another invocation.
    wakeOutbox: async () => void (await drainByItself(product.platform)),
  });
  return { ...product, told, objectCalls, away };
}

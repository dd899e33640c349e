import type { Conversation } from "../../durable/conversation.ts";
import type { Inbox } from "../../durable/inbox.ts";
import type { Outbox } from "../../durable/outbox.ts";
import { readLocation } from "./location.ts";

/** The namespaces of the Durable Objects, and the location of new ones. */
export interface ObjectBindings {
  CONVERSATIONS: DurableObjectNamespace<Conversation>;
  INBOXES: DurableObjectNamespace<Inbox>;
  OUTBOX: DurableObjectNamespace<Outbox>;
  LOCATION?: string;
}

/**
 * The stubs of all objects. Without a location an object stays for good where its first call came from, which may be
 * a cron anywhere on earth.
 */
export function objectStubs(bindings: ObjectBindings) {
  const locationHint = readLocation(bindings.LOCATION);
  const options = locationHint && { locationHint };
  return {
    conversation: (traineeId: string) => bindings.CONVERSATIONS.getByName(traineeId, options),
    inbox: (accountId: string) => bindings.INBOXES.getByName(accountId, options),
    outbox: () => bindings.OUTBOX.getByName("outbox", options),
  };
}

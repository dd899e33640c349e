import type { Notification } from "../../domain/contract/notifications/notifications.ts";
import { m } from "../paraglide/messages.js";

/** Whom a sent one went to, and how many have read it. */
export function SentTo({ sentTo }: { sentTo: NonNullable<Notification["sentTo"]> }) {
  const { audience, name, recipients, reads } = sentTo;
  const to =
    audience === "one"
      ? m.notifications_to_one({ name: name ?? "" })
      : audience === "all"
        ? m.notifications_to_all({ count: recipients })
        : m.notifications_to_some({ count: recipients });
  const read =
    audience === "one"
      ? reads > 0
        ? m.notifications_was_read()
        : m.notifications_not_read()
      : m.notifications_reads({ reads, recipients });
  return (
    <>
      <span>{to}</span>
      {recipients > 0 && <span>{read}</span>}
    </>
  );
}

import type { ReactElement } from "react";
import type { MessageStatus } from "../../domain/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/every-icon.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { chatGlyphs } from "./glyphs.ts";

export type ShownStatus = MessageStatus | "refused";

const texts: Record<ShownStatus, () => string> = {
  pending: m.chat_status_pending,
  sent: m.chat_status_sent,
  delivered: m.chat_status_delivered,
  read: m.chat_status_read,
  refused: m.chat_status_refused,
};

/** A clock, one check or two checks, with words for screen readers. */
export function StatusMark({ status }: { status: ShownStatus }) {
  return (
    <span title={texts[status]()} data-status={status} className="inline-flex">
      <Mark status={status} />
      <span className="sr-only">{texts[status]()}</span>
    </span>
  );
}

function Mark({ status }: { status: ShownStatus }): ReactElement {
  switch (status) {
    case "pending":
      return <Icon name="clock" className="text-sm" />;
    case "refused":
      return <Glyph d={chatGlyphs.alert} className="text-sm text-bad" />;
    case "read":
      return <Icon name="double-check" className="text-accent-ink" />;
    case "sent":
    case "delivered":
      return <Icon name="check" />;
  }
}

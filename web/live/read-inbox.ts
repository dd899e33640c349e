import type { InboxEvent, InboxFrame } from "../../domain/contract/inbox.ts";

export interface InboxReader {
  /** Brings the screens up to date by an event. */
  move: (event: InboxEvent) => void;
  /** Says in passing what has just happened. */
  announce: (event: InboxEvent) => void;
  /** Asks anew for all that events move and that is older than so many milliseconds. */
  refreshAll: (ageMs?: number) => void;
}

/** What the frames of an inbox mean; each event counts once, although two sockets may bring it. */
export function readInbox({ move, announce, refreshAll }: InboxReader) {
  let last: number | undefined;

  const greet = ({ seq, missed, age }: Extract<InboxFrame, { type: "hello" }>) => {
    const isFirst = last === undefined;
    if (missed) {
      for (const event of missed) move(event);
      last = Math.max(last ?? 0, seq);
      return;
    }
    last = seq;
    if (!isFirst) refreshAll();
    else if (age !== null) refreshAll(Math.max(0, age - slackMs));
  };

  return {
    since: () => last,
    hear: (frame: InboxFrame) => {
      if (frame.type === "hello") greet(frame);
      if (frame.type !== "event" || frame.seq <= (last ?? 0)) return;
      last = frame.seq;
      move(frame.event);
      announce(frame.event);
    },
  };
}

// What arrived shortly after an event may have left the server before it.
const slackMs = 2_000;

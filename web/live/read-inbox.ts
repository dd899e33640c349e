import type { InboxEvent, InboxFrame } from "../../domain/contract/inbox.ts";

export interface InboxReader {
  /** Updates the screens after an event. */
  move: (event: InboxEvent) => void;
  /** Shows a toast about an event. */
  announce: (event: InboxEvent) => void;
  /** Invalidates all queries that events concern and that are older than `ageMs`. */
  refreshAll: (ageMs?: number) => void;
}

/** Reads the frames of an inbox; each event counts once, although two sockets may deliver it. */
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

// An answer shortly after an event may have left the server before it.
const slackMs = 2_000;

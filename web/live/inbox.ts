import type { LiveTicket } from "../../domain/contract/conversations/live.ts";
import type { InboxFrame } from "../../domain/contract/inbox.ts";
import { getWho, subscribeWho } from "../lib/session/session.ts";
import type { LiveState } from "./plan.ts";
import { type InboxReader, readInbox } from "./read-inbox.ts";
import { openLiveSocket } from "./socket.ts";

interface InboxOptions extends InboxReader {
  ticket: () => Promise<LiveTicket>;
  restAfterMs?: number;
}

/** Interval of repeated reads while sockets are blocked, in milliseconds. */
const pollEveryMs = 15_000;

/**
 * Follows a person's inbox while they are signed in.
 * @returns a function that closes it
 */
export function openInbox(options: InboxOptions): () => void {
  const who = getWho()?.id;
  const inbox = readInbox(options);
  let polling: ReturnType<typeof setInterval> | undefined;

  const poll = () => {
    if (document.visibilityState === "visible") options.refreshAll();
  };
  const socket = openLiveSocket<InboxFrame>({
    ticket: options.ticket,
    since: inbox.since,
    onFrame: inbox.hear,
    onState: (state: LiveState) => {
      document.documentElement.dataset.live = state;
      clearInterval(polling);
      if (state !== "blocked") return;
      poll();
      polling = setInterval(poll, pollEveryMs);
    },
    ...(options.restAfterMs === undefined ? {} : { restAfterMs: options.restAfterMs }),
  });
  const unsubscribe = subscribeWho(() => {
    if (getWho()?.id !== who) close();
  });
  function close() {
    unsubscribe();
    clearInterval(polling);
    socket.close();
  }
  return close;
}

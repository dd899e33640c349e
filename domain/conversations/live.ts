/** How long the ticket is valid with which a socket is opened, in seconds. */
export const liveTicketSeconds = 60;

/** How long an open socket may be used before its session must be proven again, in seconds. */
export const liveAccessSeconds = 600;

/** The largest frame that is read at all, in UTF-8 bytes. */
export const frameBytes = 16 * 1024;

/** What one socket may send: so many at once, and so many more every second. */
export const frameRate = { burst: 60, perSecond: 20 };

/** Frames in a row that may be refused before the socket is closed. */
export const refusalsInARow = 40;

/** Sockets of one side of one live object; the oldest makes room for a new one. */
export const socketsPerSide = 12;

/** Why a live object ends a socket (RFC 6455 leaves 4000–4999 to applications). */
export const closeCodes = {
  /** Nothing but frames that mean nothing. */
  malformed: 4400,
  /** The proof of the session is over: come back with a new ticket. */
  expired: 4401,
  /** The session is over: come back only with a ticket of another one. */
  ended: 4403,
  /** What was talked about is no more, or no longer this person's: do not come back. */
  gone: 4410,
  /** A newer window of the same person took the place. */
  replaced: 4409,
  /** Too many frames: come back later. */
  tooFast: 4429,
  /** No sign of life for too long. */
  silent: 4408,
  /** The frame was larger than anything that is read (the standard's own code). */
  tooLarge: 1009,
} as const;

/** Whether a client may open the socket again after this code. */
export function mayComeBack(code: number): boolean {
  return code !== closeCodes.gone;
}

/** Why one frame was not obeyed, while the socket goes on. */
export const frameRefusals = ["malformed", "too_long", "too_fast", "no_such_file"] as const;
export type FrameRefusal = (typeof frameRefusals)[number];

/** What is sent to keep a connection alive, and its answer; the object sleeps through both. */
export const heartbeat = { ping: "ping", pong: "pong" } as const;

/** A socket that gave no sign for so long is dead, whatever TCP still believes; milliseconds. */
export const silenceMs = 150_000;

/** What an inbox keeps for those who were away: newer than so many days, and not more events. */
export const maxInbox = { days: 7, events: 200 };

/** How long somebody still counts as there after their last socket closed, in milliseconds. */
export const awayAfterMs = 8_000;

/** Who a socket speaks for, and what it reaches; proven by its ticket. */
export interface LiveIdentity {
  object: "inbox" | "conversation";
  /** The trainee whose conversation it is; of an inbox the account. */
  ownerId: string;
  side: "trainer" | "trainee";
  accountId: string;
  sessionId: string;
  /** The window that opened it, of all windows of all sessions. */
  windowId: string;
  /** Until when the proof holds, UTC milliseconds. */
  provenUntil: number;
  /** The ticket that it came with: the object lets each in once. */
  ticketId: string;
}

/** By this header a window names itself, so that it is not told of what it did. */
export const windowHeader = "x-window";

/** What the Worker tells a live object when it hands a socket over. */
export const liveHeaders = { identity: "x-live-identity", since: "x-live-since" } as const;

/**
 * How long changes of a conversation gather before lists and badges follow them, and how long they
 * rest between two times, in milliseconds: news within a second, but seldom while both sides have
 * the conversation open and see everything anyway.
 */
export const followPace = { gatherMs: 150, restMs: 500, bothLookingMs: 40_000 };

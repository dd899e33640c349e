/** Validity of a ticket for opening a socket, in seconds. */
export const liveTicketSeconds = 60;

/** Time after which an open socket must prove its session again, in seconds. */
export const liveAccessSeconds = 600;

/** Maximum size of a frame, in UTF-8 bytes. */
export const frameBytes = 16 * 1024;

/** Rate of one socket's frames: a burst, and more each second. */
export const frameRate = { burst: 60, perSecond: 20 };

/** Consecutive refused frames after which a socket is closed. */
export const refusalsInARow = 40;

/** Maximum sockets of one side of a live object; a new one replaces the oldest. */
export const socketsPerSide = 12;

/** Reasons of a live object for closing a socket (RFC 6455 leaves 4000–4999 to applications). */
export const closeCodes = {
  /** Invalid frames only. */
  malformed: 4400,
  /** The proof of the session expired: return with a new ticket. */
  expired: 4401,
  /** The session ended: return only with a ticket of another session. */
  ended: 4403,
  /** The object was deleted, or no longer belongs to this person: do not return. */
  gone: 4410,
  /** A newer window of the same person replaced it. */
  replaced: 4409,
  /** Too many frames: return later. */
  tooFast: 4429,
  /** Silent for too long. */
  silent: 4408,
  /** A frame above the maximum size (the standard's code). */
  tooLarge: 1009,
} as const;

/** Whether a client may open the socket again after this code. */
export function mayComeBack(code: number): boolean {
  return code !== closeCodes.gone;
}

/** Reasons for refusing one frame of a socket that stays open. */
export const frameRefusals = ["malformed", "too_long", "too_fast", "no_such_file"] as const;
export type FrameRefusal = (typeof frameRefusals)[number];

/** The heartbeat and its answer; the object sleeps through both. */
export const heartbeat = { ping: "ping", pong: "pong" } as const;

/** Silence after which a socket counts as dead, whatever TCP says; in milliseconds. */
export const silenceMs = 150_000;

/** Stored events of an inbox for a returning window: maximum age and number. */
export const maxInbox = { days: 7, events: 200 };

/** Time for which a person counts as online after the last socket closed, in milliseconds. */
export const awayAfterMs = 8_000;

/** The identity of a socket, proven by its ticket. */
export interface LiveIdentity {
  object: "inbox" | "conversation";
  /** The trainee of a conversation, or the account of an inbox. */
  ownerId: string;
  side: "trainer" | "trainee";
  accountId: string;
  sessionId: string;
  /** The opening window, unique over all sessions. */
  windowId: string;
  /** The end of the proof, UTC milliseconds. */
  provenUntil: number;
  /** The ticket; the object accepts each once. */
  ticketId: string;
}

/** The header with a window's name, so that it is not told of its own changes. */
export const windowHeader = "x-window";

/** Headers of the Worker to a live object when it hands a socket over. */
export const liveHeaders = { identity: "x-live-identity", since: "x-live-since" } as const;

/**
 * Pace of summaries after changes of a conversation, in milliseconds: the time of gathering, and the minimum
 * interval. Updates come within a second, but rarely while both sides have the conversation open.
 */
export const followPace = { gatherMs: 150, restMs: 500, bothLookingMs: 40_000 };

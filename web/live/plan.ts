import { closeCodes, mayComeBack } from "../../domain/conversations/live.ts";
import { reconnectDelay } from "../../domain/retry.ts";

/**
 * `connecting` for the first time or again, `connected`, `waiting` for the network or the next try,
 * `blocked` where the network lets requests through but no sockets, `ended` for good.
 */
export type LiveState = "connecting" | "connected" | "waiting" | "blocked" | "ended";

/** What went wrong so far, in a row. */
export interface Tries {
  failures: number;
  /** Sockets that never said a word although their ticket had come; one that hung counts twice. */
  mute: number;
}

const muteUntilBlocked = 3;

export const noTries: Tries = { failures: 0, mute: 0 };

/** Where another connection of the page found sockets blocked: one try tells whether they still are. */
export const blockedTries: Tries = { failures: muteUntilBlocked, mute: muteUntilBlocked };

/** How a connection ended. */
export interface Ending {
  code: number;
  /** How long it had carried frames, in milliseconds; null when it never did. */
  carriedMs: number | null;
  /** Set when it was given up here before its first word. */
  hung?: true;
}

/** Ended here, without a word of the other side. */
export const deadCode = 1006;

const blockedRetryMs = 120_000;
const steadyMs = 10_000;
const longerWaits: Record<number, number> = {
  [closeCodes.tooFast]: 10_000,
  [closeCodes.replaced]: 30_000,
};

/** Whether sockets do not get through here, so that others ways must bring the news. */
export const isBlocked = ({ mute }: Tries): boolean => mute >= muteUntilBlocked;

/**
 * How long the first word of a socket is waited for, in milliseconds. Two that hang end in asking
 * within ten seconds; where sockets are tried again meanwhile, a network that is slow gets its time.
 */
export const firstWordMs = (tries: Tries): number => (isBlocked(tries) ? 10_000 : 4_000);

/**
 * What follows when a connection ended.
 * @returns the tries from now on, and the wait before the next one; undefined: never again
 */
export function afterEnding(
  tries: Tries,
  { code, carriedMs, hung }: Ending,
  random: number,
): { tries: Tries; waitMs: number } | undefined {
  if (!mayComeBack(code)) return undefined;
  const steady = carriedMs !== null && carriedMs >= steadyMs;
  const told = carriedMs !== null || isOurs(code);
  const next = {
    failures: steady ? 1 : tries.failures + 1,
    mute: told ? 0 : tries.mute + (hung ? 2 : 1),
  };
  return { tries: next, waitMs: Math.max(longerWaits[code] ?? 0, waitAfter(next, random)) };
}

/** What follows when not even a ticket came: that says nothing about sockets. */
export function afterNoTicket(tries: Tries, random: number): { tries: Tries; waitMs: number } {
  const next = { ...tries, failures: tries.failures + 1 };
  return { tries: next, waitMs: waitAfter(next, random) };
}

/** When a socket that may be used for so long gets its successor: in the last fifth before. */
export function renewAfter(accessSeconds: number, random: number): number {
  return Math.round(accessSeconds * 1000 * (0.8 + 0.1 * random));
}

function waitAfter(tries: Tries, random: number): number {
  if (isBlocked(tries)) return Math.round(blockedRetryMs * (0.5 + random / 2));
  return reconnectDelay(tries.failures, random);
}

// Codes of our own come from the live object itself, so sockets do get through.
const isOurs = (code: number) => code >= 4000 && code <= 4999;

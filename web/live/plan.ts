import { closeCodes, mayComeBack } from "../../domain/conversations/live.ts";
import { reconnectDelay } from "../../domain/retry.ts";

/**
 * `connecting` for the first time or again, `connected`, `waiting` for the network or the next attempt. `blocked`
 * where the network passes requests but no sockets, `ended` for good.
 */
export type LiveState = "connecting" | "connected" | "waiting" | "blocked" | "ended";

/** Consecutive failures so far. */
export interface Tries {
  failures: number;
  /** Sockets without a frame although their ticket arrived; a timeout counts twice. */
  mute: number;
}

const muteUntilBlocked = 3;

export const noTries: Tries = { failures: 0, mute: 0 };

/** The start after another connection of the page found sockets blocked: one attempt shows whether they still are. */
export const blockedTries: Tries = { failures: muteUntilBlocked, mute: muteUntilBlocked };

/** The end of a connection. */
export interface Ending {
  code: number;
  /** The time during which frames arrived, in milliseconds; null without any. */
  carriedMs: number | null;
  /** Set if this side closed it before its first frame. */
  hung?: true;
}

/** The code of an end on this side, without a word from the other. */
export const deadCode = 1006;

const blockedRetryMs = 120_000;
const steadyMs = 10_000;
const longerWaits: Record<number, number> = {
  [closeCodes.tooFast]: 10_000,
  [closeCodes.replaced]: 30_000,
};

/** Whether sockets are blocked here, so that repeated reads must replace them. */
export const isBlocked = ({ mute }: Tries): boolean => mute >= muteUntilBlocked;

/**
 * Timeout of a socket's first frame, in milliseconds. Two timeouts lead to repeated reads within ten seconds. Later
 * attempts allow a slow network more time.
 */
export const firstWordMs = (tries: Tries): number => (isBlocked(tries) ? 10_000 : 4_000);

/**
 * The next step after a connection's end.
 * @returns the failures so far and the wait before the next attempt; undefined for none
 */
export function afterEnding(
  tries: Tries,
  { code, carriedMs, hung }: Ending,
  random: number,
): { tries: Tries; waitMs: number } | undefined {
  if (!mayComeBack(code)) return undefined;
  const steady = carriedMs !== null && carriedMs >= steadyMs;
  const answered = carriedMs !== null || isOurs(code);
  const next = {
    failures: steady ? 1 : tries.failures + 1,
    mute: answered ? 0 : tries.mute + (hung ? 2 : 1),
  };
  return { tries: next, waitMs: Math.max(longerWaits[code] ?? 0, waitAfter(next, random)) };
}

/** The next step after a failed ticket, which says nothing about sockets. */
export function afterNoTicket(tries: Tries, random: number): { tries: Tries; waitMs: number } {
  const next = { ...tries, failures: tries.failures + 1 };
  return { tries: next, waitMs: waitAfter(next, random) };
}

/** The time in ms after which a socket is replaced: within the last fifth of its permitted time. */
export function renewAfter(accessSeconds: number, random: number): number {
  return Math.round(accessSeconds * 1000 * (0.8 + 0.1 * random));
}

function waitAfter(tries: Tries, random: number): number {
  if (isBlocked(tries)) return Math.round(blockedRetryMs * (0.5 + random / 2));
  return reconnectDelay(tries.failures, random);
}

// The product's own codes come from the live object, so sockets work.
const isOurs = (code: number) => code >= 4000 && code <= 4999;

import { MailFailure, maxQuotaWaitMs } from "../../../domain/plumbing/mail.ts";
import {
  effectMsOf,
  errorExcerpt,
  maxQueriesInRun,
  outboxTries,
  sendingMark,
} from "../../../domain/plumbing/outbox.ts";
import { retryDelay } from "../../../domain/retry.ts";
import { countQueries } from "../../data/plumbing/count-queries.ts";
import type { Effect, OutboxEntry } from "../../data/plumbing/outbox.ts";
import {
  claimOutbox,
  continueOutboxEntry,
  deleteOutboxEntry,
  parkOutboxEntry,
  returnOutboxEntry,
} from "../../data/plumbing/outbox-claims.ts";
import type { Platform } from "../../platform.ts";
import { abandonable } from "./abandonable.ts";

// Longer than any effect may take, so that a claimed entry is never claimed twice at once.
const lease = 10 * 60_000;

const entriesInRound = 50;

/** Over how long what waited for a quota returns, in milliseconds. */
const quotaSpreadMs = 30 * 60_000;

interface Drained {
  done: number;
  failed: number;
}

/**
 * Performs the effects that are due, at most `limit` of them. Call it in the background after a
 * commit that ordered one; the cron drains what is left, and the outbox goes on at once with what takes long, or
 * was too much beside the others. Safe to run twice at once.
 */
export async function drainOutbox(platform: Platform, limit = entriesInRound): Promise<Drained> {
  const { done, failed, more } = await drainOnce(platform, { limit, long: false });
  if (more && done + failed < limit) await platform.wakeOutbox();
  return { done, failed };
}

async function drainOnce(
  platform: Platform,
  bounds: { limit: number; queries?: number; long: boolean },
): Promise<Drained & { more: boolean }> {
  const { database } = platform;
  const { entries, more } = await claimOutbox(database, { now: platform.now(), lease, ...bounds });
  const outcomes = await Promise.all(entries.map((entry) => settle(platform, entry)));
  const done = outcomes.filter(Boolean).length;
  return { done, failed: outcomes.length - done, more };
}

/** Entries of one invocation where each may tell fifty people: far below the platform's bound. */
const entriesInRun = 8;

/** Performs what is due behind an answer, and has the outbox go on when there is more than that can do. */
export async function drainSoon(platform: Platform): Promise<void> {
  const { more } = await drainOnce(platform, { limit: entriesInRun, long: false });
  if (more) await platform.wakeOutbox();
}

/**
 * Performs what is due in an invocation of the outbox's own, which has minutes for a turn of what takes long.
 * @returns what was done, and whether others are due
 */
export const drainByItself = (platform: Platform): Promise<Drained & { more: boolean }> =>
  drainOnce(platform, { limit: entriesInRun, long: true });

/**
 * Performs what is due, round by round, for as long as one invocation may ask the database; the outbox
 * goes on with what is left.
 */
export async function drainInRun(
  platform: Platform,
  maxQueries = maxQueriesInRun,
): Promise<Record<string, number>> {
  const { database, asked } = countQueries(platform.database);
  const total = { done: 0, failed: 0 };
  for (let goesOn = true; goesOn; ) {
    const bounds = { limit: entriesInRound, queries: maxQueries - asked(), long: true };
    const { done, failed, more } = await drainOnce({ ...platform, database }, bounds);
    total.done += done;
    total.failed += failed;
    goesOn = more && done + failed > 0;
    if (more && !goesOn) await platform.wakeOutbox();
  }
  return total;
}

async function settle(platform: Platform, entry: OutboxEntry): Promise<boolean> {
  if (entry.lastError === sendingMark) return restUnsure(platform, entry);
  let finished = true;
  try {
    // Every try was cut off before it could fail: what ends a whole invocation is not tried again.
    if (entry.attempts > outboxTries) throw new Error("never came to an end");
    finished = await inTime(platform, entry);
  } catch (error) {
    await (isQuota(entry, error)
      ? postpone(platform, entry, error)
      : giveBack(platform, entry, error));
    return false;
  }
  if (finished) {
    await crossOut(platform, entry);
  } else {
    await continueOutboxEntry(platform.database, entry, platform.now());
    await platform.wakeOutbox();
  }
  return true;
}

/** Once more where it fails: what stays although it happened would happen again. */
async function crossOut({ database, log }: Platform, entry: OutboxEntry): Promise<void> {
  const forget = () => deleteOutboxEntry(database, entry);
  try {
    await forget().catch(forget);
  } catch (cause) {
    const { id, topic } = entry;
    log({ level: "warn", event: "outbox_not_crossed_out", id, topic, error: errorExcerpt(cause) });
  }
}

/**
 * A mail on its way whose end was never noted: it may have arrived, so that only a person has it sent
 * again.
 */
async function restUnsure({ database, now, log }: Platform, entry: OutboxEntry): Promise<false> {
  const { id, topic, attempts } = entry;
  const error = "may have been sent: how it ended was never noted";
  log({ level: "error", event: "outbox_parked", id, topic, attempts, error });
  await parkOutboxEntry(database, entry, { now: now(), error });
  return false;
}

/** What takes too long is abandoned: whatever it would do from then on is refused, as others may be at it. */
async function inTime(platform: Platform, entry: OutboxEntry): Promise<boolean> {
  const limit = effectMsOf(entry.topic);
  const timer = platform.timer(limit);
  const effect = abandonable(platform, entry);
  const tooLong = timer.over.then(() => {
    effect.abandon();
    throw new Error(`took longer than ${limit / 1000} s`);
  });
  try {
    return await Promise.race([perform(effect.platform, entry), tooLong]);
  } finally {
    timer.stop();
  }
}

async function perform(platform: Platform, entry: OutboxEntry): Promise<boolean> {
  const effects = await platform.effects();
  // Each topic's effect takes that topic's entry, which the compiler cannot see through the index.
  const { [entry.topic]: effect } = effects as Record<string, Effect<OutboxEntry>>;
  // A newer version may have ordered it before this one was rolled back: it waits.
  if (!effect || !Object.hasOwn(effects, entry.topic)) throw new Error("unknown topic");
  return effect(platform, entry);
}

/** Whether nothing is wrong with a mail, but no more may leave for now, and not for all too long. */
const isQuota = ({ createdAt }: OutboxEntry, error: unknown): error is MailFailure =>
  error instanceof MailFailure &&
  error.reason === "quota" &&
  (error.availableAt ?? 0) - createdAt <= maxQuotaWaitMs;

/** Waits until mails may leave again, which is no try; all others do not return in the same moment. */
async function postpone(
  { database, log }: Platform,
  entry: OutboxEntry,
  { code, availableAt }: MailFailure,
): Promise<void> {
  log({ level: "warn", event: "mail_postponed", id: entry.id, error: code });
  const spread = Math.round(Math.random() * quotaSpreadMs);
  await returnOutboxEntry(database, entry, {
    availableAt: (availableAt ?? 0) + spread,
    error: code,
    isTry: false,
  });
}

async function giveBack(platform: Platform, entry: OutboxEntry, cause: unknown): Promise<void> {
  const { database, log } = platform;
  const { id, topic, attempts } = entry;
  const error = cause instanceof MailFailure ? cause.code : errorExcerpt(cause);
  const now = platform.now();
  const isOver = cause instanceof MailFailure || attempts >= outboxTries;
  if (isOver) {
    log({ level: "error", event: "outbox_parked", id, topic, attempts, error });
    await parkOutboxEntry(database, entry, { now, error });
  } else {
    log({ level: "warn", event: "outbox_failed", id, topic, attempts, error });
    const availableAt = now + retryDelay(attempts, Math.random());
    await returnOutboxEntry(database, entry, { availableAt, error, isTry: true });
  }
}

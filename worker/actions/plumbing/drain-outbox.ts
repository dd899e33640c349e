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

// Longer than the limit of any effect, so that a claimed entry is never claimed twice at once.
const lease = 10 * 60_000;

const entriesInRound = 50;

/** Milliseconds over which entries that waited for a quota return. */
const quotaSpreadMs = 30 * 60_000;

interface Drained {
  done: number;
  failed: number;
}

/**
 * Performs at most `limit` due effects. Call it in the background after a commit that ordered one. The cron
 * performs the rest, and the outbox continues at once with long or further ones. Safe to run twice at once.
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

/** Entries of an invocation in which each may tell fifty people, far below the platform's limit. */
const entriesInRun = 8;

/** Performs due effects after a response, and starts the outbox for the rest. */
export async function drainSoon(platform: Platform): Promise<void> {
  const { more } = await drainOnce(platform, { limit: entriesInRun, long: false });
  if (more) await platform.wakeOutbox();
}

/**
 * Performs due effects in the outbox's own invocation, which has minutes for a long one.
 * @returns the counts, and whether others are due
 */
export const drainByItself = (platform: Platform): Promise<Drained & { more: boolean }> =>
  drainOnce(platform, { limit: entriesInRun, long: true });

/**
 * Performs due effects round by round, up to the database queries of one invocation; the outbox continues with
 * the rest.
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
  if (entry.lastError === sendingMark) return parkUnsure(platform, entry);
  let finished = true;
  try {
    // All attempts ended with their invocation: such an entry is not tried again.
    if (entry.attempts > outboxTries) throw new Error("never came to an end");
    finished = await inTime(platform, entry);
  } catch (error) {
    await (isQuota(entry, error)
      ? postpone(platform, entry, error)
      : giveBack(platform, entry, error));
    return false;
  }
  if (finished) {
    await deleteDone(platform, entry);
  } else {
    await continueOutboxEntry(platform.database, entry, platform.now());
    await platform.wakeOutbox();
  }
  return true;
}

/** Repeats a failed deletion: an entry left after its effect would repeat it. */
async function deleteDone({ database, log }: Platform, entry: OutboxEntry): Promise<void> {
  const forget = () => deleteOutboxEntry(database, entry);
  try {
    await forget().catch(forget);
  } catch (cause) {
    const { id, topic } = entry;
    log({ level: "warn", event: "outbox_not_crossed_out", id, topic, error: errorExcerpt(cause) });
  }
}

/** Parks a mail without a known result: it may have arrived, so a person decides. */
async function parkUnsure({ database, now, log }: Platform, entry: OutboxEntry): Promise<false> {
  const { id, topic, attempts } = entry;
  const error = "may have been sent: how it ended was never noted";
  log({ level: "error", event: "outbox_parked", id, topic, attempts, error });
  await parkOutboxEntry(database, entry, { now: now(), error });
  return false;
}

/** Abandons an effect after its limit and refuses its later calls, because another drain may perform it. */
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
  // The compiler cannot infer from the index that an effect takes its topic's entry.
  const { [entry.topic]: effect } = effects as Record<string, Effect<OutboxEntry>>;
  // A newer version ordered it before a rollback to this one: it waits.
  if (!effect || !Object.hasOwn(effects, entry.topic)) throw new Error("unknown topic");
  return effect(platform, entry);
}

/** Whether only a quota delays the mail, and not for too long. */
const isQuota = ({ createdAt }: OutboxEntry, error: unknown): error is MailFailure =>
  error instanceof MailFailure &&
  error.reason === "quota" &&
  (error.availableAt ?? 0) - createdAt <= maxQuotaWaitMs;

/** Postpones an entry until the quota is free, without counting an attempt; the times are spread. */
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

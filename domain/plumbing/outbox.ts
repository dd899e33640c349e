import { isId } from "../id.ts";

/** The topics of work after a commit: a closed list. */
export const outboxTopics = [
  "send_mail",
  "erase_conversation",
  "erase_inbox",
  "erase_files",
  "end_live_sessions",
  "tell_inboxes",
  "fan_out_notification",
  "push_held_alerts",
  "push_sun_reminders",
  "send_job_messages",
  "send_check_in_reply",
  "run_template_job",
  "repeat_weeks",
  "back_up",
  "restore",
  "archive_business",
] as const;

export type OutboxTopic = (typeof outboxTopics)[number];

/**
 * Work of hours, done in turns by invocations of minutes: the outbox's own, or a cron's. A request is cut
 * off half a minute after its answer and starts none of it.
 */
const longTopics: ReadonlySet<OutboxTopic> = new Set(["back_up", "restore", "archive_business"]);
export const isLong = (topic: OutboxTopic): boolean => longTopics.has(topic);

/** Duration of one turn of such work, in milliseconds; other entries wait meanwhile. */
export const turnMs = 20_000;

/** Time after which an effect behind an answer starts no further step, in milliseconds: well before the cut. */
export const goesOnMs = 12_000;

/** Maximum D1 queries of a drain. D1 allows a thousand an invocation; the rest is for the code around it. */
export const maxQueriesInRun = 800;

/** Limits at which a turn starts no further step: D1 queries, and calls of all stores and objects. */
export const maxOfTurn = { queries: 450, calls: 700 };

const small = 4;
/** An effect that sends to fifty people of several browsers: an invocation has four, because each request counts too. */
const sending = 200;
/** An effect that stops at limits of its own: an invocation has one, and small ones beside it. */
const large = 600;

/** Maximum D1 queries of an effect, including the note of its result. */
export const maxQueriesOf: Record<OutboxTopic, number> = {
  send_mail: small,
  erase_conversation: small,
  erase_inbox: small,
  erase_files: small,
  end_live_sessions: small,
  tell_inboxes: small,
  fan_out_notification: large,
  push_held_alerts: sending,
  push_sun_reminders: sending,
  send_job_messages: large,
  send_check_in_reply: small,
  run_template_job: large,
  repeat_weeks: large,
  back_up: large,
  restore: large,
  archive_business: large,
};

/** The mark in place of the last error while a mail is being sent. */
export const sendingMark = "is being sent";

/** Tries of an effect before it is parked: about half a day, by `retryDelay`. */
export const outboxTries = 12;

const effectMs = 30_000;
const longEffectMs = 5 * 60_000;

/** Maximum duration of an effect, in milliseconds; then it is abandoned and counts as failed. */
export const effectMsOf = (topic: OutboxTopic): number => (isLong(topic) ? longEffectMs : effectMs);

const maxExcerptLength = 200;

/**
 * The readable part of a failure: its first line, at most 200 characters, without the query of an address
 * and without anything that looks like a token.
 */
export function errorExcerpt(cause: unknown): string {
  const [line = ""] = String(cause).split("\n");
  const plain = line
    .replace(/\bhttps?:\/\/[^\s"'<>]+/gi, (address) => address.replace(/[?#].*$/, "…"))
    .replace(/[\w+=~-]{20,}/g, (run) => (isId(run) || isWord(run) ? run : "…"));
  return plain.length > maxExcerptLength ? `${plain.slice(0, maxExcerptLength - 1)}…` : plain;
}

const isWord = (run: string) => /^[a-z]{1,24}([_-][a-z]{1,24})*$/i.test(run);

/** Maximum duration of a backup before the next replaces it, in milliseconds. */
export const backupGivenUpMs = 20 * 3_600_000;

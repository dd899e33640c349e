import { isId } from "../id.ts";

/** What can be ordered to happen after a commit: a closed list. */
export const outboxTopics = [
  "send_mail",
  "erase_conversation",
  "erase_inbox",
  "erase_files",
  "end_live_sessions",
  "tell_inboxes",
  "fan_out_notification",
  "send_job_messages",
  "run_template_job",
  "repeat_weeks",
  "back_up",
  "restore",
  "archive_business",
] as const;

export type OutboxTopic = (typeof outboxTopics)[number];

/**
 * What goes on for hours, a turn at a time, in invocations that have minutes: the outbox's own, or a cron's. A
 * request is cut off half a minute behind its answer, and begins none of it.
 */
const longTopics: ReadonlySet<OutboxTopic> = new Set(["back_up", "restore", "archive_business"]);
export const isLong = (topic: OutboxTopic): boolean => longTopics.has(topic);

/** How long such work goes on in one invocation, in milliseconds: what else was ordered waits for it. */
export const turnMs = 20_000;

/** As of when an effect that may run behind an answer begins nothing more: well before that is cut off. */
export const goesOnMs = 12_000;

/** D1 takes a thousand queries of one invocation: what is left of them is for what stands around a drain. */
export const maxQueriesInRun = 800;

/** As of these a turn begins no more: of D1's queries, and of calls of all stores and objects. */
export const maxOfTurn = { queries: 450, calls: 700 };

const small = 4;
/** Goes on by itself until its own bounds: an invocation has one, and small ones beside it. */
const large = 600;

/** How many D1 queries an effect takes at most, with what notes how it ended. */
export const maxQueriesOf: Record<OutboxTopic, number> = {
  send_mail: small,
  erase_conversation: small,
  erase_inbox: small,
  erase_files: small,
  end_live_sessions: small,
  tell_inboxes: small,
  fan_out_notification: large,
  send_job_messages: large,
  run_template_job: large,
  repeat_weeks: large,
  back_up: large,
  restore: large,
  archive_business: large,
};

/** What stands in the place of its last error while a mail is on its way. */
export const sendingMark = "is being sent";

/** How often an effect is tried before it waits for a person: about half a day, by `retryDelay`. */
export const outboxTries = 12;

const effectMs = 30_000;
const longEffectMs = 5 * 60_000;

/** How long an effect may take, in milliseconds; then it is abandoned and counts as failed. */
export const effectMsOf = (topic: OutboxTopic): number => (isLong(topic) ? longEffectMs : effectMs);

const maxExcerptLength = 200;

/**
 * What a person may read of a failure: its first line, at most 200 characters, without what stands
 * behind a path in an address and without anything that looks like a token.
 */
export function errorExcerpt(cause: unknown): string {
  const [line = ""] = String(cause).split("\n");
  const plain = line
    .replace(/\bhttps?:\/\/[^\s"'<>]+/gi, (address) => address.replace(/[?#].*$/, "…"))
    .replace(/[\w+=~-]{20,}/g, (run) => (isId(run) || isWord(run) ? run : "…"));
  return plain.length > maxExcerptLength ? `${plain.slice(0, maxExcerptLength - 1)}…` : plain;
}

const isWord = (run: string) => /^[a-z]{1,24}([_-][a-z]{1,24})*$/i.test(run);

/** How long one may be under way before the next takes its place, in milliseconds. */
export const backupGivenUpMs = 20 * 3_600_000;

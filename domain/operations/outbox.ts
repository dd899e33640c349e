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
  "back_up",
  "restore",
  "archive_business",
] as const;

export type OutboxTopic = (typeof outboxTopics)[number];

/** How often an effect is tried before it waits for a person: about half a day, by `retryDelay`. */
export const outboxTries = 12;

/** How long one effect may take, in milliseconds; then it is abandoned and counts as failed. */
export const effectMs = 30_000;

const longestExcerpt = 200;

/**
 * What a person may read of a failure: its first line, at most 200 characters, without what stands
 * behind a path in an address and without anything that looks like a token.
 */
export function errorExcerpt(cause: unknown): string {
  const [line = ""] = String(cause).split("\n");
  const plain = line
    .replace(/\bhttps?:\/\/[^\s"'<>]+/gi, (address) => address.replace(/[?#].*$/, "…"))
    .replace(/[\w+=~-]{20,}/g, (run) => (isId(run) || isWord(run) ? run : "…"));
  return plain.length > longestExcerpt ? `${plain.slice(0, longestExcerpt - 1)}…` : plain;
}

const isWord = (run: string) => /^[a-z]{1,24}([_-][a-z]{1,24})*$/i.test(run);

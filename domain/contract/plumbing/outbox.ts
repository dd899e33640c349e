import { z } from "zod";
import { outboxTopics } from "../../plumbing/outbox.ts";

/** An effect that failed every time and waits for the trainer; nothing secret of what it carries. */
export const parkedEntry = z.object({
  id: z.string(),
  topic: z.enum(outboxTopics),
  /** Whom it concerns, by name or address; null where nobody knows (any more), or many are meant. */
  whom: z.string().nullable(),
  /** How many people it was ordered for; 0 where that is not known. */
  people: z.number().int(),
  /** A mail's subject, a notification's title. */
  title: z.string().nullable(),
  /** UTC milliseconds, as below. */
  createdAt: z.number().int(),
  parkedAt: z.number().int(),
  attempts: z.number().int(),
  /** The last failure, shortened, without tokens. */
  error: z.string().nullable(),
});
export type ParkedEntry = z.infer<typeof parkedEntry>;

export const parkedEntries = z.object({
  entries: z.array(parkedEntry),
  /** Whether there are older ones. */
  more: z.boolean(),
});
export type ParkedEntries = z.infer<typeof parkedEntries>;

/** Not every entry's id is a UUID: some are derived from what they erase. */
export const outboxParams = z.object({ id: z.string().min(1).max(80) });

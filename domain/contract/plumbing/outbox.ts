import { z } from "zod";
import { outboxTopics } from "../../plumbing/outbox.ts";

/** A parked entry for the trainer, without secrets. */
export const parkedEntry = z.object({
  id: z.string(),
  topic: z.enum(outboxTopics),
  /** The affected person by name or address; null if unknown or several. */
  whom: z.string().nullable(),
  /** The number of affected people; 0 if unknown. */
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

/** An entry's id; not always a UUID, because entries that erase derive it from their object. */
export const outboxParams = z.object({ id: z.string().min(1).max(80) });

import { z } from "zod";

/** Where a socket is opened, once, within a minute; the client adds `&since=` and a number. */
export const liveTicket = z.object({
  url: z.string(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
  /** How long the socket may be used before another one must take its place. */
  accessSeconds: z.number().int(),
});
export type LiveTicket = z.infer<typeof liveTicket>;

/** What a socket is opened with. */
export const liveQuery = z.strictObject({
  ticket: z.string().max(2000),
  /** The last number that the client has; it gets what came after it. */
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

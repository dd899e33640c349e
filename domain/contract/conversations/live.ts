import { z } from "zod";

/** The address for opening a socket, once, within a minute; the client adds `&since=` and a number. */
export const liveTicket = z.object({
  url: z.string(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
  /** Seconds after which a new socket must replace it. */
  accessSeconds: z.number().int(),
});
export type LiveTicket = z.infer<typeof liveTicket>;

/** The query of an opening socket. */
export const liveQuery = z.strictObject({
  ticket: z.string().max(2000),
  /** The client's last number; it gets later ones. */
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

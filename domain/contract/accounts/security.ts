import { z } from "zod";
import { browsers, systems } from "../../accounts/user-agent.ts";
import { totpState } from "./totp.ts";

/** A signed-in browser of the caller's account. */
export const ownSession = z.object({
  id: z.string(),
  /** Null where the browser did not say, or said something unknown. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  /** `embed`, `shared`: inside somebody else's pages, one site's or any. */
  kind: z.enum(["standard", "embed", "shared"]),
  /** UTC milliseconds. */
  createdAt: z.number(),
  /** When it last renewed itself: an open browser does every few minutes. */
  usedAt: z.number(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const security = z.object({
  totp: totpState,
  /** The newest of those that live, the one that asks before all others. */
  sessions: z.array(ownSession),
});
export type Security = z.infer<typeof security>;

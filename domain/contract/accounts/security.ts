import { z } from "zod";
import { browsers, systems } from "../../accounts/user-agent.ts";
import { totpState } from "./totp.ts";

/** A signed-in browser of the caller's account. */
export const ownSession = z.object({
  id: z.string(),
  /** Null if unknown. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  /** `embed`: inside the pages of one other site; `shared`: inside those of any. */
  kind: z.enum(["standard", "embed", "shared"]),
  /** UTC milliseconds. */
  createdAt: z.number(),
  /** The time of its last renewal; an open browser renews every few minutes. */
  usedAt: z.number(),
  /** Whether it is the caller's session. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const security = z.object({
  totp: totpState,
  /** The newest live sessions, the caller's first. */
  sessions: z.array(ownSession),
});
export type Security = z.infer<typeof security>;

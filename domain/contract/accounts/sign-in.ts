import { z } from "zod";
import { isTimeZone } from "../../calendar.ts";
import { field } from "../fields.ts";
import { enteredPassword } from "./password.ts";
import { signedIn } from "./session.ts";

/** The IANA name of the browser's zone, e.g. `Asia/Hebron`. */
export const timeZone = z.string().refine(isTimeZone);

/**
 * Whether the session is for another site's pages, where only a partitioned cookie works. `shared`: the browser
 * keeps none of these, and grants a common cookie by storage access.
 */
const embedded = z.union([z.boolean(), z.literal("shared")]).default(false);
export type Embedded = z.infer<typeof embedded>;

export const signInBody = z.strictObject({
  email: field({ kind: "email", known: true }),
  password: enteredPassword,
  /** The door: the trainer's at `/`, or the trainees'. */
  area: z.enum(["trainer", "trainee"]),
  remember: z.boolean().default(false),
  embed: embedded,
  /** Unused; pages opened before a deployment still send it. */
  timeZone: timeZone.optional(),
});
export type SignInBody = z.infer<typeof signInBody>;

/** The answer after a completed sign-in. */
export const entered = z.object({ kind: z.literal("signed_in"), ...signedIn.shape });

export const signInAnswer = z.discriminatedUnion("kind", [
  entered,
  /** The password was right; the ticket and a code finish the sign-in within 5 minutes. */
  z.object({ kind: z.literal("code_required"), ticket: z.string() }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const signInCodeBody = z.strictObject({
  ticket: z.string().max(2048),
  /** Six digits of the authenticator, or a recovery code. */
  code: field({ kind: "text", max: 32 }),
});

export const refreshBody = z.strictObject({ embed: z.boolean().default(false) });

/** The form of cookie that came back inside another site's page; null for none. */
export const embedCookies = z.object({ kept: z.enum(["embed", "shared"]).nullable() });

export const signOutBody = z.strictObject({ everywhere: z.boolean().default(false) });

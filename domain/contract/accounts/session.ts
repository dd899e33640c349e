import { z } from "zod";
import { genders } from "../../trainee.ts";
import { chosenAppearance } from "./appearance.ts";

/** Whom a session belongs to, as far as every screen's frame needs it. */
export const who = z.object({
  id: z.string(),
  kind: z.enum(["trainer", "trainee"]),
  name: z.string(),
  email: z.string(),
  gender: z.enum(genders).nullable(),
  /** IANA name; the trainee's days are days of this zone. */
  timeZone: z.string(),
});
export type Who = z.infer<typeof who>;

export const signedIn = z.object({
  accessToken: z.string(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
  who,
  /** Whether it outlives the browser: only then does a device keep what it read. */
  remember: z.boolean(),
  /** Null until the person chose one. */
  appearance: chosenAppearance.nullable(),
});
export type SignedIn = z.infer<typeof signedIn>;

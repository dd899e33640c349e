import { z } from "zod";
import { genders } from "../../trainee.ts";
import { chosenAppearance } from "./appearance.ts";

/** The person of a session, for the frame of every screen. */
export const who = z.object({
  id: z.string(),
  kind: z.enum(["trainer", "trainee"]),
  name: z.string(),
  email: z.string(),
  gender: z.enum(genders).nullable(),
  /** The IANA zone of the trainee's days. */
  timeZone: z.string(),
});
export type Who = z.infer<typeof who>;

export const signedIn = z.object({
  accessToken: z.string(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
  who,
  /** Whether it outlives the browser; only then does a device cache answers. */
  remember: z.boolean(),
  /** Null without a choice. */
  appearance: chosenAppearance.nullable(),
});
export type SignedIn = z.infer<typeof signedIn>;

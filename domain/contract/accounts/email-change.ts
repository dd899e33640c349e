import { z } from "zod";
import { traineeFields } from "../../trainee.ts";
import { field } from "../fields.ts";
import { enteredPassword } from "./password.ts";

/** The address to change to, and the password again. */
export const emailChangeBody = z.strictObject({
  email: field(traineeFields.email),
  password: enteredPassword,
});
export type EmailChangeBody = z.infer<typeof emailChangeBody>;

export const emailChange = z.object({
  /** The account's address. */
  email: z.string(),
  /** What it becomes once the mailed link is opened. */
  pending: z.object({ email: z.string(), expiresAt: z.number() }).nullable(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** What the mailed link did: confirmed the account's address, or changed it. */
export const emailConfirmed = z.object({ changed: z.boolean() });
export type EmailConfirmed = z.infer<typeof emailConfirmed>;

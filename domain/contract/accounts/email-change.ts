import { z } from "zod";
import { traineeFields } from "../../trainee.ts";
import { field } from "../fields.ts";
import { enteredPassword } from "./password.ts";

/** The new address, and the password again. */
export const emailChangeBody = z.strictObject({
  email: field(traineeFields.email),
  password: enteredPassword,
});
export type EmailChangeBody = z.infer<typeof emailChangeBody>;

export const emailChange = z.object({
  /** The account's address. */
  email: z.string(),
  /** The new address, valid once its mailed link is opened. */
  pending: z.object({ email: z.string(), expiresAt: z.number() }).nullable(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** The result of the mailed link: the address was confirmed, or changed. */
export const emailConfirmed = z.object({ changed: z.boolean() });
export type EmailConfirmed = z.infer<typeof emailConfirmed>;

import { z } from "zod";
import { traineeFields } from "../../trainee.ts";
import { field } from "../fields.ts";
import { enteredPassword } from "./password.ts";

/** Who deletes an account says again who they are: what they know, and what they are called. */
export const accountDeletionBody = z.strictObject({
  password: enteredPassword,
  name: field(traineeFields.name),
});
export type AccountDeletionBody = z.infer<typeof accountDeletionBody>;

export const accountDeletion = z.object({
  /** When the account goes, UTC milliseconds; null while it stays. */
  deletesAt: z.number().int().nullable(),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

import { z } from "zod";
import { traineeFields } from "../../trainee.ts";
import { field } from "../fields.ts";
import { enteredPassword } from "./password.ts";

/** Proof for deleting an account: the password, and the name. */
export const accountDeletionBody = z.strictObject({
  password: enteredPassword,
  name: field(traineeFields.name),
});
export type AccountDeletionBody = z.infer<typeof accountDeletionBody>;

export const accountDeletion = z.object({
  /** The time of deletion, UTC milliseconds; null without one. */
  deletesAt: z.number().int().nullable(),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

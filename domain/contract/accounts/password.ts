import { z } from "zod";
import type { FieldProblem } from "../../errors.ts";
import { passwordLength } from "../../fields.ts";
import { isCleanText } from "../../text.ts";
import { addProblem, field } from "../fields.ts";

/** A password to compare; only impossible ones are refused. */
export const enteredPassword = z.string().superRefine((value, context) => {
  const problem = problemOfEntered(value);
  if (problem) addProblem(context, problem);
});

function problemOfEntered(value: string): FieldProblem | undefined {
  if (value === "") return { code: "required" };
  if (value.length > passwordLength.max) return { code: "too_long", max: passwordLength.max };
  return isCleanText(value) ? undefined : { code: "invalid" };
}

export const resetPasswordBody = z.strictObject({ email: field({ kind: "email", known: true }) });

/** The token of a mailed link; an invalid one is answered like a used one. */
export const mailToken = z.string().max(1024);

export const newPasswordBody = z.strictObject({
  token: mailToken,
  password: field({ kind: "password" }),
});

/** The area of the account with the new password. */
export const newPasswordSet = z.object({ area: z.enum(["trainer", "trainee"]) });
export type NewPasswordSet = z.infer<typeof newPasswordSet>;

export const changePasswordBody = z.strictObject({
  currentPassword: enteredPassword,
  newPassword: field({ kind: "password" }),
});
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

import { checkFields } from "../../../domain/fields.ts";
import { fieldTextsOf } from "../../lib/field-text.ts";
import type { SubmitOutcome } from "../../ui/form.ts";
import { signIn } from "../api.ts";
import { takeOver } from "../take-over.ts";
import { refused } from "../use-deferred-form.ts";
import { CodeForm } from "./code-form.tsx";
import { type Area, rememberEmail } from "./remembered-email.ts";
import type { CodeStep } from "./sign-in.tsx";
import { signInErrorText } from "./sign-in-error.ts";

/** Signs in and opens the app, or asks for the second step. */
export async function submitPassword(
  data: FormData,
  area: Area,
  onCodeRequired: (step: CodeStep) => void,
): Promise<SubmitOutcome> {
  const email = String(data.get("email") ?? "").trim();
  const password = String(data.get("password") ?? "");
  // Any password is worth trying: the rule for new ones does not judge old ones.
  const problems = {
    ...checkFields({ email: { kind: "email", known: true } }, { email }),
    ...(password === "" ? { password: { code: "required" as const } } : {}),
  };
  if (Object.keys(problems).length > 0) return refused(fieldTextsOf(problems));
  const remember = data.has("remember");
  try {
    const answer = await signIn({ email, password, area, remember });
    rememberEmail(area, remember ? email : undefined);
    if (answer.kind === "code_required") {
      onCodeRequired((back) => <CodeForm ticket={answer.ticket} onBack={back} />);
    } else await takeOver(answer);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: signInErrorText(error) };
  }
}

import type { ReactNode } from "react";
import { checkFields } from "../../../domain/fields.ts";
import { comesFromFrame } from "../../embed/framed-sign-in.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { isFramed } from "../../lib/session/framed.ts";
import { readWho } from "../../lib/session/who.ts";
import type { SubmitOutcome } from "../../ui/form.ts";
import { signIn } from "../api.ts";
import { takeOver } from "../take-over.ts";
import { refused } from "../use-deferred-form.ts";
import { CodeForm } from "./code-form.tsx";
import { type Area, rememberEmail } from "./remembered-email.ts";
import type { CodeStep } from "./sign-in.tsx";
import { signInErrorText } from "./sign-in-error.ts";

interface Beside {
  onCodeRequired: (step: CodeStep) => void;
  /** Called without an answer of the server; the demo is then offered. */
  onUnanswered: (offer?: ReactNode) => void;
}

/** Signs in and opens the app, or asks for the second step. */
export async function submitPassword(
  data: FormData,
  area: Area,
  { onCodeRequired, onUnanswered }: Beside,
): Promise<SubmitOutcome> {
  const email = String(data.get("email") ?? "").trim();
  const password = String(data.get("password") ?? "");
  // Any password is tried, as old ones may break the present rule.
  const problems = {
    ...checkFields({ email: { kind: "email", known: true } }, { email }),
    ...(password === "" ? { password: { code: "required" as const } } : {}),
  };
  if (Object.keys(problems).length > 0) return refused(fieldTextsOf(problems));
  const remember = data.has("remember");
  onUnanswered();
  try {
    const answer = await signIn({ email, password, area, remember });
    rememberEmail(area, remember ? email : undefined);
    if (answer.kind === "code_required") {
      onCodeRequired((back) => <CodeForm ticket={answer.ticket} onBack={back} />);
    } else await takeOver(answer);
    return { ok: true };
  } catch (error) {
    if (isUnanswered(error) && isNobodyHere()) await offerDemo(onUnanswered);
    return { ok: false, message: signInErrorText(error) };
  }
}

/** Without its code there is no offer. */
const offerDemo = (show: (offer: ReactNode) => void) =>
  import("../demo/offer.tsx").then(
    ({ DemoOffer }) => show(<DemoOffer />),
    () => undefined,
  );

/** Whether the product itself did not answer; each of its refusals has the id of its request. */
const isUnanswered = (error: unknown) => error instanceof ApiError && error.requestId === undefined;

/** Nobody is signed in in another window, and the page has no relation to a frame. */
const isNobodyHere = () => readWho() === undefined && !isFramed() && !comesFromFrame();

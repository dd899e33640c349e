import type {
  InvitationAccepted,
  OpenInvitation,
} from "../../../domain/contract/people/invitation.ts";
import type { ErrorCode } from "../../../domain/errors.ts";
import { checkField } from "../../../domain/fields.ts";
import { newId } from "../../../domain/id.ts";
import { checkRegistration, registrationFields } from "../../../domain/people/registration.ts";
import { deviceZone } from "../../lib/format/device-zone.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { readForm, typedIn } from "../../lib/read-form.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { checkRepeated, personTextsOf } from "../../person-form/read.ts";
import type { SubmitOutcome } from "../../ui/form.ts";
import { choosePassword, registerByInvitation } from "../api.ts";
import { takeOver } from "../take-over.ts";
import { refused, type Submit } from "../use-deferred-form.ts";
import { overCodeOf } from "./open.ts";

interface Outcomes {
  /** Called after the sign-in; the app replaces this page. */
  onEnter: () => void;
  /** Called after the acceptance, if the person must sign in. */
  onAccepted: () => void;
  onOver: (code: ErrorCode) => void;
}

// One id for all attempts of this visit, so that a retry registers once.
const id = newId();
const { plan: _, ...personFields } = registrationFields;

/** Accepts the invitation; returns all errors of the form at once. */
export function acceptSubmit(
  { token, asks, email }: { token: string } & Pick<OpenInvitation, "asks" | "email">,
  outcomes: Outcomes,
): Submit {
  return async (data) => {
    const request =
      asks === "password"
        ? passwordOf(data, { token, lacksAddress: email === null })
        : registrationOf(data, token);
    if ("refusal" in request) return request.refusal;
    try {
      const answer = await request.send();
      if (answer.kind === "accepted") outcomes.onAccepted();
      else {
        outcomes.onEnter();
        await takeOver(answer);
      }
      return { ok: true };
    } catch (error) {
      return refusalOf(error, outcomes.onOver);
    }
  };
}

type Request = { refusal: SubmitOutcome } | { send: () => Promise<InvitationAccepted> };

const isRemembered = (data: FormData) => data.has("remember");

function passwordOf(
  data: FormData,
  { token, lacksAddress }: { token: string; lacksAddress: boolean },
): Request {
  const address = lacksAddress ? { email: String(data.get("email") ?? "").trim() } : {};
  const unaddressed = lacksAddress && checkField(registrationFields.email, address.email);
  const password = String(data.get("password") ?? "");
  const first = checkField({ kind: "password" }, password);
  const repeated = checkRepeated(data);
  if (unaddressed || first || repeated) {
    const problems = {
      ...(unaddressed ? { email: unaddressed } : {}),
      ...(first ? { password: first } : {}),
      ...(repeated ? { confirmPassword: repeated } : {}),
    };
    return { refusal: refused(personTextsOf(problems)) };
  }
  return {
    send: () => choosePassword({ token, password, remember: isRemembered(data), ...address }),
  };
}

function registrationOf(data: FormData, token: string): Request {
  const typed = {
    ...typedIn(registrationFields, data),
    confirmPassword: data.get("confirmPassword"),
  };
  // The plan is the invitation's; the form has none.
  const problems = checkRegistration({ ...typed, plan: "invited" });
  if (problems) return { refusal: refused(personTextsOf(problems)) };
  const read = readForm(personFields, data);
  if ("problems" in read) return { refusal: refused(personTextsOf(read.problems)) };
  const remember = isRemembered(data);
  const body = { token, id, ...read.value, remember, timeZone: deviceZone() };
  return { send: () => registerByInvitation(body) };
}

function refusalOf(error: unknown, onOver: Outcomes["onOver"]): SubmitOutcome {
  const code = overCodeOf(error);
  if (code) onOver(code);
  const message = errorText(error, m.access_invitation_refused());
  if (!(error instanceof ApiError)) return { ok: false, message };
  const fields = personTextsOf(error.fields);
  if (error.code === "email_taken") fields.email = message;
  return { ok: false, message, fields };
}

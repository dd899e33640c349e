import type { ReactNode } from "react";
import type { Registered } from "../../../domain/contract/people/registration.ts";
import { newId } from "../../../domain/id.ts";
import { paths } from "../../../domain/paths.ts";
import { checkRegistration, registrationFields } from "../../../domain/people/registration.ts";
import { deviceZone } from "../../lib/format/device-zone.ts";
import { readForm, typedIn } from "../../lib/read-form.ts";
import { framable } from "../../lib/session/framed.ts";
import { m } from "../../paraglide/messages.js";
import { personTextsOf } from "../../person-form/read.ts";
import { Banner } from "../../ui/banner.tsx";
import { register } from "../api.ts";
import { refused, type Submit } from "../use-deferred-form.ts";
import type { Offer } from "./offer.tsx";
import { planAtFirst } from "./persisted-fields.ts";
import { refusalOf } from "./refusal.ts";

// One id for all attempts of this visit, so that a retry registers once.
const id = newId();

/**
 * Registers; returns all errors of the form at once. A form sent before the plans are loaded waits for them and uses
 * the default plan.
 */
export function registrationSubmit(
  onRegistered: (message: ReactNode, next: string) => void,
  askOffer: () => Promise<Offer>,
): Submit {
  return async (data) => {
    if (!data.has("plan")) {
      const offer = await askOffer().catch(() => undefined);
      if (!offer) return { ok: false, message: m.access_plans_failed() };
      const plan = planAtFirst(offer.form);
      if (plan !== undefined) data.set("plan", plan);
    }
    const typed = {
      ...typedIn(registrationFields, data),
      confirmPassword: data.get("confirmPassword"),
    };
    const problems = checkRegistration(typed);
    if (problems) return refused(personTextsOf(problems));
    const read = readForm(registrationFields, data);
    if ("problems" in read) return refused(personTextsOf(read.problems));
    try {
      const result = await register({ id, ...read.value, timeZone: deviceZone() });
      onRegistered(<RegisteredBanner result={result} />, signInAfter(result));
      return { ok: true };
    } catch (error) {
      return refusalOf(error);
    }
  };
}

function RegisteredBanner({ result }: { result: Registered }) {
  return (
    <Banner kind="success">
      <p className="font-medium">{m.access_registered()}</p>
      <p>{nextOf(result)}</p>
    </Banner>
  );
}

function nextOf({ status, confirmEmail }: Registered): string {
  if (confirmEmail) return m.access_registered_confirm();
  return status === "pending" ? m.access_registered_pending() : m.access_registered_next();
}

/** The address of the sign-in, with the steps that the account still needs. */
function signInAfter({ status, confirmEmail }: Registered): string {
  const waitsFor = confirmEmail ? "#unconfirmed" : status === "pending" ? "#pending" : "";
  return framable(paths.trainee.signIn) + waitsFor;
}

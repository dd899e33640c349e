import type { ReactNode } from "react";
import type { OfferedPlans } from "../../../domain/contract/people/registration.ts";
import { paths } from "../../../domain/paths.ts";
import { callLink, mailLink, whatsAppLink } from "../../lib/contact-links.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { listPlans } from "../api.ts";

export type Offer = {
  form: { plans: OfferedPlans["plans"]; defaultPlan?: string };
  /** The text above the form, unless registration leads straight to the programme. */
  intro?: string;
  /** Replaces the form while registration is closed. */
  closed?: ReactNode;
};

export async function loadOffer(): Promise<Offer> {
  const { plans, defaultPlan, registration, contact } = await listPlans();
  const form = { plans, ...(defaultPlan !== null && { defaultPlan }) };
  if (registration === "closed") return { form, closed: <Closed contact={contact} /> };
  return registration === "approval" ? { form, intro: m.access_register_approval() } : { form };
}

/** Says that registration is closed, with the trainer's contact. */
function Closed({ contact }: Pick<OfferedPlans, "contact">) {
  const { phone, whatsApp, whatsAppText, email } = contact ?? {};
  return (
    <Banner kind="info">
      <p className="font-medium">{m.access_registration_closed_title()}</p>
      <p>{m.access_registration_closed_text()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton href={paths.trainee.signIn} variant="secondary">
          {m.access_back_to_sign_in()}
        </LinkButton>
        {whatsApp && (
          <LinkButton href={whatsAppLink(whatsApp, whatsAppText ?? null)} variant="ghost">
            {m.contact_whatsapp()}
          </LinkButton>
        )}
        {phone && (
          <LinkButton href={callLink(phone)} variant="ghost">
            {m.contact_phone()}
          </LinkButton>
        )}
        {email && (
          <LinkButton href={mailLink(email)} variant="ghost">
            {m.contact_email()}
          </LinkButton>
        )}
      </div>
    </Banner>
  );
}

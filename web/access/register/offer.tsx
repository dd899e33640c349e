import type { ReactNode } from "react";
import type { OfferedPlans } from "../../../domain/contract/accounts/registration.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { listPlans } from "../api.ts";

export type Offer = {
  plans: OfferedPlans["plans"];
  /** Stands in place of the form while nobody may register. */
  closed?: ReactNode;
};

export async function loadOffer(): Promise<Offer> {
  const { plans, registration } = await listPlans();
  return registration === "closed" ? { plans, closed: <Closed /> } : { plans };
}

function Closed() {
  return (
    <Banner kind="info">
      <p className="font-medium">{m.access_registration_closed_title()}</p>
      <p>{m.access_registration_closed_text()}</p>
      <LinkButton href={paths.trainee.signIn} variant="secondary" className="mt-3">
        {m.access_back_to_sign_in()}
      </LinkButton>
    </Banner>
  );
}

import { useMutation } from "@tanstack/react-query";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { type FastingPurpose, stands } from "../../../domain/people/consents.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { consentFailed } from "../check-ins/consent-failed.ts";
import { ConsentSwitch } from "../check-ins/consent-switch.tsx";
import { ramadanKey } from "./queries.ts";

/** What the trainer sees of the month, and what the person's own copy has. Nothing until they agree. */
export function TrainerSees({ own: { consents }, shown }: { own: OwnRamadan; shown: boolean }) {
  if (!shown && !stands(consents.fasting_coach) && !stands(consents.fasting_archive)) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-medium">{m.ramadan_trainer_sees()}</h3>
      <FastingConsent
        purpose="fasting_coach"
        label={m.ramadan_coach()}
        hint={m.ramadan_coach_hint()}
        consents={consents}
      />
      <FastingConsent
        purpose="fasting_archive"
        label={m.ramadan_archive()}
        hint={m.ramadan_archive_hint()}
        consents={consents}
      />
    </section>
  );
}

type FastingConsentProps = {
  purpose: FastingPurpose;
  label: string;
  hint: string;
  consents: OwnRamadan["consents"];
};

function FastingConsent({ purpose, label, hint, consents }: FastingConsentProps) {
  const { mutate, isPending, variables } = useFastingConsent(purpose);
  return (
    <ConsentSwitch
      label={label}
      hint={hint}
      consent={consents[purpose]}
      deciding={isPending ? variables : undefined}
      onDecide={mutate}
    />
  );
}

/** A decision is never kept for later: it counts once the server has it. */
const useFastingConsent = (purpose: FastingPurpose) =>
  useMutation({
    networkMode: "always",
    // One after the other, so that the last decision counts.
    scope: { id: purpose },
    mutationFn: (given: boolean) =>
      answer(traineeClient().consents[":purpose"].$put({ param: { purpose }, json: { given } })),
    onSuccess: (consent) =>
      client.setQueryData<OwnRamadan>(
        ramadanKey,
        (own) => own && { ...own, consents: { ...own.consents, [purpose]: consent } },
      ),
    onError: (error) => consentFailed(error, ramadanKey),
  });

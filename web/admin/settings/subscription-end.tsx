import { useState } from "react";
import { proofDays } from "../../../domain/memberships/payment-proofs.ts";
import {
  type EndChoice,
  endChoices,
  type SubscriptionSettings,
  suspendAfter,
} from "../../../domain/memberships/subscription-end.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import type { FieldErrors, ReadResult } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { saveSubscriptionEnd, subscriptionEndQuery } from "./queries.ts";
import { SectionForm } from "./section-form.tsx";

const labels: Record<EndChoice, () => string> = {
  nothing: m.subscription_end_nothing,
  remind: m.subscription_end_remind,
  suspend: m.subscription_end_suspend,
};

/** The meaning of each choice. */
const meanings: Record<EndChoice, () => string> = {
  nothing: m.subscription_end_nothing_text,
  remind: m.subscription_end_remind_text,
  suspend: m.subscription_end_suspend_text,
};

const { min, max } = suspendAfter;
const rules = {
  atEnd: { kind: "choice", options: endChoices },
  suspendAfterDays: { kind: "number", min, max, decimals: 0 },
  proofDays: { kind: "number", min: proofDays.min, max: proofDays.max, decimals: 0 },
} as const;

/** The trainer's choice for the end of a subscription. */
export function SubscriptionEndSettings() {
  return (
    <Loaded query={subscriptionEndQuery} heights={["h-44"]}>
      {({ atEnd, suspendAfterDays, proofDays: days }) => (
        <SectionForm
          id="subscriptions"
          stored={{
            atEnd,
            suspendAfterDays: String(suspendAfterDays),
            proofDays: String(days),
          }}
          read={read}
          save={saveSubscriptionEnd}
          failed={m.subscription_end_save_failed()}
        >
          {(fields) => <Fields {...fields} />}
        </SectionForm>
      )}
    </Loaded>
  );
}

const choiceOf = (text: string | undefined): EndChoice =>
  endChoices.find((each) => each === text) ?? "remind";

function Fields({ texts, errors }: { texts: Texts; errors: FieldErrors }) {
  const [atEnd, setAtEnd] = useState(choiceOf(texts.atEnd));
  return (
    <>
      <ChoiceChips
        name="atEnd"
        label={m.subscription_end_choice()}
        options={endChoices.map((value) => ({ value, label: labels[value]() }))}
        defaultValue={[atEnd]}
        onChange={([chosen]) => setAtEnd(choiceOf(chosen))}
        hint={meanings[atEnd]()}
      />
      <div hidden={atEnd !== "suspend"}>
        <NumberField
          label={m.subscription_end_days()}
          name="suspendAfterDays"
          stepper
          min={min}
          max={max}
          defaultValue={texts.suspendAfterDays}
          error={errors.suspendAfterDays}
          className="max-w-72"
        />
      </div>
      <NumberField
        label={m.proof_days()}
        name="proofDays"
        hint={m.proof_days_text()}
        min={proofDays.min}
        max={proofDays.max}
        defaultValue={texts.proofDays}
        error={errors.proofDays}
        className="max-w-72"
      />
    </>
  );
}

function read(data: FormData): ReadResult<SubscriptionSettings> {
  const read = readForm(rules, data);
  return "value" in read ? read : { errors: fieldTextsOf(read.problems) };
}

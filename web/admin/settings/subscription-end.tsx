import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type EndChoice,
  endChoices,
  type SubscriptionSettings,
  suspendAfter,
} from "../../../domain/trainees/subscription-end.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/error-text.ts";
import { fieldTextsOf } from "../../lib/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { type ReadResult, type SubmitOutcome, useForm } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { saveSubscriptionEnd, subscriptionEndQuery } from "./queries.ts";

const labels: Record<EndChoice, () => string> = {
  nothing: m.subscription_end_nothing,
  remind: m.subscription_end_remind,
  suspend: m.subscription_end_suspend,
};

/** What each choice means. */
const meanings: Record<EndChoice, () => string> = {
  nothing: m.subscription_end_nothing_text,
  remind: m.subscription_end_remind_text,
  suspend: m.subscription_end_suspend_text,
};

const { min, max } = suspendAfter;
const rules = {
  atEnd: { kind: "choice", options: endChoices },
  suspendAfterDays: { kind: "number", min, max, decimals: 0 },
} as const;

/** What happens at the end of a subscription. */
export function SubscriptionEndSettings() {
  const { data, error, isFetching, refetch } = useQuery(subscriptionEndQuery);
  if (!data && error) {
    return (
      <LoadFailure
        title={m.subscription_end_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? <SubscriptionEndForm stored={data} /> : <Skeleton className="h-44" />;
}

function SubscriptionEndForm({ stored }: { stored: SubscriptionSettings }) {
  const [atEnd, setAtEnd] = useState(stored.atEnd);
  const submit = async (chosen: SubscriptionSettings): Promise<SubmitOutcome> => {
    try {
      await saveSubscriptionEnd(chosen);
      toast({ kind: "success", text: m.subscription_end_saved() });
      return { ok: true };
    } catch (error) {
      return { ok: false, message: errorText(error, m.subscription_end_save_failed()) };
    }
  };
  const { formProps, pending, errors, failure } = useForm({ read, submit });
  return (
    <form className="grid gap-4 rounded-xl border border-line bg-raised p-4" {...formProps}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <ChoiceChips
        name="atEnd"
        label={m.subscription_end_choice()}
        options={endChoices.map((value) => ({ value, label: labels[value]() }))}
        defaultValue={[stored.atEnd]}
        onChange={([chosen]) => setAtEnd(endChoices.find((each) => each === chosen) ?? "remind")}
        hint={meanings[atEnd]()}
      />
      <div hidden={atEnd !== "suspend"}>
        <NumberField
          label={m.subscription_end_days()}
          name="suspendAfterDays"
          stepper
          {...{ min, max }}
          defaultValue={stored.suspendAfterDays}
          error={errors.suspendAfterDays}
          className="max-w-72"
        />
      </div>
      <Button type="submit" pending={pending} className="justify-self-start">
        {m.ui_save()}
      </Button>
    </form>
  );
}

function read(data: FormData): ReadResult<SubscriptionSettings> {
  const read = readForm(rules, data);
  return "value" in read ? read : { errors: fieldTextsOf(read.problems) };
}

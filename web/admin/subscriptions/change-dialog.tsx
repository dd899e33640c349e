import { useId, useState } from "react";
import { addDays } from "../../../domain/calendar.ts";
import type {
  NewSubscriptionChange,
  SubscriptionLine,
} from "../../../domain/contract/memberships/subscriptions.ts";
import {
  runningTerm,
  type SubscriptionChangeKind,
} from "../../../domain/memberships/subscriptions.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { dataOf, formDrafts, type Texts, useFormDraft } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { PlanCards } from "../../person-form/plan-cards.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { type FieldErrors, type SubmitOutcome, useForm } from "../../ui/form.ts";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { change as changeLine } from "./act.ts";
import { Outcome } from "./outcome.tsx";
import { isGivenUpWhole, judgeChange, problemText } from "./read-change.ts";
import { useRenewalPayment } from "./renewal-payment.tsx";
import { actionTexts, meaningTexts } from "./texts.ts";

type ChangeDialogProps = {
  traineeId: string;
  kind: SubscriptionChangeKind;
  line: SubscriptionLine;
  onClose: () => void;
  /** Called after the line was changed. */
  onChanged?: () => void;
};

const drafts = formDrafts("subscription-changes", 1);

/** A change of the line: its meaning, its fields, and the resulting line. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { traineeId, kind, line: given, onClose, onChanged } = props;
  const formId = useId();
  const [line] = useState(given);
  const draft = useFormDraft(drafts, `${traineeId}:${kind}`, firstTexts(kind, line));
  const [texts] = useState(() => stillOffered(draft.texts, firstTexts(kind, line), line));
  const judge = (data: FormData) => judgeChange(data, { id: draft.attempt, kind, line });
  const [judged, setJudged] = useState(() => judge(dataOf(texts)));
  const payment = useRenewalPayment(traineeId, priceIn(judged, line));
  const close = () => {
    draft.forget();
    onClose();
  };

  const submit = async (asked: NewSubscriptionChange): Promise<SubmitOutcome> => {
    try {
      await changeLine(traineeId, asked);
      if (kind === "renewal") await payment.record();
      close();
      onChanged?.();
      return { ok: true };
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, m.subscriptions_failed()), fields };
    }
  };
  const { formProps, pending, errors, failure } = useForm<NewSubscriptionChange>({
    read: (data) => {
      const read = judge(data);
      const unpayable = payment.problem();
      if (unpayable !== undefined) return { errors: { amount: unpayable } };
      return "change" in read
        ? { value: read.change }
        : { errors: { [read.field]: problemText(read) } };
    },
    submit,
  });
  const formAttributes = draft.keeping(formProps, (data) => setJudged(judge(data)));

  return (
    <Dialog
      open
      size={kind === "pause" || kind === "end" ? "md" : "lg"}
      title={actionTexts[kind]()}
      description={meaningTexts[kind]()}
      onClose={close}
      footer={
        <FormButtons
          form={formId}
          variant={kind === "end" ? "danger" : "primary"}
          pending={pending}
          pendingLabel={m.memberships_saving()}
          onCancel={close}
        >
          {payment.pays ? m.subscriptions_renew_and_pay() : actionTexts[kind]()}
        </FormButtons>
      }
    >
      <div className="grid gap-4 pt-1">
        {(failure || errors.kind) && <Banner kind="error">{errors.kind ?? failure}</Banner>}
        <form id={formId} {...formAttributes} className="grid gap-4">
          <Fields
            kind={kind}
            line={line}
            texts={texts}
            errors={errors}
            givesUp={isGivenUpWhole(judged)}
          />
        </form>
        {kind === "renewal" && payment.fields}
        <Outcome line={line} terms={"terms" in judged ? judged.terms : undefined} />
      </div>
    </Dialog>
  );
}

type FieldsProps = {
  kind: SubscriptionChangeKind;
  line: SubscriptionLine;
  texts: Texts;
  errors: FieldErrors;
  /** Whether the chosen day ends the subscription before it begins. */
  givesUp: boolean;
};

function Fields({ kind, line, texts, errors, givesUp }: FieldsProps) {
  const day = (name: string, label: string, hint?: string) => (
    <TextField
      type="date"
      required
      min={line.today}
      name={name}
      label={label}
      hint={hint}
      defaultValue={texts[name]}
      error={errors[name]}
    />
  );
  if (kind === "end") {
    const hint = givesUp ? m.subscriptions_end_on_first() : m.subscriptions_end_on_hint();
    return day("on", m.subscriptions_end_on(), hint);
  }
  if (kind !== "pause") {
    return <PlanCards plans={offeredOf(line)} defaultValue={texts.plan} error={errors.plan} />;
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {day("from", m.subscriptions_pause_from())}
      {day("until", m.subscriptions_pause_until(), m.subscriptions_pause_until_hint())}
    </div>
  );
}

/** The price of the plan that a valid change buys, in agorot. */
function priceIn(judged: ReturnType<typeof judgeChange>, line: SubscriptionLine) {
  if (!("change" in judged) || !("plan" in judged.change)) return undefined;
  const { plan } = judged.change;
  return line.plans.find(({ id }) => id === plan)?.priceAgorot;
}

const usualPauseDays = 7;

const offeredOf = ({ plans }: SubscriptionLine) =>
  plans.filter(({ status }) => status === "active");

/** The initial values: the running plan, and days from today. */
function firstTexts(kind: SubscriptionChangeKind, line: SubscriptionLine): Texts {
  const { today, terms } = line;
  if (kind === "pause") return { from: today, until: addDays(today, usualPauseDays) };
  if (kind === "end") return { on: today };
  const offered = offeredOf(line);
  const last = kind === "renewal" ? terms.at(-1) : runningTerm(terms, today);
  const plan = offered.find(({ id }) => id === last?.planId) ?? offered[0];
  return plan ? { plan: plan.id } : {};
}

/** The defaults, if a stored draft's plan is no longer offered. */
function stillOffered(texts: Texts, first: Texts, line: SubscriptionLine): Texts {
  const isGone = "plan" in texts && offeredOf(line).every(({ id }) => id !== texts.plan);
  return isGone ? first : texts;
}

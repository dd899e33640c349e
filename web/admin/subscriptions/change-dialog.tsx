import { type FormEvent, useId, useState } from "react";
import { addDays } from "../../../domain/calendar.ts";
import type {
  NewSubscriptionChange,
  SubscriptionLine,
} from "../../../domain/contract/memberships/subscriptions.ts";
import { newId } from "../../../domain/id.ts";
import {
  runningTerm,
  type SubscriptionChangeKind,
} from "../../../domain/memberships/subscriptions.ts";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { fieldText, fieldTextsOf } from "../../lib/field-text.ts";
import { m } from "../../paraglide/messages.js";
import { PlanCards } from "../../person-form/plan-cards.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { type FieldErrors, type SubmitOutcome, useForm } from "../../ui/form.ts";
import { change as changeLine } from "./act.ts";
import { Outcome } from "./outcome.tsx";
import { judgeChange } from "./read-change.ts";
import { actionTexts, meaningTexts } from "./texts.ts";

type ChangeDialogProps = {
  traineeId: string;
  kind: SubscriptionChangeKind;
  line: SubscriptionLine;
  onClose: () => void;
};

/** One change of the line: what it means, what it takes, and what the line would be then. */
export function ChangeDialog({ traineeId, kind, line: given, onClose }: ChangeDialogProps) {
  const formId = useId();
  // One id for all attempts: a repeated request changes nothing twice.
  const [id] = useState(newId);
  const [line] = useState(given);
  const judge = (data: FormData) => judgeChange(data, { id, kind, line });
  const [judged, setJudged] = useState(() => judge(firstData(kind, line)));

  const submit = async (asked: NewSubscriptionChange): Promise<SubmitOutcome> => {
    try {
      await changeLine(traineeId, asked);
      onClose();
      return { ok: true };
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, m.subscriptions_failed()), fields };
    }
  };
  const { formProps, pending, errors, failure } = useForm<NewSubscriptionChange>({
    read: (data) => {
      const read = judge(data);
      return "change" in read
        ? { value: read.change }
        : { errors: { [read.field]: fieldText(read.problem) } };
    },
    submit,
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    setJudged(judge(new FormData(event.currentTarget)));
  };

  return (
    <Dialog
      open
      size={kind === "pause" || kind === "end" ? "md" : "lg"}
      title={actionTexts[kind]()}
      description={meaningTexts[kind]()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === "end" ? "danger" : "primary"}
            pending={pending}
            pendingLabel={m.memberships_saving()}
          >
            {actionTexts[kind]()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        {(failure || errors.kind) && <Banner kind="error">{errors.kind ?? failure}</Banner>}
        <form id={formId} {...formProps} onInput={onInput} className="grid gap-4">
          <Fields {...{ kind, line, errors }} />
        </form>
        <Outcome line={line} terms={"terms" in judged ? judged.terms : undefined} />
      </div>
    </Dialog>
  );
}

type FieldsProps = { kind: SubscriptionChangeKind; line: SubscriptionLine; errors: FieldErrors };

function Fields({ kind, line, errors }: FieldsProps) {
  const first = firstData(kind, line);
  const day = (name: string, label: string, hint?: string) => (
    <TextField
      type="date"
      required
      min={line.today}
      {...{ name, label, hint }}
      defaultValue={String(first.get(name))}
      error={errors[name]}
    />
  );
  if (kind === "end") return day("on", m.subscriptions_end_on(), m.subscriptions_end_on_hint());
  if (kind !== "pause") {
    return (
      <PlanCards
        plans={line.plans.filter(({ status }) => status === "active")}
        defaultValue={String(first.get("plan") ?? "")}
        error={errors.plan}
      />
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {day("from", m.subscriptions_pause_from())}
      {day("until", m.subscriptions_pause_until(), m.subscriptions_pause_until_hint())}
    </div>
  );
}

const usualPauseDays = 7;

/** What a dialog opens with: the plan that runs, and days from today on. */
function firstData(kind: SubscriptionChangeKind, { today, terms, plans }: SubscriptionLine) {
  const data = new FormData();
  if (kind === "pause") {
    data.set("from", today);
    data.set("until", addDays(today, usualPauseDays));
  } else if (kind === "end") data.set("on", today);
  else {
    const offered = plans.filter(({ status }) => status === "active");
    const last = kind === "renewal" ? terms.at(-1) : runningTerm(terms, today);
    const plan = offered.find(({ id }) => id === last?.planId) ?? offered[0];
    if (plan) data.set("plan", plan.id);
  }
  return data;
}

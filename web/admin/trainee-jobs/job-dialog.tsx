import { useQuery } from "@tanstack/react-query";
import { type FormEvent, Suspense, useId, useState } from "react";
import type { JobAudience } from "../../../domain/contract/jobs/jobs.ts";
import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import { maxPeople } from "../../../domain/jobs/jobs.ts";
import { type PlanChangeKind, planChangeKinds } from "../../../domain/memberships/subscriptions.ts";
import { lazyPart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/format/error-text.ts";
import { formatCount } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ContentFields } from "../notifications/content-fields.tsx";
import { reminderText } from "../payments/debts.ts";
import { planChangeTexts } from "../trainees/texts.ts";
import { actionOf, aimOf, type JobChoice, type JobDraft } from "./choices.ts";
import { attemptId, forgetAttempt, forgetWords, useJobDraft } from "./draft.ts";
import { MessageFields } from "./message-fields.tsx";
import { previewQuery, runJob, tellDone } from "./queries.ts";
import { choiceTexts, confirmText, sendingChoices } from "./texts.ts";
import { Who } from "./who.tsx";

// With the calendar of the months.
const DayFields = lazyPart(async () => (await import("./day-fields.tsx")).DayFields);

type JobDialogProps = {
  choice: JobChoice;
  audience: JobAudience;
  plans: readonly PlanChoice[];
  onClose: () => void;
  /** Called after the job was done. */
  onDone: () => void;
};

/** A job on many people: its fields, its people, and a button with their number. */
export function JobDialog({ choice, audience, plans, onClose, onDone }: JobDialogProps) {
  const formId = useId();
  const offered = plans.filter(({ status }) => status === "active");
  const { draft, change: write } = useJobDraft(choice, {
    plan: offered[0]?.id ?? "",
    text: choice === "remind" ? reminderText() : "",
  });
  const [state, setState] = useState<{ sending: boolean; failure?: string; changed?: true }>({
    sending: false,
  });
  const aim = aimOf(choice, draft);
  const question = previewQuery(audience, aim ?? { kind: "message" });
  const who = useQuery({ ...question, enabled: aim !== undefined });
  const preview = aim && who.data;
  const action = actionOf(choice, draft);
  const total = preview?.total ?? 0;
  const ready = action !== undefined && total > 0 && !who.isPlaceholderData;

  // Errors belong to the previous values.
  const change = (changes: Partial<JobDraft>) => {
    setState({ sending: false });
    write(changes);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || state.sending) return;
    setState({ sending: true });
    // The same content has the same id, so that a retry runs once.
    const id = attemptId(audience, action);
    try {
      const outcome = await runJob({
        id,
        audience,
        action,
        total,
        fingerprint: preview?.fingerprint,
      });
      forgetAttempt(action.kind, id);
      if (outcome.outcome === "changed") {
        queryClient.setQueryData(question.queryKey, outcome.preview);
        setState({ sending: false, changed: true });
        return;
      }
      if (action.kind === "message" || action.kind === "notify") forgetWords(choice, action.kind);
      tellDone(outcome.job, action);
      onDone();
    } catch (error) {
      setState({ sending: false, failure: errorText(error, m.bulk_failed()) });
    }
  };

  const texts = choiceTexts[choice];
  return (
    <Dialog
      open
      size="lg"
      title={texts.title()}
      description={texts.text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={choice === "deactivate" ? "danger" : "primary"}
            disabled={!ready}
            pending={state.sending}
            pendingLabel={sendingChoices.includes(choice) ? m.bulk_sending() : m.bulk_applying()}
          >
            {confirmText(choice, total)}
          </Button>
        </>
      }
    >
      <div className="sticky top-0 z-10 bg-overlay">
        {state.failure && <Banner kind="error">{state.failure}</Banner>}
        {state.changed && <Banner kind="info">{m.bulk_changed()}</Banner>}
      </div>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5 pt-2"
      >
        {aim?.kind === "message" && (
          <MessageFields
            namesDue={choice === "remind"}
            text={draft.text}
            people={preview?.people ?? []}
            onChange={(text) => change({ text })}
          />
        )}
        {choice === "notify" && <ContentFields content={draft} onChange={change} />}
        {choice === "plan" && aim && (
          <PlanFields draft={draft} offered={offered} onChange={change} />
        )}
        {choice === "lighten" && (
          <Suspense fallback={<Skeleton className="h-20 w-full" />}>
            <DayFields days={draft.days} onChange={(days) => change({ days })} />
          </Suspense>
        )}
        {!aim && choice === "lighten" ? null : !aim ? (
          <p className="text-muted">{m.invitations_no_plan()}</p>
        ) : who.error && !preview ? (
          <LoadFailure
            title={tooManyText(who.error, aim.kind) ?? m.bulk_who_failed()}
            error={who.error}
            pending={who.isFetching}
            onRetry={() => void who.refetch()}
          />
        ) : preview ? (
          <Who preview={preview} waiting={who.isPlaceholderData} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </form>
    </Dialog>
  );
}

function tooManyText(error: Error, kind: keyof typeof maxPeople): string | undefined {
  const isTooMany = error instanceof ApiError && error.fields.audience?.code === "out_of_range";
  return isTooMany ? m.bulk_too_many({ max: formatCount(maxPeople[kind]) }) : undefined;
}

type PlanFieldsProps = {
  draft: JobDraft;
  offered: readonly PlanChoice[];
  onChange: (changes: Partial<JobDraft>) => void;
};

function PlanFields({ draft: { plan, change }, offered, onChange }: PlanFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={m.trainees_filter_plan()}
        name="plan"
        value={plan}
        options={offered.map((each) => ({ value: each.id, label: nameIn(each) }))}
        onChange={(value) => onChange({ plan: value })}
      />
      <SelectField
        label={m.bulk_plan_change()}
        name="change"
        value={change}
        options={planChangeKinds.map((kind) => ({ value: kind, label: planChangeTexts[kind]() }))}
        onChange={(value) => onChange({ change: value as PlanChangeKind })}
      />
    </div>
  );
}

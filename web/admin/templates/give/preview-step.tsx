import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type {
  GivingQuestion,
  TemplateJob,
} from "../../../../domain/contract/templates/template-jobs.ts";
import { maxGiven } from "../../../../domain/jobs/jobs.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LeftOut } from "../../trainee-jobs/left-out.tsx";
import { giveTemplate, givingQuery } from "../jobs/queries.ts";
import { attempts, meantOf } from "./attempt.ts";
import { without } from "./draft.ts";
import { PersonLine } from "./person-line.tsx";
import { StepDialog, type StepProps } from "./step-dialog.tsx";

type PreviewStepProps = StepProps & {
  templateId: string;
  question: GivingQuestion;
  onGiven: (job: TemplateJob) => void;
};

/** A line for each person, who can be unticked; then the job begins. */
export function PreviewStep({ templateId, question, onGiven, ...dialog }: PreviewStepProps) {
  const { audience, terms } = question;
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<{ sending: boolean; failure?: string; changed?: true }>({
    sending: false,
  });
  const all = useQuery(givingQuery(templateId, question));
  const left = without(audience, out);
  const asked = givingQuery(templateId, { audience: left ?? audience, terms });
  const given = useQuery(asked);
  const total = left ? (given.data?.total ?? 0) : 0;
  const tooMany = total > maxGiven;
  const ready = left !== undefined && total > 0 && !tooMany;

  const give = async () => {
    if (!left || !given.data || state.sending) return;
    setState({ sending: true });
    const giving = { audience: left, terms };
    // The same giving has the same id, so that a retry gives once.
    const id = attempts.idOf("give", meantOf(templateId, giving));
    try {
      const { fingerprint } = given.data;
      const outcome = await giveTemplate(templateId, { id, ...giving, total, fingerprint });
      attempts.forget("give", id);
      if (outcome.outcome === "done") return onGiven(outcome.job);
      queryClient.setQueryData(asked.queryKey, outcome.preview);
      void queryClient.invalidateQueries({ queryKey: givingQuery(templateId, question).queryKey });
      setState({ sending: false, changed: true });
    } catch (error) {
      setState({ sending: false, failure: errorText(error, m.templates_give_failed()) });
    }
  };
  const tick = (id: string, on: boolean) => {
    const others = [...out].filter((each) => each !== id);
    setState({ sending: false });
    setOut(new Set(on ? others : [...others, id]));
  };
  return (
    <StepDialog
      {...dialog}
      next={
        <Button
          disabled={!ready}
          pending={state.sending}
          pendingLabel={m.templates_giving()}
          onClick={() => void give()}
        >
          {m.templates_give_to({ count: total, total: formatCount(total) })}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {state.failure && <Banner kind="error">{state.failure}</Banner>}
        {state.changed && <Banner kind="info">{m.bulk_changed()}</Banner>}
        {tooMany && <Banner kind="error">{tooManyText()}</Banner>}
        {all.error && !all.data && (
          <LoadFailure
            title={isTooMany(all.error) ? tooManyText() : m.templates_preview_failed()}
            error={all.error}
            pending={all.isFetching}
            onRetry={() => void all.refetch()}
          />
        )}
        {!all.data && !all.error && <Skeleton className="h-64" />}
        {all.data && (
          <>
            <p role="status" className="font-medium">
              {total > 0
                ? m.templates_reaches({ count: total, total: formatCount(total) })
                : m.bulk_nobody()}
            </p>
            <p className="text-sm text-muted">{m.templates_preview_hint()}</p>
            {all.data.gone > 0 && (
              <p className="text-sm text-warn">
                {m.templates_gone({ count: all.data.gone, total: formatCount(all.data.gone) })}
              </p>
            )}
            <ul
              aria-label={m.bulk_who()}
              className="divide-y divide-line rounded-md border border-line empty:hidden"
            >
              {all.data.people.map((person) => (
                <PersonLine
                  key={person.id}
                  person={person}
                  scaled={terms.scaled}
                  ticked={!out.has(person.id)}
                  onTick={(on) => tick(person.id, on)}
                />
              ))}
            </ul>
            <LeftOut leftOut={all.data.leftOut} />
          </>
        )}
      </div>
    </StepDialog>
  );
}

const tooManyText = () => m.bulk_too_many({ max: formatCount(maxGiven) });

const isTooMany = (error: Error): boolean =>
  error instanceof ApiError && error.fields.audience?.code === "out_of_range";

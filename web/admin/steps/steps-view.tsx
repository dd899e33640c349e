import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { stepDays, stepFields } from "../../../domain/activity/step-days.ts";
import type { TraineeSteps } from "../../../domain/contract/activity/steps.ts";
import type { FieldRule } from "../../../domain/fields.ts";
import { stepBounds } from "../../../domain/person-bounds.ts";
import { CountForm } from "../../day-numbers/count-form.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/format/error-text.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { DaysChart } from "../../steps/days-chart.tsx";
import { Amount } from "../../ui/bidi.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { liveEveryMs } from "../trainees/queries.ts";
import { setSteps, setTarget, traineeStepsQuery } from "./queries.ts";
import { Recommended } from "./recommended.tsx";

/** A trainee's steps: today and the target, each editable, and the past days. */
export function StepsView({ traineeId }: { traineeId: string }) {
  const query = useQuery({ ...traineeStepsQuery(traineeId), refetchInterval: liveEveryMs });
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    return (
      <LoadFailure
        title={m.steps_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-72" />
      </Loading>
    );
  }
  return <Steps traineeId={traineeId} known={data} />;
}

function Steps({ traineeId, known }: { traineeId: string; known: TraineeSteps }) {
  const { date, target, first, last, before, records } = known;
  const days = stepDays({ first, last, before }, records);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-3 sm:grid-cols-2">
        <Figure
          label={m.steps_today()}
          value={days.at(-1)?.steps ?? 0}
          rule={stepFields.steps}
          step={stepBounds.countStep}
          save={(count) => setSteps(traineeId, date, count)}
          failed={m.steps_update_failed}
          saved={m.steps_saved}
        />
        <Figure
          label={m.steps_target()}
          hint={m.steps_target_hint()}
          value={target}
          rule={stepFields.target}
          step={stepBounds.targetStep}
          save={(count) => setTarget(traineeId, count)}
          failed={m.steps_target_save_failed}
          saved={m.steps_target_saved}
        />
      </div>
      <Recommended target={target} />
      <DaysChart days={days} today={date} target={target} />
    </div>
  );
}

type FigureProps = {
  label: string;
  hint?: string;
  value: number;
  rule: Extract<FieldRule, { kind: "number" }>;
  step: number;
  save: (count: number) => Promise<void>;
  saved: () => string;
  failed: () => string;
};

function Figure({ label, hint, value, rule, step, save, saved, failed }: FigureProps) {
  const [editing, setEditing] = useState(false);
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => {
      setEditing(false);
      toast({ kind: "success", text: saved() });
    },
    onError: (error) => toast({ kind: "error", text: errorText(error, failed()) }),
  });
  return (
    <section className="rounded-lg border border-line p-4">
      {editing ? (
        <CountForm
          label={label}
          hint={hint}
          rule={rule}
          step={step}
          value={value}
          pending={saving.isPending}
          onSave={(count) => saving.mutate(count)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 grow">
            <span className="block text-sm text-muted">{label}</span>
            <Amount
              value={formatCount(value)}
              unit={m.steps_unit({ count: value })}
              className="text-2xl font-semibold"
            />
          </span>
          <Button
            variant="secondary"
            aria-label={`${m.steps_edit_short()}: ${label}`}
            onClick={() => setEditing(true)}
          >
            {m.steps_edit_short()}
          </Button>
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from "react";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { NotRecorded } from "../../body/fact.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { percentInk } from "../performance/tones.ts";
import { GlanceCard } from "./glance-card.tsx";

type GlanceProps = { glance: TraineeGlance };

/** The progress of today, and the adherence of the seven days before. */
export function GlanceDay({ glance: { day, adherence } }: GlanceProps) {
  return (
    <GlanceCard title={m.glance_today()}>
      <dl className="grid gap-2">
        <Share label={m.glance_exercises()} share={day.exercises} none={m.glance_rest()} />
        <Share label={m.glance_meals()} share={day.meals} none={m.glance_no_meals()} />
        <Share label={m.glance_steps()} share={day.steps} none={<NotRecorded />} />
        <Percent
          label={m.performance_today()}
          value={day.progress}
          over={false}
          none={m.glance_rest()}
        />
        <Percent
          label={m.glance_adherence()}
          value={adherence}
          over
          none={m.glance_nothing_assigned()}
        />
      </dl>
    </GlanceCard>
  );
}

type PercentProps = { label: string; value: number | null; over: boolean; none: string };

function Percent({ label, value, over, none }: PercentProps) {
  return (
    <div className="flex items-baseline justify-between gap-2 border-t border-line pt-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        {value === null ? (
          <span className="text-sm text-muted">{none}</span>
        ) : (
          <Ltr className={`font-semibold tabular-nums ${percentInk(value, { over })}`}>
            {value}%
          </Ltr>
        )}
      </dd>
    </div>
  );
}

type ShareProps = {
  label: string;
  share: { done: number; goal: number } | null;
  /** The text of a day without goals. */
  none: ReactNode;
};

function Share({ label, share, none }: ShareProps) {
  const isAsked = share !== null && share.goal > 0;
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-2 gap-y-1 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end font-medium">
        {isAsked ? (
          <Ltr className="tabular-nums">
            {formatCount(share.done)} / {formatCount(share.goal)}
          </Ltr>
        ) : (
          <span className="font-normal text-muted">{none}</span>
        )}
      </dd>
      {isAsked && (
        <dd className="col-span-full">
          <ProgressBar value={share.done} max={share.goal} label={label} />
        </dd>
      )}
    </div>
  );
}

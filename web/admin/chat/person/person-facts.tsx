import type { ReactNode } from "react";
import { judgeWeight } from "../../../../domain/body/body-change.ts";
import type { TraineeGlance } from "../../../../domain/contract/attention/glance.ts";
import { Change } from "../../../body/change.tsx";
import { NotRecorded } from "../../../body/fact.tsx";
import {
  datedDay,
  formatCount,
  formatDay,
  formatKg,
  formatMoney,
} from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Amount, Ltr } from "../../../ui/bidi.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { percentInk } from "../../performance/tones.ts";
import { GlanceCard } from "./glance-card.tsx";

type GlanceProps = { glance: TraineeGlance };

/** Days before the end from which it is coloured. */
const soonDays = 7;

/** The subscription with its end, and the due amount. */
export function GlanceMembership({ glance: { membership, due } }: GlanceProps) {
  const { endsOn, daysLeft, pausedUntil } = membership;
  return (
    <GlanceCard title={m.trainees_tab_subscriptions()}>
      <p className="font-medium wrap-anywhere">{nameIn(membership)}</p>
      {endsOn !== null && daysLeft !== null ? (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {formatDay(endsOn, datedDay)}
          <Badge tone={daysLeft < 0 ? "bad" : daysLeft <= soonDays ? "warn" : "neutral"}>
            {daysLeft >= 0
              ? m.profile_days_left({ count: daysLeft })
              : m.profile_ended({ count: -daysLeft })}
          </Badge>
        </p>
      ) : (
        <p className="text-sm text-muted">{m.glance_no_end()}</p>
      )}
      {pausedUntil && (
        <p className="text-sm text-muted">
          {m.glance_paused({ day: formatDay(pausedUntil, datedDay) })}
        </p>
      )}
      {due !== 0 && (
        <p className="flex items-baseline justify-between gap-2 text-sm">
          <span className="text-muted">{due > 0 ? m.payments_due() : m.payments_ahead()}</span>
          <bdi className={`font-semibold tabular-nums ${due > 0 ? "text-warn" : ""}`}>
            {formatMoney(Math.abs(due))}
          </bdi>
        </p>
      )}
    </GlanceCard>
  );
}

/** The last weight, its change, and the target. */
export function GlanceWeight({ glance: { weight, goals } }: GlanceProps) {
  const { current, difference, target } = weight;
  return (
    <GlanceCard title={m.trainees_card_weight()}>
      {current ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Amount
              value={formatKg(current.weight)}
              unit={m.person_kg()}
              className="text-xl font-semibold tabular-nums"
            />
            {difference !== null && (
              <Change
                difference={difference}
                verdict={judgeWeight({ difference, current: current.weight, target }, goals)}
                unit={m.person_kg()}
              />
            )}
          </p>
          <p className="text-sm text-muted">{formatDay(current.date, datedDay)}</p>
        </>
      ) : (
        <NotRecorded />
      )}
      {target !== null && (
        <p className="text-sm text-muted">
          {m.person_target_weight()}: <Amount value={formatKg(target)} unit={m.person_kg()} />
        </p>
      )}
    </GlanceCard>
  );
}

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

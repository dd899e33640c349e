import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { judgeWeight } from "../../../domain/body/body-change.ts";
import { daysBetween } from "../../../domain/calendar.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { Change } from "../../body/change.tsx";
import { NotRecorded } from "../../body/fact.tsx";
import { datedDay, formatDay, formatKg, formatPercent, shortDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Amount } from "../../ui/bidi.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { dueText } from "../payments/debts.ts";
import { percentInk } from "../performance/tones.ts";
import { FastLine } from "./fast-line.tsx";
import { LighterLine } from "./lighter-line.tsx";
import { NextStep } from "./next-step.tsx";
import { PinnedFact } from "./pinned-fact.tsx";
import { WeightLine } from "./weight-line.tsx";

type SummaryProps = { glance: TraineeGlance };
type SummaryViewProps = SummaryProps & {
  /** Whether the conversation is open beside it, where a message is written. */
  besideConversation?: boolean;
};

/** Days before an end from which it is coloured. */
const soonDays = 7;

/**
 * How a trainee is, at a glance: what is pinned, the weight's path, four facts, and the next step. One piece for
 * the trainee's page and the panel beside the conversation; it fills the width that it has.
 */
export function Summary({ glance, besideConversation = false }: SummaryViewProps) {
  return (
    <section
      aria-label={m.glance_summary()}
      className="@container overflow-hidden rounded-xl border border-line bg-raised shadow-raised"
    >
      <PinnedFact glance={glance} />
      {glance.fast && <FastLine fast={glance.fast} />}
      <div className="grid grid-cols-2 gap-x-2 p-2 @3xl:grid-cols-[minmax(20rem,1.9fr)_repeat(4,minmax(0,1fr))]">
        <Weight glance={glance} />
        <Adherence glance={glance} />
        <LastSession glance={glance} />
        <End glance={glance} />
        <Balance glance={glance} />
      </div>
      <LighterLine glance={glance} />
      <NextStep glance={glance} besideConversation={besideConversation} />
    </section>
  );
}

function Weight({ glance: { id, weight, goals } }: SummaryProps) {
  const { current, difference, target, latest } = weight;
  return (
    <Link
      to={adminPaths.trainee(id)}
      className="col-span-2 flex items-center justify-between gap-2 rounded-md px-3 py-2 hover:bg-soft @3xl:col-span-1"
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="text-sm text-muted">{m.trainees_card_weight()}</span>
        {current ? (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Amount
              value={formatKg(current.weight)}
              unit={m.person_kg()}
              className="text-hero leading-digits font-semibold"
            />
            {difference !== null && (
              <Change
                difference={difference}
                verdict={judgeWeight({ difference, current: current.weight, target }, goals)}
                unit={m.person_kg()}
              />
            )}
          </span>
        ) : (
          <NotRecorded />
        )}
        <FactLine
          className="text-sm text-muted"
          facts={[
            target !== null &&
              m.glance_target({ target: `${formatKg(target)}\u00a0${m.person_kg()}` }),
            current && formatDay(current.date, shortDay),
          ]}
        />
      </span>
      <WeightLine weights={latest} target={target} />
    </Link>
  );
}

function Adherence({ glance: { id, adherence, day } }: SummaryProps) {
  return (
    <Fact
      to={`${adminPaths.trainee(id)}?tab=performance`}
      label={m.glance_adherence_short()}
      value={
        adherence === null ? (
          <span className="text-base font-normal text-muted">{m.glance_nothing_assigned()}</span>
        ) : (
          <span className={percentInk(adherence, { over: true })}>{formatPercent(adherence)}</span>
        )
      }
      beside={
        <FactLine
          facts={[
            m.glance_week(),
            day.progress !== null && (
              <span className={percentInk(day.progress, { over: false })}>
                {m.glance_today_share({ percent: formatPercent(day.progress) })}
              </span>
            ),
          ]}
        />
      }
    />
  );
}

function LastSession({ glance: { id, training, today } }: SummaryProps) {
  const [first] = training?.exercises ?? [];
  const others = (training?.done ?? 0) - 1;
  return (
    <Fact
      to={`${adminPaths.trainee(id)}?tab=performance`}
      label={m.glance_last_session()}
      value={
        training ? (
          dayAgo(training.date, today)
        ) : (
          <span className="text-base font-normal text-muted">{m.glance_never_trained()}</span>
        )
      }
      beside={
        training && (
          <FactLine
            sentences
            facts={[
              first &&
                (others <= 0
                  ? nameIn(first)
                  : m.glance_more_exercises({ name: nameIn(first), count: others })),
              training.effort !== null && m.performance_felt({ effort: training.effort }),
              ...training.exercises.map(
                (each) =>
                  each.insteadOf && m.glance_instead({ name: nameIn(each), other: each.insteadOf }),
              ),
              training.words && <bdi key="words">«{training.words}»</bdi>,
            ]}
          />
        )
      }
      lines="clamp-lines-4"
    />
  );
}

function End({ glance: { id, nextEnd, membership } }: SummaryProps) {
  const tone = !nextEnd
    ? ""
    : nextEnd.days < 0
      ? "text-bad"
      : nextEnd.days <= soonDays
        ? "text-warn"
        : "";
  const paused = membership.pausedUntil;
  return (
    <Fact
      to={
        nextEnd?.kind === "plan"
          ? adminPaths.schedule(id)
          : `${adminPaths.trainee(id)}?tab=subscription`
      }
      label={m.glance_next_end()}
      value={
        nextEnd ? (
          <span className={tone}>{formatDay(nextEnd.on, shortDay)}</span>
        ) : (
          <span className="text-base font-normal text-muted">{m.glance_end_none()}</span>
        )
      }
      beside={
        paused
          ? m.glance_paused({ day: formatDay(paused, datedDay) })
          : nextEnd && (
              <FactLine
                sentences
                facts={[
                  nextEnd.kind === "plan" ? m.glance_end_plan() : nameIn(membership),
                  nextEnd.days >= 0
                    ? m.profile_days_left({ count: nextEnd.days })
                    : m.profile_ended({ count: -nextEnd.days }),
                ]}
              />
            )
      }
    />
  );
}

function Balance({ glance: { id, due, dueSince, today } }: SummaryProps) {
  return (
    <Fact
      to={`${adminPaths.trainee(id)}?tab=payments`}
      label={due < 0 ? m.payments_ahead() : due > 0 ? m.payments_due() : m.glance_balance()}
      value={
        due === 0 ? (
          <span className="text-base font-normal text-muted">{m.glance_settled()}</span>
        ) : (
          <Money agorot={Math.abs(due)} className={due > 0 ? "text-warn" : ""} />
        )
      }
      beside={dueSince && dueText(daysBetween(dueSince, today))}
    />
  );
}

function dayAgo(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days <= 0) return m.notifications_today();
  return days < 7 ? m.notifications_days_ago({ count: days }) : formatDay(date, shortDay);
}

type FactProps = {
  to: string;
  label: string;
  value: ReactNode;
  beside: ReactNode;
  /** The clamp of what stands beside. */
  lines?: string;
};

function Fact({ to, label, value, beside, lines = "clamp-lines-2" }: FactProps) {
  return (
    <Link to={to} className="grid min-w-0 content-start gap-0.5 rounded-md px-3 py-2 hover:bg-soft">
      <span className="text-sm text-muted">{label}</span>
      <span className="text-xl leading-digits font-semibold wrap-anywhere">{value}</span>
      {beside && <span className={`${lines} text-sm text-muted wrap-anywhere`}>{beside}</span>}
    </Link>
  );
}

import { useState } from "react";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { useAddress } from "../../lib/use-address.ts";
import { m } from "../../paraglide/messages.js";
import { withSettings } from "../../settings/address.ts";
import { DaysChart } from "../../steps/days-chart.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Celebration } from "../celebration/celebration.tsx";
import { goalReached } from "../celebration/day-goals.ts";
import { useCelebrations, useSettled } from "../celebration/use-celebrations.ts";
import { TraineeHeader } from "../trainee-header.tsx";
import { MonthsCard } from "./months-card.tsx";
import StepsSkeleton from "./skeleton.tsx";
import { TipsCard } from "./tips-card.tsx";
import { TodayCard } from "./today-card.tsx";
import { type KnownSteps, useSteps, useStepsWrites } from "./use-steps.ts";
import { WeekCard } from "./week-card.tsx";

export default function StepsScreen() {
  const { query, known, writes } = useSteps();
  const { error, isFetching, refetch } = query;
  const settled = useSettled(isFetching);
  const reports = writes.flatMap((each) => (each.kind === "report" ? [each.weekStart] : []));
  return (
    <>
      <TraineeHeader title={m.training_steps()} />
      {known ? (
        <Days
          known={known}
          reports={reports}
          onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          loading={query.isFetchingNextPage}
        />
      ) : error ? (
        <LoadFailure
          error={error}
          title={m.steps_load_failed()}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <StepsSkeleton />
      )}
      {settled && known && <Praise known={known} />}
    </>
  );
}

// A target lowered to the present count earns no praise, so each new target remounts it.
function Praise({ known: { today, target, days } }: { known: KnownSteps }) {
  const steps = days.at(-1)?.steps ?? 0;
  return <StepsPraise key={`${today} ${target}`} date={today} steps={steps} target={target} />;
}

type StepsPraiseProps = { date: string; steps: number; target: number };

/** Praises a count that reaches the target, also on a day of rest and before it is sent. */
function StepsPraise({ date, steps, target }: StepsPraiseProps) {
  const { shown, end } = useCelebrations(goalReached(date, "steps", { done: steps, goal: target }));
  return <Celebration celebrated={shown} onEnd={end} />;
}

type DaysProps = {
  known: KnownSteps;
  reports: readonly string[];
  onOlder: (() => void) | undefined;
  loading: boolean;
};

function Days({ known, reports, onOlder, loading }: DaysProps) {
  const { setSteps, setTarget, report } = useStepsWrites();
  // One report of a week for each visit, so that a second tap changes nothing.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { today, target, days, waiting } = known;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
      <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:contents">
        <TodayCard
          steps={days.at(-1)?.steps ?? 0}
          target={target}
          waiting={waiting.includes(today)}
          onSteps={(steps) => setSteps(today, steps)}
          onTarget={(next) => setTarget(today, next)}
        />
        <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:order-1">
          <LinkCard />
          <TipsCard />
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <WeekCard known={known} onSteps={setSteps} />
        <Card title={m.steps_chart()} className="min-w-0">
          <DaysChart days={days} today={today} target={target} />
        </Card>
        <MonthsCard
          known={known}
          sending={reports}
          sent={asked.filter((week) => !reports.includes(week))}
          onSend={(week) => {
            if (asked.includes(week)) return;
            setAsked([...asked, week]);
            report(week, () => setAsked((weeks) => weeks.filter((each) => each !== week)));
          }}
          onOlder={onOlder}
          loading={loading}
        />
      </div>
    </div>
  );
}

/** The link to the personal link's dialog, which the address opens. */
function LinkCard() {
  const { change } = useAddress();
  return (
    <Card title={m.steps_link()} className="min-w-0">
      <p className="pb-3 text-muted">{m.steps_link_text()}</p>
      <Button
        variant="secondary"
        onClick={() =>
          change((params) => withSettings(params, "steps"), { preventScrollReset: true })
        }
      >
        {m.steps_link_open()}
      </Button>
    </Card>
  );
}

import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { HomeRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { MonthDone } from "../../../domain/ramadan/see-month.ts";
import { lazyPart } from "../../frame/again.tsx";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { decide } from "./queries.ts";

const SafetyCard = lazyPart(async () => (await import("./safety-card.tsx")).SafetyCard);

/** The question before the month and in it, until it is answered; to those who saw the month, the greeting of Eid. */
export function MonthCard({ date, month }: { date: LocalDate; month: HomeRamadan }) {
  const { eid, view, asks, done } = month;
  if (date >= eid) return view && <Eid done={done} />;
  if (!view) return <Question />;
  return (
    asks && (
      <Suspense fallback={<Skeleton className="h-64 rounded-xl!" />}>
        <SafetyCard asks={asks} />
      </Suspense>
    )
  );
}

function Question() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (shown: boolean) => decide({ shown }),
    onError: (error) => toast({ kind: "error", text: errorText(error, m.ramadan_decide_failed()) }),
  });
  return (
    <Card title={m.ramadan_ask_title()}>
      <p className="text-muted">{m.ramadan_ask_text()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="grow" pending={isPending && variables} onClick={() => mutate(true)}>
          {m.ramadan_ask_yes()}
        </Button>
        <Button
          variant="secondary"
          className="grow"
          pending={isPending && !variables}
          onClick={() => mutate(false)}
        >
          {m.ramadan_ask_no()}
        </Button>
      </div>
    </Card>
  );
}

function Eid({ done }: { done: MonthDone | undefined }) {
  return (
    <Card>
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-lg text-accent-ink">
          <Icon name="moon" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{m.ramadan_eid()}</h2>
          <p className="text-muted">{m.ramadan_after_eid()}</p>
          {done && <Done done={done} />}
        </div>
      </div>
    </Card>
  );
}

/** What was done in the month, told by what there is: without training or meals not a word of them. */
function Done({ done: { trainedDays, meals } }: { done: MonthDone }) {
  if (trainedDays === 0 && meals === 0) return null;
  return (
    <div className="mt-3">
      <p>{m.ramadan_done()}</p>
      <FactLine
        className="text-accent-ink"
        facts={[
          trainedDays > 0 && m.schedule_days_count({ count: trainedDays }),
          meals > 0 && m.schedule_meals_count({ count: meals }),
        ]}
      />
    </div>
  );
}

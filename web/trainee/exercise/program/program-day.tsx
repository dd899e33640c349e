import { useEffect, useRef, useState } from "react";
import type { Program } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import type { PerformedSet } from "../../../../domain/schedules/performed-sets.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { useTappedAgain } from "../../../ui/use-tapped-again.ts";
import { DayMuscles } from "../muscle-cards.tsx";
import { startRest, stopRest } from "../rest.ts";
import { RestChoice } from "../rest-choice.tsx";
import { useLog } from "../use-log.ts";
import { DayProgress } from "./day-progress.tsx";
import { ExerciseCard } from "./exercise-card.tsx";
import { LighterDay } from "./lighter-day.tsx";
import { NextDock } from "./next-dock.tsx";
import { Praise } from "./praise.tsx";
import { showDue } from "./sets-table.tsx";
import { SupersetItem } from "./superset-item.tsx";
import { dueItem, nextTurn } from "./turns.ts";
import { useDueOnArrival } from "./use-due-on-arrival.ts";

/** No set is done in less, ms: a sooner tap is the last one again, on a button that came under the thumb. */
const shortestSet = 1000;

type ProgramDayProps = { week: ExerciseWeek; program: Program<ScheduledExercise>; today: string };

/** The exercises of a day, one of them open, and the next step at the bottom. */
export function ProgramDay({ week, program, today }: ProgramDayProps) {
  const { items, date } = program;
  // Until a person opens or closes an exercise, the due one is open: cached data may be old.
  const [chosen, setChosen] = useState<{ id: string | undefined }>();
  const openId = chosen ? chosen.id : dueItem(week, items)?.id;
  const log = useLog();
  const isTappedAgain = useTappedAgain(shortestSet);
  const isAgain = (at: number) => isTappedAgain("done", at);
  useSummaryOnEnd(program.over);
  useDueOnArrival(openId ? cardId(openId) : undefined);
  const future = date > today;

  const goTo = (id: string | undefined) => {
    setChosen({ id });
    if (id) requestAnimationFrame(() => showCard(id));
  };
  const goOn = (item: ScheduledExercise) => {
    const next = dueItem(week, items, item.id);
    goTo(next?.id);
    if (!next) stopRest();
  };
  const settle = (item: ScheduledExercise, status: "completed" | "skipped", at: number) => {
    if (isAgain(at)) return;
    log.setStatus(item, status);
    if (item.status === "pending") goOn(item);
  };
  const record = (item: ScheduledExercise, sets: PerformedSet[], added: boolean) => {
    const all = sets.length >= item.sets;
    const completes = added && all && item.status === "pending";
    log.recordSets(item, sets, completes);
    if (!added) return;
    const turn = nextTurn(week, items, item, sets.length);
    if (turn) {
      if (turn.rests) startRest(item.rest);
      if (turn.item.id !== item.id) goTo(turn.item.id);
      return;
    }
    if (!(all && isLast(items, item))) startRest(item.rest);
    if (completes) goOn(item);
  };

  return (
    <>
      <Praise week={week} program={program} />
      <DayProgress week={week} program={program} today={today} />
      <LighterDay week={week} date={date} />
      {future && <Banner kind="info">{m.training_future()}</Banner>}
      <ol className="grid grid-cols-1 gap-3">
        {items.map((item) => (
          <SupersetItem key={item.id} id={cardId(item.id)} items={items} item={item}>
            <ExerciseCard
              week={week}
              item={item}
              open={item.id === openId}
              locked={future}
              onToggle={() => setChosen({ id: item.id === openId ? undefined : item.id })}
              isAgain={isAgain}
              onStatus={(status, at) => settle(item, status, at)}
              onSets={(sets, added) => record(item, sets, added)}
            />
          </SupersetItem>
        ))}
      </ol>
      {!future && !program.over && <RestChoice />}
      {!program.over && <DayMuscles week={week} items={items} />}
      {!future && (
        <NextDock week={week} program={program} openId={openId} onNext={goTo} onSet={showSet} />
      )}
    </>
  );
}

const cardId = (itemId: string) => `exercise-${itemId}`;

const isLast = (items: readonly ScheduledExercise[], { id }: ScheduledExercise) =>
  items.every((item) => item.id === id || item.status !== "pending");

/** Scrolls to the summary at the top when the day ends. */
function useSummaryOnEnd(over: boolean): void {
  const before = useRef(over);
  useEffect(() => {
    const ends = over && !before.current;
    before.current = over;
    if (ends) requestAnimationFrame(() => scrollTo({ top: 0, behavior: "smooth" }));
  }, [over]);
}

function showCard(itemId: string): void {
  const card = document.getElementById(cardId(itemId));
  card?.querySelector("button")?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "start", behavior: "smooth" });
}

const showSet = (itemId: string) => showDue(document.getElementById(cardId(itemId)));

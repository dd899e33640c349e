import type {
  ExerciseHistory,
  ExerciseHistoryDay,
} from "../../domain/contract/activity/exercise-history.ts";
import { recordKinds } from "../../domain/schedules/exercise-days.ts";
import {
  countedSets,
  type PerformedSet,
  type SetKind,
} from "../../domain/schedules/performed-sets.ts";
import { setAppNames } from "../../domain/schedules/set-apps.ts";
import { datedDay, formatDay, formatNumber } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { LoadOf } from "./load.tsx";
import { recordTexts } from "./records.ts";

const kindTexts: Record<SetKind, () => string> = {
  warm_up: m.lifted_warm_up,
  drop: m.lifted_drop,
  failure: m.lifted_failure,
};

type HistoryDaysProps = Pick<ExerciseHistory, "bests"> & { days: readonly ExerciseHistoryDay[] };

/** Every day with its best set, its volume, its records and all sets. */
export function HistoryDays({ days, bests }: HistoryDaysProps) {
  return (
    <section>
      <h3 className="pb-1 font-medium">{m.lifted_sessions()}</h3>
      <ol className="divide-y divide-line">
        {days.map((day) => {
          const held =
            days.length > 1 ? recordKinds.filter((kind) => bests[kind]?.date === day.date) : [];
          const top = bestSet(countedSets(day.sets));
          return (
            <li key={day.date} className="grid grid-cols-1 gap-1 py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">
                  {formatDay(day.date, datedDay)}
                  {day.app && (
                    <span className="ms-2 text-sm font-normal text-muted">
                      {m.lifted_from_app({ app: setAppNames[day.app] })}
                    </span>
                  )}
                </span>
                {top && (
                  <span className="font-semibold">
                    <LoadOf {...top} />
                  </span>
                )}
              </p>
              {day.volume > 0 && (
                <p className="text-sm text-muted">
                  {m.lifted_session_volume({ kg: formatNumber(day.volume) })}
                  {day.bestOneRep !== null && (
                    <>
                      {" · "}
                      {m.lifted_session_one_rep({ kg: formatNumber(day.bestOneRep) })}
                    </>
                  )}
                </p>
              )}
              <ol className="flex flex-wrap gap-1.5 text-sm">
                {day.sets.map((set, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sets have no id
                  <li key={index} className="rounded-sm bg-soft px-2 py-0.5">
                    <LoadOf {...set} />
                    {set.kind && <span className="ms-1.5 text-muted">{kindTexts[set.kind]()}</span>}
                  </li>
                ))}
              </ol>
              {held.length > 0 && (
                <p className="flex flex-wrap gap-1.5 pt-1">
                  {held.map((kind) => (
                    <Badge key={kind} tone="accent">
                      <Icon name="flame" />
                      {recordTexts[kind]()}
                    </Badge>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The heaviest performed set; of equal ones the one with most repetitions, time or distance. */
function bestSet(sets: readonly PerformedSet[]): PerformedSet | undefined {
  const much = ({ reps, seconds = 0, metres = 0 }: PerformedSet) => reps + seconds + metres;
  const by = (set: PerformedSet) => (much(set) > 0 ? (set.weight ?? 0) : -1);
  return sets.toSorted((a, b) => by(b) - by(a) || much(b) - much(a))[0];
}

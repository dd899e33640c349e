import { useRef, useState } from "react";
import {
  lastTimeOf,
  movementOf,
  recordSet,
  setsOf,
} from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { isWeighed, kindOf } from "../../../../domain/libraries/movement/kinds.ts";
import type { FallenRecord } from "../../../../domain/schedules/exercise-days.ts";
import type { PerformedSet } from "../../../../domain/schedules/performed-sets.ts";
import { recordText } from "../../../exercises/records.ts";
import { formatDayOfYear } from "../../../lib/format/day-of-year.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { shortDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { readSet } from "../typed-set.ts";
import { OpenSet } from "./open-set.tsx";
import { SetLine } from "./set-line.tsx";
import { type SetRow, useSetRows } from "./use-set-rows.ts";
import { WarmUp } from "./warm-up.tsx";

type SetsTableProps = {
  week: ExerciseWeek;
  item: ScheduledExercise;
  records: readonly FallenRecord[];
  locked: boolean;
  /** Whether a tap that logs a set repeats the last one. */
  isAgain: (at: number) => boolean;
  onSets: (sets: PerformedSet[], added: boolean) => void;
};

/** Today's sets beside the previous ones; the due set is open. */
export function SetsTable({ week, item, records, locked, isAgain, onSets }: SetsTableProps) {
  const performed = setsOf(week, item.id);
  const before = lastTimeOf(week, item);
  const movement = movementOf(week, item);
  const equipment = kindOf(movement)?.equipment;
  const loaded = item.type === "strength";
  const { rows, type, addRow, hasRoom } = useSetRows(week, item);
  const section = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [errors, setErrors] = useState<{ number: number; texts: Record<string, string> }>();
  const due = rows.find(({ done }) => !done)?.number;
  const openNumber = locked ? undefined : (chosen ?? (item.status === "pending" ? due : undefined));

  const [firstRow] = rows;
  const marked = recordSet(performed, records);

  // Asked once, of the first set; the next one shows that it was meant.
  const unweighed =
    loaded && !locked && isWeighed(equipment) ? onlyUnweighed(performed) : undefined;

  const others = (number: number) => performed.filter(({ setNumber }) => setNumber !== number);
  const mark = (row: SetRow, typed = row.typed) => {
    const { set, problems } = readSet(row.number, typed, row.field);
    if (!set) {
      setErrors({ number: row.number, texts: fieldTextsOf(problems) });
      setChosen(row.number);
      return;
    }
    setErrors(undefined);
    setChosen(undefined);
    type(row.number, typed);
    const sets = [...others(row.number), set].sort((a, b) => a.setNumber - b.setNumber);
    onSets(sets, row.performed === undefined);
    requestAnimationFrame(() => showDue(section.current));
  };
  const unmark = (row: SetRow) => {
    type(row.number, row.typed);
    onSets(others(row.number), false);
  };

  return (
    <section
      ref={section}
      aria-label={m.training_sets_of({ name: nameIn(item) })}
      className="@container grid grid-cols-1 gap-2"
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{m.training_sets()}</span>
        <span>
          {before
            ? m.training_last_on({ date: formatDayOfYear(before.date, shortDay) })
            : m.training_last_none()}
        </span>
      </p>
      {!locked && performed.length === 0 && item.status === "pending" && (
        <WarmUp movement={movement} weight={firstRow?.typed.weight ?? ""} />
      )}
      <ol className="grid grid-cols-1 gap-1.5">
        {rows.map((row) => (
          <li key={row.number}>
            {row.number === openNumber ? (
              <OpenSet
                itemId={item.id}
                row={row}
                loaded={loaded}
                equipment={equipment}
                errors={errors?.number === row.number ? errors.texts : {}}
                onType={(typed) => {
                  setErrors(undefined);
                  type(row.number, typed);
                }}
                onMark={(typed, at) => {
                  if (at === undefined || !isAgain(at)) mark(row, typed);
                }}
              />
            ) : (
              <SetLine
                row={row}
                locked={locked}
                record={row.done && row.number === marked}
                onOpen={() => setChosen(row.number)}
                onMark={() => (row.done ? unmark(row) : mark(row))}
              />
            )}
            {row.number === unweighed && row.number !== openNumber && (
              <p className="flex flex-wrap items-center justify-between gap-x-3 ps-3 text-sm">
                {m.training_unweighed({ number: row.number })}
                <Button variant="ghost" onClick={() => setChosen(row.number)}>
                  {m.training_weight_add()}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
      {records.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 rounded-md bg-accent-soft px-3 py-2 text-sm">
          {records.map((record) => (
            <li key={record.kind} className="flex items-center gap-2 font-medium">
              <Icon name="flame" className="text-accent-ink" />
              {recordText(record)}
            </li>
          ))}
        </ul>
      )}
      {!locked && hasRoom && (
        <Button variant="ghost" className="justify-self-start" onClick={addRow}>
          <Icon name="plus" />
          {m.training_add_set()}
        </Button>
      )}
    </section>
  );
}

const onlyUnweighed = ([first, ...others]: readonly PerformedSet[]) =>
  others.length === 0 && first?.weight === null ? first.setNumber : undefined;

/** Focuses the next set's button and scrolls to it, so that the hand stays in place. */
export function showDue(section: HTMLElement | null): void {
  const form = section?.querySelector("form");
  form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  form?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

import type { LocalDate } from "../../../domain/calendar.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import {
  daysOfMonth,
  type FastingMarks as Marks,
  missedDays,
  nextMark,
  withMarks,
} from "../../../domain/ramadan/fasting-days.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { useToday } from "../../lib/format/today.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { DaysToMakeUp } from "./days-to-make-up.tsx";
import { fastingWritesKey } from "./keys.ts";
import { markWord } from "./mark-choice.tsx";
import { useMark } from "./use-mark.ts";
import type { FastingWrite } from "./with-marks.ts";

/** The days of the month with their marks, and the days to make up: the person's alone. */
export function FastingMarks({ own, shown }: { own: OwnRamadan; shown: boolean }) {
  const writes = usePendingWrites<FastingWrite>(fastingWritesKey);
  const marks = withMarks(own.marks, writes);
  const month = shown ? own.open : null;
  const missed = missedDays(marks);
  return (
    <>
      {month && <MonthOfMarks month={month} marks={marks} gender={own.gender} />}
      {(month || missed > 0) && <DaysToMakeUp marks={marks} />}
    </>
  );
}

type MonthOfMarksProps = {
  month: NonNullable<OwnRamadan["open"]>;
  marks: Marks;
  gender: Gender | null;
};

function MonthOfMarks({ month, marks, gender }: MonthOfMarksProps) {
  const today = useToday();
  const set = useMark();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{m.ramadan_marks()}</legend>
      <p className="mb-2 text-sm text-muted">{m.ramadan_marks_hint()}</p>
      <div className="grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-1.5">
        {daysOfMonth(month).map((date, passed) => {
          const mark = marks[date] ?? null;
          const word = markWord(mark, gender);
          return (
            <button
              key={date}
              type="button"
              disabled={date > today}
              aria-current={date === today ? "date" : undefined}
              onClick={() => set(date, nextMark(mark))}
              className="relative grid min-h-14 place-content-center rounded-md border border-line bg-field text-center transition hover:bg-soft disabled:bg-transparent aria-[current=date]:border-accent-ink disabled:text-muted"
            >
              <span className="sr-only">
                {m.ramadan_mark_of({ day: passed + 1, date: dayName(date), mark: word })}
              </span>
              <span aria-hidden="true">{passed + 1}</span>
              <span aria-hidden="true" className="text-xs text-muted">
                {mark === null ? "\u00a0" : word}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const dayName = (date: LocalDate) => formatDay(date, fullDay);

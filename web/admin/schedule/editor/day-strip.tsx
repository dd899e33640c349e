import { type KeyboardEvent, useRef } from "react";
import { addDays } from "../../../../domain/calendar.ts";
import { totalOf } from "../../../../domain/schedules/week-totals.ts";
import { formatCount, formatDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { direction } from "../../../ui/direction.ts";
import { isDated } from "../edits/edited-week.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { dayInitial, dayName, weekdays } from "../texts.ts";

type DayStripProps = {
  /** The open day, from which the arrow keys go on. */
  day: number;
  /** The visible days. */
  shown: readonly number[];
  onDay: (day: number) => void;
};

/** The seven days, the visible ones marked; a dragged item can be dropped on each. */
export function DayStrip({ day, shown, onDay }: DayStripProps) {
  const { week, kind, drop } = usePlanner();
  const strip = useRef<HTMLDivElement>(null);
  const go = (next: number) => {
    if (next < 0 || next > 6) return;
    onDay(next);
    strip.current?.querySelector<HTMLElement>(`[data-day-tab="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction() === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = direction() === "rtl" ? "ArrowRight" : "ArrowLeft";
    const next = { [forward]: day + 1, [back]: day - 1, Home: 0, End: 6 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the days inside
    <div ref={strip} onKeyDown={onKeyDown} className="grid grid-cols-7 gap-1">
      {weekdays.map((each) => {
        const date = addDays(week.weekStart, each);
        const open = shown.includes(each);
        const target = drop?.slot.dayOfWeek === each && !open;
        return (
          <button
            key={each}
            type="button"
            data-day-tab={each}
            aria-pressed={open}
            onClick={() => onDay(each)}
            className={`grid min-h-12 min-w-0 content-center justify-items-center rounded-md border py-0.5 leading-snug transition ${open ? "border-accent bg-accent-soft text-accent-ink" : "border-line bg-raised hover:bg-soft"} ${target ? "ring-2 ring-accent" : ""}`}
          >
            <span className="sr-only">
              {m.schedule_day_open({ day: dayName(each), count: countOn(each) })}
            </span>
            <span
              aria-hidden="true"
              className={`flex flex-wrap justify-center gap-x-1 ${isDated(week) && date === week.today ? "text-accent-ink" : ""}`}
            >
              <span className="text-sm">{dayInitial(each)}</span>
              {isDated(week) && (
                <span className="font-medium">{formatDay(date, { day: "numeric" })}</span>
              )}
            </span>
            <span aria-hidden="true" className="max-w-full clamp-line block text-sm text-muted">
              {shortOn(each)}
            </span>
          </button>
        );
      })}
    </div>
  );

  function countOn(each: number): number {
    return week[kind].filter(({ dayOfWeek }) => dayOfWeek === each).length;
  }
  function shortOn(each: number): string {
    const count = countOn(each);
    if (count === 0) return "·";
    if (kind === "exercises") return String(count);
    const { calories } = totalOf(week.meals.filter(({ dayOfWeek }) => dayOfWeek === each)).total;
    return calories === null ? String(count) : formatCount(calories);
  }
}

import { addDays } from "../../../../domain/calendar.ts";
import { isDone, slotsOf } from "../../../../domain/schedules/week-items.ts";
import { formatDay, shortDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { HijriDay } from "../../../prayers/hijri-day.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { dayCopied } from "../edits/day-copy.ts";
import { isDated } from "../edits/edited-week.ts";
import { removeItems } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { dayName, weekdays } from "../texts.ts";
import { DayTotals } from "./day-totals.tsx";
import { SlotList } from "./slot-list.tsx";
import { useWide } from "./widths.ts";

/** A day of the week: its totals, its items, and the add button. */
export function DayColumn({ day }: { day: number }) {
  const { week, kind, editable, grid, onAdd, target, onTarget } = usePlanner();
  const date = addDays(week.weekStart, day);
  const isToday = date === week.today;
  const name = dayName(day);
  const isTarget = target === day;
  // On a phone the strip above says which day it is, and the first exercise has its place.
  const wide = useWide();
  const bare = !wide && !grid && kind === "exercises";
  const dayText = (
    <>
      <span className={isToday ? "text-accent-ink" : ""}>{name}</span>
      {isDated(week) && (
        <span className="text-sm font-normal text-muted">
          {/* The bar tells the month. */}
          <span className={grid ? "sr-only" : ""}>{formatDay(date, shortDay)}</span>
          {grid && <span aria-hidden="true">{formatDay(date, { day: "numeric" })}</span>}
          {!grid && (
            <>
              {" "}
              <HijriDay dotted date={date} />
            </>
          )}
          {isToday && <span className="sr-only"> {m.schedule_today()}</span>}
        </span>
      )}
    </>
  );
  return (
    <section
      data-day={day}
      aria-labelledby={`schedule-day-${day}`}
      className={`flex min-w-0 flex-col gap-1.5 ${bare ? "" : `rounded-lg border bg-soft/50 p-1.5 ${isToday ? "border-accent-ink" : "border-line"}`} ${isTarget ? "ring-2 ring-accent" : ""}`}
    >
      <header
        className={
          bare
            ? "sr-only"
            : `-m-1.5 mb-0 rounded-t-lg p-1.5 ps-2.5 ${grid ? stickyHeader : "relative flex items-start gap-1"} ${isTarget ? "bg-accent-soft" : ""}`
        }
      >
        <div className={grid ? "" : "flex min-w-0 grow flex-wrap items-baseline gap-x-3"}>
          <h2
            id={`schedule-day-${day}`}
            className={`flex flex-wrap items-baseline gap-x-1.5 ${grid ? "pe-6" : "text-lg"}`}
          >
            {target === undefined ? (
              dayText
            ) : (
              <button
                type="button"
                aria-pressed={isTarget}
                title={m.schedule_target({ day: name })}
                onClick={() => onTarget(day)}
                className="flex flex-wrap items-baseline gap-x-1.5 text-start before:absolute before:inset-0 before:rounded-t-lg"
              >
                {dayText}
              </button>
            )}
          </h2>
          {!bare && <DayTotals day={day} />}
        </div>
        {editable && !bare && (
          <div className={grid ? "absolute end-1.5 top-1.5" : "relative -my-1.5"}>
            <DayMenu day={day} />
          </div>
        )}
      </header>
      <div
        className={`grid grid-cols-1 content-start ${grid ? "gap-1.5 [&_:is(a,button,input)]:scroll-mt-24" : "gap-3 [&_:is(a,button,input)]:scroll-mt-12"}`}
      >
        {slotsOf(kind, day).map((slot) => (
          <SlotList key={slot.timing ?? day} slot={slot} />
        ))}
      </div>
      {(editable || bare) && (
        <footer className={bare ? "grid grid-cols-[1fr_auto] items-center gap-x-1" : "contents"}>
          {editable && (
            <button
              type="button"
              onClick={() => onAdd({ dayOfWeek: day })}
              aria-label={
                kind === "exercises"
                  ? m.schedule_add_exercise_to({ day: name })
                  : m.schedule_add_meal_to({ day: name })
              }
              className="flex min-h-11 items-center justify-center gap-1.5 rounded-md border border-dashed border-line-strong text-sm text-muted transition hover:border-accent-ink hover:text-accent-ink"
            >
              <Icon name="plus" />
              {kind === "exercises" ? m.schedule_add_exercise() : m.schedule_add_meal()}
            </button>
          )}
          {editable && bare && <DayMenu day={day} />}
          {bare && (
            <div className="col-span-full ps-1">
              <DayTotals day={day} />
            </div>
          )}
        </footer>
      )}
    </section>
  );
}

/** In sight while its column scrolls, so that the week's days and their totals are. */
const stickyHeader =
  "sticky top-[calc(3.5rem+env(safe-area-inset-top)+var(--above,0px))] z-10 bg-[color-mix(in_oklab,var(--color-soft)_50%,var(--color-surface))]";

function DayMenu({ day }: { day: number }) {
  const { week, kind, run, grid, onCopyDay, onSelect } = usePlanner();
  const name = dayName(day);
  const there = week[kind].filter((item) => item.dayOfWeek === day);
  const open = there.filter((item) => !isDone(item)).map(({ id }) => id);
  const others = weekdays.filter((each) => each !== day);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={m.schedule_day_menu({ day: name })}
          className={`grid shrink-0 place-items-center rounded-sm text-muted hover:bg-soft hover:text-ink ${grid ? "h-7 w-6" : "size-11"}`}
        >
          <Icon name="dots" />
        </button>
      }
      items={[
        {
          label: m.schedule_copy_day(),
          icon: <Icon name="copy" />,
          disabled: there.length === 0,
          onSelect: () => onCopyDay(day),
        },
        {
          label: m.schedule_copy_all_days(),
          icon: <Icon name="layers" />,
          disabled: there.length === 0,
          onSelect: () => run(...dayCopied(week, kind, { day, to: others, replace: false })),
        },
        ...(kind === "exercises"
          ? [
              {
                label: m.schedule_select_day(),
                icon: <Icon name="double-check" />,
                disabled: open.length === 0,
                onSelect: () => onSelect(open, true),
              },
            ]
          : []),
        {
          label: m.schedule_clear_day(),
          icon: <Icon name="trash" />,
          danger: true,
          disabled: open.length === 0,
          onSelect: () =>
            run(
              removeItems(kind, open),
              m.schedule_day_cleared({ day: name }),
              m.schedule_remove_failed(),
            ),
        },
      ]}
    />
  );
}

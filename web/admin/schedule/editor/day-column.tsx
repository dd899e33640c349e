import { addDays } from "../../../../domain/calendar.ts";
import { isDone, slotsOf } from "../../../../domain/schedules/week-items.ts";
import { formatDay, shortDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { dayCopied } from "../edits/day-copy.ts";
import { isDated } from "../edits/edited-week.ts";
import { removeItems } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { dayName, weekdays } from "../texts.ts";
import { DayTotals } from "./day-totals.tsx";
import { SlotList } from "./slot-list.tsx";

/** A day of the week: its totals, its items, and the add button. */
export function DayColumn({ day }: { day: number }) {
  const { week, kind, editable, grid, onAdd, target, onTarget } = usePlanner();
  const date = addDays(week.weekStart, day);
  const isToday = date === week.today;
  const name = dayName(day);
  const isTarget = target === day;
  const dayText = (
    <>
      <span className={isToday ? "text-accent-ink" : ""}>{name}</span>
      {isDated(week) && (
        <span className="block text-sm font-normal text-muted">
          {formatDay(date, shortDay)}
          {isToday && <span className="sr-only"> {m.schedule_today()}</span>}
        </span>
      )}
    </>
  );
  return (
    <section
      data-day={day}
      aria-labelledby={`schedule-day-${day}`}
      className={`flex min-w-0 flex-col gap-1.5 rounded-lg border p-1.5 ${isToday ? "border-accent-ink" : "border-line"} ${isTarget ? "ring-2 ring-accent" : ""} bg-soft/50`}
    >
      <header
        className={`relative -m-1.5 mb-0 flex items-start gap-1 rounded-t-lg p-1.5 ps-2.5 ${isTarget ? "bg-accent-soft" : ""}`}
      >
        <div className="min-w-0 grow">
          <h2
            id={`schedule-day-${day}`}
            className={grid ? "" : "flex flex-wrap items-baseline gap-x-1.5 text-lg"}
          >
            {target === undefined ? (
              dayText
            ) : (
              <button
                type="button"
                aria-pressed={isTarget}
                title={m.schedule_target({ day: name })}
                onClick={() => onTarget(day)}
                className="text-start before:absolute before:inset-0 before:rounded-t-lg"
              >
                {dayText}
              </button>
            )}
          </h2>
          <DayTotals day={day} />
        </div>
        {editable && (
          <div className="relative">
            <DayMenu day={day} />
          </div>
        )}
      </header>
      <div className={`grid grow grid-cols-1 content-start ${grid ? "gap-1.5" : "gap-3"}`}>
        {slotsOf(kind, day).map((slot) => (
          <SlotList key={slot.timing ?? day} slot={slot} />
        ))}
      </div>
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
    </section>
  );
}

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

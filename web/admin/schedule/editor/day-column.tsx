import { addDays } from "../../../../domain/calendar.ts";
import { slotsOf } from "../../../../domain/schedules/week-items.ts";
import { formatDay, shortDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { isDated } from "../edits/edited-week.ts";
import { removeItems } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { dayName } from "../texts.ts";
import { DayTotals } from "./day-totals.tsx";
import { SlotList } from "./slot-list.tsx";

/** A day of the week: its totals, its items, and the add button. */
export function DayColumn({ day }: { day: number }) {
  const { week, kind, editable, grid, onAdd } = usePlanner();
  const date = addDays(week.weekStart, day);
  const isToday = date === week.today;
  const name = dayName(day);
  return (
    <section
      data-day={day}
      aria-labelledby={`schedule-day-${day}`}
      className={`flex min-w-0 flex-col gap-1.5 rounded-lg border p-1.5 ${isToday ? "border-accent-ink" : "border-line"} bg-soft/50`}
    >
      <header className="flex items-start gap-1 ps-1">
        <div className="min-w-0 grow">
          <h2
            id={`schedule-day-${day}`}
            className={grid ? "" : "flex flex-wrap items-baseline gap-x-1.5 text-lg"}
          >
            <span className={isToday ? "text-accent-ink" : ""}>{name}</span>
            {isDated(week) && (
              <span className="block text-sm font-normal text-muted">
                {formatDay(date, shortDay)}
                {isToday && <span className="sr-only"> {m.schedule_today()}</span>}
              </span>
            )}
          </h2>
          <DayTotals day={day} />
        </div>
        {editable && <DayMenu day={day} />}
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
  const { week, kind, run, grid, onCopyDay } = usePlanner();
  const name = dayName(day);
  const there = week[kind].filter((item) => item.dayOfWeek === day);
  const open = there.filter(({ status }) => status === "pending").map(({ id }) => id);
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

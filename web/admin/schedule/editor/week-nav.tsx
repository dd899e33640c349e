import { useRef } from "react";
import { addDays, isLocalDate, type LocalDate, weekStart } from "../../../../domain/calendar.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { weekText } from "../texts.ts";

type WeekNavProps = {
  week: LocalDate;
  /** The trainee's today. */
  today: LocalDate;
  onWeek: (week: LocalDate) => void;
};

/** The previous week, the next one, this one, or the week of a chosen day. */
export function WeekNav({ week, today, onWeek }: WeekNavProps) {
  const current = weekStart(today);
  const date = useRef<HTMLInputElement>(null);
  return (
    <nav
      aria-label={m.schedule_weeks()}
      className="flex min-w-0 flex-wrap items-center gap-1 xl:col-span-1!"
    >
      <IconButton label={m.schedule_week_previous()} onClick={() => onWeek(addDays(week, -7))}>
        <Icon name="chevron" className="rotate-180" />
      </IconButton>
      <div className="min-w-[min(9rem,45vw)] text-center">
        <p aria-live="polite" className="font-medium">
          {weekText(week)}
        </p>
        {week === current ? (
          <p className="text-sm text-accent-ink">{m.schedule_week_this()}</p>
        ) : (
          <button
            type="button"
            onClick={() => onWeek(current)}
            className="relative text-sm text-accent-ink underline-offset-4 before:absolute before:-inset-x-4 before:-inset-y-3 hover:underline"
          >
            {m.schedule_week_go_this()}
          </button>
        )}
      </div>
      <IconButton label={m.schedule_week_next()} onClick={() => onWeek(addDays(week, 7))}>
        <Icon name="chevron" />
      </IconButton>
      <span className="relative">
        <IconButton label={m.schedule_week_date()} onClick={() => date.current?.showPicker()}>
          <Icon name="calendar" />
        </IconButton>
        <input
          ref={date}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={week}
          onChange={({ currentTarget: { value } }) => {
            if (isLocalDate(value)) onWeek(weekStart(value));
          }}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </span>
    </nav>
  );
}

import { type ReactNode, useRef } from "react";
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
  /** A title above the week. */
  children?: ReactNode;
};

/** The previous week, the next one, this one, or the week of a chosen day. */
export function WeekNav({ week, today, onWeek, children }: WeekNavProps) {
  const current = weekStart(today);
  const date = useRef<HTMLInputElement>(null);
  return (
    <nav aria-label={m.schedule_weeks()} className="flex min-w-0 items-center">
      <IconButton label={m.schedule_week_previous()} onClick={() => onWeek(addDays(week, -7))}>
        <Icon name="chevron" className="rotate-180" />
      </IconButton>
      <div className="grid min-w-0 grow px-0.5">
        {children}
        <p aria-live="polite" className="sr-only">
          {weekText(week)}
        </p>
        <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="relative">
            <button
              type="button"
              title={m.schedule_week_date()}
              aria-label={`${weekText(week)}${m.ui_comma()}${m.schedule_week_date()}`}
              onClick={() => date.current?.showPicker()}
              className="touch text-start text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {weekText(week)}
            </button>
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
          {week === current ? (
            <span className="text-accent-ink max-[24rem]:sr-only">{m.schedule_week_this()}</span>
          ) : (
            <button
              type="button"
              onClick={() => onWeek(current)}
              className="touch text-accent-ink underline-offset-4 hover:underline"
            >
              {m.schedule_week_go_this()}
            </button>
          )}
        </div>
      </div>
      <IconButton label={m.schedule_week_next()} onClick={() => onWeek(addDays(week, 7))}>
        <Icon name="chevron" />
      </IconButton>
    </nav>
  );
}

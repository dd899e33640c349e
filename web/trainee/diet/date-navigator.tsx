import type { KeyboardEvent } from "react";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { formatDay, shortDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { direction } from "../../ui/direction.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { OwnHijriDay } from "../ramadan/own-hijri-day.tsx";

type DateNavigatorProps = {
  date: LocalDate;
  today: LocalDate;
  onShow: (date: LocalDate) => void;
};

/** The previous day, the next day, and today; arrow keys do the same. */
export function DateNavigator({ date, today, onShow }: DateNavigatorProps) {
  const move = (days: number) => onShow(addDays(date, days));
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction() === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      move(event.key === forward ? 1 : -1);
    } else if (event.key === "Home") onShow(today);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around three buttons
    <div
      role="group"
      aria-label={m.diet_days()}
      onKeyDown={onKeyDown}
      className="@container rounded-xl border border-line bg-raised p-1.5 shadow-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        <IconButton label={m.diet_previous_day()} onClick={() => move(-1)}>
          <Icon name="chevron" className="rotate-180" />
        </IconButton>
        <div className="min-w-0 flex-1 text-center @max-[15rem]:order-first @max-[15rem]:basis-full text-sm leading-snug text-accent-ink">
          <p aria-live="polite" className="text-muted">
            <span className="text-base font-semibold text-ink">
              {formatDay(date, { weekday: "long" })}
            </span>{" "}
            {formatDay(date, { ...shortDay, month: "long", year: "numeric" })}
            <span className="flex justify-center">
              <OwnHijriDay date={date} />
            </span>
          </p>
          {date === today ? (
            <p>{m.diet_today()}</p>
          ) : (
            <button
              type="button"
              onClick={() => onShow(today)}
              className="relative underline-offset-4 before:absolute before:-inset-x-4 before:-inset-y-3.5 hover:underline"
            >
              {m.diet_to_today()}
            </button>
          )}
        </div>
        <IconButton label={m.diet_next_day()} onClick={() => move(1)}>
          <Icon name="chevron" />
        </IconButton>
      </div>
    </div>
  );
}

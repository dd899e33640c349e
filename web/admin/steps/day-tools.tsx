import { addDays, isLocalDate } from "../../../domain/calendar.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type DayToolsProps = {
  date: string | undefined;
  onDate: (date: string | undefined) => void;
  onRefresh: () => void;
  fetching: boolean;
};

/** The day of the table, its neighbours, and a refresh button. */
export function DayTools({ date: asked, onDate, onRefresh, fetching }: DayToolsProps) {
  const today = useToday();
  const date = asked ?? today;
  const show = (next: string) => onDate(next === today ? undefined : next);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label={m.steps_day_before()} onClick={() => show(addDays(date, -1))}>
        <Icon name="chevron" className="rotate-180" />
      </IconButton>
      <input
        type="date"
        value={date}
        max={today}
        aria-label={m.steps_date()}
        onChange={({ currentTarget: { value } }) => {
          if (isLocalDate(value) && value <= today) show(value);
        }}
        className="h-11 rounded-md border border-line-strong bg-field px-3"
      />
      <IconButton
        label={m.steps_day_after()}
        disabled={date >= today}
        onClick={() => show(addDays(date, 1))}
      >
        <Icon name="chevron" />
      </IconButton>
      {date !== today && (
        <Button variant="ghost" onClick={() => onDate(undefined)}>
          {m.steps_today_mark()}
        </Button>
      )}
      <IconButton
        label={m.steps_refresh()}
        onClick={onRefresh}
        disabled={fetching}
        className="ms-auto"
      >
        <Icon name="refresh" />
      </IconButton>
    </div>
  );
}

import { addDays, weekStart } from "../../domain/calendar.ts";
import { weekDays } from "../lib/format/week-days.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";

type WeekNavigatorProps = {
  sunday: string;
  today: string;
  /** The first day with data; without it, weeks go back without limit. */
  since?: string | undefined;
  /** The last week; the present one by default. */
  until?: string;
  onWeek: (sunday: string) => void;
};

/** The shown week, with links to its neighbours. */
export function WeekNavigator({ sunday, today, since, until, onWeek }: WeekNavigatorProps) {
  const current = sunday === weekStart(today);
  return (
    <div className="@container rounded-lg bg-soft p-1">
      <div className="flex items-center gap-1 @max-[13rem]:flex-wrap @max-[13rem]:justify-between">
        <IconButton
          label={m.training_week_before()}
          disabled={since !== undefined && sunday <= since}
          onClick={() => onWeek(addDays(sunday, -7))}
        >
          <Icon name="chevron" className="rotate-180" />
        </IconButton>
        <p
          role="status"
          className="min-w-0 grow basis-0 text-center @max-[13rem]:order-first @max-[13rem]:basis-full"
        >
          {current && <span className="inline-block font-medium">{m.training_week_this()}</span>}{" "}
          <span className={`inline-block ${current ? "text-muted" : "font-medium"}`}>
            {m.training_week_of(weekDays(sunday))}
          </span>
        </p>
        <IconButton
          label={m.training_week_after()}
          disabled={sunday >= (until ?? weekStart(today))}
          onClick={() => onWeek(addDays(sunday, 7))}
        >
          <Icon name="chevron" />
        </IconButton>
      </div>
    </div>
  );
}

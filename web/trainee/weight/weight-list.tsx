import { useState } from "react";
import { type WeightRecord, weightDifference } from "../../../domain/body/weight.ts";
import { datedDay, formatDay, formatKg, shortDay } from "../../lib/format/format.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Amount } from "../../ui/bidi.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useRemoveWeight } from "./use-remove-weight.ts";
import { WeightChange } from "./weight-change.tsx";

type WeightListProps = {
  /** Oldest first. */
  days: readonly WeightRecord[];
  target: number | null;
  waitingDates: readonly string[];
};

const atOnce = 14;

/** A day of this year by its weekday, an older one by its year. */
function dayText(date: string): string {
  const thisYear = date.slice(0, 4) === today().slice(0, 4);
  return formatDay(date, thisYear ? { weekday: "long", ...shortDay } : datedDay);
}

/** The days newest first, each with its change. */
export function WeightList({ days, target, waitingDates }: WeightListProps) {
  const [shown, setShown] = useState(atOnce);
  const remove = useRemoveWeight();
  const hidden = Math.max(0, days.length - shown);
  const rows = days
    .slice(hidden)
    .map((day, i) => ({ ...day, difference: weightDifference(days[hidden + i - 1], day) }));
  return (
    <div>
      <ol aria-label={m.weight_history()}>
        {rows.toReversed().map((row) => (
          <li
            key={row.date}
            className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line last:border-b-0"
          >
            <span className="grow">
              {dayText(row.date)}
              {waitingDates.includes(row.date) && (
                <>
                  {" "}
                  <Badge>{m.weight_list_waiting()}</Badge>
                </>
              )}
            </span>
            <Amount value={formatKg(row.weight)} unit={m.weight_unit()} className="font-medium" />
            <span className="min-w-14 text-end">
              {row.difference === null ? (
                <span className="text-sm text-muted">{m.weight_list_first()}</span>
              ) : (
                <WeightChange difference={row.difference} current={row.weight} target={target} />
              )}
            </span>
            <span className="-me-2 size-11">
              {row.ownId && (
                <IconButton
                  label={m.weight_remove_of({ day: dayText(row.date) })}
                  onClick={() => remove(row)}
                  className="text-muted"
                >
                  <Icon name="trash" />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          onClick={() => setShown((count) => count + 60)}
        >
          {m.weight_list_more()}
        </Button>
      )}
    </div>
  );
}

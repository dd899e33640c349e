import type { LocalDate } from "../../domain/calendar.ts";
import { useToday } from "../lib/format/today.ts";
import { m } from "../paraglide/messages.js";
import { dayText } from "./times.ts";

export function DaySeparator({ date }: { date: LocalDate }) {
  return (
    <p className="flex justify-center py-3">
      <span className="rounded-full bg-soft px-3 py-0.5 text-sm text-muted">
        {dayText(date, useToday())}
      </span>
    </p>
  );
}

/** The divider before the messages that were unread at opening. */
export function UnreadDivider({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-3 py-3 text-sm font-medium text-accent-ink">
      <span aria-hidden="true" className="h-px grow bg-accent-ink/30" />
      {m.trainee_unread_messages({ count })}
      <span aria-hidden="true" className="h-px grow bg-accent-ink/30" />
    </p>
  );
}

/** The other side is typing. */
export function TypingBubble({ label }: { label: string }) {
  return (
    <div className="flex px-3 pt-1 pb-2">
      <span className="inline-flex h-9 items-center gap-1 rounded-lg border border-line bg-raised px-3">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            aria-hidden="true"
            className={`size-1.5 animate-breathe rounded-full bg-muted ${["", "[animation-delay:200ms]", "[animation-delay:400ms]"][dot]}`}
          />
        ))}
        <span className="sr-only">{label}</span>
      </span>
    </div>
  );
}

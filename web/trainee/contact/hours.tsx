import { openingAt } from "../../../domain/accounts/trainer-contact.ts";
import {
  addDays,
  dayOfWeek,
  type LocalDate,
  localDateAt,
  weekStart,
} from "../../../domain/calendar.ts";
import type { TrainerContact } from "../../../domain/contract/accounts/contact-settings.ts";
import { formatDay } from "../../lib/format/format.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";

type HoursProps = { contact: TrainerContact; now: number };

const weekday = (sunday: LocalDate, day: number) =>
  formatDay(addDays(sunday, day), { weekday: "long" });

/** Whether the trainer is available now, and until when; nothing without hours. */
export function OpenNow({ contact: { hours, timeZone }, now }: HoursProps) {
  const opening = openingAt(hours, now, timeZone);
  if (!opening) return null;
  const { open, day, time } = opening;
  const today = localDateAt(now, timeZone);
  const name = weekday(weekStart(today), day);
  const isToday = day === dayOfWeek(today);
  return (
    <p role="status" className="flex flex-wrap items-center gap-2">
      <Badge tone={open ? "good" : "neutral"}>{open ? m.contact_open() : m.contact_closed()}</Badge>
      {time && (
        <span className="text-sm text-muted">
          {open
            ? m.contact_open_until({ time })
            : isToday
              ? m.contact_opens_at({ time })
              : m.contact_opens_on({ day: name, time })}
        </span>
      )}
    </p>
  );
}

/** The week's hours, Sunday first; nothing without hours. */
export function HoursCard({ contact: { hours, timeZone }, now }: HoursProps) {
  const ownZone = useWho()?.timeZone;
  if (hours.every((ofDay) => ofDay === null)) return null;
  const today = localDateAt(now, timeZone);
  const sunday = weekStart(today);
  return (
    <Card title={m.contact_hours()}>
      <dl className="grid">
        {hours.map((ofDay, day) => {
          const name = weekday(sunday, day);
          const isToday = day === dayOfWeek(today);
          return (
            <div
              key={name}
              aria-current={isToday ? "date" : undefined}
              className={`-mx-2 flex min-h-11 items-center justify-between gap-4 rounded-md px-2 ${isToday ? "bg-accent-soft font-medium" : ""}`}
            >
              <dt>{name}</dt>
              <dd className={`tabular-nums ${ofDay ? "" : "text-muted"}`}>
                {ofDay ? m.calendar_hours(ofDay) : m.contact_closed()}
              </dd>
            </div>
          );
        })}
      </dl>
      {ownZone !== timeZone && <p className="pt-2 text-sm text-muted">{m.contact_hours_zone()}</p>}
    </Card>
  );
}

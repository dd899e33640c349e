import { useEffect, useEffectEvent, useState } from "react";
import type { ContactSettings, OpeningHours } from "../../../../domain/accounts/trainer-contact.ts";
import { addDays } from "../../../../domain/calendar.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { controlClass } from "../../../ui/control.ts";
import { FieldError } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/form.ts";

type HoursFieldsProps = {
  stored: ContactSettings["hours"];
  errors: FieldErrors;
  /** Called when a day or a time was added or removed. */
  onMoved: () => void;
};

const anySunday = "2026-01-04";
const usual: OpeningHours = { from: "09:00", until: "17:00" };

/** A line for each weekday: whether it is open, from and until. */
export function HoursFields({ stored, errors, onMoved }: HoursFieldsProps) {
  const [hours, setHours] = useState(stored);
  const moved = useEffectEvent(onMoved);
  // A ticked day adds its time fields after the event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hours change the controls
  useEffect(() => moved(), [hours]);
  const first = hours.find((ofDay) => ofDay !== null);
  const put = (day: number, ofDay: OpeningHours | null) =>
    setHours(hours.map((each, place) => (place === day ? ofDay : each)));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="font-medium">{m.contact_hours()}</legend>
      <p className="text-sm text-muted">{m.contact_settings_hours_hint()}</p>
      <ul className="grid grid-cols-1 gap-1">
        {hours.map((ofDay, day) => {
          const name = formatDay(addDays(anySunday, day), { weekday: "long" });
          const time = (end: "from" | "until", label: string) =>
            ofDay && (
              <input
                type="time"
                dir="ltr"
                name={`${end}-${day}`}
                aria-label={`${name}: ${label}`}
                aria-invalid={errors[`from-${day}`] ? true : undefined}
                aria-describedby={errors[`from-${day}`] ? `hours-${day}-error` : undefined}
                value={ofDay[end]}
                onChange={(event) => put(day, { ...ofDay, [end]: event.currentTarget.value })}
                className={`${controlClass} w-34! max-w-full`}
              />
            );
          return (
            <li key={name} className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1">
              <div className="w-32 max-w-full">
                <Checkbox
                  name={`open-${day}`}
                  label={name}
                  checked={ofDay !== null}
                  onChange={(event) =>
                    put(day, event.currentTarget.checked ? (first ?? usual) : null)
                  }
                />
              </div>
              {ofDay ? (
                <div className="flex min-w-0 flex-wrap items-center gap-2">
                  {time("from", m.contact_settings_from())}
                  <span aria-hidden="true">–</span>
                  {time("until", m.contact_settings_until())}
                </div>
              ) : (
                <span className="text-muted">{m.contact_closed()}</span>
              )}
              <FieldError id={`hours-${day}-error`} text={errors[`from-${day}`]} />
            </li>
          );
        })}
      </ul>
      {first && (
        <Button
          variant="ghost"
          className="justify-self-start px-3!"
          onClick={() => setHours(hours.map((ofDay) => ofDay && first))}
        >
          {m.contact_settings_same()}
        </Button>
      )}
    </fieldset>
  );
}

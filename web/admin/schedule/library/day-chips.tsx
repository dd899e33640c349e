import { m } from "../../../paraglide/messages.js";
import { dayInitial, dayName, weekdays } from "../texts.ts";

type DaysProps = { days: readonly number[]; onChange: (days: readonly number[]) => void };

const chip =
  "grid min-h-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-field px-1 text-sm transition select-none hover:bg-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink";

/** The days that exercises are added to, by their initials. */
export function DayChips({ label, days, onChange }: DaysProps & { label: string }) {
  return (
    <fieldset className="min-w-0 grow">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdays.map((day) => (
          <label key={day} title={dayName(day)} className={`${chip} md:min-w-8`}>
            <input
              type="checkbox"
              aria-label={dayName(day)}
              checked={days.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(weekdays.filter((each) => (each === day ? checked : days.includes(each))))
              }
              className="sr-only"
            />
            {dayInitial(day)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** All seven days at once. */
export function AllDays({ days, onChange }: DaysProps) {
  const all = days.length === weekdays.length;
  return (
    <label className={`${chip} shrink-0 px-2.5`}>
      <input
        type="checkbox"
        checked={all}
        onChange={() => onChange(all ? [] : weekdays)}
        className="sr-only"
      />
      {m.schedule_all_days()}
    </label>
  );
}

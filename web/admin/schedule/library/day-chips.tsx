import { m } from "../../../paraglide/messages.js";
import { dayInitial, dayName, weekdays } from "../texts.ts";

type DayChipsProps = {
  label: string;
  days: readonly number[];
  onChange: (days: number[]) => void;
};

const chip =
  "grid min-h-10 min-w-9 grow cursor-pointer place-items-center rounded-md border border-line-strong bg-field px-1 text-sm transition select-none hover:bg-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink pointer-coarse:min-h-11";

/** The days that exercises are added to, by their initials, and all of them at once. */
export function DayChips({ label, days, onChange }: DayChipsProps) {
  const all = days.length === weekdays.length;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {weekdays.map((day) => (
          <label key={day} title={dayName(day)} className={chip}>
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
        <label className={`${chip} px-2.5`}>
          <input
            type="checkbox"
            checked={all}
            onChange={() => onChange(all ? [] : [...weekdays])}
            className="sr-only"
          />
          {m.schedule_all_days()}
        </label>
      </div>
    </fieldset>
  );
}

import { m } from "../../../paraglide/messages.js";
import { dayInitial, dayName, weekdays } from "../texts.ts";

type TargetDaysProps = { target: number; onTarget: (day: number) => void };

/** The day to which a press adds; the heads of the days choose it too. */
export function TargetDays({ target, onTarget }: TargetDaysProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{m.schedule_library_target()}</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdays.map((day) => (
          <label
            key={day}
            title={dayName(day)}
            className="grid min-h-9 cursor-pointer place-items-center rounded-md border border-line bg-field text-sm transition select-none hover:bg-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="libraryTarget"
              aria-label={dayName(day)}
              checked={day === target}
              onChange={() => onTarget(day)}
              className="sr-only"
            />
            {dayInitial(day)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

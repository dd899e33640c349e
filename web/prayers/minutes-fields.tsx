import { useState } from "react";
import { type Prayer, prayers } from "../../domain/prayers/methods.ts";
import { minutesField, type PrayerSettings } from "../../domain/prayers/settings.ts";
import { m } from "../paraglide/messages.js";
import { Glyph, outlines } from "../ui/glyph.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { timeTexts } from "./texts.ts";
import { readMinutes } from "./typed-minutes.ts";

type MinutesFieldsProps = {
  minutes: PrayerSettings["minutes"];
  onChange: (minutes: PrayerSettings["minutes"]) => void;
};

/** Minutes by which the person's mosque differs, folded until they are needed. */
export function MinutesFields({ minutes, onChange }: MinutesFieldsProps) {
  const [errors, setErrors] = useState<Partial<Record<Prayer, string>>>({});
  const type = (prayer: Prayer, text: string) => {
    const { value, error } = readMinutes(text);
    setErrors({ ...errors, [prayer]: error });
    if (value !== undefined && value !== minutes[prayer]) onChange({ ...minutes, [prayer]: value });
  };
  const changed = prayers.filter((prayer) => minutes[prayer] !== 0);
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-md px-3.5 py-2">
        <span className="flex min-w-0 grow flex-wrap gap-x-3">
          <span>{m.prayers_minutes()}</span>
          {changed.length > 0 && (
            <span className="flex flex-wrap gap-x-3 text-sm text-muted group-open:hidden">
              {changed.map((prayer) => (
                <span key={prayer} className="whitespace-nowrap">
                  {timeTexts[prayer]()} {signed(minutes[prayer])}
                </span>
              ))}
            </span>
          )}
        </span>
        <Glyph
          d={outlines["chevron-down"]}
          className="shrink-0 text-muted transition group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-3.5 pt-1 pb-4">
        <p className="text-sm text-muted">{m.prayers_minutes_hint()}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-4">
          {prayers.map((prayer) => (
            <NumberField
              key={prayer}
              stepper
              name={prayer}
              label={timeTexts[prayer]()}
              min={minutesField.min}
              max={minutesField.max}
              value={minutes[prayer]}
              error={errors[prayer] ?? ""}
              onValueChange={(_, text) => type(prayer, text)}
            />
          ))}
        </div>
      </div>
    </details>
  );
}

/** A difference with its sign, left to right in both languages. */
const signed = (minutes: number) => `\u200e${minutes > 0 ? "+" : ""}${minutes}`;

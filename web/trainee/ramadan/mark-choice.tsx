import type { LocalDate } from "../../../domain/calendar.ts";
import type { FastingMark } from "../../../domain/ramadan/fasting-days.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";
import { PillToggle } from "../../ui/pill-toggle.tsx";
import { useMark } from "./use-mark.ts";

/** «صائمة», «مفطرة» or without a mark, in the person's form. */
export function markWord(mark: FastingMark, gender: Gender | null): string {
  if (mark === null) return m.ramadan_mark_none();
  const inputs = { gender: gender ?? "" };
  return mark ? m.ramadan_mark_fasted(inputs) : m.ramadan_mark_missed(inputs);
}

type MarkChoiceProps = {
  date: LocalDate;
  /** The day in words. */
  label: string;
  mark: FastingMark;
  gender: Gender | null;
};

/** Both marks of a day, which look alike; a tap on the present one takes it back. */
export function MarkChoice({ date, label, mark, gender }: MarkChoiceProps) {
  const set = useMark();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="min-w-14 text-sm text-muted">
        {label}
      </span>
      {[true, false].map((fasted) => (
        <PillToggle
          key={String(fasted)}
          aria-pressed={mark === fasted}
          onClick={() => set(date, mark === fasted ? null : fasted)}
        >
          {markWord(fasted, gender)}
        </PillToggle>
      ))}
    </fieldset>
  );
}

import { addDays, isLocalDate, type LocalDate } from "../../../../../domain/calendar.ts";
import {
  type CheckInTerms,
  termBounds,
  termMinutes,
} from "../../../../../domain/check-ins/terms.ts";
import { checkInEvery } from "../../../../../domain/check-ins/when.ts";
import { clockOf } from "../../../../lib/format/clock.ts";
import { m } from "../../../../paraglide/messages.js";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { SelectField } from "../../../../ui/select.tsx";
import { dayName, weekdays } from "../../../schedule/texts.ts";

type TermsFieldsProps = {
  terms: CheckInTerms;
  today: LocalDate;
  onChange: (terms: CheckInTerms) => void;
};

const minutesOfDay = Array.from({ length: 1440 / termMinutes }, (_, index) => index * termMinutes);

const everyTexts = {
  0: m.check_in_form_every_once,
  1: m.check_in_form_every_week,
  2: m.check_in_form_every_two,
  4: m.check_in_form_every_four,
} as const;

/** Rhythm, days of the week, hour and first day. */
export function TermsFields({ terms, today, onChange }: TermsFieldsProps) {
  const { every, minute, startsOn } = terms;
  const change = (changes: Partial<CheckInTerms>) => onChange({ ...terms, ...changes });
  return (
    <>
      <ChoiceChips
        name="every"
        label={m.check_in_form_every()}
        options={[...checkInEvery]
          .sort((a, b) => (a || 9) - (b || 9))
          .map((value) => ({ value: String(value), label: everyTexts[value]() }))}
        value={[String(every)]}
        onChange={([value]) =>
          change({ every: checkInEvery.find((each) => String(each) === value) ?? 1 })
        }
      />
      {every !== 0 && (
        <ChoiceChips
          multiple
          name="weekdays"
          label={m.check_in_form_weekdays()}
          hint={m.check_in_form_weekdays_hint()}
          options={weekdays.map((day) => ({ value: String(day), label: dayName(day) }))}
          value={terms.weekdays.map(String)}
          {...(terms.weekdays.length === 0 && { error: m.check_in_form_needs_day() })}
          onChange={(values) => change({ weekdays: values.map(Number) })}
        />
      )}
      <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
        <SelectField
          name="minute"
          label={m.check_in_form_hour()}
          options={minutesOfDay.map((value) => ({ value: String(value), label: clockOf(value) }))}
          value={String(minute)}
          onChange={(value) => change({ minute: Number(value) })}
        />
        <TextField
          type="date"
          name="startsOn"
          label={every === 0 ? m.check_in_form_on_day() : m.check_in_form_starts_on()}
          min={addDays(today, termBounds.earliest)}
          max={addDays(today, termBounds.latest)}
          value={startsOn}
          onChange={({ currentTarget: { value } }) => {
            if (isLocalDate(value)) change({ startsOn: value });
          }}
        />
      </div>
    </>
  );
}

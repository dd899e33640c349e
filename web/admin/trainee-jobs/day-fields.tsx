import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isLighterPeriod, type LighterPeriod } from "../../../domain/activity/lighter-days.ts";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { RamadanForm } from "../../../domain/contract/ramadan/settings.ts";
import { monthKey } from "../../../domain/prayers/ramadan.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field.tsx";
import { ramadanQuery } from "../settings/queries.ts";

/** The days left of the month, or of the next one, in the first country that a time zone suggests. */
function daysOf(form: RamadanForm | undefined, today: LocalDate): LighterPeriod | undefined {
  if (!form?.forecast) return undefined;
  const { forecast, countries, months } = form;
  const country = countries.find(({ suggested }) => suggested);
  const month = (country && months[monthKey(forecast.year, country.code)]) ?? forecast;
  const { first } = month;
  return { startsOn: first < today ? today : first, endsOn: addDays(month.eid, -1) };
}

type DayFieldsProps = {
  /** Undefined before they are known. */
  days: LighterPeriod | undefined;
  onChange: (days: LighterPeriod) => void;
};

/** The first and the last day, those of the month until others are chosen. */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const today = useToday();
  const { data, error } = useQuery(ramadanQuery);
  useEffect(() => {
    if (days || (!data && !error)) return;
    onChange(daysOf(data, today) ?? { startsOn: today, endsOn: addDays(today, 29) });
  }, [days, data, error, today, onChange]);
  const { startsOn = "", endsOn = "" } = days ?? {};
  const errors = days ? errorsOf(days) : {};
  return (
    <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
      <TextField
        type="date"
        name="startsOn"
        label={m.absence_first_day()}
        min={today}
        value={startsOn}
        error={errors.startsOn}
        onChange={(event) => onChange({ startsOn: event.currentTarget.value, endsOn })}
      />
      <TextField
        type="date"
        name="endsOn"
        label={m.absence_last_day()}
        min={today}
        value={endsOn}
        error={errors.endsOn}
        onChange={(event) => onChange({ startsOn, endsOn: event.currentTarget.value })}
      />
    </div>
  );
}

/** Each missing day, or else two days that are no period. */
function errorsOf(days: LighterPeriod): Partial<Record<keyof LighterPeriod, string>> {
  const { startsOn, endsOn } = days;
  if (startsOn && endsOn) return isLighterPeriod(days) ? {} : { endsOn: m.bulk_lighter_wrong() };
  return {
    ...(!startsOn && { startsOn: m.field_required() }),
    ...(!endsOn && { endsOn: m.field_required() }),
  };
}

import { addDays, daysBetween, type LocalDate } from "../../../../domain/calendar.ts";
import type { RamadanForm } from "../../../../domain/contract/ramadan/settings.ts";
import { monthLengths } from "../../../../domain/prayers/ramadan.ts";
import { isSettled, monthFrom } from "../../../../domain/prayers/ramadan-window.ts";
import { formatDay, fullDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { PillToggle } from "../../../ui/pill-toggle.tsx";

type Month = RamadanForm["months"][string];
type CountryRowProps = {
  country: RamadanForm["countries"][number];
  forecast: NonNullable<RamadanForm["forecast"]>;
  /** The trainer's choice; undefined follows the forecast. */
  month: Month | undefined;
  today: LocalDate;
  /** Called with the new choice; undefined returns to the forecast. */
  onChange: (month: Month | undefined) => void;
};

const shifts = [
  { days: -1, label: m.ramadan_earlier },
  { days: 0, label: m.ramadan_forecast },
  { days: 1, label: m.ramadan_later },
];
const lengthTexts = { 29: m.ramadan_29, 30: m.ramadan_30 };

/** The first day and the length of a country's month. */
export function CountryRow({ country, forecast, month, today, onChange }: CountryRowProps) {
  const { first, eid } = month ?? forecast;
  const name = nameIn(country);
  const begun = isSettled(first, today);
  const over = isSettled(eid, today);
  const differs = first !== forecast.first || eid !== forecast.eid;
  const answered = month?.answered ?? null;
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-0">
      <div>
        <h3 className="font-medium">{name}</h3>
        <p className="text-sm text-muted">
          {m.ramadan_month_days({ first: formatDay(first, fullDay), eid: formatDay(eid, fullDay) })}
        </p>
      </div>
      {begun ? (
        <p className="text-sm text-muted">{m.ramadan_start_settled()}</p>
      ) : (
        <Pills
          title={m.ramadan_start()}
          label={m.ramadan_start_of({ country: name })}
          options={shifts.map(({ days, label }) => ({
            text: label(),
            chosen: daysBetween(forecast.first, first) === days,
            choose: () =>
              onChange({ ...monthFrom(forecast, addDays(forecast.first, days)), answered }),
          }))}
        />
      )}
      {over ? (
        <p className="text-sm text-muted">{m.ramadan_eid_settled()}</p>
      ) : (
        <Pills
          title={m.ramadan_length()}
          label={m.ramadan_length_of({ country: name })}
          options={monthLengths.map((days) => ({
            text: lengthTexts[days](),
            chosen: daysBetween(first, eid) === days,
            choose: () => onChange({ first, eid: addDays(first, days), answered }),
          }))}
        />
      )}
      <div className="flex flex-wrap gap-x-2 empty:hidden">
        {differs && !begun && (
          <Button
            variant="ghost"
            onClick={() => onChange({ first: forecast.first, eid: forecast.eid, answered })}
          >
            {m.ramadan_reset()}
          </Button>
        )}
        {!country.suggested && !(differs && begun) && (
          <Button variant="ghost" onClick={() => onChange(undefined)}>
            {m.ramadan_remove()}
          </Button>
        )}
      </div>
    </li>
  );
}

type PillsProps = {
  title: string;
  /** With the country, for screen readers. */
  label: string;
  options: { text: string; chosen: boolean; choose: () => void }[];
};

const Pills = ({ title, label, options }: PillsProps) => (
  <fieldset className="flex flex-wrap items-center gap-2">
    <legend className="sr-only">{label}</legend>
    <span aria-hidden="true" className="w-24 shrink-0 text-sm text-muted max-sm:w-full">
      {title}
    </span>
    {options.map(({ text, chosen, choose }) => (
      <PillToggle key={text} aria-pressed={chosen} onClick={choose}>
        {text}
      </PillToggle>
    ))}
  </fieldset>
);

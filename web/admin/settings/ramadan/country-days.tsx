import type { RamadanForm } from "../../../../domain/contract/ramadan/settings.ts";
import { monthKey } from "../../../../domain/prayers/ramadan.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { useToday } from "../../../lib/format/today.ts";
import { m } from "../../../paraglide/messages.js";
import { Select } from "../../../ui/select.tsx";
import { CountryRow } from "./country-row.tsx";

type Months = RamadanForm["months"];
type CountryDaysProps = {
  forecast: NonNullable<RamadanForm["forecast"]>;
  countries: RamadanForm["countries"];
  months: Months;
  onChange: (months: Months) => void;
};

/** The month of each country that a time zone suggests or the trainer added. */
export function CountryDays({ forecast, countries, months, onChange }: CountryDaysProps) {
  const today = useToday();
  const keyOf = (code: string) => monthKey(forecast.year, code);
  const isShown = ({ code, suggested }: (typeof countries)[number]) =>
    suggested || months[keyOf(code)] !== undefined;
  const set = (code: string, month: Months[string] | undefined) => {
    const { [keyOf(code)]: _, ...others } = months;
    onChange(month ? { ...others, [keyOf(code)]: month } : others);
  };
  const others = countries.filter((country) => !isShown(country));
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {countries.filter(isShown).map((country) => (
          <CountryRow
            key={country.code}
            country={country}
            forecast={forecast}
            month={months[keyOf(country.code)]}
            today={today}
            onChange={(month) => set(country.code, month)}
          />
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
        {others.length > 0 && (
          <Select
            aria-label={m.ramadan_add()}
            className="w-72 max-w-full"
            options={[
              { value: "", label: m.ramadan_add() },
              ...others.map((country) => ({ value: country.code, label: nameIn(country) })),
            ]}
            value=""
            onChange={(code) =>
              set(code, { first: forecast.first, eid: forecast.eid, answered: null })
            }
          />
        )}
        <p className="text-sm text-muted">{m.ramadan_countries_text()}</p>
      </div>
    </>
  );
}

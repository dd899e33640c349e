import type { LocalDate } from "../../../domain/calendar.ts";
import type { RamadanEvenings } from "../../../domain/contract/attention/overview.ts";
import { monthKey } from "../../../domain/prayers/ramadan.ts";
import { countryCodes } from "../../../domain/prayers/ramadan-countries.ts";
import { askedOn, daysOf, monthToSet } from "../../../domain/prayers/ramadan-window.ts";
import { namedCountry, type RamadanFacts, ramadanOfBusiness } from "../prayers/ramadan-settings.ts";

/** The questions of an evening, for countries with the same two days together; null on any other day. */
export function eveningsOf(
  row: RamadanFacts | undefined,
  today: LocalDate,
): RamadanEvenings | null {
  const forecast = monthToSet(today);
  if (!row || !forecast) return null;
  const { choices, suggested } = ramadanOfBusiness(row);
  const { on, months } = choices;
  if (!on) return null;
  const groups = new Map<string, RamadanEvenings["questions"][number]>();
  for (const code of countryCodes()) {
    const chosen = months[monthKey(forecast.year, code)];
    if (!chosen && !suggested.has(code)) continue;
    const month = { answered: null, ...chosen, ...daysOf(forecast, code, months) };
    const asked = askedOn(today, forecast, month);
    if (!asked) continue;
    const { question, days } = asked;
    const id = [question, ...days].join(" ");
    const group = groups.get(id) ?? { question, days: [...days], countries: [] };
    groups.set(id, group);
    group.countries.push({ ...namedCountry(code), first: month.first, eid: month.eid });
  }
  const { year, first, eid } = forecast;
  const questions = [...groups.values()];
  return questions.length > 0 ? { forecast: { year, first, eid }, questions } : null;
}

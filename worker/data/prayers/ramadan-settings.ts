import { sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type {
  RamadanForm,
  RamadanInput,
} from "../../../domain/contract/prayers/ramadan-settings.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { readGeneralSettings, type StoredSection } from "../../../domain/plumbing/settings.ts";
import { countryOf } from "../../../domain/prayers/cities.ts";
import {
  countryCodes,
  countryIn,
  readMonthKey,
} from "../../../domain/prayers/ramadan-countries.ts";
import {
  daysOf,
  isSettled,
  monthToSet,
  type RamadanChoices,
  ramadanQuestions,
  readRamadanChoices,
} from "../../../domain/prayers/ramadan-window.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, settings, traineeProfiles } from "../../db/schema.ts";
import { putSection } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";

const stored = (section: "ramadan" | "general") =>
  decoded(
    sql<StoredSection>`(select value from ${settings} where section = ${sql.raw(`'${section}'`)})`,
    (text: string) => JSON.parse(text) as StoredSection,
  ).as(section);

/** The section and the zones of all people; no row, and nothing read, unless `asked` is 1. */
export const ramadanFacts = prepared((db) =>
  db
    .select({
      ramadan: stored("ramadan"),
      general: stored("general"),
      zones: decoded(
        sql<string[]>`(select json_group_array(distinct time_zone) from ${traineeProfiles})`,
        (text: string) => JSON.parse(text) as string[],
      ).as("zones"),
    })
    .from(accounts)
    .where(sql`${accounts.role} = 'trainer' and ${sql.placeholder("asked")} = 1`),
);
export type RamadanFacts = Awaited<ReturnType<typeof ramadanFacts>>[number];

/** The trainer's choices, their zone, and the countries that zones suggest. */
export function ramadanOfBusiness(row: RamadanFacts | undefined): {
  choices: RamadanChoices;
  timeZone: string;
  suggested: ReadonlySet<string>;
} {
  const { timeZone } = readGeneralSettings(row?.general);
  const zones = [timeZone, ...(row?.zones ?? [])];
  return {
    choices: readRamadanChoices(row?.ramadan),
    timeZone,
    suggested: new Set(zones.map(countryIn).filter((country) => country !== undefined)),
  };
}

/** A country of the table with its names. */
export function namedCountry(code: string) {
  const [name, englishName] = countryOf(code).names;
  return { code, name, englishName };
}

async function readFacts({ db, now }: TrainerScope) {
  const [[row]] = await db.batch([ramadanFacts(db, { asked: 1 })]);
  const facts = ramadanOfBusiness(row);
  const today = localDateAt(now, facts.timeZone);
  return { ...facts, today, forecast: monthToSet(today) ?? null };
}

/** The section with the forecast and the countries of its form. */
export async function getRamadanSettings(scope: TrainerScope): Promise<RamadanForm> {
  const { choices, suggested, forecast } = await readFacts(scope);
  return {
    ...choices,
    forecast,
    countries: countryCodes().map((code) => ({
      ...namedCountry(code),
      suggested: suggested.has(code),
    })),
  };
}

/**
 * Writes the section, without months of past years.
 * @param change makes it from the stored choices
 * @returns the fields of settled days that it would change; undefined once it is stored
 */
export async function changeRamadanSettings(
  scope: TrainerScope,
  change: (stored: RamadanInput) => RamadanInput,
): Promise<Record<string, FieldProblem> | undefined> {
  const { choices, today, forecast } = await readFacts(scope);
  const { on, months } = change(choices);
  const fields = settledFaults({ before: choices.months, after: months, today });
  if (fields) return fields;
  const year = forecast?.year ?? 0;
  const kept = Object.entries(months).filter(([key]) => (readMonthKey(key)?.year ?? 0) >= year);
  await putSection(scope, "ramadan", { on, months: Object.fromEntries(kept) });
  return undefined;
}

interface Change {
  before: RamadanInput["months"];
  after: RamadanInput["months"];
  today: LocalDate;
}

/** The changed days that are over. */
function settledFaults({ before, after, today }: Change) {
  const forecast = monthToSet(today);
  if (!forecast) return undefined;
  const faults = countryCodes().flatMap((code) => {
    const [was, is] = [daysOf(forecast, code, before), daysOf(forecast, code, after)];
    return ramadanQuestions
      .filter((day) => was[day] !== is[day] && isSettled(was[day], today))
      .map((day): [string, FieldProblem] => [
        `months.${forecast.year} ${code}.${day}`,
        { code: "in_past" },
      ]);
  });
  return faults.length > 0 ? Object.fromEntries(faults) : undefined;
}

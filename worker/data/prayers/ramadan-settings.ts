import { sql } from "drizzle-orm";
import { readGeneralSettings, type StoredSection } from "../../../domain/plumbing/settings.ts";
import { countryOf } from "../../../domain/prayers/cities.ts";
import { countryIn } from "../../../domain/prayers/ramadan-countries.ts";
import { type RamadanChoices, readRamadanChoices } from "../../../domain/prayers/ramadan-window.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, settings, traineeProfiles } from "../../db/schema.ts";

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

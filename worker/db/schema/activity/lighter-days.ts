import { sql } from "drizzle-orm";
import { check, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { instant, isDay, localDay, partOf } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { traineeProfiles } from "../people.ts";

/** Periods of lighter training, a layer over the weeks: no planned item knows of it. Periods of a person never overlap. */
export const lighterDays = sqliteTable(
  "lighter_days",
  {
    traineeId: partOf(() => traineeProfiles.id),
    startsOn: localDay().notNull(),
    /** Its last day. */
    endsOn: localDay().notNull(),
    /** The instant of the job that wrote it. */
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.startsOn] }),
    check(
      "lighter_days_days",
      sql`${isDay(t.startsOn)} and ${isDay(t.endsOn)} and ends_on >= starts_on`,
    ),
  ],
);

export const lighterDaysFacts = [
  factsOf(lighterDays, {
    copied: { lighterDays: ["startsOn", "endsOn", "createdAt"] },
    keepsImported: "a layer without weeks shows nothing, and weeks keep the person",
  }),
];

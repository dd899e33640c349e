import { check, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, isDay, localDay, partOf } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { traineeProfiles } from "../people.ts";

/** What people say of the days of Ramadan. Only the Worker can read the marks: they are sealed for their person. */
export const fastingDays = sqliteTable(
  "fasting_days",
  {
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    /** `markText` of the day, by `seal`; of one length for both marks. */
    sealed: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.date] }),
    check("fasting_days_date", isDay(t.date)),
  ],
);

export const fastingDayFacts = [
  factsOf(fastingDays, {
    copied: { fastingDays: ["date", "fasted"] },
    keepsImported: "nobody marks a day before a password, which keeps the person",
    signOfLife: "nobody else learns from it that a day was marked",
  }),
];

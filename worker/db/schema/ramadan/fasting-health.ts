import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { traineeProfiles } from "../people.ts";

/** A person's answer to the question before the first session while fasting, which only its person's requests open. */
export const fastingHealth = sqliteTable("fasting_health", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  /** `writeHealth`, sealed for the account. */
  sealed: text().notNull(),
  updatedAt: instant().notNull(),
});

export const fastingHealthFacts = [
  factsOf(fastingHealth, {
    copied: "an answer about health, sealed for the screens of its person",
    keepsImported: "nobody answers before a password, which keeps the person",
  }),
];

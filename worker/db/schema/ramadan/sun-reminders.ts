import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { traineeProfiles } from "../people.ts";

const chosen = () => integer({ mode: "boolean" }).notNull();

/** The reminders of the fasting day that a person chose. */
export const sunReminders = sqliteTable("sun_reminders", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  suhoor: chosen(),
  water: chosen(),
  training: chosen(),
  weighIn: chosen(),
  /** The latest fasting day for which each reminder was ordered, by the reminder's name. */
  ordered: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
  updatedAt: instant().notNull(),
});

export const sunReminderFacts = [
  factsOf(sunReminders, {
    copied: { sunReminders: ["suhoor", "water", "training", "weighIn", "updatedAt"] },
    keepsImported: "nobody chooses before a password, which keeps the person",
  }),
];

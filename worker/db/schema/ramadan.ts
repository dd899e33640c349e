import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mealSlots, trainingSlots } from "../../../domain/ramadan/slots.ts";
import { instant } from "./columns.ts";
import { factsOf } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** A person's decision about Ramadan: whether their days are shown by the fast, and in which slots. */
export const fastingSlots = sqliteTable("fasting_slots", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  shown: integer({ mode: "boolean" }).notNull(),
  breakfast: text({ enum: mealSlots }).notNull(),
  lunch: text({ enum: mealSlots }).notNull(),
  dinner: text({ enum: mealSlots }).notNull(),
  snack: text({ enum: mealSlots }).notNull(),
  training: text({ enum: trainingSlots }).notNull(),
  updatedAt: instant().notNull(),
});

export const ramadanFacts = [
  factsOf(fastingSlots, {
    copied: {
      fastingSlots: ["shown", "breakfast", "lunch", "dinner", "snack", "training", "updatedAt"],
    },
    keepsImported: "nobody decides before a password, which keeps the person",
  }),
];

import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { fastingMeals, trainingSlots } from "../../../domain/ramadan/slots.ts";
import { instant, localDay } from "./columns.ts";
import { factsOf } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** A person's decision about Ramadan: whether their days are shown by the fast, and in which slots. */
export const fastingSlots = sqliteTable("fasting_slots", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  shown: integer({ mode: "boolean" }).notNull(),
  breakfast: text({ enum: fastingMeals }).notNull(),
  lunch: text({ enum: fastingMeals }).notNull(),
  dinner: text({ enum: fastingMeals }).notNull(),
  snack: text({ enum: fastingMeals }).notNull(),
  /** Whether the person chose these meals; otherwise they are the trainer's, and change with them. */
  mealsChosen: integer({ mode: "boolean" }).notNull().default(true),
  training: text({ enum: trainingSlots }).notNull(),
  /** The last day that a person with the consent `fasting_coach` showed the trainer as an ordinary one. */
  ordinaryOn: localDay(),
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

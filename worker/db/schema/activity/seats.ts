import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, partOf } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { exercises } from "../libraries.ts";
import { traineeProfiles } from "../people.ts";

/** A trainee's setting of an exercise's machine, in their own words. */
export const machineSeats = sqliteTable(
  "machine_seats",
  {
    traineeId: partOf(() => traineeProfiles.id),
    exerciseId: partOf(() => exercises.id),
    seat: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.exerciseId] }),
    index("machine_seats_exercise").on(t.exerciseId),
  ],
);

export const seatFacts = [
  factsOf(machineSeats, {
    copied: { machineSeats: ["exercise", "seat", "createdAt"] },
    keepsImported: "nobody has a row before a password, which keeps the person",
  }),
];

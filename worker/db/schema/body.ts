import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { absenceKinds, absenceStatuses } from "../../../domain/body/absences.ts";
import { type MeasurementKind, measurementWriters } from "../../../domain/body/measurements.ts";
import { targetSources } from "../../../domain/body/nutrition-target.ts";
import { weightSources } from "../../../domain/body/weight.ts";
import { id, instant, isDay, isNotNegative, isPositive, localDay, partOf } from "./columns.ts";
import { factsOf, nutrientColumns } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** Absences of trainees. */
export const absences = sqliteTable(
  "absences",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: absenceKinds }).notNull(),
    startsOn: localDay().notNull(),
    /** Its last day. */
    endsOn: localDay().notNull(),
    note: text(),
    /** `asked` until the trainer answers. */
    status: text({ enum: absenceStatuses }).notNull(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (t) => [
    check(
      "absences_days",
      sql`${isDay(t.startsOn)} and ${isDay(t.endsOn)} and ends_on >= starts_on`,
    ),
    index("absences_trainee").on(t.traineeId, t.endsOn),
    index("absences_end").on(t.endsOn),
    index("absences_asked").on(t.createdAt).where(sql`status = 'asked'`),
  ],
);

/** Nutrition targets, valid from their day until the next row; one without calories ends the previous. */
export const nutritionTargets = sqliteTable(
  "nutrition_targets",
  {
    traineeId: partOf(() => traineeProfiles.id),
    startsOn: localDay().notNull(),
    /** kcal */
    calories: integer(),
    /** g */
    protein: integer(),
    carbs: integer(),
    fat: integer(),
    source: text({ enum: targetSources }).notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.startsOn] }),
    check("nutrition_targets_day", isDay(t.startsOn)),
    check("nutrition_targets_calories", isNotNegative(t.calories)),
  ],
);

export const weightRecords = sqliteTable(
  "weight_records",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    weight: real().notNull(),
    /** `sent`: the weekly «أرسل وزني!»; otherwise the source of the figure. */
    source: text({ enum: weightSources }).notNull(),
    notes: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("weight_records_weight", isPositive(t.weight)),
    check("weight_records_date", isDay(t.date)),
    index("weight_records_trainee").on(t.traineeId, t.date, t.createdAt),
  ],
);

export const bodyMeasurements = sqliteTable(
  "body_measurements",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    kind: text().$type<MeasurementKind>().notNull(),
    date: localDay().notNull(),
    value: real().notNull(),
    writtenBy: text({ enum: measurementWriters }).notNull().default("trainer"),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("body_measurements_date", isDay(t.date)),
    index("body_measurements_trainee").on(t.traineeId, t.kind, t.date, t.createdAt),
  ],
);

export const bodyFacts = [
  factsOf(absences, {
    copied: {
      absences: ["kind", "startsOn", "endsOn", "note", "status", "createdAt", "decidedAt"],
    },
    keepsImported: true,
  }),
  factsOf(nutritionTargets, {
    copied: { nutritionTargets: ["startsOn", ...nutrientColumns, "source", "createdAt"] },
    keepsImported: true,
  }),
  factsOf(weightRecords, {
    copied: { weights: ["date", "weight", "source", "notes", "createdAt"] },
    keepsImported: "the import makes the first one; a later one is asked for on its own",
    // A weight from the trainer is none.
    signOfLife: { when: "source in ('sent', 'updated')" },
  }),
  factsOf(bodyMeasurements, {
    copied: { measurements: ["date", "kind", "value", "writtenBy", "createdAt"] },
    keepsImported: true,
    signOfLife: "mostly the trainer's, and a few in a year",
  }),
];

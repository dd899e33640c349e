import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { templateJobKinds, templateLevels } from "../../../domain/templates/templates.ts";
import { goals } from "../../../domain/trainee.ts";
import { assignedExercise, assignedMeal } from "./assigned.ts";
import {
  id,
  instant,
  isDay,
  isNotNegative,
  isPositive,
  isWeekday,
  localDay,
  partOf,
} from "./columns.ts";
import { traineeProfiles } from "./people.ts";

/** A programme of weeks that have no date, to give to anybody. */
export const templates = sqliteTable(
  "templates",
  {
    id: id(),
    name: text().notNull(),
    englishName: text(),
    /** For whom, why so, and by which source. */
    description: text(),
    englishDescription: text(),
    goal: text({ enum: goals }),
    level: text({ enum: templateLevels }),
    /** Days of training in a week. */
    daysPerWeek: integer(),
    /** Items of weeks behind them are kept, and given to nobody. */
    weeks: integer().notNull(),
    search: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The last change of its items that those who are linked to it have not followed. */
    editedAt: instant(),
    deletedAt: instant(),
  },
  (t) => [
    check("templates_weeks", isPositive(t.weeks)),
    index("templates_created").on(t.createdAt, t.id),
  ],
);

const place = () => ({
  templateId: partOf(() => templates.id),
  /** From 0. */
  week: integer().notNull(),
  dayOfWeek: integer().notNull(),
  position: integer().notNull().default(0),
  /** Goes up with each change, so that its copies know whether they are up to date. */
  version: integer().notNull().default(1),
  updatedAt: instant().notNull(),
});

export const templateExercises = sqliteTable(
  "template_exercises",
  { id: id(), ...place(), ...assignedExercise() },
  (t) => [
    check("template_exercises_day", isWeekday(t.dayOfWeek)),
    check("template_exercises_sets", isNotNegative(t.sets)),
    check("template_exercises_reps", isNotNegative(t.reps)),
    index("template_exercises_week").on(t.templateId, t.week, t.dayOfWeek, t.position),
    index("template_exercises_exercise").on(t.exerciseId),
  ],
);

export const templateMeals = sqliteTable(
  "template_meals",
  { id: id(), ...place(), ...assignedMeal() },
  (t) => [
    check("template_meals_day", isWeekday(t.dayOfWeek)),
    check("template_meals_quantity", isPositive(t.quantity)),
    index("template_meals_week").on(t.templateId, t.week, t.dayOfWeek, t.position),
    index("template_meals_meal").on(t.mealId),
  ],
);

/** Who follows a template, by kind, until it is stopped. */
export const appliedTemplates = sqliteTable(
  "applied_templates",
  {
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: scheduleKinds }).notNull(),
    templateId: partOf(() => templates.id),
    /** The Sunday of its first week. */
    startsOn: localDay().notNull(),
    /** Whether its first week follows its last. */
    repeats: integer({ mode: "boolean" }).notNull(),
    /** Whether the grams of its meals go by the trainee's target. */
    scaled: integer({ mode: "boolean" }).notNull(),
    /** Whether its weights are theirs, too. */
    weights: integer({ mode: "boolean" }).notNull(),
    appliedAt: instant().notNull(),
    stoppedAt: instant(),
    /** The last week that was filled from it. */
    filledThrough: localDay().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.kind] }),
    check("applied_templates_starts", isDay(t.startsOn)),
    index("applied_templates_due").on(t.stoppedAt, t.filledThrough),
    index("applied_templates_template").on(t.templateId, t.stoppedAt),
  ],
);

/** Copies that the trainer took off a day: following does not bring them back. */
export const droppedTemplateItems = sqliteTable(
  "dropped_template_items",
  {
    /** The scheduled item's. */
    itemId: text().primaryKey(),
    traineeId: partOf(() => traineeProfiles.id),
    templateItemId: text().notNull(),
    templateDay: localDay().notNull(),
    templateVersion: integer().notNull(),
    byHand: integer({ mode: "boolean" }).notNull(),
  },
  (t) => [index("dropped_template_items_origin").on(t.traineeId, t.templateItemId, t.templateDay)],
);

/** A template that is given to some, or whose edits they follow: all of them, once each. */
export const templateJobs = sqliteTable(
  "template_jobs",
  {
    id: id(),
    kind: text({ enum: templateJobKinds }).notNull(),
    templateId: partOf(() => templates.id),
    /** How it is given, and a digest of whom it was ordered for. */
    body: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    total: integer().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    index("template_jobs_created").on(t.createdAt),
    index("template_jobs_template").on(t.templateId),
  ],
);

export const templateJobMembers = sqliteTable(
  "template_job_members",
  {
    jobId: partOf(() => templateJobs.id),
    traineeId: partOf(() => traineeProfiles.id),
    /** When it was done to this one; null while it waits its turn. */
    doneAt: instant(),
    /** Items that it wrote. */
    items: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.traineeId] }),
    index("template_job_members_trainee").on(t.traineeId),
    index("template_job_members_open").on(t.jobId).where(sql`done_at is null`),
  ],
);

/** Rows as they stood before a job changed them, while it can be taken back. */
export const templateJobRows = sqliteTable(
  "template_job_rows",
  {
    jobId: partOf(() => templateJobs.id),
    traineeId: partOf(() => traineeProfiles.id),
    /** The table's name, and the row's key in it. */
    noun: text().notNull(),
    rowId: text().notNull(),
    /** Every column by its name; null where the job made the row. */
    row: text({ mode: "json" }),
    notedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.traineeId, t.noun, t.rowId] }),
    index("template_job_rows_trainee").on(t.traineeId),
    index("template_job_rows_noted").on(t.notedAt),
  ],
);

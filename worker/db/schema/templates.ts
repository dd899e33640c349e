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
  writtenBy,
} from "./columns.ts";
import { factsOf, nutrientColumns, ofBusiness, prescriptionColumns } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** Templates: weeks without dates. */
export const templates = sqliteTable(
  "templates",
  {
    id: id(),
    name: text().notNull(),
    englishName: text(),
    /** Audience, reasons and source. */
    description: text(),
    englishDescription: text(),
    goal: text({ enum: goals }),
    level: text({ enum: templateLevels }),
    /** Days of training in a week. */
    daysPerWeek: integer(),
    /** Items of weeks beyond this number stay stored, but are not given. */
    weeks: integer().notNull(),
    search: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The last change of its items that was not sent to linked trainees. */
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
  /** Rises with each change, so that copies can be compared with it. */
  version: integer().notNull().default(1),
  updatedAt: instant().notNull(),
  writtenBy: writtenBy(),
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

/** Linked trainees of a template, by kind, until stopped. */
export const appliedTemplates = sqliteTable(
  "applied_templates",
  {
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: scheduleKinds }).notNull(),
    templateId: partOf(() => templates.id),
    /** The Sunday of its first week. */
    startsOn: localDay().notNull(),
    /** Whether the first week follows the last. */
    repeats: integer({ mode: "boolean" }).notNull(),
    /** Whether the grams of its meals follow the trainee's target. */
    scaled: integer({ mode: "boolean" }).notNull(),
    /** Whether its weights are copied. */
    weights: integer({ mode: "boolean" }).notNull(),
    appliedAt: instant().notNull(),
    stoppedAt: instant(),
    /** The last filled week. */
    filledThrough: localDay().notNull(),
    writtenBy: writtenBy(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.kind] }),
    check("applied_templates_starts", isDay(t.startsOn)),
    index("applied_templates_due").on(t.stoppedAt, t.filledThrough),
    index("applied_templates_template").on(t.templateId, t.stoppedAt),
  ],
);

/** Copies that the trainer removed from a day, so that following does not restore them. */
export const droppedTemplateItems = sqliteTable(
  "dropped_template_items",
  {
    /** The scheduled item's id. */
    itemId: text().primaryKey(),
    traineeId: partOf(() => traineeProfiles.id),
    templateItemId: text().notNull(),
    templateDay: localDay().notNull(),
    templateVersion: integer().notNull(),
    byHand: integer({ mode: "boolean" }).notNull(),
  },
  (t) => [index("dropped_template_items_origin").on(t.traineeId, t.templateItemId, t.templateDay)],
);

/** A job that gives a template to people, or sends its edits to them, once each. */
export const templateJobs = sqliteTable(
  "template_jobs",
  {
    id: id(),
    kind: text({ enum: templateJobKinds }).notNull(),
    templateId: partOf(() => templates.id),
    /** The terms of giving, and a digest of the audience. */
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
    /** The time of this person's turn; null before it. */
    doneAt: instant(),
    /** Written items. */
    items: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.traineeId] }),
    index("template_job_members_trainee").on(t.traineeId),
    index("template_job_members_open").on(t.jobId).where(sql`done_at is null`),
  ],
);

/** Rows before a job changed them, while it can be undone. */
export const templateJobRows = sqliteTable(
  "template_job_rows",
  {
    jobId: partOf(() => templateJobs.id),
    traineeId: partOf(() => traineeProfiles.id),
    /** The table's name. */
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

export const templatesFacts = [
  factsOf(templates, {
    copied: ofBusiness,
    archived: {
      templates: [
        "name",
        "englishName",
        "description",
        "englishDescription",
        "goal",
        "level",
        "daysPerWeek",
        "weeks",
        "createdAt",
      ],
    },
  }),
  factsOf(templateExercises, {
    copied: ofBusiness,
    archived: {
      templateExercises: [
        "template",
        "week",
        "dayOfWeek",
        ...prescriptionColumns,
        "note",
        "superset",
        "progression",
        "progressionStep",
        "progressionRuns",
      ],
    },
  }),
  factsOf(templateMeals, {
    copied: ofBusiness,
    archived: {
      templateMeals: [
        "template",
        "week",
        "dayOfWeek",
        "timing",
        "name",
        "description",
        "quantity",
        ...nutrientColumns,
      ],
    },
  }),
  factsOf(appliedTemplates, {
    copied: "templates that are repeated; the weeks have their items",
    keepsImported: true,
  }),
  factsOf(droppedTemplateItems, {
    copied: "items of a template that the trainer took off a day",
    keepsImported: "nobody has a row without a template that they follow, which keeps the person",
  }),
  factsOf(templateJobs, { copied: "the way of items that stand on their days" }),
  factsOf(templateJobMembers, {
    copied: "the way of items that stand on their days",
    keepsImported: true,
  }),
  factsOf(templateJobRows, {
    copied: "an open undo of ten minutes",
    keepsImported: "nobody has a row without being a member of its job, which keeps the person",
  }),
];

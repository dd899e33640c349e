import { z } from "zod";
import { maxSearchLength, sortDirections } from "../../list.ts";
import { scheduleKinds } from "../../schedules/schedules.ts";
import {
  templateFields,
  templateLevels,
  templateSorts,
  templatesPerPage,
} from "../../templates/templates.ts";
import { goals } from "../../trainee.ts";
import { plannedMovement } from "../activity/exercise-week.ts";
import { field, id, pageNumber, searchText } from "../fields.ts";
import { assignedExercise, assignedMeal, place, weekStartDate } from "../schedules/schedules.ts";
import { templateJob } from "./template-jobs.ts";

const count = z.number().int();

/** A page of the templates; every part has a default. */
export const templatesQuery = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  goal: z.enum(goals).optional(),
  level: z.enum(templateLevels).optional(),
  /** Templates with items of this kind. */
  kind: z.enum(scheduleKinds).optional(),
  sort: z.enum(templateSorts).default("name"),
  direction: z.enum(sortDirections).default("asc"),
  page: pageNumber,
  perPage: z.coerce.number().int().min(1).max(100).default(templatesPerPage),
});
export type TemplatesQuery = z.infer<typeof templatesQuery>;

/** A template without its items. */
export const template = z.object({
  id: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
  description: z.string().nullable(),
  englishDescription: z.string().nullable(),
  goal: z.enum(goals).nullable(),
  level: z.enum(templateLevels).nullable(),
  daysPerWeek: count.nullable(),
  weeks: count,
  /** Items of all of its weeks. */
  exercises: count,
  meals: count,
  /** Average kcal of the days with meals; null without any. */
  calories: z.number().nullable(),
  /** Number of linked trainees. */
  people: count,
  /** The last change of its items that was not sent to them, UTC milliseconds. */
  editedAt: count.nullable(),
  createdAt: count,
  updatedAt: count,
});
export type Template = z.infer<typeof template>;

export const templatesPage = z.object({
  templates: z.array(template),
  /** Matches on all pages. */
  total: count,
});
export type TemplatesPage = z.infer<typeof templatesPage>;

/** An exercise or a meal of a template, without date and status. */
export const templateExercise = z.object({ id: z.string(), ...place, ...assignedExercise });
export const templateMeal = z.object({ id: z.string(), ...place, ...assignedMeal });

/** A week of a template, from 0, for the editor. */
export const templateWeek = z.object({
  template,
  week: count,
  exercises: z.array(templateExercise),
  meals: z.array(templateMeal),
  /** Items whose row left the library; they are not given. */
  gone: z.array(z.string()),
  /** The drawn movements of its exercises. */
  movements: z.array(plannedMovement),
  /** Item counts of the previous week; null for the first. */
  previous: z.object({ exercises: count, meals: count }).nullable(),
  /** Its last job that can be undone; null for none. */
  job: templateJob.nullable(),
});
export type TemplateWeek = z.infer<typeof templateWeek>;

const fields = {
  name: field(templateFields.name),
  englishName: field(templateFields.englishName).nullable(),
  description: field(templateFields.description).nullable(),
  englishDescription: field(templateFields.englishDescription).nullable(),
  goal: field(templateFields.goal).nullable(),
  level: field(templateFields.level).nullable(),
  daysPerWeek: field(templateFields.daysPerWeek).nullable(),
  weeks: field(templateFields.weeks),
};

/** The source of a new template: a trainee's weeks, or another template. */
const templateSource = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("trainee"),
    traineeId: id,
    weekStart: weekStartDate,
    kinds: z.array(z.enum(scheduleKinds)).min(1).max(2),
    /** Whether the trainee's weights and notes are copied. */
    personal: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("template"), templateId: id }),
]);

/** A new template; repeating it with the same id changes nothing. */
export const newTemplate = z.strictObject({
  id,
  name: fields.name,
  englishName: fields.englishName.default(null),
  description: fields.description.default(null),
  englishDescription: fields.englishDescription.default(null),
  goal: fields.goal.default(null),
  level: fields.level.default(null),
  daysPerWeek: fields.daysPerWeek.default(null),
  weeks: fields.weeks.default(1),
  from: templateSource.optional(),
});
export type NewTemplate = z.infer<typeof newTemplate>;

/** Changed fields alone. Items of dropped weeks stay stored, and return with them. */
export const templateChanges = z.strictObject(fields).partial();
export type TemplateChanges = z.infer<typeof templateChanges>;

export const templateParams = z.object({ id });

/** A template, and one of its weeks from 0. */
export const templateWeekParams = z.object({
  id,
  week: z.coerce
    .number()
    .int()
    .min(0)
    .max(templateFields.weeks.max - 1),
});

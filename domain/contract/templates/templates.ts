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

/** Which page of the templates; every part has a default. */
export const templatesQuery = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  goal: z.enum(goals).optional(),
  level: z.enum(templateLevels).optional(),
  /** Those that hold such items. */
  kind: z.enum(scheduleKinds).optional(),
  sort: z.enum(templateSorts).default("name"),
  direction: z.enum(sortDirections).default("asc"),
  page: pageNumber,
  perPage: z.coerce.number().int().min(1).max(100).default(templatesPerPage),
});
export type TemplatesQuery = z.infer<typeof templatesQuery>;

/** A programme of weeks, without its items. */
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
  /** kcal of an average day that has meals; null without any. */
  calories: z.number().nullable(),
  /** How many follow it. */
  people: count,
  /** The last change of its items that those have not followed yet, UTC milliseconds. */
  editedAt: count.nullable(),
  createdAt: count,
  updatedAt: count,
});
export type Template = z.infer<typeof template>;

export const templatesPage = z.object({
  templates: z.array(template),
  /** How many match, on all pages. */
  total: count,
});
export type TemplatesPage = z.infer<typeof templatesPage>;

/** An exercise or a meal of a template, which has no date and is done by nobody. */
export const templateExercise = z.object({ id: z.string(), ...place, ...assignedExercise });
export type TemplateExercise = z.infer<typeof templateExercise>;
export const templateMeal = z.object({ id: z.string(), ...place, ...assignedMeal });
export type TemplateMeal = z.infer<typeof templateMeal>;

/** One of its weeks, from 0, as the editor shows it. */
export const templateWeek = z.object({
  template,
  week: count,
  exercises: z.array(templateExercise),
  meals: z.array(templateMeal),
  /** Items of these whose row left the library: nobody is given them. */
  gone: z.array(z.string()),
  /** The drawn movements of its exercises. */
  movements: z.array(plannedMovement),
  /** What the week before holds; null of the first. */
  previous: z.object({ exercises: count, meals: count }).nullable(),
  /** What was last done with it and can be taken back; null where nothing can. */
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

/** What a new template holds from its first moment: somebody's weeks, or what another one holds. */
const templateSource = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("trainee"),
    traineeId: id,
    weekStart: weekStartDate,
    kinds: z.array(z.enum(scheduleKinds)).min(1).max(2),
    /** Whether the trainee's weights and notes come along. */
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

/** Only what changed. Items of weeks that are left out are kept, and come back with them. */
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

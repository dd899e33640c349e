import { z } from "zod";
import { measurementKinds } from "../../body/measurements.ts";
import { photoPoses } from "../../check-ins/progress-photos.ts";
import {
  factNames,
  formFields,
  formProblems,
  type Question,
  questionAudiences,
  questionCounts,
  scaleEnds,
} from "../../check-ins/questions.ts";
import { addProblem, field, id } from "../fields.ts";

const english = (rule: { kind: "text"; max: number }) => field(rule).nullable();

const phrase = (rule: { kind: "text"; max: number }) =>
  z.strictObject({ text: field(rule), englishText: english(rule) });

const flagValue = z.number().min(formFields.bound.min).max(formFields.bound.max);
const flag = z.discriminatedUnion("when", [
  z.strictObject({
    when: z.literal("answer"),
    answers: z.array(z.string().max(40)).min(1).max(questionCounts.maxOptions),
  }),
  z.strictObject({ when: z.literal("at_most"), value: flagValue, times: field(formFields.times) }),
  z.strictObject({ when: z.literal("at_least"), value: flagValue, times: field(formFields.times) }),
]);

const common = {
  id,
  text: field(formFields.text),
  englishText: english(formFields.text),
  required: z.boolean(),
  audience: z.enum(questionAudiences),
  flag: flag.nullable(),
  /** Not asked any more. */
  isRemoved: z.boolean().optional(),
};

const option = z.strictObject({
  id: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  text: field(formFields.option),
  englishText: english(formFields.option),
});
const options = z.array(option).max(questionCounts.maxOptions);

/** One question of a form, by `Question`. */
export const question = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("scale"),
    ...common,
    end: z.literal(scaleEnds),
    low: phrase(formFields.end).nullable(),
    high: phrase(formFields.end).nullable(),
  }),
  z.strictObject({ kind: z.literal("yes_no"), ...common }),
  z.strictObject({
    kind: z.literal("number"),
    ...common,
    unit: phrase(formFields.unit).nullable(),
    min: field(formFields.bound),
    max: field(formFields.bound),
    decimals: field(formFields.decimals),
  }),
  z.strictObject({ kind: z.literal("choice"), ...common, options }),
  z.strictObject({ kind: z.literal("choices"), ...common, options }),
  z.strictObject({ kind: z.literal("short_text"), ...common }),
  z.strictObject({ kind: z.literal("long_text"), ...common }),
  z.strictObject({ kind: z.literal("voice"), ...common }),
  z.strictObject({
    kind: z.literal("measurements"),
    ...common,
    measured: z.array(z.enum(measurementKinds)).max(measurementKinds.length),
  }),
  z.strictObject({
    kind: z.literal("photos"),
    ...common,
    poses: z.array(z.enum(photoPoses)).max(photoPoses.length),
  }),
  z.strictObject({ kind: z.literal("fact"), ...common, fact: z.enum(factNames) }),
]) satisfies z.ZodType<Question>;

/** The content of a form; it is written as a whole. */
export const formContent = z
  .strictObject({
    name: field(formFields.name),
    englishName: english(formFields.name),
    questions: z.array(question).max(questionCounts.stored),
    /** The revision that was edited; null for a new form. */
    revision: z.number().int().min(1).nullable(),
  })
  .superRefine(({ questions }, context) => {
    for (const [path, problem] of Object.entries(formProblems(questions) ?? {}))
      addProblem(context, problem, path.split("."));
  });
export type FormContent = z.infer<typeof formContent>;

export const formParams = z.object({ id });

/** A form with the number of its people. */
export const checkInForm = z.object({
  id: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
  questions: z.array(question),
  revision: z.number().int(),
  /** Active trainees with a schedule of it. */
  people: z.number().int(),
  /** UTC milliseconds. */
  updatedAt: z.number(),
});
export type CheckInForm = z.infer<typeof checkInForm>;

/** The newest edit first. */
export const checkInForms = z.object({ forms: z.array(checkInForm) });
export type CheckInForms = z.infer<typeof checkInForms>;

import { z } from "zod";
import { importChunk, importRowStates, invitationWays } from "../../copies/sheet/kinds.ts";
import { exerciseCategories, exerciseFields } from "../../libraries/exercises.ts";
import { macrosFit, mealFields, mealTimings, nutrientFields } from "../../libraries/meals.ts";
import { videoSourceOf } from "../../libraries/video.ts";
import { openingFields } from "../../memberships/opening-balances.ts";
import { weightBounds } from "../../person-bounds.ts";
import { bloodTypes, formGenders, goals, traineeFields } from "../../trainee.ts";
import { timeZone } from "../accounts/sign-in.ts";
import { measurements } from "../body/measurements.ts";
import { addProblem, field, id, localDate } from "../fields.ts";
import { endsAbove } from "../libraries/exercises.ts";

/** The row's number in the sheet. */
const row = z.number().int().min(1).max(1_000_000);
const portion = <Row extends z.ZodType>(each: Row) => z.array(each).min(1).max(importChunk.rows);

/** A person of a sheet; null for blank cells. */
const importedTrainee = z
  .strictObject({
    row,
    name: field(traineeFields.name),
    /** Null for a person who gives one by the invitation. */
    email: field(traineeFields.email).nullable(),
    phone: field(traineeFields.phone).nullable(),
    gender: z.enum(formGenders).nullable(),
    age: field(traineeFields.age).nullable(),
    bloodType: z.enum(bloodTypes).nullable(),
    height: field(traineeFields.height).nullable(),
    weight: field(traineeFields.weight).nullable(),
    targetWeight: field(traineeFields.weight).nullable(),
    goals: z.array(z.enum(goals)).max(goals.length),
    /** A plan's id; null for the common plan. */
    plan: z.string().min(1).max(64).nullable(),
    /** The subscription's first and last day; null for today, and for the end by the plan's length. */
    startsOn: localDate.nullable(),
    endsOn: localDate.nullable(),
    /** Whether it is paid; null for the common answer. */
    paid: z.boolean().nullable(),
    /** Agorot of its agreed price, and of what was owed before, negative if paid ahead; null if unknown. */
    price: field({ ...openingFields.agorot, min: 0 }).nullable(),
    opening: field(openingFields.agorot).nullable(),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (startsOn === null || endsOn === null || startsOn < endsOn) return;
    addProblem(context, { code: "in_past" }, ["endsOn"]);
  });
export type ImportedTrainee = z.infer<typeof importedTrainee>;

/** A day of a person's body. The first of address, phone and name in the row alone identifies the person. */
const importedDay = z
  .strictObject({
    row,
    email: field(traineeFields.email).nullable(),
    phone: field(traineeFields.phone).nullable(),
    name: field(traineeFields.name).nullable(),
    date: localDate,
    weight: field({ kind: "number", ...weightBounds }).nullable(),
    measurements,
  })
  .superRefine(({ email, phone, name }, context) => {
    if (!email && !phone && !name) addProblem(context, { code: "required" }, ["name"]);
  });
export type ImportedDay = z.infer<typeof importedDay>;

const importedExercise = z
  .strictObject({
    row,
    name: field(exerciseFields.name),
    englishName: field(exerciseFields.englishName).nullable(),
    category: z.enum(exerciseCategories),
    sets: field(exerciseFields.sets),
    reps: field(exerciseFields.reps),
    repsTo: field(exerciseFields.repsTo).nullable(),
    seconds: field(exerciseFields.seconds).nullable(),
    rest: field(exerciseFields.rest).nullable(),
    description: field(exerciseFields.description).nullable(),
    videoUrl: field(exerciseFields.videoUrl).nullable(),
  })
  .superRefine(endsAbove)
  .superRefine(({ videoUrl }, context) => {
    if (videoUrl === null || videoSourceOf(videoUrl)) return;
    addProblem(context, { code: "not_a_video" }, ["videoUrl"]);
  });
export type ImportedExercise = z.infer<typeof importedExercise>;

/** Nutrients per 100 g. */
const importedMeal = z
  .strictObject({
    row,
    name: field(mealFields.name),
    description: field(mealFields.description).nullable(),
    timing: z.enum(mealTimings),
    calories: field(nutrientFields.calories).nullable(),
    protein: field(nutrientFields.protein).nullable(),
    carbs: field(nutrientFields.carbs).nullable(),
    fat: field(nutrientFields.fat).nullable(),
  })
  .superRefine((meal, context) => {
    if (!macrosFit(meal)) addProblem(context, { code: "out_of_range", max: 100 }, ["protein"]);
  });
export type ImportedMeal = z.infer<typeof importedMeal>;

const trainees = z.strictObject({
  kind: z.literal("trainees"),
  rows: portion(importedTrainee),
  /** The plan of people without their own. */
  plan: z.string().min(1).max(64),
  /** Whether subscriptions were paid before the import; paid ones are not due here. */
  paid: z.boolean(),
  /** The time zone until the person's own browser reports one. */
  timeZone,
  /** The way in which people are invited to choose a password. */
  invitations: z.enum(invitationWays),
});

/** The rows of one request, all of one kind. */
export const sheetPortion = z.discriminatedUnion("kind", [
  trainees,
  z.strictObject({ kind: z.literal("body"), rows: portion(importedDay) }),
  z.strictObject({ kind: z.literal("exercises"), rows: portion(importedExercise) }),
  z.strictObject({ kind: z.literal("meals"), rows: portion(importedMeal) }),
]);
export type SheetPortion = z.infer<typeof sheetPortion>;

/** The state of a row; `name` is the person or library row that it matches. */
const rowState = z.object({
  row: z.number().int(),
  state: z.enum(importRowStates),
  name: z.string().nullable(),
  /** The name of another person with the same phone number. */
  sharesPhoneWith: z.string().nullable(),
  /** Columns with other values in the existing row, which stay. */
  differs: z.array(z.string()).optional(),
});
export type ImportRowState = z.infer<typeof rowState>;

export const importPreview = z.object({ rows: z.array(rowState) });
export type ImportPreview = z.infer<typeof importPreview>;

/** The client makes the id, the same for all portions of an import. */
export const newImportPortion = z.strictObject({ id, portion: sheetPortion });
export type NewImportPortion = z.infer<typeof newImportPortion>;

export const importWritten = z.object({
  /** Number of rows that this import has made so far, and the end of its undo, UTC milliseconds. */
  total: z.number().int(),
  undoableUntil: z.number().int(),
  rows: z.array(
    rowState.extend({
      /** Whether this import made a row of it, by this request or an earlier one. */
      made: z.boolean(),
      /** The person's invitation link, if it is sent by hand. */
      link: z.string().nullable(),
    }),
  ),
});
export type ImportWritten = z.infer<typeof importWritten>;

export const importParams = z.object({ id });
export const undoneImport = z.object({
  removed: z.number().int(),
  /** Number of rows that stay because they were used or changed since. */
  kept: z.number().int(),
  /** Number of deleted people who had already received an invitation; its link now says that it was revoked. */
  invited: z.number().int(),
});
export type UndoneImport = z.infer<typeof undoneImport>;

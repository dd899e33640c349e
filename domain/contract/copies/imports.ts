import { z } from "zod";
import { importChunk, importRowStates, invitationWays } from "../../copies/sheet/kinds.ts";
import { exerciseCategories, exerciseFields } from "../../libraries/exercises.ts";
import { macrosFit, mealFields, mealTimings, nutrientFields } from "../../libraries/meals.ts";
import { videoSourceOf } from "../../libraries/video.ts";
import { weightBounds } from "../../person-bounds.ts";
import { bloodTypes, formGenders, goals, traineeFields } from "../../trainee.ts";
import { timeZone } from "../accounts/sign-in.ts";
import { measurements } from "../body/measurements.ts";
import { addProblem, field, id, localDate } from "../fields.ts";
import { endsAbove } from "../libraries/exercises.ts";

/** Its number in the sheet. */
const row = z.number().int().min(1).max(1_000_000);
const portion = <Row extends z.ZodType>(each: Row) => z.array(each).min(1).max(importChunk.rows);

/** Somebody of a sheet; null is what nobody wrote. */
const importedTrainee = z
  .strictObject({
    row,
    name: field(traineeFields.name),
    email: field(traineeFields.email),
    phone: field(traineeFields.phone).nullable(),
    gender: z.enum(formGenders).nullable(),
    age: field(traineeFields.age).nullable(),
    bloodType: z.enum(bloodTypes).nullable(),
    height: field(traineeFields.height).nullable(),
    weight: field(traineeFields.weight).nullable(),
    targetWeight: field(traineeFields.weight).nullable(),
    goals: z.array(z.enum(goals)).max(goals.length),
    /** A plan's id; null has the one for all. */
    plan: z.string().min(1).max(64).nullable(),
    /** The subscription's first day and its last; null is today, and as long as the plan lasts. */
    startsOn: localDate.nullable(),
    endsOn: localDate.nullable(),
    /** Whether it is paid; null has what is said of all. */
    paid: z.boolean().nullable(),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (startsOn === null || endsOn === null || startsOn < endsOn) return;
    addProblem(context, { code: "in_past" }, ["endsOn"]);
  });
export type ImportedTrainee = z.infer<typeof importedTrainee>;

/** A day of somebody's body, who is found by the first of address, phone and name that is given, and by it alone. */
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

/** Nutrients of 100 g. */
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
  /** The plan of whoever has no other. */
  plan: z.string().min(1).max(64),
  /** Whether subscriptions were paid before the business moved in: what was is not owed here. */
  paid: z.boolean(),
  /** Where they live until their own browser says. */
  timeZone,
  /** How they are asked to choose their password. */
  invitations: z.enum(invitationWays),
});

/** As many rows as one request takes, all of a kind. */
export const sheetPortion = z.discriminatedUnion("kind", [
  trainees,
  z.strictObject({ kind: z.literal("body"), rows: portion(importedDay) }),
  z.strictObject({ kind: z.literal("exercises"), rows: portion(importedExercise) }),
  z.strictObject({ kind: z.literal("meals"), rows: portion(importedMeal) }),
]);
export type SheetPortion = z.infer<typeof sheetPortion>;

/** What becomes of a row; `name` is whom or what it was found to be. */
const rowState = z.object({
  row: z.number().int(),
  state: z.enum(importRowStates),
  name: z.string().nullable(),
  /** Who else has its phone number. */
  sharesPhoneWith: z.string().nullable(),
  /** The columns of what is there already whose values are others here; what is there stays. */
  differs: z.array(z.string()).optional(),
});
export type ImportRowState = z.infer<typeof rowState>;

export const importPreview = z.object({ rows: z.array(rowState) });
export type ImportPreview = z.infer<typeof importPreview>;

/** The id is the client's, the same for all portions of one import. */
export const newImportPortion = z.strictObject({ id, portion: sheetPortion });
export type NewImportPortion = z.infer<typeof newImportPortion>;

export const importWritten = z.object({
  /** All that this import has made by now, and until when it can be taken back, UTC milliseconds. */
  total: z.number().int(),
  undoableUntil: z.number().int(),
  rows: z.array(
    rowState.extend({
      /** Whether this import made something of it, now or when it was sent before. */
      made: z.boolean(),
      /** By which the person enters, where it is sent by hand. */
      link: z.string().nullable(),
    }),
  ),
});
export type ImportWritten = z.infer<typeof importWritten>;

export const importParams = z.object({ id });
export const undoneImport = z.object({
  removed: z.number().int(),
  /** What somebody used or changed since, and stays. */
  kept: z.number().int(),
  /** Of those who went, whom an invitation had reached already: it tells that it was taken back. */
  invited: z.number().int(),
});
export type UndoneImport = z.infer<typeof undoneImport>;

import { measurementKinds } from "../../body/measurements.ts";
import type { ExerciseColumn, MealColumn } from "../../libraries/file-columns.ts";

/** What a sheet may bring: people, their weights and measurements by days, exercises, meals. */
export const importKinds = ["trainees", "body", "exercises", "meals"] as const;
export type ImportKind = (typeof importKinds)[number];

/** The columns that each kind knows, in the order in which they are offered. */
export const importColumns = {
  trainees: [
    "name",
    "firstName",
    "lastName",
    "email",
    "phone",
    "gender",
    "age",
    "birthDate",
    "height",
    "weight",
    "targetWeight",
    "goals",
    "bloodType",
    "plan",
    "startsOn",
    "endsOn",
    "paid",
  ] as TraineeColumn[],
  body: ["name", "email", "phone", "date", "weight", ...measurementKinds] as BodyColumn[],
  exercises: [
    "name",
    "englishName",
    "category",
    "sets",
    "reps",
    "seconds",
    "rest",
    "description",
    "videoUrl",
  ] as ExerciseColumn[],
  meals: ["name", "description", "timing", "calories", "protein", "carbs", "fat"] as MealColumn[],
} as const;

export type TraineeColumn =
  | ("name" | "firstName" | "lastName" | "email" | "phone" | "gender" | "age" | "birthDate")
  | ("height" | "weight" | "targetWeight" | "goals" | "bloodType" | "plan" | "startsOn")
  | ("endsOn" | "paid");
export type BodyColumn = "name" | "email" | "phone" | "date" | "weight" | MeasuredColumn;
type MeasuredColumn = (typeof measurementKinds)[number];
export type ImportColumn = TraineeColumn | BodyColumn | ExerciseColumn | MealColumn;

/** Those whose cells are days, in one of two orders. */
const dateColumns = ["birthDate", "startsOn", "endsOn", "date"] as const;
export type DateColumn = (typeof dateColumns)[number];
export const isDateColumn = (column: ImportColumn | undefined): column is DateColumn =>
  dateColumns.some((each) => each === column);

/** Sets of columns of which a sheet of a kind needs one whole. */
const needed: Record<ImportKind, readonly (readonly ImportColumn[])[]> = {
  trainees: [
    ["name", "email"],
    ["firstName", "email"],
  ],
  body: ["name", "email", "phone"].map((who) => [who as ImportColumn, "date"]),
  exercises: [["name", "category"]],
  meals: [["name", "timing"]],
};

/**
 * The columns that are missing before a sheet can be read.
 * @param chosen what each column is, undefined where it is left out
 * @returns empty when nothing is missing; else the shortest way to have enough
 */
export function missingColumns(
  kind: ImportKind,
  chosen: readonly (ImportColumn | undefined)[],
): readonly ImportColumn[] {
  const lacking = needed[kind].map((set) => set.filter((column) => !chosen.includes(column)));
  const least = lacking.toSorted((a, b) => a.length - b.length)[0] ?? [];
  if (least.length > 0 || kind !== "body") return least;
  const values: readonly ImportColumn[] = ["weight", ...measurementKinds];
  return values.some((column) => chosen.includes(column)) ? [] : ["weight"];
}

/** As many rows as one request takes, and as many characters of JSON; the rest comes in others. */
export const importChunk = { rows: 50, characters: 16_000 } as const;
/** How many are tried first. */
export const triedFirst = 5;

/**
 * Rows in the portions that a request takes, in their order; each has a row at least.
 * @param rows whatever becomes JSON
 */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length + 1;
    const last = chunks.at(-1);
    if (!last || last.length >= importChunk.rows || size > room) {
      chunks.push([row]);
      room = importChunk.characters - size;
    } else {
      last.push(row);
      room -= size;
    }
  }
  return chunks;
}

/**
 * What becomes of a row that can be read: it is new; it is there already; it is the trainer's own address;
 * nobody is found by what it says, or more than one by the name or the number; its day is still to come where the person lives.
 */
export const importRowStates = [
  "new",
  "known",
  "trainer",
  "nobody",
  "ambiguous",
  "ambiguous_phone",
  "in_future",
] as const;

/** How people who were brought in get their invitation: by mail at once, or by links to send by hand. */
export const invitationWays = ["mail", "links"] as const;
export type InvitationWay = (typeof invitationWays)[number];

import { measurementKinds } from "../../body/measurements.ts";
import type { ExerciseColumn, MealColumn } from "../../libraries/file-columns.ts";

/** The kinds of sheets: people, their weights and measurements by day, exercises, meals. */
export const importKinds = ["trainees", "body", "exercises", "meals"] as const;
export type ImportKind = (typeof importKinds)[number];
/** Those, and the past of one person. */
export const storedImportKinds = [...importKinds, "past"] as const;
export type StoredImportKind = (typeof storedImportKinds)[number];

/** The columns of each kind, in the order of the choices. */
export const importColumns = {
  trainees: [
    "name",
    "firstName",
    "lastName",
    "otherName",
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
    "price",
    "paidAmount",
    "owed",
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
  | ("name" | "firstName" | "lastName" | "otherName" | "email" | "phone" | "gender" | "age")
  | (
      | "birthDate"
      | "height"
      | "weight"
      | "targetWeight"
      | "goals"
      | "bloodType"
      | "plan"
      | "startsOn"
    )
  | ("endsOn" | "paid" | MoneyColumn);
export type BodyColumn = "name" | "email" | "phone" | "date" | "weight" | MeasuredColumn;
type MeasuredColumn = (typeof measurementKinds)[number];
export type ImportColumn = TraineeColumn | BodyColumn | ExerciseColumn | MealColumn;

/** The columns of a membership's money. */
type MoneyColumn = "price" | "paidAmount" | "owed";

/** Columns of days, in one of two orders. */
const dateColumns = ["birthDate", "startsOn", "endsOn", "date"] as const;
export type DateColumn = (typeof dateColumns)[number];
export const isDateColumn = (column: ImportColumn | undefined): column is DateColumn =>
  dateColumns.some((each) => each === column);

/** Alternative sets of columns, of which a sheet needs one complete. */
const needed: Record<ImportKind, readonly (readonly ImportColumn[])[]> = {
  trainees: [["name"], ["firstName"]],
  body: ["name", "email", "phone"].map((who) => [who as ImportColumn, "date"]),
  exercises: [["name", "category"]],
  meals: [["name", "timing"]],
};

/**
 * The columns that a sheet still needs.
 * @param chosen the meaning of each column; undefined for an ignored one
 * @returns empty if none is missing; otherwise the smallest sufficient set
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

/** Maximum rows and JSON characters of one request. */
export const importChunk = { rows: 50, characters: 16_000 } as const;
/** Number of rows in the first portion. */
export const triedFirst = 5;

/**
 * The rows in portions of one request each, in order; each portion has at least one row.
 * @param rows anything that becomes JSON
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
 * The state of a readable row: new; existing; the trainer's own address; no person found, or several by the name or
 * number; a day to come in the person's zone.
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

/** The ways in which imported people get their invitation: by mail at once, or by links to send by hand. */
export const invitationWays = ["mail", "links"] as const;
export type InvitationWay = (typeof invitationWays)[number];

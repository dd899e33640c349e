import { foldForSearch } from "../../arabic.ts";
import { checkField } from "../../fields.ts";
import { exerciseBounds } from "../../libraries/bounds.ts";
import { type ExerciseCategory, exerciseFields } from "../../libraries/exercises.ts";
import { type MealTiming, macrosFit, mealFields, nutrientFields } from "../../libraries/meals.ts";
import { videoSourceOf } from "../../libraries/video.ts";
import { parseNumber, roundTo } from "../../numerals.ts";
import {
  gathered,
  noteRepeated,
  type ReadOptions,
  RowCells,
  readSeconds,
  type SheetRead,
} from "./cells.ts";
import type { Sheet } from "./rows.ts";
import { readCategory, readTiming } from "./words.ts";

interface ExerciseImport {
  row: number;
  name: string;
  englishName: string | null;
  category: ExerciseCategory;
  sets: number;
  reps: number;
  repsTo: number | null;
  /** Seconds of a set, for a timed exercise. */
  seconds: number | null;
  /** Seconds between two sets. */
  rest: number | null;
  description: string | null;
  videoUrl: string | null;
}

/** Nutrients are per 100 g; null if unknown. */
interface MealImport {
  row: number;
  name: string;
  description: string | null;
  timing: MealTiming;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

const byName = <Row extends { name: string }>({ name }: Row) => foldForSearch(name);

/** Reads exercises; a row without a name and a known category is skipped. */
export function readExerciseRows(sheet: Sheet, options: ReadOptions): SheetRead<ExerciseImport> {
  const read = sheet.rows.map((row) => {
    const cells = new RowCells(row, options);
    return { cells, value: exerciseOf(cells) };
  });
  noteRepeated(read, () => "name", byName);
  return gathered(read);
}

function exerciseOf(cells: RowCells): ExerciseImport | undefined {
  const name = cells.text("name", exerciseFields.name, "row");
  const category = cells.choice("category", readCategory, "row");
  const { sets, reps } = exerciseBounds;
  const rest = {
    englishName: cells.text("englishName", exerciseFields.englishName, "cell") ?? null,
    sets: cells.number("sets", exerciseFields.sets) ?? sets.default,
    ...(cells.choice("reps", readRange, "cell") ?? { reps: reps.default, repsTo: null }),
    seconds: cells.number("seconds", exerciseFields.seconds, { read: readSeconds }) ?? null,
    rest: cells.number("rest", exerciseFields.rest, { read: readSeconds }) ?? null,
    description: cells.text("description", exerciseFields.description, "cell") ?? null,
    videoUrl: videoOf(cells),
  };
  if (name === undefined || category === undefined) return undefined;
  return { row: cells.row, name, category, ...rest };
}

/** Reads `12`, `8-12` or `٨–١٢`; undefined for other texts and for a falling range. */
function readRange(cell: string): { reps: number; repsTo: number | null } | undefined {
  const [from = "", to, ...others] = cell.split(/\s*[-–—]\s*/);
  const [reps, most] = [parseNumber(from), to === undefined ? undefined : parseNumber(to)];
  const isRight = (value: number | undefined) =>
    value !== undefined && checkField(exerciseFields.reps, value) === undefined;
  if (others.length > 0 || reps === undefined || !isRight(reps)) return undefined;
  if (to === undefined) return { reps, repsTo: null };
  if (most === undefined || !isRight(most) || most < reps) return undefined;
  return { reps, repsTo: most === reps ? null : most };
}

function videoOf(cells: RowCells): string | null {
  const address = cells.text("videoUrl", exerciseFields.videoUrl, "cell");
  if (address === undefined) return null;
  if (videoSourceOf(address)) return address;
  cells.note("videoUrl", { code: "not_a_video" }, "cell");
  return null;
}

/** Reads meals. A row without a name and a timing is skipped, and so is one with macros above 100 g. */
export function readMealRows(sheet: Sheet, options: ReadOptions): SheetRead<MealImport> {
  const read = sheet.rows.map((row) => {
    const cells = new RowCells(row, options);
    return { cells, value: mealOf(cells) };
  });
  noteRepeated(read, () => "name", byName);
  return gathered(read);
}

function mealOf(cells: RowCells): MealImport | undefined {
  const name = cells.text("name", mealFields.name, "row");
  const timing = cells.choice("timing", readTiming, "row");
  const description = cells.text("description", mealFields.description, "cell") ?? null;
  const grams = { adjust: (value: number) => roundTo(value, 1) };
  const whole = { adjust: (value: number) => roundTo(value, 0) };
  const values = {
    calories: cells.number("calories", nutrientFields.calories, whole) ?? null,
    protein: cells.number("protein", nutrientFields.protein, grams) ?? null,
    carbs: cells.number("carbs", nutrientFields.carbs, grams) ?? null,
    fat: cells.number("fat", nutrientFields.fat, grams) ?? null,
  };
  if (!macrosFit(values)) return cells.note("protein", { code: "too_much_macros" }, "row");
  if (name === undefined || timing === undefined) return undefined;
  return { row: cells.row, name, description, timing, ...values };
}

import { type Progression, progressions } from "../../domain/libraries/bounds.ts";
import { type MealTiming, mealTimings } from "../../domain/libraries/meals.ts";
import { amountOf, libraryExercises } from "./exercises.ts";
import { libraryMeals } from "./meals.ts";
import { oneOf, readTable } from "./table.ts";

interface Place {
  /** The template's number. */
  template: number;
  /** From 0. */
  week: number;
  /** From 0, Sunday. */
  dayOfWeek: number;
  /** From 0, in the order of the file. */
  position: number;
}

export interface TemplateExercise extends Place {
  /** The exercise's number. */
  number: number;
  sets: number;
  reps: number;
  repsTo: number | null;
  seconds: number | null;
  metres: number | null;
  rest: number | null;
  rpe: number | null;
  /** A letter, shared by the neighbours of a superset. */
  superset: string | null;
  progression: Progression | null;
  /** kg */
  progressionStep: number | null;
  note: string | null;
}

export interface TemplateMeal extends Place {
  /** The meal's number. */
  number: number;
  timing: MealTiming;
  /** Grams. */
  quantity: number;
}

/** `1-4`, `1,3` or `2`. */
function listOf(cell: string): number[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(cell) ?? [];
  if (!from || !to) return cell.split(",").map(Number);
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);
}

/** A cell's values by week: one for all, or one each with spaces between. */
function perWeek(cell: string, weeks: number): string[] {
  const values = cell.split(" ");
  if (values.length === 1) return Array<string>(weeks).fill(cell);
  if (values.length === weeks) return values;
  throw new Error(`"${cell}" has ${values.length} values for ${weeks} weeks`);
}

/** The amount of `amountOf`, or a range of repetitions: `8-12`. */
function prescribedAmountOf(text: string) {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return from && to
    ? { ...amountOf(from), repsTo: Number(to) }
    : { ...amountOf(text), repsTo: null };
}

function progressionOf(cell: string) {
  if (cell === "") return { progression: null, progressionStep: null };
  const [rule = "", step] = cell.split(" ");
  return { progression: oneOf(progressions, rule), progressionStep: step ? Number(step) : null };
}

/** Throws if the number and the name beside it differ. */
function numberOf(names: ReadonlyMap<number, string>, cell: string, name: string): number {
  const number = Number(cell);
  if (names.get(number) !== name) throw new Error(`${cell} is not «${name}»`);
  return number;
}

/** An item for each week and day of a row, with its position there. */
function placed<Row extends { template: string; weeks: string; days: string }, Item>(
  rows: readonly Row[],
  itemsOf: (row: Row, weeks: number) => Item[],
): (Place & Item)[] {
  const counts = new Map<string, number>();
  return rows.flatMap((row) => {
    const weeks = listOf(row.weeks);
    const items = itemsOf(row, weeks.length);
    return weeks.flatMap((week, index) =>
      listOf(row.days).map((dayOfWeek) => {
        const day = `${row.template} ${week} ${dayOfWeek}`;
        const position = counts.get(day) ?? 0;
        counts.set(day, position + 1);
        const place = { template: Number(row.template), week: week - 1, dayOfWeek, position };
        return { ...place, ...(items[index] as Item) };
      }),
    );
  });
}

const textOrNull = (cell: string) => (cell === "" ? null : cell);
const numberOrNull = (cell: string | undefined) => (cell ? Number(cell) : null);

const exerciseNames = new Map(
  libraryExercises.map(({ number, englishName }) => [number, englishName]),
);
const mealNames = new Map(libraryMeals.map(({ number, name }) => [number, name]));

export const templateExercises: readonly TemplateExercise[] = placed(
  readTable("template-exercises", [
    "template",
    "weeks",
    "days",
    "exercise",
    "english_name",
    "sets",
    "amount",
    "rest",
    "rpe",
    "superset",
    "progression",
    "note",
  ]),
  (row, weeks) => {
    const number = numberOf(exerciseNames, row.exercise, row.english_name);
    const amounts = perWeek(row.amount, weeks);
    const efforts = perWeek(row.rpe, weeks);
    return perWeek(row.sets, weeks).map((sets, index) => ({
      number,
      sets: Number(sets),
      ...prescribedAmountOf(amounts[index] ?? ""),
      rest: numberOrNull(row.rest),
      rpe: numberOrNull(efforts[index]),
      superset: textOrNull(row.superset),
      ...progressionOf(row.progression),
      note: textOrNull(row.note),
    }));
  },
);

export const templateMeals: readonly TemplateMeal[] = placed(
  readTable("template-meals", ["template", "weeks", "days", "timing", "meal", "name", "grams"]),
  (row, weeks) =>
    perWeek(row.grams, weeks).map((grams) => ({
      number: numberOf(mealNames, row.meal, row.name),
      timing: oneOf(mealTimings, row.timing),
      quantity: Number(grams),
    })),
);

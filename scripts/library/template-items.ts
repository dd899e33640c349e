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
  /** What neighbours of a day share that are done in turn: a letter. */
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
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, nth) => Number(from) + nth);
}

/** What a cell says of each of some weeks: one thing for all, or one each with spaces between. */
function perWeek(cell: string, weeks: number): string[] {
  const said = cell.split(" ");
  if (said.length === 1) return Array<string>(weeks).fill(cell);
  if (said.length === weeks) return said;
  throw new Error(`"${cell}" says something of ${said.length} weeks, and there are ${weeks}`);
}

/** As `amountOf`, or a range of repetitions: `8-12`. */
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

/** Refuses a number whose name beside it is another's. */
function numberOf(names: ReadonlyMap<number, string>, cell: string, name: string): number {
  const number = Number(cell);
  if (names.get(number) !== name) throw new Error(`${cell} is not «${name}»`);
  return number;
}

/** A line for each week and day that it is on, with its place there. */
function placed<Row extends { template: string; weeks: string; days: string }, Item>(
  rows: readonly Row[],
  itemsOf: (row: Row, weeks: number) => Item[],
): (Place & Item)[] {
  const taken = new Map<string, number>();
  return rows.flatMap((row) => {
    const weeks = listOf(row.weeks);
    const items = itemsOf(row, weeks.length);
    return weeks.flatMap((week, nth) =>
      listOf(row.days).map((dayOfWeek) => {
        const day = `${row.template} ${week} ${dayOfWeek}`;
        const position = taken.get(day) ?? 0;
        taken.set(day, position + 1);
        const place = { template: Number(row.template), week: week - 1, dayOfWeek, position };
        return { ...place, ...(items[nth] as Item) };
      }),
    );
  });
}

const known = (cell: string) => (cell === "" ? null : cell);
const count = (cell: string | undefined) => (cell ? Number(cell) : null);

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
    return perWeek(row.sets, weeks).map((sets, nth) => ({
      number,
      sets: Number(sets),
      ...prescribedAmountOf(amounts[nth] ?? ""),
      rest: count(row.rest),
      rpe: count(efforts[nth]),
      superset: known(row.superset),
      ...progressionOf(row.progression),
      note: known(row.note),
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

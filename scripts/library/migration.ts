import { seedId } from "../seed/ids.ts";
import { dishes, libraryFoods } from "./dishes.ts";
import { libraryExercises } from "./exercises.ts";
import { measuredFoods } from "./foods.ts";
import { libraryMeals } from "./meals.ts";

/** When the library was written: 2025-01-05. It stands in every id. */
const writtenAt = 1_736_035_200_000;

/** D1 refuses statements of 100 KB. */
const maxStatementBytes = 60_000;

type Row = readonly (string | number | null)[];
type Kind = "exercise" | "food" | "meal";

/** A UUIDv7 that ends with the number in a column: shorter to ship than one id a row. */
const idFrom = (kind: Kind, column: number) => {
  const prefix = seedId(kind, writtenAt, 0, 0).slice(0, -12);
  return `'${prefix}' || printf('%012x', value ->> ${column})`;
};

/** The columns of one table, each with the expression over a row's JSON array that fills it. */
type Columns = Record<string, string>;
const at = (column: number) => `value ->> ${column}`;

function inserts(table: string, columns: Columns, rows: readonly Row[]): string[] {
  const head = `INSERT OR IGNORE INTO ${table} (${Object.keys(columns).join(", ")})\nSELECT ${Object.values(columns).join(", ")} FROM json_each('[\n`;
  const statements: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  const flush = () => {
    if (lines.length > 0) statements.push(`${head}${lines.join(",\n")}\n]');`);
    [lines, bytes] = [[], 0];
  };
  for (const row of rows) {
    const line = JSON.stringify(row).replaceAll("'", "''");
    if (bytes + Buffer.byteLength(line) > maxStatementBytes) flush();
    lines.push(line);
    bytes += Buffer.byteLength(line) + 2;
  }
  flush();
  return statements;
}

const foodColumns = (source: string, usdaId: string): Columns => ({
  id: idFrom("food", 0),
  usda_id: usdaId,
  source: `'${source}'`,
  category: at(1),
  rank: at(2),
  name: at(3),
  english_name: at(4),
  search: at(5),
  calories: at(6),
  protein: at(7),
  carbs: at(8),
  fat: at(9),
  fiber: at(10),
  sugar: at(11),
  saturated_fat: at(12),
  sodium: at(13),
});

const foodRow = (food: (typeof libraryFoods)[number]): Row => [
  food.sequence,
  food.category,
  food.rank,
  food.name,
  food.englishName,
  food.search,
  food.per100.calories,
  food.per100.protein,
  food.per100.carbs,
  food.per100.fat,
  food.per100.fiber,
  food.per100.sugar,
  food.per100.saturatedFat,
  food.per100.sodium,
];

const foods = [
  ...inserts(
    "foods",
    foodColumns("USDA SR28", `printf('%05d', ${at(0)})`),
    measuredFoods.map(foodRow),
  ),
  ...inserts("foods", foodColumns("محسوب من وصفة، USDA SR28", "NULL"), dishes.map(foodRow)),
];

const portions = inserts(
  "food_portions",
  {
    food_id: idFrom("food", 0),
    position: at(1),
    name: at(2),
    english_name: at(3),
    grams: at(4),
  },
  libraryFoods.flatMap((food) =>
    food.portions.map((portion, position) => [
      food.sequence,
      position,
      portion.name,
      portion.englishName,
      portion.grams,
    ]),
  ),
);

const written = { created_at: String(writtenAt), updated_at: String(writtenAt) };

const exercises = inserts(
  "exercises",
  {
    id: idFrom("exercise", 0),
    category: at(1),
    type: at(2),
    name: at(3),
    english_name: at(4),
    sets: at(5),
    reps: at(6),
    duration: at(7),
    description: at(8),
    search: at(9),
    ...written,
  },
  libraryExercises.map((exercise, place) => [
    place,
    exercise.category,
    exercise.type,
    exercise.name,
    exercise.englishName,
    exercise.sets,
    exercise.reps,
    exercise.duration,
    exercise.description,
    exercise.search,
  ]),
);

const meals = inserts(
  "meals",
  {
    id: idFrom("meal", 0),
    category: at(1),
    timing: at(1),
    name: at(2),
    description: at(3),
    search: at(4),
    calories: at(5),
    protein: at(6),
    carbs: at(7),
    fat: at(8),
    ...written,
  },
  libraryMeals.map(({ timing, name, description, search, per100 }, place) => [
    place,
    timing,
    name,
    description,
    search,
    per100.calories,
    per100.protein,
    per100.carbs,
    per100.fat,
  ]),
);

const mealFoods = inserts(
  "meal_foods",
  {
    meal_id: idFrom("meal", 0),
    position: at(1),
    food_id: idFrom("food", 2),
    grams: at(3),
  },
  libraryMeals.flatMap(({ parts }, place) =>
    parts.map(({ food, grams }, position) => [place, position, food.sequence, grams]),
  ),
);

export const migrationFile = "migrations/0002_starter_library.sql";

/** The starter library as the migration that gives it to every deployment. */
export const migration = `-- The foods, exercises and meals that a deployment starts with; written by
-- \`node scripts/run.mjs library/write-migration\` from scripts/library/data.
${[...foods, ...portions, ...exercises, ...meals, ...mealFoods].join("\n--> statement-breakpoint\n")}
`;

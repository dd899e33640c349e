import { and, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type {
  Food,
  FoodPortion,
  FoodsPage,
  FoodsQuery,
} from "../../../domain/contract/libraries/foods.ts";
import { foodWords } from "../../../domain/libraries/food-search.ts";
import { dairyCategories, foodSearch } from "../../../domain/libraries/foods.ts";
import type { Database } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { foods } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

const f = foods;

/**
 * Foods with every word, the nearest first: the exact name, another name, whole words, prefixes. Within those,
 * common foods come before rare ones, and plain before prepared ones. Brands come last.
 */
export async function listFoods(
  { db }: TraineeScope | TrainerScope,
  { search, page, dairy, ...filters }: FoodsQuery,
): Promise<FoodsPage> {
  const words = foodWords(search);
  const shape = {
    words: words.length,
    dairy: dairy === "true",
    filters: filterNames.filter((name) => filters[name] !== undefined),
  };
  const values = {
    ...filters,
    ...Object.fromEntries(words.map((word, index) => [wordName(index), word])),
    typed: words.join(" "),
    limit: foodSearch.perPage + 1,
    offset: (page - 1) * foodSearch.perPage,
  };
  const [rows] = await db.batch([statementOf(shape)(db, values)]);
  return { foods: rows.slice(0, foodSearch.perPage), more: rows.length > foodSearch.perPage };
}

const filterNames = ["category", "minCalories", "maxCalories", "minProtein", "maxProtein"] as const;

/** The parameters of a search's SQL text; all others are bound. */
interface SearchShape {
  words: number;
  dairy: boolean;
  filters: readonly (typeof filterNames)[number][];
}

const known = new Map<string, ReturnType<typeof compile>>();
const maxCachedShapes = 200;

function statementOf(shape: SearchShape): ReturnType<typeof compile> {
  const key = JSON.stringify(shape);
  const statement = known.get(key) ?? compile(shape);
  if (known.size >= maxCachedShapes) known.clear();
  known.set(key, statement);
  return statement;
}

/** The household measures of a row of `foods`, in their order. */
const portionsOfFood = decoded(
  sql<FoodPortion[]>`(
  select json_group_array(json_object('name', name, 'englishName', english_name, 'grams', grams))
  from (select name, english_name, grams from food_portions where food_id = foods.id order by position)
)`,
  (text: string) => JSON.parse(text),
);

const columns = {
  id: sql<string>`${f.id}`.as("food_id"),
  name: sql<string>`${f.name}`.as("food_name"),
  englishName: sql<string | null>`${f.englishName}`.as("food_english"),
  category: sql<Food["category"]>`${f.category}`.as("food_category"),
  calories: sql<number | null>`${f.calories}`.as("food_calories"),
  protein: sql<number | null>`${f.protein}`.as("food_protein"),
  carbs: sql<number | null>`${f.carbs}`.as("food_carbs"),
  fat: sql<number | null>`${f.fat}`.as("food_fat"),
  fiber: sql<number | null>`${f.fiber}`.as("food_fiber"),
  sugar: sql<number | null>`${f.sugar}`.as("food_sugar"),
  saturatedFat: sql<number | null>`${f.saturatedFat}`.as("food_saturated"),
  sodium: sql<number | null>`${f.sodium}`.as("food_sodium"),
  source: sql<string>`${f.source}`.as("food_source"),
  usdaId: sql<string | null>`${f.usdaId}`.as("food_usda"),
  portions: portionsOfFood.as("food_portions_list"),
};

// Only the page's foods are read in full: the search reads ids.
function compile(shape: SearchShape) {
  return prepared((db: Database) => {
    const page = db
      .select({ id: sql<string>`${f.id}`.as("page_id") })
      .from(f)
      .where(matchesOf(shape))
      .orderBy(...orderOf(shape))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .as("page");
    return db
      .select(columns)
      .from(page)
      .crossJoin(f)
      .where(eq(f.id, page.id))
      .orderBy(...orderOf(shape));
  });
}

const wordName = (index: number) => `word${index}`;
const wordsOf = ({ words }: SearchShape) =>
  Array.from({ length: words }, (_, index) => sql.placeholder(wordName(index)));

function matchesOf(shape: SearchShape): SQL | undefined {
  const { dairy, filters } = shape;
  const given = {
    category: () => eq(f.category, sql.placeholder("category")),
    minCalories: () => gte(f.calories, sql.placeholder("minCalories")),
    maxCalories: () => lte(f.calories, sql.placeholder("maxCalories")),
    minProtein: () => gte(f.protein, sql.placeholder("minProtein")),
    maxProtein: () => lte(f.protein, sql.placeholder("maxProtein")),
  };
  return and(
    dairy ? inArray(f.category, [...dairyCategories]) : undefined,
    ...filters.map((name) => given[name]()),
    // Not LIKE: its patterns end at 50 bytes, and % and _ are wildcards.
    ...wordsOf(shape).map((word) => sql`instr(${f.search}, ${word}) > 0`),
  );
}

/** `search` begins with the folded name; its lines are words as well. */
function orderOf(shape: SearchShape): SQL[] {
  const eatenFirst = [sql`${f.familiarity}`, sql`${f.rank}`];
  const byName = [sql`${f.name}`, sql`${f.id}`];
  if (shape.words === 0) return [...eatenFirst, ...byName];
  const typed = sql.placeholder("typed");
  const isOneName = sql`instr(char(10) || ${f.search} || char(10), char(10) || ${typed} || char(10)) > 0`;
  const lines = sql`' ' || replace(${f.search}, char(10), ' ') || ' '`;
  const inLines = (end: SQL) =>
    and(...wordsOf(shape).map((word) => sql`instr(${lines}, ' ' || ${word}${end}) > 0`));
  const isName = sql`substr(${f.search} || char(10), 1, length(${typed}) + 1) = ${typed} || char(10)`;
  const beginsName = sql`substr(${f.search}, 1, length(${typed})) = ${typed}`;
  const isFirstWord = sql`substr(${f.search}, 1, length(${typed}) + 1) = ${typed} || ' '`;
  return [
    sql`${f.rank} = 2`,
    sql`case when ${isName} then 0 when ${isOneName} then 1 when ${inLines(sql` || ' '`)} then 2 when ${inLines(sql``)} then 3 else 4 end`,
    ...eatenFirst,
    sql`case when ${isFirstWord} then 0 when ${beginsName} then 1 else 2 end`,
    sql`${f.id}`,
  ];
}

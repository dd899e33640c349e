import type { Nutrient, Per100 } from "../../domain/libraries/composition.ts";
import { foodSearchText } from "../../domain/libraries/food-search.ts";
import {
  type FoodCategory,
  foodCategories,
  foodFamiliarity,
} from "../../domain/libraries/foods.ts";
import { oneOf, readTable } from "./table.ts";
import { usda } from "./usda.ts";

interface LibraryPortion {
  name: string;
  englishName: string;
  grams: number;
}

export interface LibraryFood {
  /** Its name in recipes and meals; empty if unused there. */
  key: string;
  /** The last part of its id: the USDA number, or for a dish a number above all of those. */
  sequence: number;
  usdaId: string | null;
  name: string;
  englishName: string;
  category: FoodCategory;
  rank: number;
  familiarity: number;
  per100: Per100<Nutrient>;
  source: string;
  search: string;
  portions: LibraryPortion[];
}

const familiarityNames = Object.keys(foodFamiliarity) as (keyof typeof foodFamiliarity)[];

/** The familiarity of a cell in the column `known`; an empty one is the usual. */
export const familiarityOf = (known: string): number =>
  foodFamiliarity[known === "" ? "usual" : oneOf(familiarityNames, known)];

const columns = [
  "usda_id",
  "key",
  "category",
  "rank",
  "known",
  "name",
  "synonyms",
  "english_name",
] as const;

/** Foods of which a spoon, a slice or a handful is eaten, and hardly ever a cup. */
const richCategories: ReadonlySet<FoodCategory> = new Set([
  "butter",
  "cheese",
  "cream",
  "nuts",
  "oils",
  "substitute",
  "sweets",
]);

/** The grams of the largest handful, slice or spoon. */
const maxEatenAtOnce = 50;

/**
 * An amount on screen begins with the first portion: of spices the smallest, of rich foods what is eaten at once, of all
 * others the first in the files.
 */
function inOrder(category: FoodCategory, portions: readonly LibraryPortion[]): LibraryPortion[] {
  if (category === "spices") return portions.toSorted((one, other) => one.grams - other.grams);
  if (!richCategories.has(category)) return [...portions];
  const isLarge = ({ grams }: LibraryPortion) => Number(grams > maxEatenAtOnce);
  return portions.toSorted((one, other) => isLarge(one) - isLarge(other));
}

/** Local portions first. */
const portionsOf = Map.groupBy(
  ["local-portions", "portions"].flatMap((file) =>
    readTable(file, ["usda_id", "name", "english_name", "grams"]),
  ),
  (portion) => portion.usda_id,
);

/** Foods with values of the USDA's table. */
export const measuredFoods: readonly LibraryFood[] = ["dairy", "basics"]
  .flatMap((file) => readTable(file, columns))
  .map((row) => {
    const per100 = usda.get(row.usda_id);
    if (!per100) throw new Error(`USDA ${row.usda_id} (${row.english_name}) has no values`);
    const category = oneOf(foodCategories, row.category);
    return {
      key: row.key,
      sequence: Number(row.usda_id),
      usdaId: row.usda_id,
      name: row.name,
      englishName: row.english_name,
      category,
      rank: Number(row.rank),
      familiarity: familiarityOf(row.known),
      per100,
      source: "USDA SR28",
      search: foodSearchText(row.name, row.synonyms, row.english_name),
      portions: inOrder(
        category,
        (portionsOf.get(row.usda_id) ?? []).map((portion) => ({
          name: portion.name,
          englishName: portion.english_name,
          grams: Number(portion.grams),
        })),
      ),
    };
  });

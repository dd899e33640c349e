import { foldForSearch } from "../../domain/arabic.ts";
import type { Nutrient, Per100 } from "../../domain/libraries/composition.ts";
import { type FoodCategory, foodCategories } from "../../domain/libraries/foods.ts";
import { oneOf, readTable } from "./table.ts";
import { usda } from "./usda.ts";

interface LibraryPortion {
  name: string;
  englishName: string;
  grams: number;
}

export interface LibraryFood {
  /** What recipes and meals call it; empty where none uses it. */
  key: string;
  /** The last part of its id: the USDA number, or a number of its own above all of those. */
  sequence: number;
  usdaId: string | null;
  name: string;
  englishName: string;
  category: FoodCategory;
  rank: number;
  per100: Per100<Nutrient>;
  source: string;
  search: string;
  portions: LibraryPortion[];
}

/** The folded name, other names and English name, a line each: the search knows where they begin. */
export const foodSearchText = (...texts: string[]) =>
  texts.filter(Boolean).map(foldForSearch).join("\n");

const columns = ["usda_id", "key", "category", "rank", "name", "synonyms", "english_name"] as const;

const portionsOf = Map.groupBy(
  readTable("portions", ["usda_id", "name", "english_name", "grams"]),
  (portion) => portion.usda_id,
);

/** What stands in the USDA's table as it is. */
export const measuredFoods: readonly LibraryFood[] = ["dairy", "basics"]
  .flatMap((file) => readTable(file, columns))
  .map((row) => {
    const per100 = usda.get(row.usda_id);
    if (!per100) throw new Error(`USDA ${row.usda_id} (${row.english_name}) has no values`);
    return {
      key: row.key,
      sequence: Number(row.usda_id),
      usdaId: row.usda_id,
      name: row.name,
      englishName: row.english_name,
      category: oneOf(foodCategories, row.category),
      rank: Number(row.rank),
      per100,
      source: "USDA SR28",
      search: foodSearchText(row.name, row.synonyms, row.english_name),
      portions: (portionsOf.get(row.usda_id) ?? []).map((portion) => ({
        name: portion.name,
        englishName: portion.english_name,
        grams: Number(portion.grams),
      })),
    };
  });

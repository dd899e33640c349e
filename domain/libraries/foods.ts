/** The eight categories of the dairy list. */
export const dairyCategories = [
  "milk",
  "yogurt",
  "cheese",
  "cream",
  "butter",
  "icecream",
  "substitute",
  "other",
] as const;
export type DairyCategory = (typeof dairyCategories)[number];

/** All categories of the food database, dairy first. */
export const foodCategories = [
  ...dairyCategories,
  "grains",
  "bread",
  "legumes",
  "meat",
  "poultry",
  "fish",
  "eggs",
  "vegetables",
  "fruits",
  "nuts",
  "oils",
  "spices",
  "sweets",
  "drinks",
  "dishes",
] as const;
export type FoodCategory = (typeof foodCategories)[number];

/** Ranks of foods: plain before prepared before brands. */
export const foodRanks = { plain: 0, prepared: 1, brand: 2 } as const;

/**
 * Familiarity of a food in the region: first the usual meaning of a name (cooked rice, not raw; Arabic bread,
 * not French), then daily foods, rare ones last.
 */
export const foodFamiliarity = { first: 0, everyday: 1, usual: 2, rare: 3 } as const;

/** Limits of the search: folded letters, the pause in typing, rows a page. */
export const foodSearch = { minLength: 2, maxLength: 100, pauseMs: 300, perPage: 30 } as const;

/** Ranges of the advanced search per 100 g: kcal, and grams of protein. */
export const foodFilters = {
  calories: { min: 0, max: 1000 },
  protein: { min: 0, max: 100 },
} as const;

/**
 * Whether phones keep a food for the search without a network: the familiar ones without brands, and all plain fruits
 * and vegetables. Some 300 of the library.
 */
export function isEveryday(food: {
  category: FoodCategory;
  rank: number;
  familiarity: number;
}): boolean {
  const { category, rank, familiarity } = food;
  if (familiarity <= foodFamiliarity.everyday) return rank < foodRanks.brand;
  const isPlant = category === "fruits" || category === "vegetables";
  return isPlant && rank === foodRanks.plain && familiarity === foodFamiliarity.usual;
}

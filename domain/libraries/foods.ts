/** The eight of the dairy list. */
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

/** All of the food database: dairy first, then what the rest of the kitchen needs. */
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

/** Plain foods come before prepared ones, and those before brands. */
export const foodRanks = { plain: 0, prepared: 1, brand: 2 } as const;

/**
 * How near a food is to what people of the region eat: what its name alone means (cooked rice, not
 * raw; Arabic bread, not French), then what is eaten daily; what hardly anybody eats comes late.
 */
export const foodFamiliarity = { first: 0, everyday: 1, usual: 2, rare: 3 } as const;

/** The search starts with this many folded letters, after a pause in typing. */
export const foodSearch = { minLength: 2, maxLength: 100, pauseMs: 300, perPage: 30 } as const;

/** The ranges of the advanced search: kcal, and grams of protein, per 100 g. */
export const foodFilters = {
  calories: { min: 0, max: 1000 },
  protein: { min: 0, max: 100 },
} as const;

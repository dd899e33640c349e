/** A value as JSON carries it into SQL. */
export type StarterValue = string | number | null;

/** A table that a deployment starts with rows in. */
export interface StarterTable {
  name: "plans" | "exercises" | "foods" | "meals";
  /** The content of a row: who changes any of it keeps the row. */
  columns: readonly string[];
  /** Worked out from the content, and written along with it. */
  derived: readonly string[];
  /** Content that came later: versions before did not write it. */
  added: readonly string[];
  /** What a new row gets beside: columns with an SQL expression each. */
  beside: Readonly<Record<string, string>>;
  /** Rows of another table that belong to the content, in their order. */
  parts?: { table: string; owner: string; texts: readonly string[]; amount: string };
}

/** A row's values, in the order of its table's `columns`, `derived` and `added`, and its parts: texts, amount. */
export interface StarterRow {
  id: string;
  values: readonly StarterValue[];
  parts?: readonly (readonly StarterValue[])[];
}

/** The rows of one table. */
export interface StarterPart {
  table: StarterTable;
  rows: readonly StarterRow[];
}

/** When the library was written: 2025-01-05. It stands in every id. */
export const writtenAt = 1_736_035_200_000;

const stamps = (at: number) => ({ created_at: String(at), updated_at: String(at) });

export const starterTables = {
  plans: {
    name: "plans",
    columns: [
      "name",
      "english_name",
      "price_agorot",
      "months",
      "features",
      "english_features",
      "position",
    ],
    derived: [],
    added: [],
    beside: stamps(0),
  },
  exercises: {
    name: "exercises",
    columns: [
      "category",
      "type",
      "name",
      "english_name",
      "sets",
      "reps",
      "duration",
      "description",
    ],
    derived: ["search"],
    added: ["seconds", "metres"],
    beside: stamps(writtenAt),
  },
  foods: {
    name: "foods",
    columns: [
      "usda_id",
      "source",
      "category",
      "rank",
      "name",
      "english_name",
      "calories",
      "protein",
      "carbs",
      "fat",
      "fiber",
      "sugar",
      "saturated_fat",
      "sodium",
    ],
    derived: ["search", "familiarity"],
    added: [],
    beside: {},
    parts: {
      table: "food_portions",
      owner: "food_id",
      texts: ["name", "english_name"],
      amount: "grams",
    },
  },
  meals: {
    name: "meals",
    columns: ["category", "timing", "name", "description", "calories", "protein", "carbs", "fat"],
    derived: ["search"],
    added: [],
    beside: stamps(writtenAt),
    parts: { table: "meal_foods", owner: "meal_id", texts: ["food_id"], amount: "grams" },
  },
} satisfies Record<StarterTable["name"], StarterTable>;

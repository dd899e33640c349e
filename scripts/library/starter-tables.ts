/** A value as JSON carries it into SQL. */
export type StarterValue = string | number | null;

/** A table that a deployment starts with rows in. */
export interface StarterTable {
  name: "plans" | "exercises" | "foods" | "meals" | "templates";
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
  /** Rows of other tables that belong to the content and have ids of their own. */
  items?: readonly StarterItems[];
  /** Where a correction of its items is noted, for who took copies of them. */
  edited?: string;
}

/** Items of a table that are made of rows of a library. */
export interface StarterItems {
  table: string;
  /** The column of the row that they belong to. */
  owner: string;
  /** The library's table, and the column that says which of its rows an item is made of. */
  library: string;
  key: string;
  /** What an item says of its own, those of them that are real numbers, and what it leaves empty. */
  columns: readonly string[];
  reals: readonly string[];
  open: readonly string[];
  /** What it takes from the library's row as it is when the item is written. */
  copied: readonly string[];
  /** When a new one was changed last, in SQL. */
  at: string;
}

/** A row's values, in the order of its table's `columns`, `derived` and `added`, and its parts: texts, amount. */
export interface StarterRow {
  id: string;
  values: readonly StarterValue[];
  parts?: readonly (readonly StarterValue[])[];
  /** A list for each table of items: an item's id, its library row's id, and the values of its `columns`. */
  items?: readonly (readonly (readonly StarterValue[])[])[];
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
    added: ["seconds", "metres", "movement"],
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
  templates: {
    name: "templates",
    columns: [
      "name",
      "english_name",
      "description",
      "english_description",
      "goal",
      "level",
      "days_per_week",
      "weeks",
    ],
    derived: ["search"],
    added: [],
    beside: stamps(writtenAt),
    items: [
      {
        table: "template_exercises",
        owner: "template_id",
        library: "exercises",
        key: "exercise_id",
        columns: [
          "week",
          "day_of_week",
          "position",
          "sets",
          "reps",
          "reps_to",
          "seconds",
          "metres",
          "rest",
          "rpe",
          "superset",
          "progression",
          "progression_step",
          "note",
          "progression_runs",
        ],
        reals: ["rpe", "progression_step"],
        open: ["weight", "percent", "tempo", "duration"],
        copied: [
          "name",
          "english_name",
          "category",
          "type",
          "description",
          "video_url",
          "video_id",
        ],
        at: String(writtenAt),
      },
      {
        table: "template_meals",
        owner: "template_id",
        library: "meals",
        key: "meal_id",
        columns: ["week", "day_of_week", "position", "timing", "quantity"],
        reals: ["quantity"],
        open: [],
        copied: ["name", "description", "calories", "protein", "carbs", "fat"],
        at: String(writtenAt),
      },
    ],
    edited: "edited_at",
  },
} satisfies Record<StarterTable["name"], StarterTable>;

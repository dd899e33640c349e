/** A value of a JSON parameter in SQL. */
export type StarterValue = string | number | null;

/** A table with rows of the starter library. */
export interface StarterTable {
  name: "plans" | "exercises" | "foods" | "meals" | "templates" | "check_in_forms";
  /** The content of a row; a row with other edits of it gets no later version. */
  columns: readonly string[];
  /** Columns computed from the content, and written with it. */
  derived: readonly string[];
  /** Content that earlier versions did not write. */
  added: readonly string[];
  /** Columns of new rows only, with an SQL expression each. */
  beside: Readonly<Record<string, string>>;
  /** Rows of another table that belong to the content, in their order. */
  parts?: { table: string; owner: string; texts: readonly string[]; amount: string };
  /** Rows of other tables, with their own ids, that belong to the content. */
  items?: readonly StarterItems[];
  /** The column with the time of the last correction of its items. */
  edited?: string;
}

/** A table of items that refer to rows of a library. */
export interface StarterItems {
  table: string;
  /** The column with the id of their row. */
  owner: string;
  /** The library's table, and the column with the id of its row. */
  library: string;
  key: string;
  /** An item's own columns, the real numbers among them, and the columns that stay null. */
  columns: readonly string[];
  reals: readonly string[];
  open: readonly string[];
  /** Columns copied from the library's row when the item is written. */
  copied: readonly string[];
  /** `updated_at` of a new item, in SQL. */
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

/** The instant in every id of the library: 2025-01-05, UTC milliseconds. */
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
    added: ["bought_as", "shop_unit", "shop_grams"],
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
  check_in_forms: {
    name: "check_in_forms",
    columns: ["name", "english_name", "questions"],
    derived: ["asked_counts"],
    added: [],
    beside: { revision: "1", ...stamps(writtenAt) },
  },
} satisfies Record<StarterTable["name"], StarterTable>;

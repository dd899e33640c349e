import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownFoodKinds } from "../../../../domain/activity/own-foods.ts";
import type { Nutrients } from "../../../../domain/libraries/macros.ts";
import { id, instant, isPositive, partOf } from "../columns.ts";
import { factsOf, nutrientColumns } from "../facts.ts";
import { traineeProfiles } from "../people.ts";

/** An ingredient of a trainee's recipe, with its name and values per 100 g as they were. */
export interface StoredPart extends Nutrients {
  foodId: string;
  name: string;
  englishName: string | null;
  grams: number;
}

/** The trainee's own recipes, and own foods from their labels; values are per 100 g. */
export const ownFoods = sqliteTable(
  "own_foods",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: ownFoodKinds }).notNull(),
    name: text().notNull(),
    servings: integer(),
    finishedGrams: real(),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    parts: text({ mode: "json" }).$type<readonly StoredPart[]>().notNull(),
    /** A recipe's serving, or a household portion. */
    portionName: text(),
    portionGrams: real(),
    photoKey: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Until it is swept, a deleted row can come back as it was, with its photo. */
    deletedAt: instant(),
  },
  (t) => [
    check("own_foods_servings", isPositive(t.servings)),
    check("own_foods_portion", isPositive(t.portionGrams)),
    index("own_foods_trainee").on(t.traineeId, t.updatedAt),
    index("own_foods_deleted").on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const ownFoodFacts = [
  factsOf(ownFoods, {
    copied: {
      ownFoods: [
        "foodKind",
        "name",
        "servings",
        "finishedGrams",
        "ingredients",
        ...nutrientColumns,
        "portion",
        "portionGrams",
        "labelPhoto",
        "createdAt",
        "updatedAt",
      ],
    },
    keepsImported: "nobody has a row before a password, which keeps the person",
  }),
];

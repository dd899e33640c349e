import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { exerciseBounds } from "../../../domain/libraries/bounds.ts";
import { exerciseCategories, exerciseTypes } from "../../../domain/libraries/exercises.ts";
import { foodFamiliarity } from "../../../domain/libraries/foods.ts";
import { mealTimings } from "../../../domain/libraries/meals.ts";
import { type BoughtFood, shopUnits } from "../../../domain/libraries/shop-units.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { id, instant, isNotNegative, isPositive, partOf } from "./columns.ts";
import { exerciseColumns, factsOf, nutrientColumns, ofBusiness } from "./facts.ts";

export const exercises = sqliteTable(
  "exercises",
  {
    id: id(),
    name: text().notNull(),
    englishName: text(),
    category: text({ enum: exerciseCategories }).notNull(),
    type: text({ enum: exerciseTypes }).notNull().default("strength"),
    sets: integer().notNull().default(exerciseBounds.sets.default),
    reps: integer().notNull().default(exerciseBounds.reps.default),
    /** The top of a range of repetitions. */
    repsTo: integer(),
    /** Seconds or metres of one set, instead of repetitions. */
    seconds: integer(),
    metres: integer(),
    /** Seconds between two sets. */
    rest: integer(),
    /** The duration in words, from before `seconds` existed. */
    duration: text(),
    description: text(),
    videoUrl: text(),
    /** The uploaded file; null without one. */
    videoId: text().references((): AnySQLiteColumn => videos.id, { onDelete: "set null" }),
    thumbnailUrl: text(),
    /** Its drawn movement. */
    movement: text(),
    search: text().notNull(),
    status: text({ enum: accountStatuses }).notNull().default("active"),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Until it is swept, a deleted row can come back as it was. */
    deletedAt: instant(),
    /** The last time that the trainer chose it for a week or a template. */
    usedAt: instant(),
  },
  (t) => [
    check("exercises_sets", isNotNegative(t.sets)),
    check("exercises_reps", isNotNegative(t.reps)),
    index("exercises_category").on(t.category, t.status, t.name),
    index("exercises_created").on(t.createdAt, t.id),
    index("exercises_name").on(t.status, t.name),
    index("exercises_video").on(t.videoId).where(sql`video_id is not null`),
    index("exercises_used").on(t.usedAt).where(sql`used_at is not null`),
  ],
);

/** Files in R2. Unfinished uploads and unused files are deleted at night. */
export const videos = sqliteTable(
  "videos",
  {
    id: id(),
    key: text().notNull().unique(),
    uploadId: text(),
    status: text({ enum: ["uploading", "ready"] }).notNull(),
    fileName: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    contentType: text().notNull(),
    /** R2's etag, once the file is complete. */
    etag: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index("videos_status").on(t.status, t.updatedAt)],
);

/** The arrived parts of an upload, from which an interrupted one continues. */
export const videoParts = sqliteTable(
  "video_parts",
  {
    videoId: partOf(() => videos.id),
    partNumber: integer().notNull(),
    etag: text().notNull(),
    size: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.videoId, t.partNumber] }),
    check("video_parts_number", isPositive(t.partNumber)),
  ],
);

/** The USDA-based food database; per 100 g. */
export const foods = sqliteTable(
  "foods",
  {
    id: id(),
    /** The USDA SR28 number, if that is the source. */
    usdaId: text().unique(),
    name: text().notNull(),
    englishName: text(),
    category: text().notNull(),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    fiber: real(),
    sugar: real(),
    saturatedFat: real(),
    sodium: real(),
    source: text().notNull(),
    /** 0 plain, 1 prepared, 2 brand; plain foods come first. */
    rank: integer().notNull().default(0),
    /** Familiarity in the region: `foodFamiliarity`. */
    familiarity: integer().notNull().default(foodFamiliarity.usual),
    search: text().notNull(),
    /** The foods bought for 100 g of it, if others than itself: raw ones, or those of its recipe. */
    boughtAs: text({ mode: "json" }).$type<readonly BoughtFood[]>(),
    /** The unit of shops, and the grams in one; null for the usual unit of its category. */
    shopUnit: text({ enum: shopUnits }),
    shopGrams: real(),
  },
  (t) => [
    index("foods_category").on(t.category, t.familiarity, t.rank, t.name),
    index("foods_familiarity").on(t.familiarity, t.rank, t.name),
  ],
);

export const foodPortions = sqliteTable(
  "food_portions",
  {
    foodId: partOf(() => foods.id),
    position: integer().notNull(),
    name: text().notNull(),
    englishName: text(),
    grams: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.foodId, t.position] }),
    check("food_portions_grams", isPositive(t.grams)),
  ],
);

/** Meals of the library per 100 g; the schedule has the grams. */
export const meals = sqliteTable(
  "meals",
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    category: text({ enum: mealTimings }).notNull(),
    timing: text({ enum: mealTimings }).notNull(),
    search: text().notNull(),
    status: text({ enum: accountStatuses }).notNull().default("active"),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Until it is swept, a deleted row can come back as it was. */
    deletedAt: instant(),
  },
  (t) => [
    index("meals_category").on(t.category, t.status, t.name),
    index("meals_created").on(t.createdAt, t.id),
    index("meals_name").on(t.status, t.name),
  ],
);

export const mealFoods = sqliteTable(
  "meal_foods",
  {
    mealId: partOf(() => meals.id),
    position: integer().notNull(),
    foodId: text()
      .notNull()
      .references(() => foods.id),
    grams: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mealId, t.position] }),
    check("meal_foods_grams", isPositive(t.grams)),
    index("meal_foods_food").on(t.foodId),
  ],
);

export const librariesFacts = [
  factsOf(exercises, {
    copied: ofBusiness,
    archived: {
      exercises: [
        ...exerciseColumns,
        "rest",
        "duration",
        "description",
        "videoUrl",
        "video",
        "movement",
        "status",
        "createdAt",
      ],
    },
  }),
  factsOf(videos, {
    copied: "the files are there, by the exercises that show them",
    // An upload under way is in a store of its own.
    backup: { where: "status = 'ready'" },
  }),
  factsOf(videoParts, {
    copied: "parts of an upload under way",
    backup: "parts of an upload that another store does not know",
  }),
  factsOf(foods, { copied: "public data, with which every deployment begins" }),
  factsOf(foodPortions, { copied: "public data, with which every deployment begins" }),
  factsOf(meals, {
    copied: ofBusiness,
    archived: {
      meals: ["name", "description", "timing", ...nutrientColumns, "status", "createdAt"],
    },
  }),
  factsOf(mealFoods, { copied: ofBusiness, archived: { mealFoods: ["meal", "food", "grams"] } }),
];

import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { EatenPortion } from "../../../domain/activity/diet.ts";
import { noteTypes } from "../../../domain/activity/notes.ts";
import { householdBounds } from "../../../domain/activity/shopping.ts";
import { stepSources } from "../../../domain/activity/steps.ts";
import { quantityBounds } from "../../../domain/libraries/bounds.ts";
import { mealTimings } from "../../../domain/libraries/meals.ts";
import { stepBounds } from "../../../domain/person-bounds.ts";
import { mealStatuses } from "../../../domain/schedules/schedules.ts";
import { accounts } from "./accounts.ts";
import { ownFoods } from "./activity/own-foods.ts";
import { id, instant, isDay, isNotNegative, isPositive, localDay, partOf } from "./columns.ts";
import { factsOf, inPerformance, nutrientColumns } from "./facts.ts";
import { foods } from "./libraries.ts";
import { traineeProfiles } from "./people.ts";

/** The trainee's meals outside the plan. */
export const ownMeals = sqliteTable(
  "own_meals",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    name: text().notNull(),
    description: text(),
    category: text({ enum: mealTimings }),
    foodId: text().references(() => foods.id, { onDelete: "set null" }),
    /** The own food of which the values are a copy. */
    ownFoodId: text().references(() => ownFoods.id, { onDelete: "set null" }),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    quantity: real().notNull().default(quantityBounds.default),
    /** The portion of the amount, as it was then; null for grams. */
    portion: text({ mode: "json" }).$type<EatenPortion>(),
    status: text({ enum: mealStatuses }).notNull().default("consumed"),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("own_meals_date", isDay(t.date)),
    check("own_meals_quantity", isPositive(t.quantity)),
    index("own_meals_day").on(t.traineeId, t.date),
    index("own_meals_created").on(t.traineeId, t.createdAt),
    index("own_meals_food").on(t.foodId).where(sql`food_id is not null`),
    index("own_meals_own_food").on(t.ownFoodId, t.createdAt).where(sql`own_food_id is not null`),
  ],
);

export const favouriteFoods = sqliteTable(
  "favourite_foods",
  {
    traineeId: partOf(() => traineeProfiles.id),
    foodId: partOf(() => foods.id),
    /** The amount of the mark in grams; null for older marks. */
    quantity: real(),
    portion: text({ mode: "json" }).$type<EatenPortion>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.foodId] }),
    index("favourite_foods_food").on(t.foodId),
  ],
);

/** Who eats from the trainee's shopping list, and what their kitchen has; a row with the first change. */
export const households = sqliteTable("households", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  people: integer().notNull().default(householdBounds.people.min),
  /** Ids of foods, as the list has them. */
  atHome: text({ mode: "json" }).$type<readonly string[]>().notNull(),
  updatedAt: instant().notNull(),
});

export const traineeSteps = sqliteTable(
  "trainee_steps",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    steps: integer().notNull().default(0),
    targetSteps: integer().notNull().default(stepBounds.defaultTarget),
    /** The source of the count: a person, or the phone by the personal link. */
    source: text({ enum: stepSources }).notNull().default("hand"),
    /** The person's last entry, if a phone's larger total replaced it. */
    handSteps: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_steps_steps", isNotNegative(t.steps)),
    check("trainee_steps_target", isNotNegative(t.targetSteps)),
    check("trainee_steps_date", isDay(t.date)),
    uniqueIndex("trainee_steps_day").on(t.traineeId, t.date),
    index("trainee_steps_date").on(t.date),
  ],
);

/** The personal link by which a phone writes a day's steps: one a trainee, deleted when revoked. */
export const stepLinks = sqliteTable("step_links", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  /** SHA-256 of the token, base64url. */
  tokenHash: text().notNull().unique(),
  createdAt: instant().notNull(),
  lastUsedAt: instant(),
});

/**
 * Assigned and done counts of a trainee's day. The batch of each change writes it, so that lists and statistics
 * read one row a day.
 */
export const traineePerformance = sqliteTable(
  "trainee_performance",
  {
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    assignedExercises: integer().notNull().default(0),
    completedExercises: integer().notNull().default(0),
    assignedMeals: integer().notNull().default(0),
    completedMeals: integer().notNull().default(0),
    steps: integer().notNull().default(0),
    targetSteps: integer().notNull().default(stepBounds.defaultTarget),
    /** `dailyScore`, 0–100; null if nothing was assigned. */
    progressValue: integer(),
    /** kcal of the consumed meals, planned and own; null without any, or if one is unknown. */
    eatenCalories: integer(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.date] }),
    check("trainee_performance_date", isDay(t.date)),
    index("trainee_performance_date").on(t.date),
  ],
);

export const notes = sqliteTable(
  "notes",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    type: text({ enum: noteTypes }).notNull().default("general"),
    text: text().notNull(),
    /** The trainer's alone; no route of a trainee reads it. */
    isPrivate: integer({ mode: "boolean" }).notNull().default(false),
    /** The time of the trainer's answer: a note, a message, or a mark as done. */
    answeredAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index("notes_trainee").on(t.traineeId, t.createdAt),
    index("notes_shared").on(t.traineeId, t.createdAt).where(sql`is_private = 0`),
    index("notes_shared_type").on(t.traineeId, t.type, t.createdAt).where(sql`is_private = 0`),
    index("notes_type").on(t.traineeId, t.type, t.createdAt),
    index("notes_author").on(t.authorId),
    index("notes_unanswered")
      .on(t.traineeId, t.createdAt)
      .where(
        sql`answered_at is null and is_private = 0 and author_id = trainee_id and type in ('complaint', 'question', 'health')`,
      ),
  ],
);

const ofPassword = "nobody has a row before a password, which keeps the person";

export const activityFacts = [
  factsOf(ownMeals, {
    copied: {
      ownMeals: [
        "date",
        "timing",
        "name",
        "description",
        "quantity",
        "portionCount",
        "portion",
        ...nutrientColumns,
        "status",
        "createdAt",
      ],
    },
    keepsImported: true,
    signOfLife: { when: "true" },
  }),
  factsOf(favouriteFoods, {
    copied: { favouriteFoods: ["name", "quantity", "portionCount", "portion", "createdAt"] },
    keepsImported: ofPassword,
  }),
  factsOf(households, {
    copied: { household: ["people", "foodsAtHome"] },
    keepsImported: ofPassword,
  }),
  factsOf(traineeSteps, {
    copied: { steps: ["date", "steps", "targetSteps", "source", "handSteps"] },
    keepsImported: true,
    signOfLife: inPerformance,
  }),
  factsOf(stepLinks, {
    copied: { account: "joined" },
    backup: "one that was revoked since would write again",
    keepsImported: ofPassword,
  }),
  factsOf(traineePerformance, {
    copied: {
      performance: [
        "date",
        "assignedExercises",
        "completedExercises",
        "assignedMeals",
        "completedMeals",
        "dailyScore",
      ],
    },
    keepsImported: "counted of tables that keep the person",
    signOfLife: "asked on its own, before the other tables",
  }),
  factsOf(notes, {
    copied: { notes: ["type", "text", "writtenBy", "createdAt", "updatedAt"] },
    keepsImported: true,
  }),
];

import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  composedDish,
  leastFinishedGrams,
  maxOwnFoods,
  ownFoodFields,
} from "../../../domain/activity/own-foods.ts";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type {
  OwnFood,
  OwnFoodContent,
  RecipePart,
} from "../../../domain/contract/activity/own-foods.ts";
import { MiranError } from "../../../domain/errors.ts";
import { nutrientNames } from "../../../domain/libraries/macros.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { preparedList } from "../../db/prepared.ts";
import { foods, ownFoods, ownMeals } from "../../db/schema.ts";
import { countDays } from "../schedules/performance-days.ts";
import type { TraineeScope } from "../scope.ts";

const t = ownFoods;

const columns = {
  id: t.id,
  kind: t.kind,
  name: t.name,
  servings: t.servings,
  finishedGrams: t.finishedGrams,
  calories: t.calories,
  protein: t.protein,
  carbs: t.carbs,
  fat: t.fat,
  parts: t.parts,
  portionName: t.portionName,
  portionGrams: t.portionGrams,
  photoKey: t.photoKey,
  eatenAt: sql<number | null>`(select max(created_at) from own_meals
    where own_food_id = "own_foods"."id")`.as("eaten_at"),
  updatedAt: t.updatedAt,
};

/** An own food with the key of its photo. */
export type KeptOwnFood = Omit<OwnFood, "photo"> & { photoKey: string | null };

type Row = Omit<KeptOwnFood, "parts" | "portion"> & {
  parts: readonly RecipePart[];
  portionName: string | null;
  portionGrams: number | null;
};

function keptOf({ parts, portionName, portionGrams, ...row }: Row): KeptOwnFood {
  const isPortion = portionName !== null && portionGrams !== null;
  return {
    ...row,
    parts: [...parts],
    portion: isPortion ? { name: portionName, grams: portionGrams } : null,
  };
}

const ownFoodsOf = preparedList((db) =>
  db
    .select(columns)
    .from(t)
    .where(and(eq(t.traineeId, sql.placeholder("traineeId")), isNull(t.deletedAt)))
    .orderBy(sql`max(updated_at, coalesce(eaten_at, 0)) desc`, asc(t.id))
    .limit(maxOwnFoods),
);

/** The trainee's own foods; the last used or edited one comes first. */
export async function listOwnFoods({ db, traineeId }: TraineeScope): Promise<KeptOwnFood[]> {
  const { rows } = await batchOf(db, { rows: ownFoodsOf(db, { traineeId }) });
  return rows.map(keptOf);
}

const own = (traineeId: string, id: string): SQL | undefined =>
  and(eq(t.id, id), eq(t.traineeId, traineeId), isNull(t.deletedAt));

const ownFoodOf = ({ db, traineeId }: TraineeScope, id: string) =>
  db.select(columns).from(t).where(own(traineeId, id));

/**
 * Creates or replaces an own food, and brings back a deleted one.
 * @returns `food` is undefined for an unknown ingredient, for another person's id and above the limit (`full`)
 */
export async function putOwnFood(
  scope: TraineeScope,
  id: string,
  content: OwnFoodContent,
): Promise<{ food: KeptOwnFood | undefined; full: boolean }> {
  const { db, traineeId, now } = scope;
  const values = await valuesOf(scope, content);
  if (!values) return { food: undefined, full: false };
  const set = { ...values, updatedAt: now, deletedAt: null };
  const { foods: found, counts } = await batchOf(db, {
    written: insertSelect(
      db,
      t,
      { id, traineeId: sql`profile.id`, ...set, createdAt: now },
      sql`from trainee_profiles profile where profile.id = ${traineeId}
        and (exists (select 1 from own_foods where ${own(traineeId, id)})
          or ${liveOf(traineeId)} < ${maxOwnFoods})`,
    ).onConflictDoUpdate({ target: t.id, set, setWhere: eq(t.traineeId, traineeId) }),
    logged: content.days === "update" ? loggedAgain(scope, id) : undefined,
    counted: content.days === "update" ? countDays(db, recentDaysOf(scope, id), now) : undefined,
    foods: ownFoodOf(scope, id),
    counts: db
      .select({ count: sql<number>`count(*)`.as("own_foods_count") })
      .from(t)
      .where(and(eq(t.traineeId, traineeId), isNull(t.deletedAt))),
  });
  const [food] = found;
  return { food: food && keptOf(food), full: (counts[0]?.count ?? 0) >= maxOwnFoods };
}

/** The days on which it was eaten of the last ones, whose calories the home tells. */
const recentDaysOf = ({ traineeId, now }: TraineeScope, id: string): SQL =>
  sql`select distinct trainee_id, date from own_meals where own_food_id = ${id}
    and trainee_id = ${traineeId} and date >= ${addDays(localDateAt(now, "UTC"), -recentDays)}`;
const recentDays = 8;

const liveOf = (traineeId: string): SQL =>
  sql`(select count(*) from own_foods where trainee_id = ${traineeId} and deleted_at is null)`;

/**
 * Stored values of a content; undefined for an unknown ingredient.
 * @throws MiranError for a finished dish lighter than `leastFinishedGrams`
 */
async function valuesOf({ db }: TraineeScope, content: OwnFoodContent) {
  if (content.kind === "label") {
    const { kind, name, calories, protein, carbs, fat, portion } = content;
    return {
      kind,
      name,
      servings: null,
      finishedGrams: null,
      parts: [],
      ...roundedValues({ calories, protein, carbs, fat }),
      portionName: portion?.name ?? null,
      portionGrams: portion && roundTo(portion.grams, 1),
    };
  }
  const { kind, name, servings, portionName } = content;
  const finishedGrams = content.finishedGrams === null ? null : roundTo(content.finishedGrams, 1);
  const parts = await partsOf(db, content.parts);
  if (!parts) return undefined;
  const made = parts.map(({ grams, ...per100 }) => ({ grams, per100 }));
  const min = leastFinishedGrams(made);
  if (finishedGrams !== null && finishedGrams < min) {
    const { max } = ownFoodFields.finishedGrams;
    const fields = { finishedGrams: { code: "out_of_range", min, max } } as const;
    throw new MiranError("invalid_request", { fields });
  }
  const { per100, servingGrams } = composedDish({ servings, finishedGrams, parts: made });
  const portion = { portionName, portionGrams: servingGrams };
  return { kind, name, servings, finishedGrams, parts, ...portion, ...per100 };
}

type Values = Pick<OwnFood, (typeof nutrientNames)[number]>;

function roundedValues(values: Values): Values {
  const entries = nutrientNames.map((name) => {
    const value = values[name];
    return [name, value === null ? null : roundTo(value, 2)];
  });
  return Object.fromEntries(entries) as Values;
}

/** The ingredients in their order, with names and values as they are now; undefined for an unknown one. */
async function partsOf(
  db: TraineeScope["db"],
  told: readonly Pick<RecipePart, "foodId" | "grams" | "portion">[],
): Promise<RecipePart[] | undefined> {
  const ids = JSON.stringify(told.map(({ foodId }) => foodId));
  const { rows } = await batchOf(db, {
    rows: db
      .select({
        foodId: foods.id,
        name: foods.name,
        englishName: foods.englishName,
        calories: foods.calories,
        protein: foods.protein,
        carbs: foods.carbs,
        fat: foods.fat,
      })
      .from(foods)
      .where(sql`${foods.id} in (select value from json_each(${ids}))`),
  });
  const known = new Map(rows.map((food) => [food.foodId, food]));
  const parts = told.flatMap(({ foodId, grams, portion }) => {
    const food = known.get(foodId);
    return food ? [{ ...food, grams: roundTo(grams, 1), portion }] : [];
  });
  return parts.length === told.length ? parts : undefined;
}

/** Writes a food's name and values into its logged meals; portions of it get their grams anew. */
function loggedAgain({ db, traineeId }: TraineeScope, id: string) {
  const of = (column: string) => sql`(select ${sql.raw(column)} from own_foods where id = ${id})`;
  const isPortion = sql`portion is not null and ${of("portion_name")} is not null`;
  const count = sql`portion ->> 'count'`;
  return db
    .update(ownMeals)
    .set({
      name: of("name"),
      calories: of("calories"),
      protein: of("protein"),
      carbs: of("carbs"),
      fat: of("fat"),
      quantity: sql`iif(${isPortion}, round(${count} * ${of("portion_grams")}, 1), quantity)`,
      portion: sql`iif(${isPortion}, ${portionNow(id, count)}, portion)`,
    })
    .where(and(eq(ownMeals.ownFoodId, id), eq(ownMeals.traineeId, traineeId)));
}

const portionNow = (id: string, count: SQL): SQL =>
  sql`(select json_object('name', portion_name, 'englishName', null, 'grams', portion_grams,
    'count', ${count}) from own_foods where id = ${id})`;

/**
 * Deletes an own food; logged days keep their copies. Until it is swept, `putOwnFood` brings it back.
 * @returns whether it existed
 */
export async function deleteOwnFood(scope: TraineeScope, id: string): Promise<boolean> {
  const { db, traineeId, now } = scope;
  const { deleted } = await batchOf(db, {
    deleted: db.update(t).set({ deletedAt: now }).where(own(traineeId, id)).returning({ id: t.id }),
  });
  return deleted.length > 0;
}

import { and, eq, lte, ne, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { MealStatusChange, MealSwap } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { batchOf } from "../../db/batch.ts";
import { preparedList } from "../../db/prepared.ts";
import { scheduleMeals } from "../../db/schema.ts";
import { type OwnDay, ownDays, timeZoneIsStill } from "../own-day.ts";
import { countDays } from "../schedules/performance-days.ts";
import { scheduledMealColumns } from "../schedules/scheduled-columns.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";

const t = scheduleMeals;

/** Maximum meals of a week, above seven full days. */
const weekLimit = 300;

const mealsBetween = preparedList((db) =>
  db
    .select(scheduledMealColumns)
    .from(t)
    .where(ownDays(t))
    .orderBy(t.date, t.timing, t.position)
    .limit(weekLimit),
);

/** Reads the meals assigned between two days. */
export function scheduledMealsOf(
  { db, traineeId }: TraineeScope,
  [first, last]: readonly [LocalDate, LocalDate],
) {
  return mealsBetween(db, { traineeId, first, last });
}

interface ChangedMeal {
  meal: ScheduledMeal | undefined;
  timeZone: string | undefined;
}

/** Sets the status of a meal on a begun day, and counts that day. */
export async function setMealStatus(
  scope: TraineeScope,
  { itemId, status }: MealStatusChange,
  day: OwnDay,
): Promise<ChangedMeal> {
  const { db, now } = scope;
  const { meals, profiles } = await batchOf(db, {
    updated: db
      .update(t)
      .set({
        status,
        consumedAt: status === "consumed" ? now : null,
        updatedAt: now,
        writtenBy: null,
      })
      .where(and(begun(scope, itemId, day), ne(t.status, status))),
    counted: countDays(db, dayOfItem(scope, itemId), now),
    meals: ownMealOf(scope, itemId),
    profiles: profileOf(scope),
  });
  return { meal: meals[0], timeZone: profiles[0]?.timeZone };
}

/** Sets a meal's substitute, as a copy of the library's meal, and counts its day; the assigned one stays. */
export async function setMealSubstitute(
  scope: TraineeScope,
  { itemId, substitute }: MealSwap,
  day: OwnDay,
): Promise<ChangedMeal> {
  const { db, now } = scope;
  const copy = substitute
    ? sql`(select json_object('mealId', meal.id, 'name', meal.name,
        'description', meal.description, 'calories', meal.calories, 'protein', meal.protein, 'carbs', meal.carbs, 'fat', meal.fat,
        'quantity', ${substitute.quantity}) from meals meal where meal.id = ${substitute.mealId})`
    : sql`null`;
  const exists = substitute
    ? sql`exists (select 1 from meals meal where meal.id = ${substitute.mealId}
        and meal.status = 'active' and meal.deleted_at is null)`
    : undefined;
  const { meals, profiles } = await batchOf(db, {
    updated: db
      .update(t)
      .set({ substitute: copy, updatedAt: now, writtenBy: null })
      .where(and(begun(scope, itemId, day), exists)),
    counted: countDays(db, dayOfItem(scope, itemId), now),
    meals: ownMealOf(scope, itemId),
    profiles: profileOf(scope),
  });
  return { meal: meals[0], timeZone: profiles[0]?.timeZone };
}

const own = ({ traineeId }: TraineeScope, itemId: string) =>
  and(eq(t.id, itemId), eq(t.traineeId, traineeId));

const begun = (scope: TraineeScope, itemId: string, day: OwnDay) =>
  and(own(scope, itemId), lte(t.date, day.today), timeZoneIsStill(scope, day));

const ownMealOf = (scope: TraineeScope, itemId: string) =>
  scope.db.select(scheduledMealColumns).from(t).where(own(scope, itemId));

const dayOfItem = ({ traineeId }: TraineeScope, itemId: string): SQL =>
  sql`select trainee_id, date from schedule_meals where id = ${itemId} and trainee_id = ${traineeId}`;

import { type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { PastFood } from "../../../domain/copies/past/past.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { ownMeals, traineeSteps } from "../../db/schema.ts";
import { countDays } from "../schedules/performance-days.ts";
import { targetOn } from "../schedules/step-targets.ts";
import type { TraineeScope } from "../scope.ts";
import { madeBy } from "./imports.ts";
import { madeOf } from "./made-rows.ts";
import type { PastRows } from "./past-imports.ts";

type WithId<Day> = Day & { id: string };

const cell = (name: string) => sql.raw(`r.value ->> '${name}'`);

/** Counts those of some days again that were counted; `dates` is a query of `date`. */
export const recount = ({ db, traineeId, now }: TraineeScope, dates: SQL) =>
  countDays(
    db,
    sql`select known.trainee_id, known.date from (${dates}) asked
      join trainee_performance known on known.trainee_id = ${traineeId} and known.date = asked.date`,
    now,
  );

/** The statements for steps of days without a row; a target holds as it did. */
export function stepRows(
  scope: TraineeScope,
  importId: string,
  days: readonly WithId<{ date: LocalDate; steps: number }>[],
): PastRows {
  const { db, traineeId, now } = scope;
  const rows = JSON.stringify(days);
  const ids = days.map(({ id }) => id);
  return {
    made: madeOf(importId, ids),
    before: [
      insertSelect(
        db,
        traineeSteps,
        {
          id: cell("id"),
          traineeId: sql`${traineeId}`,
          date: cell("date"),
          steps: cell("steps"),
          targetSteps: targetOn({ traineeId: sql`${traineeId}`, date: cell("date") }),
          source: "link",
          createdAt: now,
          updatedAt: now,
        },
        sql`from json_each(${rows}) r where true`,
      ).onConflictDoNothing(),
    ],
    noted: sql`select s.id from json_each(${JSON.stringify(ids)}) k join trainee_steps s on s.id = k.value`,
    after: [
      recount(
        scope,
        sql`select s.date from json_each(${JSON.stringify(ids)}) k
      join trainee_steps s on s.id = k.value`,
      ),
    ],
  };
}

/** A meal with its values, by which a changed one is known. */
const mealPrint = sql.raw(
  "m.id || ' ' || json_array(m.name, m.description, m.category, m.food_id, m.own_food_id, m.calories, m.protein, m.carbs, m.fat, m.quantity, m.status)",
);

/** The statements for food of days without an own or an eaten meal, as one meal a day. */
export function foodRows(
  scope: TraineeScope,
  importId: string,
  { app, days }: { app: string; days: readonly WithId<PastFood>[] },
): PastRows {
  const { db, traineeId, now } = scope;
  const rows = JSON.stringify(days);
  const ids = days.map(({ id }) => id);
  return {
    made: madeOf(importId, ids),
    before: [
      insertSelect(
        db,
        ownMeals,
        {
          id: cell("id"),
          traineeId: sql`${traineeId}`,
          date: cell("date"),
          name: app,
          category: "snack",
          calories: cell("calories"),
          protein: cell("protein"),
          carbs: cell("carbs"),
          fat: cell("fat"),
          quantity: 100,
          status: "consumed",
          createdAt: now,
        },
        sql`from json_each(${rows}) r where not exists (select 1 from own_meals other
            where other.trainee_id = ${traineeId} and other.date = ${cell("date")})
          and not exists (select 1 from trainee_performance known where known.trainee_id = ${traineeId}
            and known.date = ${cell("date")} and known.completed_meals > 0)`,
      ).onConflictDoNothing(),
    ],
    // A repetition notes nothing, because the meal may have changed since.
    noted: sql`select ${mealPrint} as id from json_each(${JSON.stringify(ids)}) k
      join own_meals m on m.id = k.value
      where not exists (select 1 from import_rows noted where noted.import_id = ${importId}
        and noted.row_id >= k.value and noted.row_id < k.value || '!')`,
    after: [
      recount(
        scope,
        sql`select m.date from json_each(${JSON.stringify(ids)}) k
      join own_meals m on m.id = k.value`,
      ),
    ],
  };
}

const unchangedSteps = (importId: string) => sql`select s.id from ${madeBy(importId)} made
  join trainee_steps s on s.id = made.row_id and s.updated_at = s.created_at`;

const unchangedMeals = (importId: string) => sql`select m.id from ${madeBy(importId)} made
  join own_meals m on m.id = substr(made.row_id, 1, 36) and ${mealPrint} = made.row_id`;

/** The unchanged totals of an import, as a query of `id`. */
export const unchangedTotals = (importId: string) =>
  sql`${unchangedSteps(importId)} union all ${unchangedMeals(importId)}`;

/** The days of these totals, to be counted again after they are deleted. */
export const totalDays = ({ db }: TraineeScope, importId: string) =>
  db.selectDistinct({ date: sql<LocalDate>`date`.as("total_on") }).from(
    sql`(select date from trainee_steps where id in (${unchangedSteps(importId)})
        union select date from own_meals where id in (${unchangedMeals(importId)}))`,
  );

/** The statements that delete the unchanged totals. */
export const totalRemovals = ({ db }: TraineeScope, importId: string) => [
  db.delete(traineeSteps).where(sql`id in (${unchangedSteps(importId)})`),
  db.delete(ownMeals).where(sql`id in (${unchangedMeals(importId)})`),
];

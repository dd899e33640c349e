import { and, between, type Column, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays } from "../../../domain/calendar.ts";
import { prescription, serving } from "../../../domain/contract/schedules/schedules.ts";
import type {
  ExercisesChange,
  MealsChange,
} from "../../../domain/contract/schedules/week-changes.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { columnName } from "../../db/insert-select.ts";
import { scheduleExercises, scheduleMeals, weeklySchedules } from "../../db/schema.ts";
import { dropItems, forgetDropped, linkOfDropped } from "../schedules/dropped-items.ts";
import {
  changed,
  changeItems,
  given,
  type ItemTable,
  type PlanPlace,
} from "../schedules/item-changes.ts";
import type { TrainerScope } from "../scope.ts";
import { isAsAsked } from "../templates/template-conditions.ts";
import { editSuccessors } from "./successor-edits.ts";
import type { WeekKey } from "./weeks.ts";

/** Statements that change the items of a trainee's week, for one batch after its proofs. */
export const changeWeekItems = (
  scope: TrainerScope,
  week: WeekKey,
  kind: ScheduleKind,
  change: ExercisesChange | MealsChange,
): BatchItem<"sqlite">[] => changeItems(scope, weekPlace(scope, week), kind, change);

type WeekTable = typeof scheduleExercises | typeof scheduleMeals;

const fieldsOf = { exercises: Object.keys(prescription), meals: Object.keys(serving) };

/**
 * Whether no change by hand is left after an undo. Another window may have changed the columns that it does not
 * write: linking the item again would overwrite them.
 */
function isUndone(t: WeekTable, date: SQL): SQL {
  const kind = t === scheduleMeals ? "meals" : "exercises";
  const columns = getTableColumns<WeekTable>(t) as Record<string, Column>;
  const written = Object.entries(columns)
    .filter(([name]) => fieldsOf[kind].includes(name))
    .map(([name, column]) => [
      columnName(column),
      `json_type(change.value, '$.${name}') is not null`,
    ]);
  return sql`${t.templateDay} = ${date} and ${sql.raw(isAsAsked(kind, Object.fromEntries(written)))}`;
}

function weekPlace({ db }: TrainerScope, { traineeId, weekStart }: WeekKey): PlanPlace {
  const isOf = (table: ItemTable) => {
    const t = table as WeekTable;
    return and(
      eq(t.traineeId, traineeId),
      between(t.date, weekStart, addDays(weekStart, 6)),
      eq(t.status, "pending"),
    );
  };
  const tables = { exercises: scheduleExercises, meals: scheduleMeals };
  return {
    tables,
    plan: sql`${weeklySchedules} plan
      on plan.trainee_id = ${traineeId} and plan.week_start_date = ${weekStart}`,
    own: {
      scheduleId: sql`plan.id`,
      traineeId: sql`plan.trainee_id`,
      date: sql`date(plan.week_start_date, '+' || (${given("dayOfWeek")}) || ' days')`,
    },
    ownOfRestored: () => ({
      ...linkOfDropped(given("id")),
      substitute: sql`nullif(item.value -> '$.substitute', 'null')`,
    }),
    isOf,
    changes: (table, isChanged) => {
      const t = table as WeekTable;
      const date = sql`date(${weekStart}, '+' || (${changed("dayOfWeek", t.dayOfWeek)}) || ' days')`;
      return {
        date,
        byHand: sql`iif(${t.templateItemId} is null
          or (change.value ->> '$.byHand' is 0 and ${isUndone(t, date)}),
          0, ${t.byHand} or ${isChanged})`,
      };
    },
    beforeChange: (kind, rows) => [editSuccessors(db, kind, rows, isOf(tables[kind]))],
    beforeRemoval: (kind, ids) => [dropItems(db, tables[kind], ids, isOf(tables[kind]))],
    behindRestored: (rows) => [forgetDropped(db, rows)],
  };
}

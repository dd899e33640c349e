import { and, eq, sql } from "drizzle-orm";
import type { ReadWeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { itemsPerDay, type ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import { templateExercises, templateMeals, templates } from "../../db/schema.ts";
import { changeItems, type ItemTable, type PlanPlace } from "../schedules/item-changes.ts";
import { refuseFull, untouchable } from "../schedules/item-proofs.ts";

/** A template and the number of a week, from 0. */
export interface TemplateWeekKey {
  templateId: string;
  week: number;
}

type TemplateTable = typeof templateExercises | typeof templateMeals;

const tables = { exercises: templateExercises, meals: templateMeals };

/** Statements that change the items of a template's week, for one batch after its proofs. */
export const changeTemplateItems = (
  scope: { db: Database; now: number },
  key: TemplateWeekKey,
  kind: ScheduleKind,
  change: Parameters<typeof changeItems>[3],
) => changeItems(scope, templatePlace(scope.now, key), kind, change);

function templatePlace(now: number, { templateId, week }: TemplateWeekKey): PlanPlace {
  return {
    tables,
    plan: sql`${templates} plan
      on plan.id = ${templateId} and plan.deleted_at is null and plan.weeks > ${week}`,
    own: { templateId: sql`plan.id`, week },
    // Above the version of all its copies.
    ownOfRestored: () => ({ version: sql`${now}` }),
    isOf: (table: ItemTable) => {
      const t = table as TemplateTable;
      return and(eq(t.templateId, templateId), eq(t.week, week));
    },
    changes: (table) => ({ version: sql`${(table as TemplateTable).version} + 1` }),
  };
}

/** Refuses a change of items outside of the template's week, or whose row left the library. */
export const untouchableInTemplate = (
  db: Database,
  { templateId, week }: TemplateWeekKey,
  change: ReadWeekChange,
) =>
  untouchable(
    db,
    {
      tables,
      isElsewhere: sql`(item.template_id <> ${templateId} or item.week <> ${week})`,
      isDone: sql`false`,
    },
    change,
  );

/** Refuses a change that exceeds the maximum items of a day. */
export const templateDayIsFull = (db: Database, { templateId, week }: TemplateWeekKey) =>
  refuseFull(
    db,
    Object.values(tables).map(
      (table) => sql`exists (
        select 1 from ${table} item where item.template_id = ${templateId} and item.week = ${week}
        group by item.day_of_week having count(*) > ${itemsPerDay}
      )`,
    ),
  );

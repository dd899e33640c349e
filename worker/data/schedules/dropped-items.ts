import { and, type Column, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  droppedTemplateItems,
  type scheduleExercises,
  type scheduleMeals,
} from "../../db/schema.ts";

/** Stores the template links of copies that a removal deletes; comes before the deletion. */
export function dropItems(
  db: Database,
  t: typeof scheduleExercises | typeof scheduleMeals,
  ids: string,
  isOfWeek: SQL | undefined,
) {
  const { id: itemId, traineeId, templateItemId, templateDay, templateVersion, byHand } = t;
  const isCopy = and(
    isOfWeek,
    isNotNull(templateItemId),
    sql`${itemId} in (select value from json_each(${ids}))`,
  );
  return insertSelect(
    db,
    droppedTemplateItems,
    { itemId, traineeId, templateItemId, templateDay, templateVersion, byHand },
    sql`from ${t} where ${isCopy}`,
  ).onConflictDoNothing();
}

/** The template link of a restored item, by its id. */
export function linkOfDropped(itemId: SQL) {
  const { templateItemId, templateDay, templateVersion, byHand } = droppedTemplateItems;
  const dropped = (column: Column) =>
    sql`(select ${column} from ${droppedTemplateItems} where ${droppedTemplateItems.itemId} = ${itemId})`;
  return {
    templateItemId: dropped(templateItemId),
    templateDay: dropped(templateDay),
    templateVersion: dropped(templateVersion),
    byHand: sql`coalesce(${dropped(byHand)}, 0)`,
  };
}

/** Deletes the stored links of restored items. */
export const forgetDropped = (db: Database, rows: string) =>
  db
    .delete(droppedTemplateItems)
    .where(
      sql`${droppedTemplateItems.itemId} in (select value ->> '$.id' from json_each(${rows}))`,
    );

import { type SQL, sql } from "drizzle-orm";
import type { ReadWeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import { exercises, meals } from "../../db/schema.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import { type ItemTable, itemTables } from "./item-changes.ts";

const reasons = ["not_found", "item_done", "library_item_gone", "day_full"] as const;

/** Reasons for rolling a plan's change back. */
export type PlanRefusal = (typeof reasons)[number];

/** The reason of a failed batch, if one of these proofs failed it. */
export const planRefusal = (error: unknown) => refusalOf<PlanRefusal>(error, reasons);

const libraries = {
  exercises: [exercises, "$.exerciseId"],
  meals: [meals, "$.mealId"],
} as const;

/** Conditions of items that a change may touch; `item` is a row of the table. */
interface Touchable {
  tables: Record<ScheduleKind, ItemTable>;
  /** Whether it is outside of the plan. */
  isElsewhere: SQL;
  /** Whether it is done and must not change. */
  isDone: SQL;
}

/** Refuses a change of items that are outside of the plan or done, or whose row left the library. */
export function untouchable(
  db: Database,
  { tables, isElsewhere, isDone }: Touchable,
  change: ReadWeekChange,
) {
  const proofOf = (kind: ScheduleKind) => {
    const { add = [], copy = [], change: changed = [], remove = [] } = change[kind] ?? {};
    const table = tables[kind];
    const [library, path] = libraries[kind];
    const ids = JSON.stringify(changed.map(({ id }) => id));
    const missing = sql`exists (
      select 1 from json_each(${ids}) wanted left join ${table} item on item.id = wanted.value
      where item.id is null or ${isElsewhere}
    )`;
    const foreign = sql`exists (
      select 1 from json_each(${JSON.stringify(remove)}) gone
      join ${table} item on item.id = gone.value where ${isElsewhere}
    )`;
    const [scheduled, ofTemplate] = itemTables[kind];
    const isThere = (any: ItemTable) =>
      sql`exists (select 1 from ${any} item where item.id = made.value ->> '$.from')`;
    const withoutSource = sql`exists (
      select 1 from json_each(${JSON.stringify(copy)}) made
      where not ${isThere(scheduled)} and not ${isThere(ofTemplate)}
    )`;
    const done = sql`exists (
      select 1 from json_each(${JSON.stringify([...changed.map(({ id }) => id), ...remove])}) touched
      join ${table} item on item.id = touched.value where ${isDone}
    )`;
    const unknown = sql`exists (
      select 1 from json_each(${JSON.stringify(add)}) wanted
      left join ${library} known on known.id = wanted.value ->> ${path}
      where known.id is null
    )`;
    return refuseWhen(db, [
      [sql`(${missing} or ${foreign} or ${withoutSource})`, "not_found"],
      [done, "item_done"],
      [unknown, "library_item_gone"],
    ]);
  };
  return (["exercises", "meals"] as const).filter((kind) => change[kind]).map(proofOf);
}

/** Refuses a change that exceeds the maximum items of a kind on a day. */
export function refuseFull(db: Database, overfull: readonly SQL[]) {
  return refuseWhen(db, [[sql`(${sql.join([...overfull], sql` or `)})`, "day_full"]]);
}

import { type SQL, sql } from "drizzle-orm";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import { templateTables } from "./template-conditions.ts";

/** Items of some weeks of a template whose row left the library; they are never copied. */
function goneItems(kind: ScheduleKind, templateId: string, ofWeeks: SQL): SQL {
  const { library, libraryId } = copiedKinds[kind];
  return sql`select item.id from ${sql.raw(templateTables[kind])} item
    where item.template_id = ${templateId} and ${ofWeeks} and not exists (
      select 1 from ${sql.raw(library)} known
      where known.id = item.${sql.raw(libraryId)} and known.deleted_at is null)`;
}

/** Lists those items of a week. */
export const goneOfWeek = (db: Database, templateId: string, week: number) =>
  db
    .select({ id: sql<string>`gone.id`.as("gone_id") })
    .from(allGone(scheduleKinds, templateId, sql`item.week = ${week}`));

/** Counts those items of some kinds in the first weeks. */
export const countGone = (
  db: Database,
  templateId: string,
  { kinds, weeks }: { kinds: readonly ScheduleKind[]; weeks: number },
) =>
  db
    .select({ items: sql<number>`count(*)`.as("gone_items") })
    .from(allGone(kinds, templateId, sql`item.week < ${weeks}`));

function allGone(kinds: readonly ScheduleKind[], templateId: string, ofWeeks: SQL): SQL {
  const each = kinds.map((kind) => goneItems(kind, templateId, ofWeeks));
  return sql`(${sql.join(each, sql` union all `)}) gone`;
}

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { addDays } from "../../../domain/calendar.ts";
import type {
  NewTemplate,
  Template,
  TemplateChanges,
} from "../../../domain/contract/templates/templates.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { templateSearchText } from "../../../domain/templates/templates.ts";
import { batchOf } from "../../db/batch.ts";
import { appliedTemplates, templates } from "../../db/schema.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { refusalIn, refuseWhen } from "../proofs.ts";
import { carriedOf, copiedKinds, joinSource } from "../schedules/schedule-copies.ts";
import type { TrainerScope } from "../scope.ts";
import { templateTables } from "./template-conditions.ts";
import { newItemId } from "./template-statements.ts";
import { editedFor, isNotDeleted, templateOf } from "./templates.ts";

const t = templates;

type Source = NonNullable<NewTemplate["from"]>;

/**
 * Inserts a template with its items, in one batch; an existing one stays.
 * @returns undefined if its source does not exist, or it was deleted since
 */
export async function insertTemplate(
  { db, now }: TrainerScope,
  { from, ...template }: NewTemplate,
): Promise<Template | undefined> {
  const row = { ...template, search: templateSearchText(template), createdAt: now, updatedAt: now };
  const written = db.$client.batch([
    ...(from ? [toStatement(db, refuseWhen(db, [[missingSource(from), "not_found"]]))] : []),
    toStatement(db, db.insert(t).values(row).onConflictDoNothing()),
    ...(from
      ? kindsOf(from).map((kind) => {
          const { query, values } = itemsFrom(kind, from, template);
          return statement(db.$client, query, { ...values, template: template.id, now });
        })
      : []),
  ]);
  if (await refusalIn(["not_found"], written)) return undefined;
  const [[stored]] = await db.batch([templateOf(db, template.id)]);
  return stored;
}

/** Whether the source of a template is missing. */
const missingSource = (from: Source): SQL =>
  from.kind === "trainee"
    ? sql`not exists (select 1 from trainee_profiles where id = ${from.traineeId})`
    : sql`not exists (
        select 1 from templates where id = ${from.templateId} and deleted_at is null)`;

const kindsOf = (from: Source) => (from.kind === "trainee" ? from.kinds : scheduleKinds);

/** Copies a source's items into the template `:template`, at the instant `:now`. */
function itemsFrom(kind: ScheduleKind, from: Source, { weeks }: Pick<NewTemplate, "weeks">) {
  const table = templateTables[kind];
  const copied = copiedKinds[kind];
  const { carried } = copied;
  const insert = (columns: readonly string[], source: string) => `insert into ${table}
    (id, template_id, week, day_of_week, position, updated_at, ${carried.join(", ")})
    select ${newItemId(":now")}, :template, ${columns.join(", ")} ${source}
      and not exists (select 1 from ${table} there where there.template_id = :template)`;
  if (from.kind === "template") {
    const columns = ["week", "day_of_week", "position"].map((name) => `item.${name}`);
    return {
      query: insert(
        [...columns, ":now", ...carried.map((name) => `item.${name}`)],
        `from ${table} item where item.template_id = :from and item.week < :weeks`,
      ),
      values: { from: from.templateId, weeks },
    };
  }
  const personal = from.personal ? [] : ["weight", "note"];
  const carriedOn = carriedOf(copied, "item");
  return {
    query: insert(
      [
        "cast((julianday(week.week_start_date) - julianday(:first)) / 7 as integer)",
        "item.day_of_week",
        "item.position",
        ":now",
        ...carried.map((name) => (personal.includes(name) ? "null" : carriedOn(name))),
      ],
      `from weekly_schedules week join ${copied.table} item on item.schedule_id = week.id
        ${joinSource(copied, "item")}
        where week.trainee_id = :trainee and week.week_start_date between :first and :last`,
    ),
    values: {
      trainee: from.traineeId,
      first: from.weekStart,
      last: addDays(from.weekStart, 7 * (weeks - 1)),
    },
  };
}

/** Writes the given fields; undefined if the template does not exist. */
export async function updateTemplate(
  { db, now }: TrainerScope,
  templateId: string,
  changes: TemplateChanges,
): Promise<Template | undefined> {
  const [[before]] = await db.batch([templateOf(db, templateId)]);
  if (!before) return undefined;
  const search = templateSearchText({ ...before, ...changes });
  // A changed number of weeks reaches linked trainees like an edit of items.
  const moves = changes.weeks !== undefined && changes.weeks !== before.weeks;
  const {
    written: [written],
  } = await batchOf(db, {
    updated: db
      .update(t)
      .set({
        ...changes,
        search,
        updatedAt: now,
        ...(moves && { editedAt: editedFor(templateId, now) }),
      })
      .where(isNotDeleted(templateId)),
    written: templateOf(db, templateId),
  });
  return written;
}

/** Removes a template from the list, and ends its links; planned weeks stay. A repetition changes nothing. */
export async function deleteTemplate({ db, now }: TrainerScope, templateId: string): Promise<void> {
  const a = appliedTemplates;
  await db.batch([
    db.update(t).set({ deletedAt: now }).where(isNotDeleted(templateId)),
    db
      .update(a)
      .set({ stoppedAt: now })
      .where(and(eq(a.templateId, templateId), isNull(a.stoppedAt))),
  ]);
}

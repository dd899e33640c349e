import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { foldedWords } from "../../../domain/arabic.ts";
import type {
  Template,
  TemplatesPage,
  TemplatesQuery,
} from "../../../domain/contract/templates/templates.ts";
import { readGoals } from "../../../domain/people/goal-words.ts";
import type { TemplateSort } from "../../../domain/templates/templates.ts";
import type { Database } from "../../db/client.ts";
import { rowCount } from "../../db/decoded.ts";
import { templates } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

const t = templates;
/** With the table's name, which Drizzle omits in a query of one table, where `id` would be an item's. */
const own = { id: sql.raw("templates.id"), weeks: sql.raw("templates.weeks") };

const countOf = (table: "template_exercises" | "template_meals") => sql<number>`(
  select count(*) from ${sql.raw(table)} item
  where item.template_id = ${own.id} and item.week < ${own.weeks})`;

const templateColumns = {
  id: t.id,
  name: t.name,
  englishName: t.englishName,
  description: t.description,
  englishDescription: t.englishDescription,
  goal: t.goal,
  level: t.level,
  daysPerWeek: t.daysPerWeek,
  weeks: t.weeks,
  exercises: countOf("template_exercises").as("exercises_count"),
  meals: countOf("template_meals").as("meals_count"),
  calories: sql<number | null>`(
    select round(sum(item.calories * item.quantity / 100.0)
      / count(distinct item.week * 7 + item.day_of_week))
    from template_meals item where item.template_id = ${own.id} and item.week < ${own.weeks})`.as(
    "calories_of_day",
  ),
  people: sql<number>`(
    select count(distinct link.trainee_id) from applied_templates link
    where link.template_id = ${own.id} and link.stopped_at is null)`.as("people_count"),
  editedAt: t.editedAt,
  createdAt: t.createdAt,
  updatedAt: t.updatedAt,
};

const orders: Record<TemplateSort, readonly SQL[]> = {
  name: [sql`${t.search}`, sql`${t.id}`],
  created: [sql`${t.createdAt}`, sql`${t.id}`],
  weeks: [sql`${t.weeks}`, sql`${t.search}`, sql`${t.id}`],
};

/** The template, unless it was deleted. */
export const isNotDeleted = (templateId: string) => and(eq(t.id, templateId), isNull(t.deletedAt));

/** The time of the last edit that linked trainees lack: now, if there are any. */
export const editedFor = (templateId: string, now: number) =>
  sql<number | null>`iif(exists (select 1 from applied_templates link
    where link.template_id = ${templateId} and link.stopped_at is null), ${now}, ${t.editedAt})`;

/** Reads one template; no row if it does not exist. */
export const templateOf = (db: Database, templateId: string) =>
  db.select(templateColumns).from(t).where(isNotDeleted(templateId));

/** Whether its texts have the word, or its goal has that name in gyms: «تنشيف» is losing fat. */
const says = (word: string) =>
  or(sql`instr(${t.search}, ${word}) > 0`, inArray(t.goal, readGoals(word)));

export async function listTemplates(
  { db }: TrainerScope,
  { search, goal, level, kind, sort, direction, page, perPage }: TemplatesQuery,
): Promise<TemplatesPage> {
  const holds = (table: string) =>
    sql`exists (select 1 from ${sql.raw(table)} item
      where item.template_id = ${own.id} and item.week < ${own.weeks})`;
  const matches = and(
    isNull(t.deletedAt),
    goal ? eq(t.goal, goal) : undefined,
    level ? eq(t.level, level) : undefined,
    kind ? holds(`template_${kind}`) : undefined,
    ...foldedWords(search).map(says),
  );
  const turn = direction === "asc" ? asc : desc;
  const [rows, [found]] = await db.batch([
    db
      .select(templateColumns)
      .from(t)
      .where(matches)
      .orderBy(...orders[sort].map(turn))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: rowCount().as("total") })
      .from(t)
      .where(matches),
  ]);
  return { templates: rows satisfies Template[], total: found?.total ?? 0 };
}

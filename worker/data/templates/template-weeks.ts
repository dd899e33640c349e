import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { ReadWeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import type { TemplateWeek } from "../../../domain/contract/templates/templates.ts";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { templateExercises, templateMeals, templates } from "../../db/schema.ts";
import { type PlanRefusal, planRefusal } from "../schedules/item-proofs.ts";
import { apartFromMovements, movementOfItem } from "../schedules/planned-movements.ts";
import { carriedColumns } from "../schedules/scheduled-columns.ts";
import type { TrainerScope } from "../scope.ts";
import { goneOfWeek } from "./gone-items.ts";
import {
  changeTemplateItems,
  type TemplateWeekKey,
  templateDayIsFull,
  untouchableInTemplate,
} from "./template-items.ts";
import { type StoredTemplateJob, shownJob, undoableJobOf } from "./template-jobs.ts";
import { editedFor, templateOf } from "./templates.ts";

const [e, m] = [templateExercises, templateMeals];

const columnsOf = <Table extends typeof e | typeof m>(
  table: Table,
  carried: object,
): Pick<Table["_"]["columns"], never> & Table["_"]["columns"] => {
  const names = ["id", "dayOfWeek", "position", ...Object.keys(carried)];
  const all: Record<string, unknown> = getTableColumns<typeof e | typeof m>(table);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.includes(name)),
  ) as Table["_"]["columns"];
};

const exerciseColumns = columnsOf(e, carriedColumns.exercises);
const mealColumns = columnsOf(m, carriedColumns.meals);

type WeekScope = Pick<TrainerScope, "now"> & { db: Database };

/** The reads of `templateWeekOf`, for the end of a batch that changes the week. */
function weekQueries({ db, now }: WeekScope, { templateId, week }: TemplateWeekKey) {
  const countOf = (table: typeof e | typeof m) => sql<number>`(
    select count(*) from ${table} item
    where item.template_id = ${templateId} and item.week = ${week - 1})`;
  return [
    templateOf(db, templateId),
    db
      .select({ ...exerciseColumns, movement: movementOfItem(e) })
      .from(e)
      .where(and(eq(e.templateId, templateId), eq(e.week, week)))
      .orderBy(asc(e.dayOfWeek), asc(e.position), asc(e.id)),
    db
      .select(mealColumns)
      .from(m)
      .where(and(eq(m.templateId, templateId), eq(m.week, week)))
      .orderBy(asc(m.dayOfWeek), asc(m.position), asc(m.id)),
    db
      .select({ exercises: countOf(e).as("exercises"), meals: countOf(m).as("meals") })
      .from(sql`(select 1)`),
    goneOfWeek(db, templateId, week),
    undoableJobOf(db, templateId, now),
  ] as const;
}

function templateWeekOf(
  answers: BatchResponse<ReturnType<typeof weekQueries>>,
  week: number,
): TemplateWeek | undefined {
  const [[template], rows, meals, [previous], gone, [job]] = answers;
  if (!template || week >= template.weeks) return undefined;
  const { items: exercises, movements } = apartFromMovements(rows);
  return {
    template,
    week,
    exercises,
    meals,
    gone: gone.map(({ id }) => id),
    movements,
    previous: week > 0 ? (previous ?? null) : null,
    job: job ? shownJob(job as StoredTemplateJob) : null,
  };
}

/** One week of a template, in one batch; undefined if it does not exist. */
export async function getTemplateWeek(
  scope: TrainerScope,
  key: TemplateWeekKey,
): Promise<TemplateWeek | undefined> {
  return templateWeekOf(await scope.db.batch(weekQueries(scope, key)), key.week);
}

type Written = { kind: "written"; week: TemplateWeek } | { kind: "refused"; reason: PlanRefusal };

/** All of a change or nothing, in one batch. */
export async function changeTemplateWeek(
  { db, now }: TrainerScope,
  key: TemplateWeekKey,
  change: ReadWeekChange,
): Promise<Written> {
  const changes = scheduleKinds.flatMap((kind) => {
    const ofKind = change[kind];
    return ofKind ? changeTemplateItems({ db, now }, key, kind, ofKind) : [];
  });
  const statements: BatchItem<"sqlite">[] = [
    ...untouchableInTemplate(db, key, change),
    ...changes,
    templateDayIsFull(db, key),
    touch(db, key.templateId, now),
  ];
  try {
    const { read } = await batchOf(db, { statements, read: weekQueries({ db, now }, key) });
    const week = templateWeekOf(read, key.week);
    return week ? { kind: "written", week } : { kind: "refused", reason: "not_found" };
  } catch (error) {
    const reason = planRefusal(error);
    if (reason) return { kind: "refused", reason };
    throw error;
  }
}

/** Marks the template as edited: linked trainees have its earlier state. */
function touch(db: Database, templateId: string, now: number) {
  return db
    .update(templates)
    .set({ updatedAt: now, editedAt: editedFor(templateId, now) })
    .where(and(eq(templates.id, templateId), isNull(templates.deletedAt)));
}

import { and, between, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { templateWeekOn } from "../../../domain/templates/template-weeks.ts";
import type { Database } from "../../db/client.ts";
import { appliedTemplates, scheduleExercises, scheduleMeals, templates } from "../../db/schema.ts";

const a = appliedTemplates;

/** Reads the templates that a trainee follows. */
export const templatesOfWeek = (db: Database, traineeId: string) =>
  db
    .select({
      kind: a.kind,
      templateId: a.templateId,
      name: templates.name,
      englishName: templates.englishName,
      weeks: templates.weeks,
      repeats: a.repeats,
      startsOn: a.startsOn,
    })
    .from(a)
    .innerJoin(templates, eq(templates.id, a.templateId))
    .where(and(eq(a.traineeId, traineeId), isNull(a.stoppedAt), isNull(templates.deletedAt)));

/** Reads the items of some days that came from a template. */
export function marksBetween(
  db: Database,
  { traineeId, first, last }: { traineeId: string; first: LocalDate; last: LocalDate },
) {
  const marksOf = (t: typeof scheduleExercises | typeof scheduleMeals) =>
    db
      .select({ itemId: sql<string>`${t.id}`.as("item_id"), byHand: t.byHand })
      .from(t)
      .where(
        and(eq(t.traineeId, traineeId), between(t.date, first, last), isNotNull(t.templateItemId)),
      );
  return unionAll(marksOf(scheduleExercises), marksOf(scheduleMeals));
}

type FollowedTemplate = Omit<PlannedWeek["following"][number], "week"> & { startsOn: LocalDate };

/** The same with the template's week for a calendar week; null with another source. */
export function followingOf(
  followed: readonly FollowedTemplate[],
  sunday: LocalDate,
  week: Record<"exercisesTemplateId" | "mealsTemplateId", string | null> | undefined,
): PlannedWeek["following"] {
  const templateOf: Record<ScheduleKind, string | null | undefined> = {
    exercises: week?.exercisesTemplateId,
    meals: week?.mealsTemplateId,
  };
  return followed.map(({ startsOn, ...template }) => {
    const follows = templateOf[template.kind] === template.templateId;
    const templateWeek = templateWeekOn({ ...template, startsOn }, sunday);
    return { ...template, week: follows ? (templateWeek ?? null) : null };
  });
}

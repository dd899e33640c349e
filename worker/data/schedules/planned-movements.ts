import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { preparedList } from "../../db/prepared.ts";
import { exercises, scheduleExercises, templateExercises } from "../../db/schema.ts";
import { ownDays } from "../trainees/own-day.ts";

/**
 * The drawn movements of the exercises assigned between two days: those that the library has now, as
 * they show how an exercise goes and are no part of what was assigned.
 */
export const movementsBetween = preparedList((db) =>
  db
    .selectDistinct({
      exerciseId: exercises.id,
      movement: sql<string>`${exercises.movement}`.as("movement"),
    })
    .from(scheduleExercises)
    .innerJoin(exercises, eq(exercises.id, scheduleExercises.exerciseId))
    .where(and(ownDays(scheduleExercises), isNotNull(exercises.movement))),
);

/** The same of the exercises in a week of a template. */
export const movementsOfTemplate = (db: Database, templateId: string, week: number) =>
  db
    .selectDistinct({
      exerciseId: exercises.id,
      movement: sql<string>`${exercises.movement}`.as("movement"),
    })
    .from(templateExercises)
    .innerJoin(exercises, eq(exercises.id, templateExercises.exerciseId))
    .where(
      and(
        eq(templateExercises.templateId, templateId),
        eq(templateExercises.week, week),
        isNotNull(exercises.movement),
      ),
    );

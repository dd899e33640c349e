import { and, eq, isNull, sql } from "drizzle-orm";
import { localDateAt } from "../../../domain/calendar.ts";
import { occurrenceFacts, openOccurrence, stateOf } from "../../../domain/check-ins/when.ts";
import { preparedList } from "../../db/prepared.ts";
import { checkInForms, checkInSchedules, traineeProfiles } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { excusedFrom, grantedAbsences, scheduleColumns } from "./due-rows.ts";

const [s, f, p] = [checkInSchedules, checkInForms, traineeProfiles];

const openSchedules = preparedList((db) =>
  db
    .select({
      ...scheduleColumns,
      questions: sql<number>`${f.askedCounts} ->> coalesce(${p.gender}, 'other')`.as(
        "question_count",
      ),
      timeZone: p.timeZone,
      absences: grantedAbsences,
    })
    .from(s)
    .innerJoin(f, and(eq(f.id, s.formId), isNull(f.archivedAt)))
    .innerJoin(p, eq(p.id, s.traineeId))
    .where(eq(s.traineeId, sql.placeholder("traineeId"))),
);

/** Reads a trainee's schedules for the home. */
export const openSchedulesOf = ({ db, traineeId, now }: TraineeScope) =>
  openSchedules(db, { traineeId, absentSince: excusedFrom(localDateAt(now, "UTC")) });

/** The check-in that a person owes now; the one due first of several, null without one. */
export function checkInToAnswer(
  schedules: readonly Awaited<ReturnType<typeof openSchedulesOf>>[number][],
  now: number,
) {
  const owed = schedules.flatMap((schedule) => {
    const occurrence = openOccurrence(schedule, now, schedule.timeZone);
    if (!occurrence) return [];
    const { dueOn, dueAt, closesAt } = occurrence;
    const state = stateOf(occurrence, occurrenceFacts(dueOn, schedule), now);
    if (state !== "open" && state !== "late") return [];
    const { formId, formName, formEnglishName, questions } = schedule;
    const isLate = state === "late";
    return [{ formId, formName, formEnglishName, dueOn, dueAt, closesAt, questions, isLate }];
  });
  return owed.toSorted((a, b) => a.dueAt - b.dueAt)[0] ?? null;
}

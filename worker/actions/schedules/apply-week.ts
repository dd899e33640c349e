import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Application } from "../../../domain/contract/schedules/applied-schedules.ts";
import { MiranError } from "../../../domain/errors.ts";
import { firstWeekAfter, weeksToApply } from "../../../domain/schedules/applied-schedules.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { ApplyInput } from "../../data/schedules/application-sql.ts";
import {
  applySchedule,
  getApplication,
  stopApplying,
} from "../../data/schedules/applied-schedules.ts";
import { openWeeks } from "../../data/schedules/open-weeks.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getTimeZone } from "../../data/trainee-profile.ts";

interface AppliedKind {
  id: string;
  weekStart: LocalDate;
  kind: ScheduleKind;
}

/** The effect of applying a week to all later ones. */
export async function previewApplication(
  scope: TrainerScope,
  source: AppliedKind,
): Promise<Application> {
  return getApplication(scope, await inputOf(scope, source));
}

/**
 * Fills all later weeks from one; `extendSchedules` continues. Done and begun items and past days stay. A
 * repetition leads to the same weeks.
 */
export async function applyWeek(scope: TrainerScope, source: AppliedKind): Promise<Application> {
  const application = await applySchedule(scope, await inputOf(scope, source));
  if (application.sourceItems === 0) {
    throw new MiranError(source.kind === "meals" ? "no_source_meals" : "no_source_exercises");
  }
  return application;
}

/** Ends the filling; later weeks stay. */
export async function stopApplication(scope: TrainerScope, source: AppliedKind): Promise<void> {
  const { traineeId, kind, sourceWeek } = await inputOf(scope, source);
  await stopApplying(scope, { traineeId, kind, sourceWeek });
}

async function inputOf(
  scope: TrainerScope,
  { id: traineeId, weekStart: sourceWeek, kind }: AppliedKind,
): Promise<ApplyInput> {
  const timeZone = await getTimeZone(scope, traineeId);
  if (timeZone === undefined) throw new MiranError("not_found");
  await openWeeks(scope, { traineeId, first: sourceWeek, last: sourceWeek });
  const today = localDateAt(scope.now, timeZone);
  const first = firstWeekAfter(sourceWeek, today);
  const weeks = weeksToApply(sourceWeek, today);
  return { traineeId, kind, sourceWeek, today, first, weeks };
}

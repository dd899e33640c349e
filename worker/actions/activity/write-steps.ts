import { firstWritableDay, writableDays } from "../../../domain/activity/step-days.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type {
  DaySteps,
  StoredSteps,
  StoredTarget,
} from "../../../domain/contract/activity/steps.ts";
import { MiranError } from "../../../domain/errors.ts";
import { setSteps, setStepsTarget } from "../../data/activity/steps.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";
import { onOwnDay } from "../on-own-day.ts";

/** Writes the total of one of the last seven days where the trainee lives. */
export async function writeSteps(scope: TraineeScope, total: DaySteps): Promise<StoredSteps> {
  const { written, today } = await onOwnDay(scope, (day) => setSteps(scope, total, day));
  return writtenDay(written.stored, { date: total.date, today });
}

/** The day that was written, or why it was not: a row may stand there that nobody can change any more. */
export function writtenDay<Stored>(
  stored: Stored | undefined,
  { date, today }: { date: LocalDate; today: LocalDate },
): Stored {
  if (date > today) throw dateInFuture();
  if (date < firstWritableDay(today)) throw dayClosed();
  if (!stored) throw new MiranError("conflict");
  return stored;
}

function dayClosed() {
  return new MiranError("invalid_request", {
    fields: { date: { code: "too_old", max: writableDays } },
  });
}

/** Sets the target from the trainee's own day on. */
export async function writeStepsTarget(scope: TraineeScope, target: number): Promise<StoredTarget> {
  const { today } = await onOwnDay(scope, (day) => setStepsTarget(scope, target, day));
  return { date: today, target };
}

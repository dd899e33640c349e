import { addDays, lastZone, localDateAt } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { ReadWeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { MiranError } from "../../../domain/errors.ts";
import * as data from "../../data/planning/week-changes.ts";
import { getWeek, type WeekKey } from "../../data/planning/weeks.ts";
import type { TrainerScope } from "../../data/scope.ts";

/** Creates a week, or reads one that another request just created. */
export async function createWeek(scope: TrainerScope, week: WeekKey): Promise<PlannedWeek> {
  await refusePast(scope, week);
  return written(await data.createWeek(scope, week));
}

/** Changes a week, all or nothing; done and skipped items stay. */
export async function changeWeek(
  scope: TrainerScope,
  week: WeekKey,
  change: ReadWeekChange,
): Promise<PlannedWeek> {
  await refusePast(scope, week);
  return written(await data.changeWeek(scope, week, change));
}

function written(outcome: data.WeekOutcome): PlannedWeek {
  if (outcome.kind === "refused") throw new MiranError(outcome.reason);
  return outcome.week;
}

// The first time zone of a day: between it and the last one only the trainee's own zone decides.
const firstZone = "Etc/GMT-14";

/** Refuses a week that is over in the trainee's time zone. */
async function refusePast(scope: TrainerScope, week: WeekKey): Promise<void> {
  const nextWeek = addDays(week.weekStart, 7);
  if (localDateAt(scope.now, firstZone) < nextWeek) return;
  if (localDateAt(scope.now, lastZone) < nextWeek) {
    const known = await getWeek(scope, week);
    if (!known) throw new MiranError("not_found");
    if (known.editable) return;
  }
  throw new MiranError("week_past");
}

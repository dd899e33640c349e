import type { ReadWeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import type { TemplateWeek } from "../../../domain/contract/templates/templates.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { TemplateWeekKey } from "../../data/templates/template-items.ts";
import * as data from "../../data/templates/template-weeks.ts";

/** Changes a week of a template, all or nothing. */
export async function changeTemplateWeek(
  scope: TrainerScope,
  key: TemplateWeekKey,
  change: ReadWeekChange,
): Promise<TemplateWeek> {
  const outcome = await data.changeTemplateWeek(scope, key, change);
  if (outcome.kind === "refused") throw new MiranError(outcome.reason);
  return outcome.week;
}

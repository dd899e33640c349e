import type { StepsPage, StepsPageQuery } from "../../../domain/contract/activity/steps.ts";
import { listSteps } from "../../data/attention/steps-page.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** One page of all trainees' steps on a day, with photos. */
export async function readStepsPage(
  platform: Platform,
  scope: TrainerScope,
  query: StepsPageQuery,
): Promise<StepsPage> {
  const page = await listSteps(scope, query);
  return { ...page, rows: await withPhotos(platform, scope.actor, page.rows) };
}

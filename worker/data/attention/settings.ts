import {
  type AttentionThresholds,
  readThresholds,
} from "../../../domain/attention/attention-thresholds.ts";
import type { BeginningMark } from "../../../domain/attention/beginning.ts";
import { getSection, putSection } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";

/** From when on each reason of the queue counts. */
export async function getAttentionSettings(scope: TrainerScope): Promise<AttentionThresholds> {
  return readThresholds(await getSection(scope, "attention"));
}

export const putAttentionSettings = (
  scope: TrainerScope,
  thresholds: AttentionThresholds,
): Promise<void> => putSection(scope, "attention", { ...thresholds });

/** Whether the first steps of a new deployment may be shown. */
export const putBeginningMark = (scope: TrainerScope, mark: BeginningMark): Promise<void> =>
  putSection(scope, "beginning", { mark });

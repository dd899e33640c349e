import {
  type AttentionThresholds,
  readThresholds,
} from "../../../domain/attention/attention-thresholds.ts";
import type { BeginningMark } from "../../../domain/attention/beginning.ts";
import { getSection, putSection } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";

/** The thresholds of the queue's reasons. */
export async function getAttentionSettings(scope: TrainerScope): Promise<AttentionThresholds> {
  return readThresholds(await getSection(scope, "attention"));
}

export const putAttentionSettings = (
  scope: TrainerScope,
  thresholds: AttentionThresholds,
): Promise<void> => putSection(scope, "attention", { ...thresholds });

/** Stores the trainer's answer to the first steps. */
export const putBeginningMark = (scope: TrainerScope, mark: BeginningMark): Promise<void> =>
  putSection(scope, "beginning", { mark });

import {
  type EventSettings,
  readEventSettings,
} from "../../../domain/notifications/trainer-events.ts";
import { getSection, putSection } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";

/** The trainer's settings for notices of trainees' actions. */
export async function getEventSettings(scope: TrainerScope): Promise<EventSettings> {
  return readEventSettings(await getSection(scope, "notifications"));
}

export const putEventSettings = (scope: TrainerScope, ways: EventSettings): Promise<void> =>
  putSection(scope, "notifications", { ...ways });

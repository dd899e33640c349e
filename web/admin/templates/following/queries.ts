import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { refreshWeeks } from "../../schedule/queries.ts";
import { refreshTemplates } from "../queries.ts";

/** Planned items stay. Later edits do not reach the trainee, and no week is filled from the template. */
export async function stopFollowing(param: { id: string; kind: ScheduleKind }): Promise<void> {
  const request = adminClient().trainees[":id"].templates[":kind"].$delete({ param, json: {} });
  await answer(request);
  refreshWeeks(param.id);
  refreshTemplates();
}

import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { refreshWeeks } from "../../schedule/queries.ts";
import { refreshTemplates } from "../queries.ts";

/** What is planned stays; no edit of the template reaches them, and no week is filled from it. */
export async function stopFollowing(param: { id: string; kind: ScheduleKind }): Promise<void> {
  const request = adminClient().trainees[":id"].templates[":kind"].$delete({ param, json: {} });
  await answer(request);
  refreshWeeks(param.id);
  refreshTemplates();
}

import { queryOptions } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import type {
  Application,
  AppliedWeek,
} from "../../../domain/contract/schedules/applied-schedules.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";

/** The source week of an application, and its kind. */
export interface AppliedSource {
  id: string;
  weekStart: LocalDate;
  kind: ScheduleKind;
}

const apply = () => adminClient().trainees[":id"].weeks[":weekStart"].apply[":kind"];

export function applicationQuery(param: AppliedSource) {
  return queryOptions({
    queryKey: ["admin", "applications", param.id, param.weekStart, param.kind],
    queryFn: ({ signal }) =>
      answer(apply().$get({ param }, { init: { signal } })) as Promise<Application>,
    // The preview precedes a write, so it must never be old.
    gcTime: 0,
    staleTime: 0,
  });
}

/** Whether applying leaves a week unchanged. */
export const isUnchanged = ({ added, changed, removed }: AppliedWeek): boolean =>
  added + changed + removed === 0;

export async function applyWeek(param: AppliedSource): Promise<Application> {
  const done = (await answer(apply().$post({ param, json: {} }))) as Application;
  forgetWeeks(param.id);
  return done;
}

export async function stopApplying(param: AppliedSource): Promise<void> {
  await answer(apply().$delete({ param, json: {} }));
  forgetWeeks(param.id);
  await queryClient.invalidateQueries({ queryKey: ["admin", "applications", param.id] });
}

function forgetWeeks(traineeId: string) {
  void queryClient.invalidateQueries({ queryKey: ["admin", "weeks", traineeId] });
  void queryClient.invalidateQueries({ queryKey: ["admin", "performance", traineeId] });
}

import { queryOptions } from "@tanstack/react-query";
import type {
  NewSubscriptionChange,
  SubscriptionLine,
} from "../../../domain/contract/memberships/subscriptions.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { cacheAnswer } from "../../lib/waiting/cache-answer.ts";

const trainees = ["admin", "trainees"] as const;

/** Under the trainees' key, so that each remote change of a trainee repeats it. */
export function lineQuery(traineeId: string) {
  return queryOptions({
    queryKey: [...trainees, "subscriptions", traineeId],
    queryFn: ({ signal }) =>
      answer(
        adminClient().trainees[":id"].subscriptions.$get(
          { param: { id: traineeId } },
          { init: { signal } },
        ),
      ) as Promise<SubscriptionLine>,
  });
}

export async function changeLine(traineeId: string, change: NewSubscriptionChange): Promise<void> {
  const changes = adminClient().trainees[":id"]["subscription-changes"];
  const request = changes.$post({ param: { id: traineeId }, json: change });
  show(traineeId, (await answer(request)) as SubscriptionLine);
}

export async function undoChange(traineeId: string, changeId: string): Promise<void> {
  const { undo } = adminClient().trainees[":id"]["subscription-changes"][":changeId"];
  const request = undo.$post({ param: { id: traineeId, changeId }, json: {} });
  show(traineeId, (await answer(request)) as SubscriptionLine);
}

/** Updates the plan and its end on the person's page and in lists, and the plans' numbers of people. */
function show(traineeId: string, line: SubscriptionLine): void {
  cacheAnswer(lineQuery(traineeId).queryKey, line);
  void queryClient.invalidateQueries({ queryKey: trainees });
  void queryClient.invalidateQueries({ queryKey: ["admin", "plans"] });
}

export const refreshLine = (traineeId: string) =>
  queryClient.invalidateQueries({ queryKey: lineQuery(traineeId).queryKey });

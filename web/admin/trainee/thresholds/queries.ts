import { queryOptions } from "@tanstack/react-query";
import type { AttentionThresholds } from "../../../../domain/attention/attention-thresholds.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";

interface TraineeThresholds {
  own: Partial<AttentionThresholds>;
  usual: AttentionThresholds;
}

const thresholds = () => adminClient().trainees[":id"]["attention-thresholds"];

export const thresholdsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "thresholds", id],
    queryFn: ({ signal }) =>
      answer(
        thresholds().$get({ param: { id } }, { init: { signal } }),
      ) as Promise<TraineeThresholds>,
    // A refresh must not change the fields during typing.
    refetchOnWindowFocus: false,
  });

/** The thresholds decide the queue, so it is read again. */
export async function saveThresholds(id: string, own: Partial<AttentionThresholds>): Promise<void> {
  await answer(thresholds().$put({ param: { id }, json: own }));
  cacheAnswer(thresholdsQuery(id).queryKey, (known) => known && { ...known, own });
  void queryClient.invalidateQueries({ queryKey: ["admin", "queue"] });
}

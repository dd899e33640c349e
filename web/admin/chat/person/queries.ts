import { queryOptions } from "@tanstack/react-query";
import type { TraineeGlance } from "../../../../domain/contract/attention/glance.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";

/** How soon what no event tells is seen, in milliseconds. */
const againMs = 60_000;

/** What the trainer wants to know of a trainee while they talk. */
export const glanceQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "glance", id],
    queryFn: ({ signal }): Promise<TraineeGlance> =>
      answer(
        adminClient().trainees[":id"].glance.$get({ param: { id } }, { init: { signal } }),
      ) as Promise<TraineeGlance>,
    refetchInterval: againMs,
  });

import { queryOptions } from "@tanstack/react-query";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";

/** Interval of repeated reads in milliseconds, for data without events. */
const againMs = 60_000;

/** The panel's data of a trainee. */
export const glanceQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "glance", id],
    queryFn: ({ signal }): Promise<TraineeGlance> =>
      answer(
        adminClient().trainees[":id"].glance.$get({ param: { id } }, { init: { signal } }),
      ) as Promise<TraineeGlance>,
    refetchInterval: againMs,
  });

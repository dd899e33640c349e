import { queryOptions } from "@tanstack/react-query";
import type { CronRunsList } from "../../../domain/contract/operations/cron-runs.ts";
import { answer } from "../../lib/answer.ts";
import { adminClient } from "../../lib/clients.ts";

export const cronRunsQuery = queryOptions({
  queryKey: ["admin", "cron-runs"],
  queryFn: ({ signal }) =>
    answer(adminClient()["cron-runs"].$get({}, { init: { signal } })) as Promise<CronRunsList>,
});

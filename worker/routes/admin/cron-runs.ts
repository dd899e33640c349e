import { cronRunsList } from "../../../domain/contract/operations/cron-runs.ts";
import { jobNames } from "../../actions/operations/run-scheduled.ts";
import { listCronRuns } from "../../data/operations/cron-runs.ts";
import { answers, createTrainerRoute, trainerRoutes } from "../http/api.ts";

const list = createTrainerRoute({
  method: "get",
  path: "/cron-runs",
  tags: ["Operations"],
  summary: "The latest runs of every cron job, newest first",
  responses: answers(cronRunsList, "At most ten of each job"),
});

export const cronRunsRoutes = trainerRoutes().openapi(list, async (c) =>
  c.json({ runs: await listCronRuns(c.get("scope"), jobNames) }, 200),
);

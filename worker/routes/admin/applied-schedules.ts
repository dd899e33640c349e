import { done } from "../../../domain/contract/done.ts";
import { application, applyParams } from "../../../domain/contract/schedules/applied-schedules.ts";
import {
  applyWeek,
  previewApplication,
  stopApplication,
} from "../../actions/schedules/apply-week.ts";
import { answers, createTrainerRoute, emptyBody, trainerRoutes } from "../http/api.ts";

const path = "/trainees/{id}/weeks/{weekStart}/apply/{kind}";
const tags = ["Schedules"];

const preview = createTrainerRoute({
  method: "get",
  path,
  tags,
  summary: "A preview of applying a week's exercises or meals to all later weeks",
  request: { params: applyParams },
  responses: answers(
    application,
    "Each later week, with its numbers of added, changed, removed, unchanged and kept items",
  ),
});

const apply = createTrainerRoute({
  method: "post",
  path,
  tells: { both: { schedule: "week" } },
  tags,
  summary: "Apply a week to all later ones; a repetition makes the same weeks",
  request: { params: applyParams, body: emptyBody },
  responses: answers(application, "The applied weeks, with the number of each change"),
});

const stop = createTrainerRoute({
  method: "delete",
  path,
  tells: { both: { schedule: "week" } },
  tags,
  summary: "Stop the filling of weeks from this one; filled weeks stay",
  request: { params: applyParams, body: emptyBody },
  responses: answers(done, "No later week is filled from it"),
});

export const appliedSchedulesRoutes = trainerRoutes()
  .openapi(preview, async (c) =>
    c.json(await previewApplication(c.get("scope"), c.req.valid("param")), 200),
  )
  .openapi(apply, async (c) => c.json(await applyWeek(c.get("scope"), c.req.valid("param")), 200))
  .openapi(stop, async (c) => {
    await stopApplication(c.get("scope"), c.req.valid("param"));
    return c.json({ done: true as const }, 200);
  });

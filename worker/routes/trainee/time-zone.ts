import { done } from "../../../domain/contract/done.ts";
import { timeZoneBody } from "../../../domain/contract/people/time-zone.ts";
import { setTimeZone } from "../../data/trainee-profile.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const putTimeZone = createTraineeRoute({
  method: "put",
  path: "/time-zone",
  tells: { both: "profile" },
  summary: "Set the time zone of the trainee's days from now on; recorded entries keep their day",
  request: { body: jsonBody(timeZoneBody) },
  responses: answers(done, "The days follow the zone"),
});

export const timeZoneRoutes = traineeRoutes().openapi(putTimeZone, async (c) => {
  await setTimeZone(c.get("scope"), c.req.valid("json").timeZone);
  return c.json({ done: true as const }, 200);
});

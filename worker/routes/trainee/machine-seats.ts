import { machineSeat, newMachineSeat } from "../../../domain/contract/activity/machine-seats.ts";
import { setSeat } from "../../data/activity/machine-seats.ts";
import { answers, createTraineeRoute, jsonBody, requireFound, traineeRoutes } from "../http/api.ts";

const write = createTraineeRoute({
  method: "post",
  path: "/machine-seats",
  rows: { exerciseId: "exercise" },
  tells: { both: { schedule: "exercises" } },
  tags: ["Exercises"],
  summary: "Remember the seat of an exercise's machine; an empty one is forgotten",
  request: { body: jsonBody(newMachineSeat) },
  responses: answers(machineSeat, "The stored seat"),
});

export const machineSeatsRoutes = traineeRoutes().openapi(write, async (c) =>
  c.json(requireFound(await setSeat(c.get("scope"), c.req.valid("json"))), 200),
);

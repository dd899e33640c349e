import { checkInFigures } from "../../../domain/contract/check-ins/figures.ts";
import { getCheckInFigures } from "../../data/check-ins/figures.ts";
import { answers, createTrainerRoute, trainerRoutes } from "../http/api.ts";

const read = createTrainerRoute({
  method: "get",
  path: "/check-in-figures",
  tags: ["Check-ins"],
  summary: "The trainer's own figures of check-ins: replies, the share sent by week, and reviews",
  responses: answers(checkInFigures, "Of the last eight weeks, at most 200 reviews"),
});

export const checkInFigureRoutes = trainerRoutes().openapi(read, async (c) =>
  c.json(await getCheckInFigures(c.get("scope")), 200),
);

import {
  home,
  homeQuery,
  performanceWeekOf,
  performanceWeekQuery,
} from "../../../domain/contract/home/home.ts";
import { readHome } from "../../actions/home/read-home.ts";
import { getPerformanceWeek } from "../../data/home/home.ts";
import { answers, createTraineeRoute, traineeRoutes } from "../http/api.ts";

const homeOfDay = createTraineeRoute({
  method: "get",
  path: "/home",
  viewAs: "shown",
  summary: "The trainee's home: greeting, badges, the week's performance, the latest weights",
  request: { query: homeQuery },
  responses: answers(home, "The home of that day"),
});

const readPerformanceWeek = createTraineeRoute({
  method: "get",
  path: "/performance-week",
  viewAs: "shown",
  summary: "The completed and planned items on each day of a week",
  request: { query: performanceWeekQuery },
  responses: answers(performanceWeekOf, "The week of the day"),
});

export const homeRoutes = traineeRoutes()
  .openapi(homeOfDay, async (c) => {
    const { date } = c.req.valid("query");
    return c.json(await readHome(c.env.platform, c.get("scope"), date), 200);
  })
  .openapi(readPerformanceWeek, async (c) => {
    const { date } = c.req.valid("query");
    return c.json(await getPerformanceWeek(c.get("scope"), date), 200);
  });

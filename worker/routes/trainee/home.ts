import { home, homeQuery } from "../../../domain/contract/activity/home.ts";
import { getHome } from "../../data/activity/home.ts";
import { answers, createRoute, traineeRoutes } from "../http/api.ts";

const readHome = createRoute({
  method: "get",
  path: "/home",
  summary: "The trainee's home: greeting, badges, the week's performance, the latest weights",
  request: { query: homeQuery },
  responses: answers(home, "The home of that day"),
});

export const homeRoutes = traineeRoutes().openapi(readHome, async (c) => {
  const { date } = c.req.valid("query");
  return c.json(await getHome(c.get("scope"), date), 200);
});

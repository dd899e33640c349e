import { health } from "../../domain/contract/operations/health.ts";
import { getDatabaseHealth } from "../data/operations/health.ts";
import { answers, createVisitorRoute, visitorRoutes } from "./http/api.ts";

const getHealth = createVisitorRoute({
  method: "get",
  path: "/health",
  summary: "The version, and whether the database answers and accepts writes",
  responses: {
    ...answers(health, "Serving"),
    503: { description: "The database does not answer, or accepts no writes" },
  },
});

export const healthRoutes = visitorRoutes().openapi(getHealth, async (c) => {
  const { platform } = c.env;
  const database = await getDatabaseHealth(platform.database, platform.now());
  return c.json({ version: platform.version, database }, database === "up" ? 200 : 503);
});

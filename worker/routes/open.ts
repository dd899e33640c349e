import { routesAt } from "./http/lazy-routes.ts";

/** The routes outside of the areas: a ticket, a key or nothing proves the caller. */
export const openRoutes = [
  routesAt(["/health"], () => import("./health.ts")),
  routesAt(["/media"], () => import("./media.ts")),
  routesAt(["/live"], () => import("./live.ts")),
  routesAt(["/steps-link"], () => import("./step-link.ts")),
] as const;

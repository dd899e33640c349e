import { routesAt } from "./http/lazy-routes.ts";

/** What belongs to no area: whoever asks shows a ticket, a key or nothing. */
export const openRoutes = [
  routesAt(["/health"], () => import("./health.ts")),
  routesAt(["/media"], () => import("./media.ts")),
  routesAt(["/live"], () => import("./live.ts")),
  routesAt(["/steps-link"], () => import("./step-link.ts")),
] as const;

import { routesAt } from "./http/lazy-routes.ts";

/* The routes of both areas, mounted in each behind its guard. */

export const appearanceRoutes = routesAt(["/appearance"], () => import("./appearance.ts"));
export const foodsRoutes = routesAt(["/foods"], () => import("./foods.ts"));
export const liveTicketRoutes = routesAt(["/live-ticket"], () => import("./live-ticket.ts"));
export const notificationsRoutes = routesAt(["/notifications"], () => import("./notifications.ts"));
export const pushRoutes = routesAt(["/push"], () => import("./push.ts"));
export const securityRoutes = routesAt(["/security", "/password"], () => import("./security.ts"));

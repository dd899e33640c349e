import { routesAt } from "./http/lazy-routes.ts";

/* What both areas offer alike: mounted in each, behind its guard. */

export const appearanceRoutes = routesAt(["/appearance"], () => import("./appearance.ts"));
export const foodsRoutes = routesAt(["/foods"], () => import("./foods.ts"));
export const liveTicketRoutes = routesAt(["/live-ticket"], () => import("./live-ticket.ts"));
export const notificationsRoutes = routesAt(
  [
    "/notifications",
    "/notifications/read",
    "/notifications/read-all",
    "/notifications/:id",
    "/notifications/:id/restore",
  ],
  () => import("./notifications.ts"),
);
export const pushRoutes = routesAt(
  ["/push", "/push/settings", "/push/subscriptions", "/push/test"],
  () => import("./push.ts"),
);
export const securityRoutes = routesAt(
  [
    "/security",
    "/password",
    "/security/totp",
    "/security/totp/confirm",
    "/security/totp/recovery-codes",
    "/security/totp/disable",
    "/security/sessions/:id",
    "/security/sessions",
  ],
  () => import("./security.ts"),
);

// Written by scripts/lib/routes/indexes.ts from the routes of this folder.
import { type ApiOf, routesAt } from "../http/lazy-routes.ts";

/** The routes for visitors: sign-in, registration and recovery. */
export const accessRoutes = [
  routesAt(["/sign-in"], () => import("./sign-in.ts")),
  routesAt(["/refresh", "/sign-out"], () => import("./session.ts")),
  routesAt(["/embed-cookies"], () => import("./embed-cookies.ts")),
  routesAt(["/plans", "/register", "/confirm-email"], () => import("./registration.ts")),
  routesAt(["/reset-password", "/new-password"], () => import("./password-reset.ts")),
  routesAt(["/invitation"], () => import("./invitation.ts")),
] as const;

export type AccessApi = ApiOf<typeof accessRoutes>;

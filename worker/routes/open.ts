import { routesAt } from "./http/lazy-routes.ts";

/** What belongs to no area: whoever asks shows a ticket, a key or nothing. */
export const openRoutes = [
  routesAt(["/health"], () => import("./health.ts")),
  routesAt(
    [
      "/media/videos/:id",
      "/media/conversations/:traineeId/:fileId",
      "/media/photos/:traineeId/:photoId",
      "/media/trainer-photo/:photoId",
      "/media/business-archives/:id",
    ],
    () => import("./media.ts"),
  ),
  routesAt(["/live/inbox", "/live/conversation"], () => import("./live.ts")),
  routesAt(["/steps-link/:token"], () => import("./step-link.ts")),
] as const;

import { type ApiOf, routesAt } from "../http/lazy-routes.ts";
import {
  appearanceRoutes,
  foodsRoutes,
  liveTicketRoutes,
  notificationsRoutes,
  pushRoutes,
  securityRoutes,
} from "../member.ts";

/** The trainee's own rows; the guard at the mount made the scope. */
export const traineeAreaRoutes = [
  appearanceRoutes,
  routesAt(["/absences", "/absences/:id"], () => import("./absences.ts")),
  routesAt(["/account-deletion"], () => import("./account-deletion.ts")),
  routesAt(["/contact"], () => import("./contact.ts")),
  routesAt(
    [
      "/conversation",
      "/conversation/search",
      "/conversation/messages",
      "/conversation/read",
      "/conversation/files/:fileId",
      "/conversation/live-ticket",
    ],
    () => import("./conversation.ts"),
  ),
  routesAt(["/email-change", "/email-change/resend"], () => import("./email-change.ts")),
  routesAt(
    [
      "/exercise-week",
      "/exercise-library",
      "/exercises/:exerciseId/history",
      "/exercise-month",
      "/exercise-statuses",
      "/performed-sets",
    ],
    () => import("./exercises.ts"),
  ),
  routesAt(
    [
      "/meal-week",
      "/shopping-week",
      "/meal-week/status",
      "/meal-week/substitute",
      "/own-meals",
      "/own-meals/status",
      "/own-meals/:id",
    ],
    () => import("./diet.ts"),
  ),
  foodsRoutes,
  routesAt(["/home", "/performance-week"], () => import("./home.ts")),
  liveTicketRoutes,
  routesAt(["/meals-at-hand", "/favourite-foods/:id"], () => import("./meals-at-hand.ts")),
  routesAt(["/meals"], () => import("./meals.ts")),
  routesAt(["/measurements", "/measurements/:id"], () => import("./measurements.ts")),
  routesAt(["/my-data"], () => import("./my-data.ts")),
  routesAt(["/notes", "/notes/:id"], () => import("./notes.ts")),
  notificationsRoutes,
  routesAt(["/plans"], () => import("./plans.ts")),
  pushRoutes,
  routesAt(["/payments", "/payments/:id/settlement"], () => import("./payments.ts")),
  routesAt(["/profile", "/profile/photo"], () => import("./profile.ts")),
  routesAt(["/notifications/:id/resend"], () => import("./notifications.ts")),
  routesAt(
    ["/steps", "/steps-target", "/steps-reports", "/steps-link"],
    () => import("./steps.ts"),
  ),
  routesAt(["/time-zone"], () => import("./time-zone.ts")),
  securityRoutes,
  routesAt(["/videos/:id/ticket"], () => import("./videos.ts")),
  routesAt(["/weight", "/weight/:id"], () => import("./weight.ts")),
] as const;

export type TraineeApi = ApiOf<typeof traineeAreaRoutes>;

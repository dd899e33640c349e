import { type ApiOf, routesAt } from "../http/lazy-routes.ts";
import {
  appearanceRoutes,
  foodsRoutes,
  liveTicketRoutes,
  notificationsRoutes,
  pushRoutes,
  securityRoutes,
} from "../member.ts";

/** The trainer's panel; the guard at the mount made the scope. */
export const adminRoutes = [
  appearanceRoutes,
  routesAt(["/trainees/:id/weeks/:weekStart/apply/:kind"], () => import("./applied-schedules.ts")),
  routesAt(
    [
      "/conversations",
      "/conversations/:traineeId",
      "/conversations/:traineeId/search",
      "/conversations/:traineeId/messages",
      "/conversations/:traineeId/read",
      "/conversations/:traineeId/files/:fileId",
      "/conversations/:traineeId/live-ticket",
    ],
    () => import("./conversations.ts"),
  ),
  routesAt(["/cron-runs"], () => import("./cron-runs.ts")),
  routesAt(
    [
      "/exercises",
      "/exercises/file",
      "/exercises/:id",
      "/exercises/:id/days-to-come",
      "/exercise-removals/:id/undo",
    ],
    () => import("./exercises.ts"),
  ),
  foodsRoutes,
  routesAt(["/imports/preview", "/imports", "/imports/:id/undo"], () => import("./imports.ts")),
  liveTicketRoutes,
  routesAt(
    [
      "/invitations",
      "/trainees/:id/invitation",
      "/invitations/:id/renew",
      "/invitations/:id/mail",
      "/invitations/:id",
    ],
    () => import("./invitations.ts"),
  ),
  routesAt(
    [
      "/meals",
      "/meal-choices",
      "/meals/file",
      "/meals/:id",
      "/meals/:id/days-to-come",
      "/meal-removals/:id/undo",
    ],
    () => import("./meals.ts"),
  ),
  notificationsRoutes,
  routesAt(
    ["/trainees/:id/nutrition-targets", "/trainees/:id/nutrition-target"],
    () => import("./nutrition-targets.ts"),
  ),
  routesAt(["/outbox", "/outbox/:id/retry", "/outbox/:id"], () => import("./outbox.ts")),
  routesAt(
    [
      "/overview",
      "/overview/put-away",
      "/trainees/:id/attention-marks/:reason",
      "/trainees/:id/attention-thresholds",
      "/settings/attention",
      "/settings/beginning",
    ],
    () => import("./overview.ts"),
  ),
  routesAt(
    [
      "/payments",
      "/payments/file",
      "/payments/:id/reversal",
      "/payments/:id/settlement",
      "/trainees/:id/payments",
    ],
    () => import("./payments.ts"),
  ),
  routesAt(["/plans", "/plans/order", "/plans/:id"], () => import("./plans.ts")),
  pushRoutes,
  routesAt(
    ["/trainees/:id/weeks/:weekStart", "/trainees/:id/weeks/:weekStart/shopping"],
    () => import("./weeks.ts"),
  ),
  routesAt(["/saved-replies", "/saved-replies/:id"], () => import("./saved-replies.ts")),
  securityRoutes,
  routesAt(
    [
      "/settings/general",
      "/settings/security",
      "/settings/notifications",
      "/settings/subscriptions",
      "/settings/names",
      "/settings/contact",
      "/settings/defaults",
      "/settings/registration",
      "/settings/embed",
    ],
    () => import("./settings.ts"),
  ),
  routesAt(
    ["/templates", "/templates/:id", "/templates/:id/weeks/:week"],
    () => import("./templates.ts"),
  ),
  routesAt(
    [
      "/trainees/:id/templates/:kind",
      "/templates/:id/giving/preview",
      "/templates/:id/giving",
      "/templates/:id/following",
      "/template-jobs/:id",
      "/template-jobs/:id/undo",
    ],
    () => import("./template-jobs.ts"),
  ),
  routesAt(
    ["/trainees/:id/absences", "/trainees/:id/absences/:absenceId"],
    () => import("./trainee-absences.ts"),
  ),
  routesAt(["/storage"], () => import("./storage.ts")),
  routesAt(["/backups"], () => import("./backups.ts")),
  routesAt(["/business-archive", "/business-archive/:id"], () => import("./business-archive.ts")),
  routesAt(["/profile", "/profile/photo"], () => import("./profile.ts")),
  routesAt(
    [
      "/trainees/:id/subscriptions",
      "/trainees/:id/subscription-changes",
      "/trainees/:id/subscription-changes/:changeId/undo",
    ],
    () => import("./subscriptions.ts"),
  ),
  routesAt(
    ["/trainee-jobs/preview", "/trainee-jobs", "/trainee-jobs/:id/undo"],
    () => import("./trainee-jobs.ts"),
  ),
  routesAt(
    [
      "/trainees/:id/measurements",
      "/trainees/:id/measurements/:measurementId",
      "/trainees/:id/weight",
    ],
    () => import("./measurements.ts"),
  ),
  routesAt(["/trainees/:id/data"], () => import("./trainee-data.ts")),
  routesAt(["/trainees/:id/glance"], () => import("./trainee-glance.ts")),
  routesAt(
    ["/trainees/:id/notes", "/trainees/:id/notes/:noteId"],
    () => import("./trainee-notes.ts"),
  ),
  routesAt(
    [
      "/trainees/:id/performance",
      "/trainees/:id/meals",
      "/trainees/:id/exercises/:exerciseId/history",
    ],
    () => import("./trainee-performance.ts"),
  ),
  routesAt(
    ["/steps", "/trainees/:id/steps", "/trainees/:id/steps-target"],
    () => import("./steps.ts"),
  ),
  routesAt(
    ["/trainees", "/trainees/file", "/trainees/:id", "/trainees/:id/two-factor"],
    () => import("./trainees.ts"),
  ),
  routesAt(["/unread"], () => import("./unread.ts")),
  routesAt(["/notifications", "/notifications/:id/resend"], () => import("./notifications.ts")),
  routesAt(
    [
      "/videos",
      "/videos/:id",
      "/videos/:id/parts/:partNumber",
      "/videos/:id/complete",
      "/videos/:id/ticket",
    ],
    () => import("./videos.ts"),
  ),
] as const;

export type AdminApi = ApiOf<typeof adminRoutes>;

// Written by scripts/lib/routes/indexes.ts from the routes of this folder.
import { type ApiOf, routesAt } from "../http/lazy-routes.ts";

/** The routes of the trainer's panel, with the scope of the mount's guard. */
export const adminRoutes = [
  routesAt(["/appearance"], () => import("../appearance.ts")),
  routesAt(["/trainees/:id/weeks/:weekStart/apply"], () => import("./applied-schedules.ts")),
  routesAt(["/conversations"], () => import("./conversations.ts")),
  routesAt(["/cron-runs"], () => import("./cron-runs.ts")),
  routesAt(["/exercises", "/exercise-removals/:id/undo"], () => import("./exercises.ts")),
  routesAt(["/foods"], () => import("../foods.ts")),
  routesAt(["/imports"], () => import("./imports.ts")),
  routesAt(["/live-ticket"], () => import("../live-ticket.ts")),
  routesAt(["/invitations", "/trainees/:id/invitation"], () => import("./invitations.ts")),
  routesAt(["/meals", "/meal-choices", "/meal-removals/:id/undo"], () => import("./meals.ts")),
  routesAt(["/notifications"], () => import("../notifications.ts")),
  routesAt(
    ["/trainees/:id/nutrition-targets", "/trainees/:id/nutrition-target"],
    () => import("./nutrition-targets.ts"),
  ),
  routesAt(["/outbox"], () => import("./outbox.ts")),
  routesAt(
    [
      "/overview",
      "/trainees/:id/attention-marks",
      "/trainees/:id/attention-thresholds",
      "/settings/attention",
      "/settings/beginning",
    ],
    () => import("./overview.ts"),
  ),
  routesAt(["/payments", "/trainees/:id/payments"], () => import("./payments.ts")),
  routesAt(["/plans"], () => import("./plans.ts")),
  routesAt(["/push"], () => import("../push.ts")),
  routesAt(["/trainees/:id/weeks"], () => import("./weeks.ts")),
  routesAt(["/saved-replies"], () => import("./saved-replies.ts")),
  routesAt(["/security", "/password"], () => import("../security.ts")),
  routesAt(["/settings"], () => import("./settings.ts")),
  routesAt(["/templates"], () => import("./templates.ts")),
  routesAt(
    [
      "/templates/:id/giving",
      "/templates/:id/following",
      "/template-jobs",
      "/trainees/:id/templates",
    ],
    () => import("./template-jobs.ts"),
  ),
  routesAt(["/trainees/:id/absences"], () => import("./trainee-absences.ts")),
  routesAt(["/storage"], () => import("./storage.ts")),
  routesAt(["/backups"], () => import("./backups.ts")),
  routesAt(["/business-archive"], () => import("./business-archive.ts")),
  routesAt(["/profile"], () => import("./profile.ts")),
  routesAt(
    ["/trainees/:id/subscriptions", "/trainees/:id/subscription-changes"],
    () => import("./subscriptions.ts"),
  ),
  routesAt(["/trainee-jobs"], () => import("./trainee-jobs.ts")),
  routesAt(
    ["/trainees/:id/measurements", "/trainees/:id/weight"],
    () => import("./measurements.ts"),
  ),
  routesAt(["/trainees/:id/data"], () => import("./trainee-data.ts")),
  routesAt(["/trainees/:id/glance"], () => import("./trainee-glance.ts")),
  routesAt(["/trainees/:id/notes"], () => import("./trainee-notes.ts")),
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
  routesAt(["/trainees"], () => import("./trainees.ts")),
  routesAt(["/unread"], () => import("./unread.ts")),
  routesAt(["/notifications"], () => import("./notifications.ts")),
  routesAt(["/videos"], () => import("./videos.ts")),
  routesAt(["/check-in-forms"], () => import("./check-in-forms.ts")),
  routesAt(
    [
      "/check-ins",
      "/trainees/:id/check-ins/:checkInId/review",
      "/trainees/:id/check-ins/:checkInId/reply",
      "/trainees/:id/check-ins/:checkInId/delay",
      "/trainees/:id/check-ins/:checkInId/private-note",
    ],
    () => import("./check-ins.ts"),
  ),
  routesAt(["/trainees/:id/progress-photos/tickets"], () => import("./progress-photos.ts")),
  routesAt(["/check-in-figures"], () => import("./check-in-figures.ts")),
  routesAt(["/prayers"], () => import("../prayers.ts")),
  routesAt(
    ["/trainees/:id/payment-proofs", "/payment-proofs"],
    () => import("./payment-proofs.ts"),
  ),
  routesAt(["/trainees/:id/past"], () => import("./trainee-past.ts")),
] as const;

export type AdminApi = ApiOf<typeof adminRoutes>;

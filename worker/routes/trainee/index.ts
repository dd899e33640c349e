// Written by scripts/lib/routes/indexes.ts from the routes of this folder.
import { type ApiOf, routesAt } from "../http/lazy-routes.ts";

/** The routes of the trainee's own rows, with the scope of the mount's guard. */
export const traineeAreaRoutes = [
  routesAt(["/appearance"], () => import("../appearance.ts")),
  routesAt(["/absences"], () => import("./absences.ts")),
  routesAt(["/account-deletion"], () => import("./account-deletion.ts")),
  routesAt(["/contact"], () => import("./contact.ts")),
  routesAt(["/conversation"], () => import("./conversation.ts")),
  routesAt(["/email-change"], () => import("./email-change.ts")),
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
  routesAt(["/meal-week", "/shopping-week", "/household", "/own-meals"], () => import("./diet.ts")),
  routesAt(["/foods"], () => import("../foods.ts")),
  routesAt(["/home", "/performance-week"], () => import("./home.ts")),
  routesAt(["/live-ticket"], () => import("../live-ticket.ts")),
  routesAt(["/meals-at-hand", "/favourite-foods"], () => import("./meals-at-hand.ts")),
  routesAt(["/meals"], () => import("./meals.ts")),
  routesAt(["/measurements"], () => import("./measurements.ts")),
  routesAt(["/my-data"], () => import("./my-data.ts")),
  routesAt(["/notes"], () => import("./notes.ts")),
  routesAt(["/notifications"], () => import("../notifications.ts")),
  routesAt(["/plans"], () => import("./plans.ts")),
  routesAt(["/push"], () => import("../push.ts")),
  routesAt(["/payments"], () => import("./payments.ts")),
  routesAt(["/profile"], () => import("./profile.ts")),
  routesAt(["/notifications/:id/resend"], () => import("./notifications.ts")),
  routesAt(
    ["/steps", "/steps-target", "/steps-reports", "/steps-link"],
    () => import("./steps.ts"),
  ),
  routesAt(["/time-zone"], () => import("./time-zone.ts")),
  routesAt(["/security", "/password"], () => import("../security.ts")),
  routesAt(["/videos/:id/ticket"], () => import("./videos.ts")),
  routesAt(["/weight"], () => import("./weight.ts")),
  routesAt(["/workout-feelings"], () => import("./workout-feelings.ts")),
  routesAt(
    ["/planned-exercises/:itemId/alternatives", "/exercise-substitutes"],
    () => import("./exercise-substitutes.ts"),
  ),
  routesAt(["/machine-seats"], () => import("./machine-seats.ts")),
  routesAt(["/own-foods"], () => import("./own-foods.ts")),
  routesAt(["/check-ins"], () => import("./check-ins.ts")),
  routesAt(["/photo-consents", "/progress-photos"], () => import("./progress-photos.ts")),
  routesAt(["/answer-recordings"], () => import("./answer-recordings.ts")),
  routesAt(["/consents"], () => import("./consents.ts")),
  routesAt(["/prayers"], () => import("../prayers.ts")),
  routesAt(["/ramadan", "/fasting-days", "/fasting-health"], () => import("./ramadan.ts")),
  routesAt(["/ramadan/reminders"], () => import("./sun-reminders.ts")),
  routesAt(["/payment-proofs"], () => import("./payment-proofs.ts")),
  routesAt(["/past"], () => import("./past.ts")),
] as const;

export type TraineeApi = ApiOf<typeof traineeAreaRoutes>;

import { appearanceRoutes } from "../appearance.ts";
import { foodsRoutes } from "../foods.ts";
import { traineeRoutes } from "../http/api.ts";
import { liveTicketRoutes } from "../live-ticket.ts";
import { notificationsRoutes } from "../notifications.ts";
import { pushRoutes } from "../push.ts";
import { securityRoutes } from "../security.ts";
import { absencesRoutes } from "./absences.ts";
import { accountDeletionRoutes } from "./account-deletion.ts";
import { contactRoutes } from "./contact.ts";
import { ownConversationRoutes } from "./conversation.ts";
import { dietRoutes } from "./diet.ts";
import { emailChangeRoutes } from "./email-change.ts";
import { exerciseRoutes } from "./exercises.ts";
import { homeRoutes } from "./home.ts";
import { mealsRoutes } from "./meals.ts";
import { mealsAtHandRoutes } from "./meals-at-hand.ts";
import { measurementsRoutes } from "./measurements.ts";
import { myDataRoutes } from "./my-data.ts";
import { notesRoutes } from "./notes.ts";
import { traineeNotificationsRoutes } from "./notifications.ts";
import { ownPaymentsRoutes } from "./payments.ts";
import { offeredPlansRoutes } from "./plans.ts";
import { profileRoutes } from "./profile.ts";
import { stepsRoutes } from "./steps.ts";
import { timeZoneRoutes } from "./time-zone.ts";
import { videosRoutes } from "./videos.ts";
import { weightRoutes } from "./weight.ts";

/** The trainee's own rows; the guard at the mount made the scope. */
export const traineeAreaRoutes = traineeRoutes()
  .route("/", appearanceRoutes)
  .route("/", absencesRoutes)
  .route("/", accountDeletionRoutes)
  .route("/", contactRoutes)
  .route("/", ownConversationRoutes)
  .route("/", emailChangeRoutes)
  .route("/", exerciseRoutes)
  .route("/", dietRoutes)
  .route("/", foodsRoutes)
  .route("/", homeRoutes)
  .route("/", liveTicketRoutes)
  .route("/", mealsAtHandRoutes)
  .route("/", mealsRoutes)
  .route("/", measurementsRoutes)
  .route("/", myDataRoutes)
  .route("/", notesRoutes)
  .route("/", notificationsRoutes)
  .route("/", offeredPlansRoutes)
  .route("/", pushRoutes)
  .route("/", ownPaymentsRoutes)
  .route("/", profileRoutes)
  .route("/", traineeNotificationsRoutes)
  .route("/", stepsRoutes)
  .route("/", timeZoneRoutes)
  .route("/", securityRoutes)
  .route("/", videosRoutes)
  .route("/", weightRoutes);

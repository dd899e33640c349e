import { appearanceRoutes } from "../appearance.ts";
import { foodsRoutes } from "../foods.ts";
import { trainerRoutes } from "../http/api.ts";
import { liveTicketRoutes } from "../live-ticket.ts";
import { notificationsRoutes } from "../notifications.ts";
import { pushRoutes } from "../push.ts";
import { securityRoutes } from "../security.ts";
import { appliedSchedulesRoutes } from "./applied-schedules.ts";
import { backupsRoutes } from "./backups.ts";
import { businessArchiveRoutes } from "./business-archive.ts";
import { conversationsRoutes } from "./conversations.ts";
import { cronRunsRoutes } from "./cron-runs.ts";
import { exercisesRoutes } from "./exercises.ts";
import { importsRoutes } from "./imports.ts";
import { invitationsRoutes } from "./invitations.ts";
import { mealsRoutes } from "./meals.ts";
import { traineeMeasurementsRoutes } from "./measurements.ts";
import { trainerNotificationsRoutes } from "./notifications.ts";
import { nutritionTargetsRoutes } from "./nutrition-targets.ts";
import { outboxRoutes } from "./outbox.ts";
import { overviewRoutes } from "./overview.ts";
import { paymentsRoutes } from "./payments.ts";
import { plansRoutes } from "./plans.ts";
import { trainerProfileRoutes } from "./profile.ts";
import { savedRepliesRoutes } from "./saved-replies.ts";
import { settingsRoutes } from "./settings.ts";
import { traineeStepsRoutes } from "./steps.ts";
import { storageRoutes } from "./storage.ts";
import { subscriptionsRoutes } from "./subscriptions.ts";
import { followedTemplatesRoutes, templateJobsRoutes } from "./template-jobs.ts";
import { templatesRoutes } from "./templates.ts";
import { traineeAbsencesRoutes } from "./trainee-absences.ts";
import { traineeDataRoutes } from "./trainee-data.ts";
import { traineeGlanceRoutes } from "./trainee-glance.ts";
import { traineeJobsRoutes } from "./trainee-jobs.ts";
import { traineeNotesRoutes } from "./trainee-notes.ts";
import { traineePerformanceRoutes } from "./trainee-performance.ts";
import { traineesRoutes } from "./trainees.ts";
import { unreadRoutes } from "./unread.ts";
import { videosRoutes } from "./videos.ts";
import { weeksRoutes } from "./weeks.ts";

/** The trainer's panel; the guard at the mount made the scope. */
export const adminRoutes = trainerRoutes()
  .route("/", appearanceRoutes)
  .route("/", appliedSchedulesRoutes)
  .route("/", conversationsRoutes)
  .route("/", cronRunsRoutes)
  .route("/", exercisesRoutes)
  .route("/", foodsRoutes)
  .route("/", importsRoutes)
  .route("/", liveTicketRoutes)
  .route("/", invitationsRoutes)
  .route("/", mealsRoutes)
  .route("/", notificationsRoutes)
  .route("/", nutritionTargetsRoutes)
  .route("/", outboxRoutes)
  .route("/", overviewRoutes)
  .route("/", paymentsRoutes)
  .route("/", plansRoutes)
  .route("/", pushRoutes)
  .route("/", weeksRoutes)
  .route("/", savedRepliesRoutes)
  .route("/", securityRoutes)
  .route("/", settingsRoutes)
  .route("/", templatesRoutes)
  .route("/", templateJobsRoutes)
  .route("/", followedTemplatesRoutes)
  .route("/", traineeAbsencesRoutes)
  .route("/", storageRoutes)
  .route("/", backupsRoutes)
  .route("/", businessArchiveRoutes)
  .route("/", trainerProfileRoutes)
  .route("/", subscriptionsRoutes)
  .route("/", traineeJobsRoutes)
  .route("/", traineeMeasurementsRoutes)
  .route("/", traineeDataRoutes)
  .route("/", traineeGlanceRoutes)
  .route("/", traineeNotesRoutes)
  .route("/", traineePerformanceRoutes)
  .route("/", traineeStepsRoutes)
  .route("/", traineesRoutes)
  .route("/", unreadRoutes)
  .route("/", trainerNotificationsRoutes)
  .route("/", videosRoutes);

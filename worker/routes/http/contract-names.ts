import { zodToOpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import * as accountDeletion from "../../../domain/contract/accounts/account-deletion.ts";
import * as appearance from "../../../domain/contract/accounts/appearance.ts";
import * as contactSettings from "../../../domain/contract/accounts/contact-settings.ts";
import * as emailChange from "../../../domain/contract/accounts/email-change.ts";
import * as password from "../../../domain/contract/accounts/password.ts";
import * as security from "../../../domain/contract/accounts/security.ts";
import * as session from "../../../domain/contract/accounts/session.ts";
import * as accountSettings from "../../../domain/contract/accounts/settings.ts";
import * as signIn from "../../../domain/contract/accounts/sign-in.ts";
import * as totp from "../../../domain/contract/accounts/totp.ts";
import * as trainerProfile from "../../../domain/contract/accounts/trainer-profile.ts";
import * as diet from "../../../domain/contract/activity/diet.ts";
import * as exerciseHistory from "../../../domain/contract/activity/exercise-history.ts";
import * as exerciseWeek from "../../../domain/contract/activity/exercise-week.ts";
import * as home from "../../../domain/contract/activity/home.ts";
import * as notes from "../../../domain/contract/activity/notes.ts";
import * as shopping from "../../../domain/contract/activity/shopping.ts";
import * as steps from "../../../domain/contract/activity/steps.ts";
import * as traineePerformance from "../../../domain/contract/activity/trainee-performance.ts";
import * as beginning from "../../../domain/contract/attention/beginning.ts";
import * as glance from "../../../domain/contract/attention/glance.ts";
import * as overview from "../../../domain/contract/attention/overview.ts";
import * as traineeList from "../../../domain/contract/attention/trainee-list.ts";
import * as absences from "../../../domain/contract/body/absences.ts";
import * as measurements from "../../../domain/contract/body/measurements.ts";
import * as nutritionTargets from "../../../domain/contract/body/nutrition-targets.ts";
import * as weight from "../../../domain/contract/body/weight.ts";
import * as conversation from "../../../domain/contract/conversations/conversation.ts";
import * as live from "../../../domain/contract/conversations/live.ts";
import * as savedReplies from "../../../domain/contract/conversations/saved-replies.ts";
import * as backups from "../../../domain/contract/copies/backups.ts";
import * as businessArchive from "../../../domain/contract/copies/business-archive.ts";
import * as imports from "../../../domain/contract/copies/imports.ts";
import * as done from "../../../domain/contract/done.ts";
import * as inbox from "../../../domain/contract/inbox.ts";
import * as jobs from "../../../domain/contract/jobs/jobs.ts";
import * as traineeJob from "../../../domain/contract/jobs/trainee-job.ts";
import * as exercises from "../../../domain/contract/libraries/exercises.ts";
import * as foods from "../../../domain/contract/libraries/foods.ts";
import * as meals from "../../../domain/contract/libraries/meals.ts";
import * as removals from "../../../domain/contract/libraries/removals.ts";
import * as videos from "../../../domain/contract/libraries/videos.ts";
import * as payments from "../../../domain/contract/memberships/payments.ts";
import * as plans from "../../../domain/contract/memberships/plans.ts";
import * as subscriptionSettings from "../../../domain/contract/memberships/subscription-settings.ts";
import * as subscriptions from "../../../domain/contract/memberships/subscriptions.ts";
import * as eventSettings from "../../../domain/contract/notifications/event-settings.ts";
import * as notifications from "../../../domain/contract/notifications/notifications.ts";
import * as push from "../../../domain/contract/notifications/push.ts";
import * as unread from "../../../domain/contract/notifications/unread.ts";
import * as cronRuns from "../../../domain/contract/operations/cron-runs.ts";
import * as embedSettings from "../../../domain/contract/operations/embed-settings.ts";
import * as generalSettings from "../../../domain/contract/operations/general-settings.ts";
import * as health from "../../../domain/contract/operations/health.ts";
import * as accessInvitation from "../../../domain/contract/people/invitation.ts";
import * as invitations from "../../../domain/contract/people/invitations.ts";
import * as profile from "../../../domain/contract/people/profile.ts";
import * as registration from "../../../domain/contract/people/registration.ts";
import * as timeZone from "../../../domain/contract/people/time-zone.ts";
import * as trainees from "../../../domain/contract/people/trainees.ts";
import * as photo from "../../../domain/contract/photo.ts";
import * as weeks from "../../../domain/contract/planning/weeks.ts";
import * as outbox from "../../../domain/contract/plumbing/outbox.ts";
import * as storage from "../../../domain/contract/plumbing/storage.ts";
import * as appliedSchedules from "../../../domain/contract/schedules/applied-schedules.ts";
import * as schedules from "../../../domain/contract/schedules/schedules.ts";
import * as weekChanges from "../../../domain/contract/schedules/week-changes.ts";
import * as templateJobs from "../../../domain/contract/templates/template-jobs.ts";
import * as templates from "../../../domain/contract/templates/templates.ts";

const contracts = [
  accessInvitation,
  accountDeletion,
  appearance,
  emailChange,
  password,
  registration,
  security,
  session,
  signIn,
  totp,
  diet,
  exerciseHistory,
  exerciseWeek,
  home,
  shopping,
  steps,
  traineePerformance,
  conversation,
  inbox,
  live,
  savedReplies,
  done,
  exercises,
  foods,
  meals,
  removals,
  videos,
  eventSettings,
  notifications,
  push,
  unread,
  backups,
  businessArchive,
  beginning,
  contactSettings,
  cronRuns,
  embedSettings,
  generalSettings,
  health,
  imports,
  outbox,
  accountSettings,
  storage,
  subscriptionSettings,
  trainerProfile,
  appliedSchedules,
  schedules,
  weekChanges,
  weeks,
  templates,
  templateJobs,
  absences,
  glance,
  invitations,
  jobs,
  measurements,
  nutritionTargets,
  notes,
  overview,
  payments,
  photo,
  plans,
  profile,
  subscriptions,
  timeZone,
  traineeJob,
  traineeList,
  trainees,
  weight,
].flatMap((module) => Object.entries<unknown>({ ...module }));

/** What the description calls a contract: its name, as its type is called. */
const describedName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a contract is described by name: what has properties is, a lone value stands in place. */
const hasProperties = (contract: unknown): contract is z.ZodType =>
  contract instanceof z.ZodObject ||
  contract instanceof z.ZodUnion ||
  contract instanceof z.ZodIntersection;

/** Gives every contract its name, in here and not in the contracts, which phones load too. */
export function nameContracts(): void {
  for (const [name, contract] of contracts) {
    if (!hasProperties(contract)) continue;
    zodToOpenAPIRegistry.add(contract, { _internal: { refId: describedName(name) } });
  }
}

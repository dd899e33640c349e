import { newId } from "../../domain/id.ts";
import { readEventSettings } from "../../domain/notifications/trainer-events.ts";
import { readThresholds } from "../../domain/trainees/attention-thresholds.ts";
import { imported, onePerson } from "./imports.ts";
import { newInvitation, ofInvitation, ofUnentered } from "./invitations.ts";
import { chosen, deactivation, mutedJob } from "./jobs.ts";
import * as made from "./made-rows.ts";
import { changedLine, makePlan, newPlan, newRenewal, ofPlan } from "./memberships.ts";
import { panelRoute, type RouteRow } from "./permissions.ts";
import { makePerson } from "./person.ts";
import {
  anotherSession,
  attachment,
  cashOf,
  changePassword,
  choosePush,
  endPush,
  newMeal,
  newPhoto,
  ofConversation,
  ofTrainee,
  ofTraineeAt,
  ofWeek,
  otherSessions,
  rightPasswordAndCodeOf,
  rightPasswordOf,
  subscribePush,
  textMessage,
  tryPush,
  usualAppearance,
  waistOfDay,
  wrongCodeOfOffer,
  wrongPassword,
} from "./route-requests.ts";

/** The rows of the matrix for what the trainer does in the panel. */
export const panelRoutes: Record<string, RouteRow> = {
  "GET /api/admin/foods": panelRoute(),
  "GET /api/admin/meal-choices": panelRoute(),
  "GET /api/admin/meals": panelRoute(),
  "GET /api/admin/meals/file": panelRoute(() => ({
    path: "/api/admin/meals/file?sort=name",
  })),
  "POST /api/admin/meals": panelRoute(() => ({ body: newMeal() })),
  "GET /api/admin/meals/:id": panelRoute(made.ofMeal()),
  "GET /api/admin/meals/:id/days-to-come": panelRoute(made.toCome(made.plannedMeal)),
  "PATCH /api/admin/meals/:id": panelRoute(made.ofMeal({ name: "شوربة عدس" })),
  "DELETE /api/admin/meals/:id": panelRoute(made.plannedMeal),
  "POST /api/admin/meal-removals/:id/undo": panelRoute(made.removed(made.plannedMeal)),
  "GET /api/admin/trainees": panelRoute(),
  "POST /api/admin/trainees": panelRoute(() => ({ body: makePerson() })),
  "GET /api/admin/trainees/:id": panelRoute(ofTrainee()),
  "PATCH /api/admin/trainees/:id": panelRoute(ofTrainee({ age: 33 })),
  "DELETE /api/admin/trainees/:id": panelRoute(ofTrainee()),
  "DELETE /api/admin/trainees/:id/two-factor": panelRoute((world) => ({
    ...ofTraineeAt("two-factor")(world),
    body: {},
  })),
  "POST /api/admin/trainee-jobs/preview": panelRoute(({ trainee }) => ({
    body: { audience: chosen(trainee), aim: { kind: "notify" } },
  })),
  "POST /api/admin/trainee-jobs": panelRoute(deactivation),
  "POST /api/admin/trainee-jobs/:id/undo": panelRoute(mutedJob),
  "POST /api/admin/imports/preview": panelRoute(() => ({ body: onePerson() })),
  "POST /api/admin/imports": panelRoute(() => ({ body: { id: newId(), portion: onePerson() } })),
  "POST /api/admin/imports/:id/undo": panelRoute(imported),
  "GET /api/admin/invitations": panelRoute(),
  "POST /api/admin/invitations": panelRoute(() => ({ body: newInvitation() })),
  "POST /api/admin/trainees/:id/invitation": panelRoute(ofUnentered),
  "POST /api/admin/invitations/:id/renew": panelRoute(ofInvitation("/renew")),
  "POST /api/admin/invitations/:id/mail": panelRoute(ofInvitation("/mail")),
  "DELETE /api/admin/invitations/:id": panelRoute(ofInvitation()),
  "GET /api/admin/overview": panelRoute(() => ({
    path: `/api/admin/overview?date=${new Date().toISOString().slice(0, 10)}`,
  })),
  "GET /api/admin/overview/put-away": panelRoute(() => ({
    path: `/api/admin/overview/put-away?date=${new Date().toISOString().slice(0, 10)}`,
  })),
  "PUT /api/admin/trainees/:id/attention-marks/:reason": panelRoute(
    ofTraineeAt("attention-marks/silence", { occurrence: "2026-11-20+0", notBefore: null }),
  ),
  "DELETE /api/admin/trainees/:id/attention-marks/:reason": panelRoute(
    ofTraineeAt("attention-marks/silence", {}),
  ),
  "GET /api/admin/trainees/:id/attention-thresholds": panelRoute(
    ofTraineeAt("attention-thresholds"),
  ),
  "PUT /api/admin/trainees/:id/attention-thresholds": panelRoute(
    ofTraineeAt("attention-thresholds", { silenceDays: 9 }),
  ),
  "PUT /api/admin/settings/beginning": panelRoute(() => ({ body: { mark: "hidden" } })),
  "GET /api/admin/settings/attention": panelRoute(),
  "PUT /api/admin/settings/attention": panelRoute(() => ({ body: readThresholds(null) })),
  "GET /api/admin/trainees/:id/subscriptions": panelRoute(ofTraineeAt("subscriptions")),
  "POST /api/admin/trainees/:id/subscription-changes": panelRoute(async (world) => ({
    ...ofTraineeAt("subscription-changes")(world),
    body: await newRenewal(),
  })),
  "POST /api/admin/trainees/:id/subscription-changes/:changeId/undo": panelRoute(changedLine),
  "GET /api/admin/plans": panelRoute(),
  "POST /api/admin/plans": panelRoute(() => ({ body: newPlan() })),
  "PUT /api/admin/plans/order": panelRoute(async () => ({
    path: "/api/admin/plans/order",
    body: { ids: [await makePlan()] },
  })),
  "PATCH /api/admin/plans/:id": panelRoute(ofPlan({ months: 2 })),
  "DELETE /api/admin/plans/:id": panelRoute(ofPlan({})),
  "GET /api/admin/steps": panelRoute(() => ({ path: "/api/admin/steps?date=2026-01-05" })),
  "GET /api/admin/trainees/:id/steps": panelRoute(ofTraineeAt("steps")),
  "PUT /api/admin/trainees/:id/steps": panelRoute((world) => ({
    ...ofTraineeAt("steps")(world),
    body: made.todaysSteps(),
  })),
  "PUT /api/admin/trainees/:id/steps-target": panelRoute((world) => ({
    ...ofTraineeAt("steps-target")(world),
    body: { target: 8000 },
  })),
  "GET /api/admin/exercises": panelRoute(),
  "GET /api/admin/exercises/file": panelRoute(() => ({
    path: "/api/admin/exercises/file?sort=name",
  })),
  "POST /api/admin/exercises": panelRoute(() => ({
    body: { id: newId(), name: "قرفصاء", category: "legs" },
  })),
  "GET /api/admin/exercises/:id": panelRoute(made.ofExercise()),
  "GET /api/admin/exercises/:id/days-to-come": panelRoute(made.toCome(made.plannedExercise)),
  "PATCH /api/admin/exercises/:id": panelRoute(made.ofExercise({ sets: 3 })),
  "DELETE /api/admin/exercises/:id": panelRoute(made.plannedExercise),
  "POST /api/admin/exercise-removals/:id/undo": panelRoute(made.removed(made.plannedExercise)),
  "GET /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "GET /api/admin/trainees/:id/weeks/:weekStart/shopping": panelRoute(async (world) => {
    const { path } = await ofWeek()(world);
    return { path: `${path}/shopping` };
  }),
  "PUT /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "PATCH /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek({})),
  "GET /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek()),
  "POST /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek({})),
  "DELETE /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek({})),
  "GET /api/admin/trainees/:id/data": panelRoute(ofTraineeAt("data")),
  "GET /api/admin/trainees/:id/performance": panelRoute(ofTraineeAt("performance")),
  "GET /api/admin/trainees/:id/exercises/:exerciseId/history": panelRoute(async (world) =>
    ofTraineeAt(`exercises/${await made.performedExercise(world.trainee)}/history`)(world),
  ),
  "GET /api/admin/trainees/:id/meals": panelRoute(ofTraineeAt("meals")),
  "GET /api/admin/trainees/:id/measurements": panelRoute(ofTraineeAt("measurements?kind=waist")),
  "POST /api/admin/trainees/:id/measurements": panelRoute((world) => ({
    ...ofTraineeAt("measurements")(world),
    body: waistOfDay(),
  })),
  "GET /api/admin/trainees/:id/absences": panelRoute(ofTraineeAt("absences")),
  "GET /api/admin/trainees/:id/nutrition-targets": panelRoute(ofTraineeAt("nutrition-targets")),
  "PUT /api/admin/trainees/:id/nutrition-target": panelRoute(
    ofTraineeAt("nutrition-target", { target: made.newNutritionTarget() }),
  ),
  "POST /api/admin/trainees/:id/absences": panelRoute((world) =>
    ofTraineeAt("absences", made.newAbsence())(world),
  ),
  "PUT /api/admin/trainees/:id/absences/:absenceId": panelRoute(async (world) =>
    ofTraineeAt(`absences/${await made.askedAbsence(world.trainee)}`, { status: "granted" })(world),
  ),
  "DELETE /api/admin/trainees/:id/measurements/:measurementId": panelRoute(async (world) => ({
    ...ofTraineeAt(`measurements/${await made.measurement(world.trainee, "trainer")}`)(world),
    body: {},
  })),
  "POST /api/admin/trainees/:id/weight": panelRoute((world) => ({
    ...ofTraineeAt("weight")(world),
    body: { id: newId(), date: "2026-01-05", weight: 80 },
  })),
  "GET /api/admin/trainees/:id/glance": panelRoute(ofTraineeAt("glance")),
  "GET /api/admin/trainees/:id/notes": panelRoute(ofTraineeAt("notes")),
  "POST /api/admin/trainees/:id/notes": panelRoute(({ trainee }) => ({
    path: `/api/admin/trainees/${trainee.id}/notes`,
    body: { id: newId(), type: "general", text: "ملاحظة", isPrivate: false },
  })),
  "DELETE /api/admin/trainees/:id/notes/:noteId": panelRoute(async ({ trainee }) => ({
    path: `/api/admin/trainees/${trainee.id}/notes/${await made.note(trainee)}`,
    body: {},
  })),
  "GET /api/admin/trainees/file": panelRoute(() => ({
    path: "/api/admin/trainees/file?sort=name",
  })),
  "GET /api/admin/payments": panelRoute(() => ({ path: "/api/admin/payments?month=2026-01" })),
  "GET /api/admin/payments/file": panelRoute(() => ({
    path: "/api/admin/payments/file?month=2026-01",
  })),
  "POST /api/admin/payments": panelRoute(({ trainee }) => ({ body: cashOf(trainee.id) })),
  "POST /api/admin/payments/:id/reversal": panelRoute(async ({ trainee }) => ({
    path: `/api/admin/payments/${await made.payment(trainee)}/reversal`,
    body: { id: newId() },
  })),
  "GET /api/admin/payments/:id/settlement": panelRoute(async ({ trainee }) => ({
    path: `/api/admin/payments/${await made.payment(trainee)}/settlement`,
  })),
  "GET /api/admin/trainees/:id/payments": panelRoute(ofTraineeAt("payments")),
  "GET /api/admin/cron-runs": panelRoute(),
  "GET /api/admin/storage": panelRoute(),
  "GET /api/admin/business-archive": panelRoute(),
  "POST /api/admin/business-archive": panelRoute(async (world) => {
    const { body } = await rightPasswordOf("trainer")(world);
    return { body: { ...body, id: newId() } };
  }),
  "DELETE /api/admin/business-archive/:id": panelRoute(() => ({
    path: `/api/admin/business-archive/${newId()}`,
    body: {},
  })),
  "GET /api/admin/backups": panelRoute(),
  "GET /api/admin/profile": panelRoute(),
  "PUT /api/admin/profile/photo": panelRoute(() => newPhoto("admin")),
  "DELETE /api/admin/profile/photo": panelRoute(() => ({
    path: "/api/admin/profile/photo",
    body: {},
  })),
  "GET /api/admin/settings/general": panelRoute(),
  "GET /api/admin/settings/security": panelRoute(),
  "GET /api/admin/settings/notifications": panelRoute(),
  "PUT /api/admin/settings/names": panelRoute(() => ({
    path: "/api/admin/settings/names",
    body: { trainerName: "سامر", businessName: null, timeZone: "Asia/Hebron" },
  })),
  "PUT /api/admin/settings/defaults": panelRoute(() => ({
    path: "/api/admin/settings/defaults",
    body: { plan: null, targetSteps: 3000 },
  })),
  "PUT /api/admin/settings/registration": panelRoute(() => ({
    path: "/api/admin/settings/registration",
    body: { mode: "open" },
  })),
  "PUT /api/admin/settings/security": panelRoute(() => ({
    path: "/api/admin/settings/security",
    body: { emailConfirmation: false },
  })),
  "PUT /api/admin/settings/notifications": panelRoute(() => ({
    path: "/api/admin/settings/notifications",
    body: readEventSettings(null),
  })),
  "PUT /api/admin/settings/embed": panelRoute(() => ({
    path: "/api/admin/settings/embed",
    body: { framing: "any", sites: [] },
  })),
  "GET /api/admin/settings/subscriptions": panelRoute(),
  "PUT /api/admin/settings/subscriptions": panelRoute(() => ({
    path: "/api/admin/settings/subscriptions",
    body: { atEnd: "remind", suspendAfterDays: 7 },
  })),
  "PUT /api/admin/settings/contact": panelRoute(() => ({
    path: "/api/admin/settings/contact",
    body: {
      phone: null,
      whatsApp: null,
      whatsAppText: null,
      email: null,
      hours: Array.from({ length: 7 }, () => null),
    },
  })),
  "GET /api/admin/outbox": panelRoute(),
  "POST /api/admin/outbox/:id/retry": panelRoute(made.ofParked("/retry")),
  "DELETE /api/admin/outbox/:id": panelRoute(made.ofParked()),
  "GET /api/admin/conversations": panelRoute(),
  "GET /api/admin/conversations/:traineeId": panelRoute(ofConversation()),
  "GET /api/admin/conversations/:traineeId/search": panelRoute(
    ofConversation("/search?text=%D9%85"),
  ),
  "POST /api/admin/conversations/:traineeId/messages": panelRoute((world) =>
    ofConversation("/messages", textMessage())(world),
  ),
  "POST /api/admin/conversations/:traineeId/read": panelRoute(
    ofConversation("/read", { through: 1 }),
  ),
  "PUT /api/admin/conversations/:traineeId/files/:fileId": panelRoute(({ trainee }) =>
    attachment(`/api/admin/conversations/${trainee.id}`),
  ),
  "POST /api/admin/conversations/:traineeId/live-ticket": panelRoute(
    ofConversation("/live-ticket", {}),
  ),
  "GET /api/admin/saved-replies": panelRoute(),
  "POST /api/admin/saved-replies": panelRoute(() => ({
    body: { id: newId(), text: "أحسنت يا {الاسم}" },
  })),
  "PUT /api/admin/saved-replies/:id": panelRoute(made.ofSavedReply({ text: "أحسنت" })),
  "DELETE /api/admin/saved-replies/:id": panelRoute(made.ofSavedReply({})),
  "POST /api/admin/live-ticket": panelRoute(),
  "GET /api/admin/unread": panelRoute(),
  "GET /api/admin/notifications": panelRoute(),
  "POST /api/admin/notifications": panelRoute(() => ({
    body: {
      id: newId(),
      type: "info",
      title: "تنبيه",
      message: "غداً عطلة",
      audience: { kind: "all" },
    },
  })),
  "POST /api/admin/notifications/read": panelRoute(async ({ trainer }) => ({
    body: { ids: [await made.notification(trainer)] },
  })),
  "POST /api/admin/notifications/read-all": panelRoute(),
  "DELETE /api/admin/notifications/:id": panelRoute(made.ofNotification("admin")),
  "POST /api/admin/notifications/:id/restore": panelRoute(made.ofNotification("admin", "/restore")),
  "POST /api/admin/notifications/:id/resend": panelRoute(
    made.ofNotification("admin", "/resend", () => ({ id: newId() })),
  ),
  "PUT /api/admin/appearance": panelRoute(() => ({ body: usualAppearance })),
  "GET /api/admin/push": panelRoute(),
  "PUT /api/admin/push/settings": panelRoute(choosePush("admin")),
  "POST /api/admin/push/subscriptions": panelRoute(subscribePush("admin")),
  "DELETE /api/admin/push/subscriptions": panelRoute(endPush("admin")),
  "POST /api/admin/push/test": panelRoute(tryPush("admin"), 404),
  "POST /api/admin/videos": panelRoute(() => ({
    body: { id: newId(), fileName: "squat.mp4", size: 10 },
  })),
  "GET /api/admin/videos/:id": panelRoute(made.ofVideo()),
  "PUT /api/admin/videos/:id/parts/:partNumber": panelRoute(made.videoPart),
  "POST /api/admin/videos/:id/complete": panelRoute(made.wholeVideo),
  "POST /api/admin/videos/:id/ticket": panelRoute(made.ofVideo("/ticket", {})),
  "DELETE /api/admin/videos/:id": panelRoute(made.ofVideo("", {})),
  "GET /api/admin/security": panelRoute(),
  "POST /api/admin/security/totp": panelRoute(rightPasswordOf("trainer")),
  "POST /api/admin/security/totp/confirm": panelRoute(wrongCodeOfOffer("trainer"), 400),
  "POST /api/admin/security/totp/recovery-codes": panelRoute(
    rightPasswordAndCodeOf("trainer"),
    409,
  ),
  "POST /api/admin/security/totp/disable": panelRoute(wrongPassword, 400),
  "DELETE /api/admin/security/sessions/:id": panelRoute(anotherSession("trainer")),
  "DELETE /api/admin/security/sessions": panelRoute(otherSessions("trainer")),
  "POST /api/admin/password": panelRoute(({ trainer }) => changePassword(trainer)),
};

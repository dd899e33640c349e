import { newId } from "../../domain/id.ts";
import { makeSet } from "./exercises.ts";
import * as made from "./made-rows.ts";
import { openRoute, ownRoute, panelRoute, type RouteRow } from "./permissions.ts";
import { makePerson } from "./person.ts";
import {
  anotherSession,
  attachment,
  changePassword,
  choosePush,
  endPush,
  handMeal,
  newEmail,
  newEmailAgain,
  newMeal,
  newPhoto,
  ofConversation,
  ofTrainee,
  ofTraineeAt,
  ofWeek,
  otherSessions,
  ownDeletion,
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

/** Every route, and what it answers to everybody. A route without a row fails below. */
export const matrix: Record<string, RouteRow> = {
  "GET /api/health": openRoute(200),
  "GET /api/openapi.json": openRoute(200),
  "GET /api/reference": openRoute(200),
  "GET /api/media/videos/:id": openRoute(401, () => ({
    path: `/api/media/videos/${newId()}?ticket=x`,
  })),

  "GET /api/media/conversations/:traineeId/:fileId": openRoute(401, ({ trainee }) => ({
    path: `/api/media/conversations/${trainee.id}/${newId()}?ticket=x`,
  })),

  "GET /api/media/photos/:traineeId/:photoId": openRoute(401, ({ trainee }) => ({
    path: `/api/media/photos/${trainee.id}/${newId()}?ticket=x`,
  })),

  "GET /api/live/inbox": openRoute(401, () => ({ path: "/api/live/inbox?ticket=x" })),
  "GET /api/live/conversation": openRoute(401, () => ({
    path: "/api/live/conversation?ticket=x",
  })),

  "POST /api/access/sign-in": openRoute(401, () => ({
    body: { email: "nobody@example.com", password: "wrong password", area: "trainee" },
  })),
  "POST /api/access/sign-in/code": openRoute(401, () => ({
    body: { ticket: "x", code: "000000" },
  })),
  "POST /api/access/refresh": openRoute(401),
  "POST /api/access/sign-out": openRoute(200),
  "POST /api/access/register": openRoute(200, () => ({ body: makePerson() })),
  "POST /api/access/reset-password": openRoute(200, () => ({
    body: { email: "nobody@example.com" },
  })),
  "POST /api/access/new-password": openRoute(400, () => ({
    body: { token: "x", password: "Miran#2026" },
  })),
  "POST /api/access/confirm-email": openRoute(400, () => ({ body: { token: "x" } })),
  "GET /api/access/plans": openRoute(200),

  "POST /api/steps-link/:token": openRoute(200, made.stepLink),

  "GET /api/trainee/exercise-week": ownRoute(() => ({
    path: "/api/trainee/exercise-week?date=2026-01-05",
  })),
  "GET /api/trainee/exercise-library": ownRoute(),
  "GET /api/trainee/exercise-month": ownRoute(() => ({
    path: "/api/trainee/exercise-month?date=2026-01-05",
  })),
  "GET /api/trainee/exercises/:exerciseId/history": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/exercises/${await made.performedExercise(trainee)}/history`,
    }),
    { ids: { ":exerciseId": "library" } },
  ),
  "POST /api/trainee/exercise-statuses": ownRoute(
    async ({ trainee }) => ({
      body: { id: newId(), itemId: await made.exercise(trainee), status: "completed" },
    }),
    { ids: { id: "new", itemId: "owner" } },
  ),
  "POST /api/trainee/performed-sets": ownRoute(
    async ({ trainee }) => ({
      body: { id: newId(), itemId: await made.exercise(trainee), sets: [makeSet(1)] },
    }),
    { ids: { id: "new", itemId: "owner" } },
  ),
  "GET /api/trainee/steps": ownRoute(() => ({ path: "/api/trainee/steps?date=2026-01-05" })),
  "PUT /api/trainee/steps": ownRoute(() => ({ body: made.todaysSteps() })),
  "PUT /api/trainee/steps-target": ownRoute(() => ({ body: { target: 8000 } })),
  "POST /api/trainee/steps-reports": ownRoute(made.walkedWeek, {
    ids: { id: "new" },
    stranger: 404,
  }),
  "GET /api/trainee/steps-link": ownRoute(),
  "POST /api/trainee/steps-link": ownRoute(() => ({ body: {} })),
  "DELETE /api/trainee/steps-link": ownRoute(() => ({ body: {} })),
  "GET /api/trainee/foods": ownRoute(),
  "GET /api/trainee/meals": ownRoute(),
  "GET /api/trainee/home": ownRoute(() => ({ path: "/api/trainee/home?date=2026-01-05" })),
  "GET /api/trainee/performance-week": ownRoute(() => ({
    path: "/api/trainee/performance-week?date=2026-01-05",
  })),
  "GET /api/trainee/weight": ownRoute(() => ({ path: "/api/trainee/weight?date=2026-01-05" })),
  "POST /api/trainee/weight": ownRoute(
    () => ({ body: { id: newId(), date: "2026-01-05", weight: 80, source: "sent" } }),
    { ids: { id: "new" } },
  ),
  "DELETE /api/trainee/weight/:id": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/weight/${await made.weight(trainee)}`,
      body: {},
    }),
    { ids: { ":id": "owner" } },
  ),
  "GET /api/trainee/measurements": ownRoute(() => ({
    path: "/api/trainee/measurements?kind=waist",
  })),
  "POST /api/trainee/measurements": ownRoute(() => ({ body: waistOfDay() }), {
    ids: { id: "new" },
  }),
  "DELETE /api/trainee/measurements/:id": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/measurements/${await made.measurement(trainee)}`,
      body: {},
    }),
    { ids: { ":id": "owner" } },
  ),
  "GET /api/trainee/my-data": ownRoute(),
  "GET /api/trainee/account-deletion": ownRoute(),
  "POST /api/trainee/account-deletion": ownRoute(ownDeletion, { stranger: 400 }),
  "DELETE /api/trainee/account-deletion": ownRoute(() => ({ body: {} })),
  "GET /api/trainee/profile": ownRoute(),
  "PATCH /api/trainee/profile": ownRoute(() => ({ body: { height: 171 } })),
  "PUT /api/trainee/profile/photo": ownRoute(newPhoto),
  "DELETE /api/trainee/profile/photo": ownRoute(() => ({
    path: "/api/trainee/profile/photo",
    body: {},
  })),
  "GET /api/trainee/meal-week": ownRoute(() => ({
    path: "/api/trainee/meal-week?date=2026-01-05",
  })),
  "POST /api/trainee/meal-week/status": ownRoute(
    async ({ trainee }) => ({
      body: { id: newId(), itemId: await made.meal(trainee), status: "consumed" },
    }),
    { ids: { id: "new", itemId: "owner" } },
  ),
  "POST /api/trainee/meal-week/substitute": ownRoute(
    async ({ trainee }) => ({
      body: { id: newId(), itemId: await made.meal(trainee), substitute: null },
    }),
    { ids: { id: "new", itemId: "owner", "substitute.mealId": "library" } },
  ),
  "POST /api/trainee/own-meals": ownRoute(() => ({ body: handMeal(newId()) }), {
    ids: { id: "new", foodId: "library" },
  }),
  "POST /api/trainee/own-meals/status": ownRoute(
    async ({ trainee }) => ({
      body: { id: newId(), itemId: await made.ownMeal(trainee), status: "skipped" },
    }),
    { ids: { id: "new", itemId: "owner" } },
  ),
  "PUT /api/trainee/own-meals/:id": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/own-meals/${await made.ownMeal(trainee)}`,
      body: handMeal(),
    }),
    { ids: { ":id": "owner", foodId: "library" } },
  ),
  "DELETE /api/trainee/own-meals/:id": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/own-meals/${await made.ownMeal(trainee)}`,
      body: {},
    }),
    { ids: { ":id": "owner" } },
  ),
  "GET /api/trainee/meals-at-hand": ownRoute(() => ({
    path: "/api/trainee/meals-at-hand?date=2026-01-05",
  })),
  "PUT /api/trainee/favourite-foods/:id": ownRoute(
    async () => ({ path: `/api/trainee/favourite-foods/${await made.food()}`, body: {} }),
    { ids: { ":id": "library" } },
  ),
  "DELETE /api/trainee/favourite-foods/:id": ownRoute(
    async () => ({ path: `/api/trainee/favourite-foods/${await made.food()}`, body: {} }),
    { ids: { ":id": "library" } },
  ),
  "PUT /api/trainee/time-zone": ownRoute(() => ({ body: { timeZone: "Asia/Dubai" } })),
  "GET /api/trainee/notes": ownRoute(),
  "DELETE /api/trainee/notes/:id": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/notes/${await made.note(trainee)}`,
      body: {},
    }),
    { ids: { ":id": "owner" } },
  ),
  "POST /api/trainee/notes": ownRoute(
    () => ({ body: { id: newId(), type: "diet", date: "2026-01-05", text: "" } }),
    { ids: { id: "new" } },
  ),
  "GET /api/trainee/contact": ownRoute(),
  "GET /api/trainee/conversation": ownRoute(),
  "POST /api/trainee/conversation/messages": ownRoute(() => ({ body: textMessage() }), {
    ids: { clientId: "new", "body.fileId": "conversation" },
  }),
  "POST /api/trainee/conversation/read": ownRoute(() => ({ body: { through: 1 } })),
  "PUT /api/trainee/conversation/files/:fileId": ownRoute(
    () => attachment("/api/trainee/conversation"),
    {
      ids: { ":fileId": "new" },
    },
  ),
  "POST /api/trainee/conversation/live-ticket": ownRoute(() => ({ body: {} })),
  "POST /api/trainee/live-ticket": ownRoute(),
  "GET /api/trainee/notifications": ownRoute(),
  "POST /api/trainee/notifications/read": ownRoute(
    async ({ trainee }) => ({ body: { ids: [await made.notification(trainee)] } }),
    { ids: { ids: "owner" }, stranger: 200 },
  ),
  "POST /api/trainee/notifications/read-all": ownRoute(),
  "DELETE /api/trainee/notifications/:id": ownRoute(made.ofNotification("trainee"), {
    ids: { ":id": "owner" },
  }),
  "POST /api/trainee/notifications/:id/restore": ownRoute(
    made.ofNotification("trainee", "/restore"),
    {
      ids: { ":id": "owner" },
    },
  ),
  "POST /api/trainee/notifications/:id/resend": ownRoute(
    made.ofNotification("trainee", "/resend", () => ({ id: newId() })),
    { ids: { ":id": "owner", id: "new" } },
  ),
  "PUT /api/trainee/appearance": ownRoute(() => ({ body: usualAppearance })),
  "GET /api/trainee/push": ownRoute(),
  "PUT /api/trainee/push/settings": ownRoute(choosePush("trainee")),
  "POST /api/trainee/push/subscriptions": ownRoute(subscribePush("trainee"), {
    ids: { id: "browser" },
  }),
  "DELETE /api/trainee/push/subscriptions": ownRoute(endPush("trainee")),
  "POST /api/trainee/push/test": ownRoute(tryPush("trainee"), { status: 404 }),
  "POST /api/trainee/videos/:id/ticket": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/videos/${await made.scheduledVideo(trainee)}/ticket`,
      body: {},
    }),
    { ids: { ":id": "owner" } },
  ),
  "GET /api/trainee/security": ownRoute(),
  "POST /api/trainee/security/totp": ownRoute(rightPasswordOf("trainee")),
  "POST /api/trainee/security/totp/confirm": ownRoute(wrongCodeOfOffer("trainee"), {
    status: 400,
    stranger: 409,
  }),
  "POST /api/trainee/security/totp/recovery-codes": ownRoute(rightPasswordAndCodeOf("trainee"), {
    status: 409,
  }),
  "POST /api/trainee/security/totp/disable": ownRoute(wrongPassword, { status: 400 }),
  "DELETE /api/trainee/security/sessions/:id": ownRoute(anotherSession("trainee"), {
    ids: { ":id": "owner" },
  }),
  "DELETE /api/trainee/security/sessions": ownRoute(otherSessions("trainee")),
  "GET /api/trainee/email-change": ownRoute(),
  "POST /api/trainee/email-change": ownRoute(newEmail),
  "POST /api/trainee/email-change/resend": ownRoute(newEmailAgain),
  "DELETE /api/trainee/email-change": ownRoute(() => ({ body: {} })),
  "POST /api/trainee/password": ownRoute(({ trainee }) => changePassword(trainee), {
    stranger: 400,
  }),

  "GET /api/admin/foods": panelRoute(),
  "GET /api/admin/meal-choices": panelRoute(),
  "GET /api/admin/meals": panelRoute(),
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
  "POST /api/admin/exercises": panelRoute(() => ({
    body: { id: newId(), name: "قرفصاء", category: "legs" },
  })),
  "GET /api/admin/exercises/:id": panelRoute(made.ofExercise()),
  "GET /api/admin/exercises/:id/days-to-come": panelRoute(made.toCome(made.plannedExercise)),
  "PATCH /api/admin/exercises/:id": panelRoute(made.ofExercise({ sets: 3 })),
  "DELETE /api/admin/exercises/:id": panelRoute(made.plannedExercise),
  "POST /api/admin/exercise-removals/:id/undo": panelRoute(made.removed(made.plannedExercise)),
  "GET /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "PUT /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "PATCH /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek({})),
  "GET /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek()),
  "POST /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek({})),
  "DELETE /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek({})),
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
  "DELETE /api/admin/trainees/:id/measurements/:measurementId": panelRoute(async (world) => ({
    ...ofTraineeAt(`measurements/${await made.measurement(world.trainee, "trainer")}`)(world),
    body: {},
  })),
  "POST /api/admin/trainees/:id/weight": panelRoute((world) => ({
    ...ofTraineeAt("weight")(world),
    body: { id: newId(), date: "2026-01-05", weight: 80 },
  })),
  "GET /api/admin/trainees/:id/notes": panelRoute(ofTraineeAt("notes")),
  "POST /api/admin/trainees/:id/notes": panelRoute(({ trainee }) => ({
    path: `/api/admin/trainees/${trainee.id}/notes`,
    body: { id: newId(), type: "general", text: "ملاحظة", isPrivate: false },
  })),
  "DELETE /api/admin/trainees/:id/notes/:noteId": panelRoute(async ({ trainee }) => ({
    path: `/api/admin/trainees/${trainee.id}/notes/${await made.note(trainee)}`,
    body: {},
  })),
  "GET /api/admin/cron-runs": panelRoute(),
  "GET /api/admin/settings/embed": panelRoute(),
  "PUT /api/admin/settings/embed": panelRoute(() => ({
    path: "/api/admin/settings/embed",
    body: { framing: "any", sites: [] },
  })),
  "GET /api/admin/settings/contact": panelRoute(),
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

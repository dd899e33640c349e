import { newId } from "../../domain/id.ts";
import { makeSet } from "./exercises.ts";
import * as made from "./made-rows.ts";
import { ownRoute, type RouteRow } from "./permissions.ts";
import {
  anotherSession,
  attachment,
  changePassword,
  choosePush,
  endPush,
  handMeal,
  newEmail,
  newEmailAgain,
  newPhoto,
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

/** The rows of the matrix for what trainees do with their own. */
export const traineeRoutes: Record<string, RouteRow> = {
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
  "GET /api/trainee/absences": ownRoute(),
  "POST /api/trainee/absences": ownRoute(() => ({ body: made.newAbsence() }), {
    ids: { id: "new" },
  }),
  "DELETE /api/trainee/absences/:id": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/absences/${await made.askedAbsence(trainee)}`,
      body: {},
    }),
    { ids: { ":id": "owner" } },
  ),
  "DELETE /api/trainee/measurements/:id": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/measurements/${await made.measurement(trainee)}`,
      body: {},
    }),
    { ids: { ":id": "owner" } },
  ),
  "GET /api/trainee/payments": ownRoute(),
  "GET /api/trainee/payments/:id/settlement": ownRoute(
    async ({ trainee }) => ({
      path: `/api/trainee/payments/${await made.payment(trainee)}/settlement`,
    }),
    { ids: { ":id": "owner" } },
  ),
  "GET /api/trainee/my-data": ownRoute(),
  "GET /api/trainee/account-deletion": ownRoute(),
  "POST /api/trainee/account-deletion": ownRoute(ownDeletion, { stranger: 400 }),
  "DELETE /api/trainee/account-deletion": ownRoute(() => ({ body: {} })),
  "GET /api/trainee/profile": ownRoute(),
  "PATCH /api/trainee/profile": ownRoute(() => ({ body: { height: 171 } })),
  "PUT /api/trainee/profile/photo": ownRoute(() => newPhoto("trainee")),
  "DELETE /api/trainee/profile/photo": ownRoute(() => ({
    path: "/api/trainee/profile/photo",
    body: {},
  })),
  "GET /api/trainee/meal-week": ownRoute(() => ({
    path: "/api/trainee/meal-week?date=2026-01-05",
  })),
  "GET /api/trainee/shopping-week": ownRoute(() => ({
    path: "/api/trainee/shopping-week?date=2026-01-05",
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
  "GET /api/trainee/plans": ownRoute(),
  "GET /api/trainee/conversation": ownRoute(),
  "GET /api/trainee/conversation/search": ownRoute(() => ({
    path: "/api/trainee/conversation/search?text=%D9%85",
  })),
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
};

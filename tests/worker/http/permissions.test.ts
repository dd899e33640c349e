import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { app } from "../../../worker/app.ts";
import {
  callAs,
  callers,
  makeWorld,
  openRoute,
  ownRoute,
  panelRoute,
  type RouteRow,
  secretName,
  type World,
} from "../../support/permissions.ts";
import { makePerson } from "../../support/person.ts";
import {
  applyMeals,
  attachment,
  choosePush,
  endPush,
  handMeal,
  newMeal,
  ofConversation,
  ofNotification,
  ofTrainee,
  ofTraineeAt,
  ofWeek,
  subscribePush,
  textMessage,
  tryPush,
  unknown,
  unknownMeal,
  unknownPart,
  wrongPassword,
} from "../../support/route-requests.ts";

/** Every route, and what it answers to everybody. A route without a row fails below. */
const matrix: Record<string, RouteRow> = {
  "GET /api/health": openRoute(200),
  "GET /api/openapi.json": openRoute(200),
  "GET /api/reference": openRoute(200),
  "GET /api/media/videos/:id": openRoute(401, () => ({
    path: `/api/media/videos/${newId()}?ticket=x`,
  })),

  "GET /api/media/conversations/:traineeId/:fileId": openRoute(401, ({ trainee }) => ({
    path: `/api/media/conversations/${trainee.id}/${newId()}?ticket=x`,
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

  "GET /api/trainee/exercise-week": ownRoute(() => ({
    path: "/api/trainee/exercise-week?date=2026-01-05",
  })),
  "GET /api/trainee/exercise-library": ownRoute(),
  "POST /api/trainee/exercise-statuses": ownRoute(
    () => ({ body: { id: newId(), itemId: newId(), status: "completed" } }),
    404,
  ),
  "POST /api/trainee/performed-sets": ownRoute(
    () => ({ body: { id: newId(), itemId: newId(), sets: [] } }),
    404,
  ),
  "GET /api/trainee/foods": ownRoute(),
  "GET /api/trainee/meals": ownRoute(),
  "GET /api/trainee/home": ownRoute(() => ({ path: "/api/trainee/home?date=2026-01-05" })),
  "GET /api/trainee/weight": ownRoute(() => ({ path: "/api/trainee/weight?date=2026-01-05" })),
  "POST /api/trainee/weight": ownRoute(() => ({
    body: { id: newId(), date: "2026-01-05", weight: 80, source: "sent" },
  })),
  "GET /api/trainee/meal-week": ownRoute(() => ({
    path: "/api/trainee/meal-week?date=2026-01-05",
  })),
  "POST /api/trainee/meal-week/status": ownRoute(
    () => ({ body: { id: newId(), itemId: newId(), status: "consumed" } }),
    404,
  ),
  "POST /api/trainee/meal-week/substitute": ownRoute(
    () => ({ body: { id: newId(), itemId: newId(), substitute: null } }),
    404,
  ),
  "POST /api/trainee/own-meals": ownRoute(() => ({ body: handMeal(newId()) })),
  "POST /api/trainee/own-meals/status": ownRoute(
    () => ({ body: { id: newId(), itemId: newId(), status: "skipped" } }),
    404,
  ),
  "PUT /api/trainee/own-meals/:id": ownRoute(
    () => ({ path: `/api/trainee/own-meals/${newId()}`, body: handMeal() }),
    404,
  ),
  "DELETE /api/trainee/own-meals/:id": ownRoute(
    () => ({ path: `/api/trainee/own-meals/${newId()}`, body: {} }),
    404,
  ),
  "POST /api/trainee/notes": ownRoute(() => ({
    body: { id: newId(), type: "diet", date: "2026-01-05", text: "" },
  })),
  "GET /api/trainee/conversation": ownRoute(),
  "POST /api/trainee/conversation/messages": ownRoute(() => ({ body: textMessage() })),
  "POST /api/trainee/conversation/read": ownRoute(() => ({ body: { through: 1 } })),
  "PUT /api/trainee/conversation/files/:fileId": ownRoute(() =>
    attachment("/api/trainee/conversation"),
  ),
  "POST /api/trainee/conversation/live-ticket": ownRoute(() => ({ body: {} })),
  "POST /api/trainee/live-ticket": ownRoute(),
  "GET /api/trainee/notifications": ownRoute(),
  "POST /api/trainee/notifications/read": ownRoute(() => ({ body: { ids: [newId()] } })),
  "POST /api/trainee/notifications/read-all": ownRoute(),
  "DELETE /api/trainee/notifications/:id": ownRoute(ofNotification("trainee"), 404),
  "POST /api/trainee/notifications/:id/restore": ownRoute(
    ofNotification("trainee", "/restore"),
    404,
  ),
  "POST /api/trainee/notifications/:id/resend": ownRoute(
    ofNotification("trainee", "/resend", { id: newId() }),
    404,
  ),
  "GET /api/trainee/push": ownRoute(),
  "PUT /api/trainee/push/settings": ownRoute(choosePush("trainee")),
  "POST /api/trainee/push/subscriptions": ownRoute(subscribePush("trainee")),
  "DELETE /api/trainee/push/subscriptions": ownRoute(endPush("trainee")),
  "POST /api/trainee/push/test": ownRoute(tryPush("trainee"), 404),
  "POST /api/trainee/videos/:id/ticket": ownRoute(
    () => ({ path: `/api/trainee/videos/${newId()}/ticket`, body: {} }),
    404,
  ),
  "POST /api/trainee/password": ownRoute(
    () => ({ body: { currentPassword: "wrong password", newPassword: "another password" } }),
    400,
  ),

  "GET /api/admin/foods": panelRoute(),
  "GET /api/admin/meal-choices": panelRoute(),
  "GET /api/admin/meals": panelRoute(),
  "POST /api/admin/meals": panelRoute(() => ({ body: newMeal() })),
  "GET /api/admin/meals/:id": panelRoute(unknownMeal(), 404),
  "PATCH /api/admin/meals/:id": panelRoute(unknownMeal({ name: "شوربة عدس" }), 404),
  "DELETE /api/admin/meals/:id": panelRoute(unknownMeal()),
  "GET /api/admin/trainees": panelRoute(),
  "POST /api/admin/trainees": panelRoute(() => ({ body: makePerson() })),
  "GET /api/admin/trainees/:id": panelRoute(ofTrainee()),
  "PATCH /api/admin/trainees/:id": panelRoute(ofTrainee({ age: 33 })),
  "DELETE /api/admin/trainees/:id": panelRoute(ofTrainee()),
  "GET /api/admin/exercises": panelRoute(),
  "POST /api/admin/exercises": panelRoute(() => ({
    body: { id: newId(), name: "قرفصاء", category: "legs" },
  })),
  "GET /api/admin/exercises/:id": panelRoute(unknown("exercises"), 404),
  "PATCH /api/admin/exercises/:id": panelRoute(unknown("exercises", { sets: 3 }), 404),
  "DELETE /api/admin/exercises/:id": panelRoute(unknown("exercises")),
  "GET /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "PUT /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "PATCH /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek({})),
  "GET /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(applyMeals()),
  "POST /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(applyMeals({}), 409),
  "DELETE /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(applyMeals({})),
  "GET /api/admin/trainees/:id/performance": panelRoute(ofTraineeAt("performance")),
  "GET /api/admin/trainees/:id/meals": panelRoute(ofTraineeAt("meals")),
  "GET /api/admin/cron-runs": panelRoute(),
  "GET /api/admin/outbox": panelRoute(),
  "POST /api/admin/outbox/:id/retry": panelRoute(unknown("outbox", {}, "/retry"), 404),
  "DELETE /api/admin/outbox/:id": panelRoute(unknown("outbox", {}), 404),
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
  "POST /api/admin/notifications/read": panelRoute(() => ({ body: { ids: [newId()] } })),
  "POST /api/admin/notifications/read-all": panelRoute(),
  "DELETE /api/admin/notifications/:id": panelRoute(ofNotification("admin"), 404),
  "POST /api/admin/notifications/:id/restore": panelRoute(ofNotification("admin", "/restore"), 404),
  "POST /api/admin/notifications/:id/resend": panelRoute(
    ofNotification("admin", "/resend", { id: newId() }),
    404,
  ),
  "GET /api/admin/push": panelRoute(),
  "PUT /api/admin/push/settings": panelRoute(choosePush("admin")),
  "POST /api/admin/push/subscriptions": panelRoute(subscribePush("admin")),
  "DELETE /api/admin/push/subscriptions": panelRoute(endPush("admin")),
  "POST /api/admin/push/test": panelRoute(tryPush("admin"), 404),
  "POST /api/admin/videos": panelRoute(() => ({
    body: { id: newId(), fileName: "squat.mp4", size: 10 },
  })),
  "GET /api/admin/videos/:id": panelRoute(unknown("videos"), 404),
  "PUT /api/admin/videos/:id/parts/:partNumber": panelRoute(unknownPart, 404),
  "POST /api/admin/videos/:id/complete": panelRoute(unknown("videos", {}, "/complete"), 404),
  "POST /api/admin/videos/:id/ticket": panelRoute(unknown("videos", {}, "/ticket"), 404),
  "DELETE /api/admin/videos/:id": panelRoute(unknown("videos")),
  "GET /api/admin/security/totp": panelRoute(),
  "POST /api/admin/security/totp": panelRoute(wrongPassword, 400),
  "POST /api/admin/security/totp/confirm": panelRoute(() => ({ body: { code: "000000" } }), 409),
  "POST /api/admin/security/totp/disable": panelRoute(wrongPassword, 400),
  "POST /api/admin/password": panelRoute(
    () => ({ body: { currentPassword: "wrong password", newPassword: "Another@2026" } }),
    400,
  ),
};

const routes = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

describe("the permission matrix", () => {
  it("has a row for every route, and no other", () => {
    expect(Object.keys(matrix).sort()).toEqual([...routes].sort());
  });

  describe.each(Object.entries(matrix))("%s", (route, row) => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it.each(callers)("answers a %s as it should", async (caller) => {
      const response = await callAs(caller, world, route, row);
      expect(response.status, await response.clone().text()).toBe(row.expected[caller]);
      if (response.status >= 400) {
        expect(response.headers.get("content-type")).toBe("application/problem+json");
      }
    });

    it("shows a trainee's rows to no other trainee", async () => {
      const text = await (await callAs("otherTrainee", world, route, row)).text();
      expect(text).not.toContain(secretName);
      expect(text).not.toContain(world.trainee.id);
      expect(text).not.toContain("91.3");
    });
  });
});

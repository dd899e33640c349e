import { newId } from "../../domain/id.ts";
import * as made from "./made-rows.ts";
import { makePlan, newPlan, ofPlan } from "./memberships.ts";
import { panelRoute, type RouteRow } from "./permissions.ts";
import { attachment, cashOf, newMeal, ofConversation, textMessage } from "./route-requests.ts";

/** The rows of the matrix for what the trainer does in the panel besides: libraries, plans, payments, talk. */
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
  "GET /api/admin/plans": panelRoute(),
  "POST /api/admin/plans": panelRoute(() => ({ body: newPlan() })),
  "PUT /api/admin/plans/order": panelRoute(async () => ({
    path: "/api/admin/plans/order",
    body: { ids: [await makePlan()] },
  })),
  "PATCH /api/admin/plans/:id": panelRoute(ofPlan({ months: 2 })),
  "DELETE /api/admin/plans/:id": panelRoute(ofPlan({})),
  "GET /api/admin/steps": panelRoute(() => ({ path: "/api/admin/steps?date=2026-01-05" })),
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
  "POST /api/admin/videos": panelRoute(() => ({
    body: { id: newId(), fileName: "squat.mp4", size: 10 },
  })),
  "GET /api/admin/videos/:id": panelRoute(made.ofVideo()),
  "PUT /api/admin/videos/:id/parts/:partNumber": panelRoute(made.videoPart),
  "POST /api/admin/videos/:id/complete": panelRoute(made.wholeVideo),
  "POST /api/admin/videos/:id/ticket": panelRoute(made.ofVideo("/ticket", {})),
  "DELETE /api/admin/videos/:id": panelRoute(made.ofVideo("", {})),
};

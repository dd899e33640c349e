import { localDateAt, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import type { World } from "./permissions.ts";

export const ofTrainee = (body?: unknown) => (world: World) => ({
  path: `/api/admin/trainees/${world.trainee.id}`,
  body,
});

export const unknown =
  (noun: string, body?: unknown, rest = "") =>
  () => ({
    path: `/api/admin/${noun}/${newId()}${rest}`,
    body,
  });

export const unknownPart = () => ({
  path: `/api/admin/videos/${newId()}/parts/1`,
  body: "bytes",
  headers: { "content-type": "application/octet-stream", "content-length": "5" },
});

export const textMessage = () => ({ clientId: newId(), body: { kind: "text", text: "مرحباً" } });

export const ofConversation =
  (rest = "", body?: unknown) =>
  (world: World) => ({ path: `/api/admin/conversations/${world.trainee.id}${rest}`, body });

export const attachment = (path: string) => ({
  path: `${path}/files/${newId()}?kind=file`,
  body: "bytes",
  headers: { "content-type": "application/octet-stream", "content-length": "5" },
});

export const ofWeek = (body?: unknown) => (world: World) => ({
  path: `/api/admin/trainees/${world.trainee.id}/weeks/${weekStart(localDateAt(Date.now(), "Asia/Hebron"))}`,
  body,
});

export const handMeal = (id?: string) => ({
  ...(id ? { id, date: "2026-01-05" } : {}),
  kind: "hand",
  name: "تمر",
  description: null,
  category: "snack",
  calories: 120,
  protein: 1,
  carbs: 30,
  fat: 0.1,
});

export const newMeal = () => ({
  id: newId(),
  name: "شوربة عدس",
  category: "lunch",
  timing: "lunch",
  per100: { calories: 90, protein: 5, carbs: 14, fat: 1.5 },
});

export const unknownMeal = (body?: unknown) => () => ({
  path: `/api/admin/meals/${newId()}`,
  body,
});
export const ofTraineeAt = (rest: string) => (world: World) => ({
  path: `/api/admin/trainees/${world.trainee.id}/${rest}`,
});

export const applyMeals =
  (body?: unknown) =>
  ({ trainee }: World) => ({
    path: `/api/admin/trainees/${trainee.id}/weeks/2026-01-04/apply/meals`,
    body,
  });

export const ofNotification =
  (area: string, rest = "", body: unknown = {}) =>
  () => ({ path: `/api/${area}/notifications/${newId()}${rest}`, body });

const endpoint = "https://push.example.com/send/1";
const ofPush = (rest: string, body: unknown) => (area: string) => () => ({
  path: `/api/${area}/push/${rest}`,
  body,
});
export const choosePush = ofPush("settings", { types: ["chat"], quiet: null });
export const subscribePush = ofPush("subscriptions", {
  id: "01a1feef-0000-7000-8000-000000000000",
  endpoint,
  p256dh: `B${"A".repeat(86)}`,
  auth: "A".repeat(22),
});
export const endPush = ofPush("subscriptions", { endpoint });
export const tryPush = ofPush("test", { endpoint });

export const wrongPassword = () => ({ body: { password: "wrong password" } });

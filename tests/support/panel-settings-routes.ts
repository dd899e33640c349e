import { readThresholds } from "../../domain/attention/attention-thresholds.ts";
import { newId } from "../../domain/id.ts";
import { readEventSettings } from "../../domain/notifications/trainer-events.ts";
import * as made from "./made-rows.ts";
import { panelRoute, type RouteRow } from "./permissions.ts";
import {
  anotherSession,
  changePassword,
  choosePush,
  endPush,
  newPhoto,
  otherSessions,
  rightPasswordAndCodeOf,
  rightPasswordOf,
  subscribePush,
  tryPush,
  usualAppearance,
  wrongCodeOfOffer,
  wrongPassword,
} from "./route-requests.ts";

/** The rows of the matrix for the trainer's own account, the settings and how the deployment is. */
export const panelSettingsRoutes: Record<string, RouteRow> = {
  "PUT /api/admin/settings/beginning": panelRoute(() => ({ body: { mark: "hidden" } })),
  "GET /api/admin/settings/attention": panelRoute(),
  "PUT /api/admin/settings/attention": panelRoute(() => ({ body: readThresholds(null) })),
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
  "PUT /api/admin/appearance": panelRoute(() => ({ body: usualAppearance })),
  "GET /api/admin/push": panelRoute(),
  "PUT /api/admin/push/settings": panelRoute(choosePush("admin")),
  "POST /api/admin/push/subscriptions": panelRoute(subscribePush("admin")),
  "DELETE /api/admin/push/subscriptions": panelRoute(endPush("admin")),
  "POST /api/admin/push/test": panelRoute(tryPush("admin"), 404),
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

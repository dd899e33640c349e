import { newId } from "../../domain/id.ts";
import { openedInvitation } from "./invitations.ts";
import * as made from "./made-rows.ts";
import { panelPersonRoutes } from "./panel-person-routes.ts";
import { panelRoutes } from "./panel-routes.ts";
import { panelSettingsRoutes } from "./panel-settings-routes.ts";
import { openRoute, type RouteRow } from "./permissions.ts";
import { makePerson } from "./person.ts";
import { templateRoutes } from "./template-routes.ts";
import { traineeRoutes } from "./trainee-routes.ts";

/** Every route, and what it answers to everybody. A route without a row fails the test of permissions. */
export const matrix: Record<string, RouteRow> = {
  ...templateRoutes,
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

  "GET /api/media/business-archives/:id": openRoute(401, () => ({
    path: `/api/media/business-archives/${newId()}?ticket=x`,
  })),
  "GET /api/media/trainer-photo/:photoId": openRoute(401, () => ({
    path: `/api/media/trainer-photo/${newId()}?ticket=x`,
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
  "GET /api/access/embed-cookies": openRoute(200),
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
  "POST /api/access/invitation": openRoute(200, openedInvitation),
  "POST /api/access/invitation/register": openRoute(400, () => {
    const { plan: _, ...person } = makePerson();
    return { body: { token: "x", ...person } };
  }),
  "POST /api/access/invitation/password": openRoute(400, () => ({
    body: { token: "x", password: "Miran#2026" },
  })),

  "POST /api/steps-link/:token": openRoute(200, made.stepLink),

  ...traineeRoutes,
  ...panelPersonRoutes,
  ...panelRoutes,
  ...panelSettingsRoutes,
};

/** Whether a trainee's route takes ids, which could be a stranger's. */
export const takesIds = (route: string, { ids }: RouteRow) =>
  route.includes(" /api/trainee/") && Object.keys(ids).length > 0;

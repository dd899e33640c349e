import type { Hono } from "hono";
import { requestId } from "hono/request-id";
import { MiranError } from "../domain/errors.ts";
import { accessRoutes } from "./routes/access/index.ts";
import { adminRoutes } from "./routes/admin/index.ts";
import { limitedBody } from "./routes/http/bodies.ts";
import type { VisitorEnv } from "./routes/http/env.ts";
import {
  fromAnywhere,
  limitedByAddress,
  limitedTo,
  readOnlyView,
  sameOriginOnly,
  traineeOnly,
  trainerOnly,
} from "./routes/http/guards.ts";
import { LazyApp } from "./routes/http/lazy-app.ts";
import { routesAt } from "./routes/http/lazy-routes.ts";
import { refuseRest } from "./routes/http/method-not-allowed.ts";
import { answerError, problem } from "./routes/http/problem.ts";
import { requestLog } from "./routes/http/request-log.ts";
import { securityHeaders } from "./routes/http/security-headers.ts";
import { restRead } from "./routes/http/unread-body.ts";
import { openRoutes } from "./routes/open.ts";
import { traineeAreaRoutes } from "./routes/trainee/index.ts";

const referenceRoutes = routesAt(["/openapi.json", "/reference"], async () => {
  const { referenceRoutes } = await import("./routes/reference.ts");
  return { routes: referenceRoutes(app.loadAll) };
});

const areas = [
  { at: "/api", routes: openRoutes },
  { at: "/api/access", routes: accessRoutes },
  { at: "/api/trainee", routes: traineeAreaRoutes },
  { at: "/api/admin", routes: adminRoutes },
  { at: "/api", routes: [referenceRoutes] },
];

export const app = new LazyApp({ areas, pages: () => import("./routes/pages.ts"), furnish });

/** The middleware of all responses, in order. */
function furnish(app: Hono<VisitorEnv>, mountRoutes: () => void): void {
  app.use(requestId());
  app.use(requestLog);
  app.use(securityHeaders);
  app.use("/api/*", restRead);
  app.use("/api/*", limitedBody);
  app.use("/api/*", sameOriginOnly);
  app.use("/api/*", readOnlyView);

  app.use("/api/access/*", limitedByAddress);
  app.use("/api/access/sign-in/*", limitedTo("signIn"));
  app.use("/api/access/new-password", limitedTo("signIn"));
  app.use("/api/access/register", limitedTo("register"));
  app.use("/api/access/invitation/register", limitedTo("register"));
  app.use("/api/access/invitation/password", limitedTo("signIn"));
  for (const read of ["health", "openapi.json", "reference"]) {
    app.use(`/api/${read}`, limitedTo("read"));
  }
  app.use("/api/steps-link/*", fromAnywhere);
  app.use("/api/trainee/*", traineeOnly);
  app.use("/api/admin/*", trainerOnly);

  mountRoutes();
  app.all("/api/*", refuseRest(app));

  app.onError(answerError);
  app.notFound((c) => problem(c, new MiranError("not_found")));
}

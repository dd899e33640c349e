import { requestId } from "hono/request-id";
import { MiranError } from "../domain/errors.ts";
import { accessRoutes } from "./routes/access/index.ts";
import { adminRoutes } from "./routes/admin/index.ts";
import { healthRoutes } from "./routes/health.ts";
import { visitorRoutes } from "./routes/http/api.ts";
import { limitedBody } from "./routes/http/bodies.ts";
import {
  fromAnywhere,
  limitedByAddress,
  limitedTo,
  readOnlyView,
  sameOriginOnly,
  traineeOnly,
  trainerOnly,
} from "./routes/http/guards.ts";
import { refuseRest } from "./routes/http/method-not-allowed.ts";
import { answerError, problem } from "./routes/http/problem.ts";
import { requestLog } from "./routes/http/request-log.ts";
import { securityHeaders } from "./routes/http/security-headers.ts";
import { restRead } from "./routes/http/unread-body.ts";
import { liveRoutes } from "./routes/live.ts";
import { mediaRoutes } from "./routes/media.ts";
import { pageRoutes } from "./routes/pages.ts";
import { referenceRoutes } from "./routes/reference.ts";
import { stepLinkRoutes } from "./routes/step-link.ts";
import { traineeAreaRoutes } from "./routes/trainee/index.ts";

export const app = visitorRoutes();

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

app.route("/api", healthRoutes);
app.route("/api", mediaRoutes);
app.route("/api", liveRoutes);
app.route("/api", stepLinkRoutes);
app.route("/api/access", accessRoutes);
app.route("/api/trainee", traineeAreaRoutes);
app.route("/api/admin", adminRoutes);

app.route("/api", referenceRoutes(app));
app.all("/api/*", refuseRest(app));
app.route("/", pageRoutes);

app.onError(answerError);
app.notFound((c) => problem(c, new MiranError("not_found")));

/** One exported type an area, for the typed client. */
export type AccessApi = typeof accessRoutes;
export type TraineeApi = typeof traineeAreaRoutes;
export type AdminApi = typeof adminRoutes;

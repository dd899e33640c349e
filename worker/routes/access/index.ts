import { visitorRoutes } from "../http/api.ts";
import { embedCookieRoutes } from "./embed-cookies.ts";
import { invitationRoutes } from "./invitation.ts";
import { passwordResetRoutes } from "./password-reset.ts";
import { registrationRoutes } from "./registration.ts";
import { sessionRoutes } from "./session.ts";
import { signInRoutes } from "./sign-in.ts";

/** Everything that a visitor may call: ways in, and ways back in. */
export const accessRoutes = visitorRoutes()
  .route("/", signInRoutes)
  .route("/", sessionRoutes)
  .route("/", embedCookieRoutes)
  .route("/", registrationRoutes)
  .route("/", passwordResetRoutes)
  .route("/", invitationRoutes);

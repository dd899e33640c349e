import { signedIn } from "../../../domain/contract/accounts/session.ts";
import { refreshBody, signOutBody } from "../../../domain/contract/accounts/sign-in.ts";
import { done } from "../../../domain/contract/done.ts";
import { MiranError } from "../../../domain/errors.ts";
import { refreshSession } from "../../actions/accounts/refresh-session.ts";
import { signOut } from "../../actions/accounts/sign-out.ts";
import { answers, createVisitorRoute, jsonBody, visitorRoutes } from "../http/api.ts";
import {
  clearKeptAnswers,
  clearSessionCookie,
  isFramed,
  readSessionCookies,
  sessionKinds,
  setSessionCookie,
} from "./session-cookie.ts";

const postRefresh = createVisitorRoute({
  method: "post",
  path: "/refresh",
  tells: "nobody",
  tags: ["Access"],
  summary: "Exchange the refresh cookie for a new one and an access token",
  request: { body: jsonBody(refreshBody) },
  responses: answers(signedIn, "The session continues"),
});

const postSignOut = createVisitorRoute({
  method: "post",
  path: "/sign-out",
  tells: "nobody",
  tags: ["Access"],
  summary: "End this browser's session, or every session of its account",
  request: { body: jsonBody(signOutBody) },
  responses: answers(done, "This browser is signed out"),
});

export const sessionRoutes = visitorRoutes()
  .openapi(postRefresh, async (c) => {
    const { embed } = c.req.valid("json");
    const held = readSessionCookies(c).find(({ kind }) => isFramed(kind) === embed);
    if (!held) throw new MiranError("unauthenticated");
    try {
      const session = await refreshSession(c.env.platform, held);
      setSessionCookie(c, session);
      return c.json(session.signedIn, 200);
    } catch (error) {
      // Only if the session has ended: a failing server must not sign anybody out.
      if (error instanceof MiranError) {
        clearSessionCookie(c, held.kind);
        clearKeptAnswers(c);
      }
      throw error;
    }
  })
  .openapi(postSignOut, async (c) => {
    const held = readSessionCookies(c);
    const tokens = held.map(({ token }) => token);
    await signOut(c.env.platform, tokens, c.req.valid("json").everywhere);
    for (const kind of sessionKinds) clearSessionCookie(c, kind);
    clearKeptAnswers(c);
    return c.json({ done: true as const }, 200);
  });

import type { Context } from "hono";
import { signedIn } from "../../../domain/contract/accounts/session.ts";
import {
  signInAnswer,
  signInBody,
  signInCodeBody,
} from "../../../domain/contract/accounts/sign-in.ts";
import type { IssuedSession } from "../../actions/accounts/begin-session.ts";
import { signIn } from "../../actions/accounts/sign-in.ts";
import { signInByCode } from "../../actions/accounts/sign-in-code.ts";
import { answers, createVisitorRoute, jsonBody, visitorRoutes } from "../http/api.ts";
import type { VisitorEnv } from "../http/env.ts";
import { callerOf } from "./caller.ts";
import { setDeviceCookie } from "./device-cookie.ts";
import { setSessionCookie } from "./session-cookie.ts";

const postSignIn = createVisitorRoute({
  method: "post",
  path: "/sign-in",
  tells: "nobody",
  tags: ["Access"],
  summary: "Sign in by password, through the trainer's or the trainees' door",
  request: { body: jsonBody(signInBody) },
  responses: answers(signInAnswer, "Signed in, or asked for a code"),
});

const postCode = createVisitorRoute({
  method: "post",
  path: "/sign-in/code",
  tells: "nobody",
  tags: ["Access"],
  summary: "Finish a sign-in by an authenticator's code or a recovery code",
  request: { body: jsonBody(signInCodeBody) },
  responses: answers(signedIn, "Signed in"),
});

async function begin(c: Context<VisitorEnv>, session: IssuedSession) {
  setSessionCookie(c, session);
  await setDeviceCookie(c, session.kind, session.signedIn.who.id);
  return session.signedIn;
}

export const signInRoutes = visitorRoutes()
  .openapi(postSignIn, async (c) => {
    const input = c.req.valid("json");
    const outcome = await signIn(c.env.platform, input, callerOf(c));
    if (outcome.kind === "code_required") return c.json(outcome, 200);
    return c.json({ kind: outcome.kind, ...(await begin(c, outcome.session)) }, 200);
  })
  .openapi(postCode, async (c) => {
    const session = await signInByCode(c.env.platform, c.req.valid("json"), callerOf(c));
    return c.json(await begin(c, session), 200);
  });

import { Hono } from "hono";
import { sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import { beginSession } from "../../worker/actions/accounts/begin-session.ts";
import { getAccountByEmail } from "../../worker/data/accounts/accounts.ts";
import type { Platform } from "../../worker/platform.ts";
import { setSessionCookie } from "../../worker/routes/access/session-cookie.ts";

const people = { trainee: sampleTrainee, trainer: sampleTrainer };

/**
 * The demo's own sign-in: a tap enters as a sample person, since no person has a password. The session is a normal
 * one.
 */
export const door = new Hono<{ Bindings: { platform: Platform } }>().post(
  "/enter/:side",
  async (c) => {
    const { platform } = c.env;
    const person = people[c.req.param("side") === "trainer" ? "trainer" : "trainee"];
    const account = await getAccountByEmail(platform.database, person.email);
    if (!account) return c.json({}, 404);
    const caller = { address: "demo", userAgent: null, tokens: {}, devices: [] };
    const session = await beginSession(platform, account, { remember: true, embed: false, caller });
    setSessionCookie(c, session);
    return c.json(session.signedIn, 200);
  },
);

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import { makeTrainee } from "../../support/worker.ts";

const hour = 3_600_000;
const day = 24 * hour;
let product: Product;
let trainee: { id: string; email: string };

beforeEach(async () => {
  product = makeProduct();
  trainee = await makeTrainee();
  await env.DB.prepare("delete from sessions where account_id = ?").bind(trainee.id).run();
  await givePassword(trainee.id);
});

async function signIn(choices: Record<string, unknown> = {}) {
  const body = { email: trainee.email, password: rightPassword, area: "trainee", ...choices };
  return product.call("/api/access/sign-in", { body });
}
const refresh = (cookie: string, body: unknown = {}) =>
  product.call("/api/access/refresh", { body, cookie });
const ended = { status: 401, code: "session_ended" };
const inactive = { status: 403, code: "account_inactive" };

const setStatus = (status: string) =>
  env.DB.prepare("update trainee_profiles set status = ? where id = ?")
    .bind(status, trainee.id)
    .run();

const family = () =>
  env.DB.prepare("select generation, end_reason as reason from sessions where account_id = ?")
    .bind(trainee.id)
    .first();

describe("refreshing", () => {
  it("rotates the cookie and answers with the person", async () => {
    const first = cookieOf(await signIn());
    const response = await refresh(first);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      accessToken: expect.any(String),
      expiresAt: product.platform.now() + 600_000,
      who: expect.objectContaining({ id: trainee.id, kind: "trainee" }),
      remember: false,
      appearance: null,
    });
    expect(cookieOf(response)).toMatch(/^__Host-refresh=[\w-]{43}$/);
    expect(cookieOf(response)).not.toBe(first);
  });

  it("continues for a day and more, an hour apart", async () => {
    let cookie = cookieOf(await signIn());
    for (let i = 0; i < 30; i++) {
      product.pass(hour);
      cookie = cookieOf(await refresh(cookie));
    }
    expect((await refresh(cookie)).status).toBe(200);
  });

  it.each([2, 10])("keeps %i simultaneous tabs signed in", async (tabs) => {
    const cookie = cookieOf(await signIn());
    const answers = await Promise.all(Array.from({ length: tabs }, () => refresh(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(new Array(tabs).fill(200));
    const cookies = answers.map((answer) => cookieOf(answer));
    expect(new Set(cookies).size).toBe(tabs);
    expect(await family()).toEqual({ generation: 2, reason: null });
    product.pass(9_000);
    for (const each of cookies) expect((await refresh(each)).status).toBe(200);
  });

  it("answers again within ten seconds after a lost answer", async () => {
    const cookie = cookieOf(await signIn());
    await refresh(cookie);
    product.pass(9_999);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it("answers again hours after a lost answer, and treats the lost token as stolen", async () => {
    const cookie = cookieOf(await signIn());
    const lost = cookieOf(await refresh(cookie));
    product.pass(3 * hour);
    const answers = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const each of answers) expect((await refresh(cookieOf(each))).status).toBe(200);
    expect(await problemOf(await refresh(lost))).toEqual(ended);
    expect(await family()).toMatchObject({ reason: "replay" });
  });

  it("ends the whole family after a stranger was faster than the owner", async () => {
    const stolen = cookieOf(await signIn());
    const current = cookieOf(await refresh(stolen));
    product.pass(10_000);
    const strangers = cookieOf(await refresh(stolen));
    expect(await problemOf(await refresh(current))).toEqual(ended);
    expect(await problemOf(await refresh(strangers))).toEqual(ended);
  });

  it("ends the whole family if a token returns after its successor was used", async () => {
    const stolen = cookieOf(await signIn());
    const current = cookieOf(await refresh(cookieOf(await refresh(stolen))));
    product.pass(10_000);
    const replay = await refresh(stolen);
    expect(await problemOf(replay)).toEqual(ended);
    expect(replay.headers.getSetCookie()[0]).toMatch(/^__Host-refresh=;.*Max-Age=0/);
    expect(replay.headers.get("clear-site-data")).toBe('"cache"');
    expect(await problemOf(await refresh(current))).toEqual(ended);
    expect(await family()).toMatchObject({ reason: "replay" });
  });

  it("ends the family if a token of two generations ago returns, however soon", async () => {
    const oldest = cookieOf(await signIn());
    const older = cookieOf(await refresh(oldest));
    await refresh(older);
    expect(await problemOf(await refresh(oldest))).toEqual(ended);
  });

  it("also ends the access token", async () => {
    const signedIn = await signIn();
    const stolen = cookieOf(signedIn);
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    await refresh(cookieOf(await refresh(stolen)));
    product.pass(11_000);
    await refresh(stolen);
    const home = await product.call("/api/trainee/home?date=2026-01-01", { token: accessToken });
    expect(await problemOf(home)).toEqual(ended);
  });

  it("without remembering lasts a day after its last use", async () => {
    const cookie = cookieOf(await signIn());
    product.pass(day - 1000);
    const next = cookieOf(await refresh(cookie));
    product.pass(day);
    expect(await problemOf(await refresh(next))).toEqual(ended);
  });

  it("with remembering lasts sixty days after its last use", async () => {
    const cookie = cookieOf(await signIn({ remember: true }));
    product.pass(59 * day);
    const answer = await refresh(cookie);
    expect(answer.headers.getSetCookie()[0]).toContain("Max-Age=5184000");
    product.pass(60 * day);
    expect(await problemOf(await refresh(cookieOf(answer)))).toEqual(ended);
  });

  it("lasts 180 days at most, however much it is used", async () => {
    let cookie = cookieOf(await signIn({ remember: true }));
    for (let month = 0; month < 5; month++) {
      product.pass(30 * day);
      cookie = cookieOf(await refresh(cookie));
    }
    product.pass(30 * day - 1000);
    cookie = cookieOf(await refresh(cookie));
    product.pass(1000);
    expect(await problemOf(await refresh(cookie))).toEqual(ended);
  });

  it("reports an inactive account, and ends the session", async () => {
    const cookie = cookieOf(await signIn());
    await setStatus("inactive");
    expect(await problemOf(await refresh(cookie))).toEqual(inactive);
    expect(await family()).toMatchObject({ reason: "status" });
    expect(await problemOf(await refresh(cookie))).toEqual(inactive);
  });

  it("conceals the account's status from a token that ended for another reason", async () => {
    const cookie = cookieOf(await signIn());
    await product.call("/api/access/sign-out", { body: { everywhere: false }, cookie });
    await setStatus("inactive");
    expect(await problemOf(await refresh(cookie))).toEqual(ended);
  });

  it("stays refused for a trainee who is active again", async () => {
    const cookie = cookieOf(await signIn());
    await setStatus("inactive");
    await refresh(cookie);
    await setStatus("active");
    expect(await problemOf(await refresh(cookie))).toEqual(ended);
  });

  it("answers an unknown token with 401 and clears the cookie", async () => {
    const response = await refresh(`__Host-refresh=${"x".repeat(43)}`);
    expect(await problemOf(response)).toEqual({ status: 401, code: "unauthenticated" });
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=0");
  });

  it("answers 401 without a cookie, and to a malformed one", async () => {
    for (const cookie of ["", "__Host-refresh=", "__Host-refresh=../../x", "refresh=abc"]) {
      expect((await refresh(cookie)).status).toBe(401);
    }
  });

  it("keeps the two kinds of cookie apart", async () => {
    const standard = cookieOf(await signIn());
    const embed = cookieOf(await signIn({ embed: true }), "__Host-embed-refresh");
    const both = `${standard}; ${embed}`;
    expect(cookieOf(await refresh(both), "__Host-embed-refresh")).toBe("");
    expect(cookieOf(await refresh(both, { embed: true }), "__Host-embed-refresh")).not.toBe("");
    expect((await refresh(standard, { embed: true })).status).toBe(401);
  });

  it("keeps the cookie while the server fails", async () => {
    const cookie = cookieOf(await signIn());
    const broken = makeProduct({
      database: {
        prepare: () => {
          throw new Error("D1_ERROR: Network connection lost");
        },
        batch: () => Promise.reject(new Error("D1_ERROR: Network connection lost")),
      },
      log: () => {},
    });
    const response = await broken.call("/api/access/refresh", { body: {}, cookie });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).not.toContain("D1_ERROR");
  });
});

describe("signing out", () => {
  const signOut = (cookie: string, body: unknown = {}) =>
    product.call("/api/access/sign-out", { body, cookie });

  it("ends this browser's session and clears its cookies of every kind, any number of times", async () => {
    const cookie = cookieOf(await signIn());
    for (let i = 0; i < 2; i++) {
      const response = await signOut(cookie);
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toHaveLength(3);
      expect(response.headers.get("clear-site-data")).toBe('"cache"');
    }
    expect(await problemOf(await refresh(cookie))).toEqual(ended);
  });

  it("is fine without a cookie", async () => {
    expect((await signOut("")).status).toBe(200);
  });

  it("leaves the other browsers alone", async () => {
    const here = cookieOf(await signIn());
    const there = cookieOf(await signIn());
    await signOut(here);
    expect((await refresh(there)).status).toBe(200);
  });

  it("everywhere ends all sessions of the account, and of no other", async () => {
    const here = cookieOf(await signIn());
    const there = cookieOf(await signIn());
    const somebody = await makeTrainee();
    await givePassword(somebody.id);
    const theirs = cookieOf(await signIn({ email: somebody.email }));
    await signOut(here, { everywhere: true });
    expect(await problemOf(await refresh(here))).toEqual(ended);
    expect(await problemOf(await refresh(there))).toEqual(ended);
    expect((await refresh(theirs)).status).toBe(200);
  });

  it("everywhere by the cookie of an ended session ends nothing", async () => {
    const old = cookieOf(await signIn());
    await signOut(old);
    const current = cookieOf(await signIn());
    await signOut(old, { everywhere: true });
    expect((await refresh(current)).status).toBe(200);
  });
});

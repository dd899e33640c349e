import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
  setting,
} from "../../support/access.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

let product: Product;
let trainee: { id: string; email: string };
let trainer: { id: string; email: string };

beforeEach(async () => {
  product = makeProduct();
  trainee = await makeTrainee();
  trainer = await makeTrainer();
  await givePassword(trainee.id);
  await givePassword(trainer.id);
});

const signIn = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  product.call("/api/access/sign-in", {
    body: { email: trainee.email, password: rightPassword, area: "trainee", ...body },
    headers,
  });

describe("signing in", () => {
  it("lets a trainee in with an access token and a cookie that ends with the browser", async () => {
    const response = await signIn({});
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      kind: "signed_in",
      accessToken: expect.any(String),
      who: { id: trainee.id, kind: "trainee", name: "ليان حداد", gender: "female" },
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-refresh=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it("remembers for 60 days when asked to", async () => {
    const [cookie] = (await signIn({ remember: true })).headers.getSetCookie();
    expect(cookie).toContain("Max-Age=5184000");
  });

  it("opens the area: the token is valid for the trainee's home, not the trainer's panel", async () => {
    const { accessToken } = (await (await signIn({})).json()) as { accessToken: string };
    const home = await product.call("/api/trainee/weight?date=2020-01-01&range=90", {
      token: accessToken,
    });
    expect(home.status).not.toBe(401);
    const panel = await product.call("/api/admin/trainees", { token: accessToken });
    expect(await problemOf(panel)).toEqual({ status: 403, code: "forbidden" });
  });

  it("gives embeds their own partitioned cookie", async () => {
    const [cookie] = (await signIn({ embed: true })).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-embed-refresh=/);
    expect(cookie).toContain("SameSite=None");
    expect(cookie).toContain("Partitioned");
  });

  it("ignores case and spaces around the address", async () => {
    expect((await signIn({ email: ` ${trainee.email.toUpperCase()} ` })).status).toBe(200);
  });

  it("accepts an older account with an address that is invalid today", async () => {
    const email = "x@-example.com?bcc=y";
    await env.DB.prepare("update accounts set email = ? where id = ?")
      .bind(email, trainee.id)
      .run();
    expect((await signIn({ email })).status).toBe(200);
  });

  it("accepts the trainer in the trainer's area, under the name of the settings", async () => {
    await setting("general", { trainerName: "الكابتن سامر" });
    const response = await signIn({ email: trainer.email, area: "trainer" });
    expect(await response.json()).toMatchObject({ who: { kind: "trainer", name: "الكابتن سامر" } });
  });

  it("never changes a trainee's chosen time zone", async () => {
    const { id, email } = await makeTrainee({ timeZone: "Europe/Berlin" });
    await env.DB.prepare("delete from sessions where account_id = ?").bind(id).run();
    await givePassword(id);
    const first = await signIn({ email, timeZone: "Asia/Tokyo" });
    expect(await first.json()).toMatchObject({ who: { timeZone: "Europe/Berlin" } });
    const later = await signIn({ email, timeZone: "America/Lima" });
    expect(await later.json()).toMatchObject({ who: { timeZone: "Europe/Berlin" } });
  });

  it("renews a hash whose parameters are outdated", async () => {
    const old = makeProduct();
    const { passwords } = old.platform;
    const outdated = makeProduct({
      passwords: {
        hash: passwords.hash,
        verify: async (...args) => ({ ...(await passwords.verify(...args)), outdated: true }),
      },
    });
    const hash = () =>
      env.DB.prepare("select password_hash from accounts where id = ?").bind(trainee.id).first();
    const before = await hash();
    const body = { email: trainee.email, password: rightPassword, area: "trainee" };
    expect((await outdated.call("/api/access/sign-in", { body })).status).toBe(200);
    expect(await hash()).not.toEqual(before);
    expect((await signIn({})).status).toBe(200);
  });

  it("ends the browser's earlier session", async () => {
    const cookie = cookieOf(await signIn({}));
    await signIn({}, { cookie });
    const response = await product.call("/api/access/refresh", { body: {}, cookie });
    expect(await problemOf(response)).toEqual({ status: 401, code: "session_ended" });
  });
});

describe("signing in is refused", () => {
  const refused = { status: 401, code: "invalid_credentials" };

  it("for a wrong password and for an unknown address with the same answer", async () => {
    const wrong = await signIn({ password: "not this one" });
    const unknown = await signIn({ email: "nobody@example.com" });
    expect(await problemOf(wrong)).toEqual(refused);
    expect(await problemOf(unknown)).toEqual(refused);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it("for an unknown address after hashing as for a known one", async () => {
    const hashes: (string | null)[] = [];
    const counting = makeProduct({
      passwords: {
        hash: async () => "",
        verify: async (_, hash) => {
          hashes.push(hash);
          return { valid: false, outdated: false };
        },
      },
    });
    const body = { email: "nobody@example.com", password: "x", area: "trainee" };
    await counting.call("/api/access/sign-in", { body });
    expect(hashes).toEqual([null]);
  });

  it("in the trainer's area for a trainee with the right password", async () => {
    expect(await problemOf(await signIn({ area: "trainer" }))).toEqual({
      status: 403,
      code: "not_the_trainer",
    });
  });

  it("in the trainer's area for a wrong password, without revealing its owner", async () => {
    expect(await problemOf(await signIn({ area: "trainer", password: "wrong" }))).toEqual(refused);
  });

  it("in the trainees' area for the trainer as for an unknown account", async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) {
      answers.push((await problemOf(await signIn({ email: trainer.email }))).code);
    }
    const known = answers;
    const unknown = [];
    for (let i = 0; i < 6; i++) {
      unknown.push((await problemOf(await signIn({ email: "ghost@example.com" }))).code);
    }
    expect(known).toEqual(unknown);
  });

  it.each(["inactive", "pending"])(
    "for an account that is %s, but only after the right password",
    async (status) => {
      await env.DB.prepare("update trainee_profiles set status = ? where id = ?")
        .bind(status, trainee.id)
        .run();
      expect(await problemOf(await signIn({ password: "wrong" }))).toEqual(refused);
      expect(await problemOf(await signIn({}))).toEqual({ status: 403, code: `account_${status}` });
    },
  );

  it("for a trainer with an address other than the deployment's", async () => {
    const moved = makeProduct({ trainerEmail: "new@miran.test" });
    // Earlier attempts in the same area are forgotten.
    moved.pass(86_400_000);
    const body = { email: trainer.email, password: rightPassword, area: "trainer" };
    expect(await problemOf(await moved.call("/api/access/sign-in", { body }))).toEqual({
      status: 403,
      code: "not_the_trainer",
    });
  });

  it("with the problem of each field", async () => {
    const response = await signIn({ email: "nonsense", password: "" });
    expect(await problemOf(response)).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { email: { code: "not_an_email" }, password: { code: "required" } },
    });
  });
});

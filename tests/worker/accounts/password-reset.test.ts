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

const minute = 60_000;
let product: Product;
let trainee: { id: string; email: string };

beforeEach(async () => {
  product = makeProduct();
  trainee = await makeTrainee();
  await givePassword(trainee.id);
});

async function requestReset(email: string) {
  const response = await product.call("/api/access/reset-password", { body: { email } });
  await product.settle();
  return response;
}
const tokenOf = (text = product.mails.at(-1)?.text ?? "") =>
  /https:\/\/miran\.test\/reset-password-confirmation#access_token=([\w-]{43})/.exec(text)?.[1] ??
  "";
const setPassword = (token: string, password: string) =>
  product.call("/api/access/new-password", { body: { token, password } });
const signIn = (password: string, email = trainee.email, area = "trainee") =>
  product.call("/api/access/sign-in", { body: { email, password, area } });
const invalid = { status: 400, code: "reset_link_invalid" };

describe("asking for a reset", () => {
  it("answers alike for a known and an unknown address; only the known one gets a mail", async () => {
    const unknown = await requestReset("nobody@example.com");
    expect(product.mails).toEqual([]);
    const known = await requestReset(` ${trainee.email.toUpperCase()}`);
    expect(await known.json()).toEqual(await unknown.json());
    expect(known.status).toBe(unknown.status);
    expect(product.mails).toHaveLength(1);
  });

  it("answers without waiting for the database, so that its time reveals nothing", async () => {
    const silent = makeProduct({
      background: () => {},
      database: {
        prepare: () => {
          throw new Error("asked");
        },
        batch: () => new Promise(() => {}),
      },
      log: () => {},
    });
    const body = { email: trainee.email };
    expect((await silent.call("/api/access/reset-password", { body })).status).toBe(200);
  });

  it("mails a link in the reader's language, as text and right-to-left HTML", async () => {
    await requestReset(trainee.email);
    const [mail] = product.mails;
    expect(mail).toMatchObject({ to: trainee.email, subject: "مِران: إعادة تعيين كلمة المرور" });
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain("10 دقائق");
    await env.DB.prepare(
      "insert into account_settings (account_id, language, updated_at) values (?, 'en', 0)",
    )
      .bind(trainee.id)
      .run();
    await requestReset(trainee.email);
    expect(product.mails.at(-1)?.subject).toBe("Miran: reset your password");
  });

  it("escapes a name in the mail", async () => {
    await env.DB.prepare("update trainee_profiles set name = ? where id = ?")
      .bind('<img src=x onerror="1">', trainee.id)
      .run();
    await requestReset(trainee.email);
    expect(product.mails[0]?.html).not.toContain("<img");
  });

  it("stores no token in plain text, and leaves none in the outbox once sent", async () => {
    await requestReset(trainee.email);
    const [row] = (
      await env.DB.prepare("select * from mail_tokens where account_id = ?").bind(trainee.id).all()
    ).results;
    expect(JSON.stringify(row)).not.toContain(tokenOf());
    expect((await env.DB.prepare("select * from outbox").all()).results).toEqual([]);
  });

  it("sends at most three links in ten minutes, however many requests", async () => {
    for (let i = 0; i < 6; i++) await requestReset(trainee.email);
    expect(product.mails).toHaveLength(3);
    product.pass(10 * minute);
    await requestReset(trainee.email);
    expect(product.mails).toHaveLength(4);
  });

  it("makes the trainer's account at the first request for the deployment's address", async () => {
    await requestReset(env.TRAINER_EMAIL);
    await requestReset(env.TRAINER_EMAIL);
    expect((await setPassword(tokenOf(), "Str0ng!pass")).status).toBe(200);
    expect((await signIn("Str0ng!pass", env.TRAINER_EMAIL, "trainer")).status).toBe(200);
    const moved = makeProduct({ trainerEmail: "moved@miran.test" });
    await moved.call("/api/access/reset-password", { body: { email: "moved@miran.test" } });
    await moved.settle();
    const { results } = await env.DB.prepare(
      "select email from accounts where role = 'trainer'",
    ).all();
    expect(results).toEqual([{ email: "moved@miran.test" }]);
  });
});

describe("setting a new password by the link", () => {
  it("works, ends every session and signs no browser in", async () => {
    const cookie = cookieOf(await signIn(rightPassword));
    await requestReset(trainee.email);
    const response = await setPassword(tokenOf(), "a new password");
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toBe("");
    const refreshed = await product.call("/api/access/refresh", { body: {}, cookie });
    expect(await problemOf(refreshed)).toEqual({ status: 401, code: "session_ended" });
    expect((await signIn(rightPassword)).status).toBe(401);
    expect((await signIn("a new password")).status).toBe(200);
  });

  it("works once, and uses up the other links of the account", async () => {
    await requestReset(trainee.email);
    const other = tokenOf();
    await requestReset(trainee.email);
    const token = tokenOf();
    expect((await setPassword(token, "first password")).status).toBe(200);
    expect(await problemOf(await setPassword(token, "second password"))).toEqual(invalid);
    expect(await problemOf(await setPassword(other, "third password"))).toEqual(invalid);
    expect((await signIn("first password")).status).toBe(200);
  });

  it("succeeds for one of five uses at once", async () => {
    await requestReset(trainee.email);
    const token = tokenOf();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => setPassword(token, `new words ${i}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(`new words ${winner}`)).status).toBe(200);
  });

  it("is refused after ten minutes, and for invalid tokens", async () => {
    await requestReset(trainee.email);
    const token = tokenOf();
    product.pass(10 * minute);
    expect(await problemOf(await setPassword(token, "a new password"))).toEqual(invalid);
    for (const nonsense of ["", "x", "\u0000", "\ud800", "x".repeat(1000)]) {
      expect(await problemOf(await setPassword(nonsense, "a new password"))).toEqual(invalid);
    }
  });

  it("is refused after the account's address changed", async () => {
    await requestReset(trainee.email);
    await env.DB.prepare("update accounts set email = ? where id = ?")
      .bind(`moved-${trainee.email}`, trainee.id)
      .run();
    expect(await problemOf(await setPassword(tokenOf(), "a new password"))).toEqual(invalid);
  });

  it("requires a strong password of the trainer, without using up the link", async () => {
    const { trainerEmail } = makeProduct().platform;
    await env.DB.prepare("update accounts set email = ? where role = 'trainer'")
      .bind(trainerEmail)
      .run();
    await requestReset(trainerEmail);
    expect(await problemOf(await setPassword(tokenOf(), "longbutweak"))).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { password: { code: "weak_password" } },
    });
    expect((await setPassword(tokenOf(), "Str0ng!pass")).status).toBe(200);
  });

  it("requires eight characters of a trainee", async () => {
    expect(await problemOf(await setPassword("x", "1234567"))).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { password: { code: "too_short", min: 8 } },
    });
  });

  it("forgets the failures before it", async () => {
    for (let i = 0; i < 5; i++) await signIn("wrong");
    expect((await signIn("wrong")).status).toBe(429);
    await requestReset(trainee.email);
    await setPassword(tokenOf(), "a new password");
    expect((await signIn("a new password")).status).toBe(200);
  });
});

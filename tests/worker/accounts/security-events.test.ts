import { env } from "cloudflare:workers";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import type { LogEntry } from "../../../worker/platform.ts";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  rightPassword,
} from "../../support/access.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const name = "سيرين المتفردة";
const address = "203.0.113.77";
const newPassword = "Another!2-lantern-tree";

let logged: LogEntry[];
let product: Product;
let trainee: SignedInTrainee;
let trainer: SignedInTrainee;

beforeEach(async () => {
  logged = [];
  product = makeProduct({ log: (entry) => void logged.push(entry) });
  trainee = await makeTrainee({ name });
  trainer = await makeTrainer();
  await env.DB.batch([
    env.DB.prepare("delete from totp_credentials"),
    env.DB.prepare("delete from access_attempts"),
  ]);
  await givePassword(trainee.id);
  await givePassword(trainer.id);
});

const signIn = (person: SignedInTrainee, password: string, area = "trainee") =>
  product.call("/api/access/sign-in", {
    body: { email: person.email, password, area },
    headers: { "cf-connecting-ip": address },
  });

/** All log entries once the effects are done; none names a person or an address. */
async function events(): Promise<Record<string, unknown>[]> {
  await product.settle();
  const text = JSON.stringify(logged);
  for (const personal of [name, trainee.email, trainer.email, address, "@", rightPassword]) {
    expect(text).not.toContain(personal);
  }
  return logged.map(({ level: _, ...rest }) => rest);
}

describe("the log has, by ids alone,", () => {
  it("failed sign-ins and their blocked attempts", async () => {
    for (let time = 0; time < 6; time++) await signIn(trainee, "Wrong!1-horse");
    const failed = { event: "sign_in_failed", account: trainee.id, reason: "invalid_credentials" };
    const blocked = { event: "attempts_blocked", account: trainee.id, reason: "sign-in" };
    expect(await events()).toEqual([...new Array(5).fill(failed), blocked]);
  });

  it("an attempt at an unknown account, or at the wrong area", async () => {
    await signIn({ ...trainee, email: "nobody@example.com" }, rightPassword);
    await signIn(trainee, rightPassword, "trainer");
    expect(await events()).toEqual([
      { event: "sign_in_failed", account: undefined, reason: "invalid_credentials" },
      { event: "sign_in_failed", account: trainee.id, reason: "not_the_trainer" },
    ]);
  });

  it("wrong and changed passwords, and the ended sessions", async () => {
    const other = cookieOf(await signIn(trainee, rightPassword));
    const change = (currentPassword: string) =>
      product.call("/api/trainee/password", {
        body: { currentPassword, newPassword },
        token: trainee.token,
      });
    await change("Wrong!1-horse");
    expect((await change(rightPassword)).status).toBe(200);
    expect((await product.call("/api/access/refresh", { body: {}, cookie: other })).status).toBe(
      401,
    );
    expect(await events()).toEqual([
      { event: "password_wrong", account: trainee.id },
      { event: "password_changed", account: trainee.id },
      { event: "sessions_ended", account: trainee.id, sessions: [expect.any(String)] },
    ]);
  });

  it("the second factor turned on and off, and wrong codes", async () => {
    const post = (path: string, body: unknown) =>
      product.call(`/api/admin/security/totp${path}`, { body, token: trainer.token });
    const { secret } = await (await post("", { password: rightPassword })).json<{
      secret: string;
    }>();
    const timestamp = product.platform.now();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await post("/confirm", { code: code === "000000" ? "000001" : "000000" });
    const { recoveryCodes } = await (await post("/confirm", { code })).json<{
      recoveryCodes: string[];
    }>();
    const asked = await signIn(trainer, rightPassword, "trainer");
    const { ticket } = await asked.json<{ ticket: string }>();
    await product.call("/api/access/sign-in/code", { body: { ticket, code: "12345678" } });
    const proof = { password: rightPassword, code: recoveryCodes[0] };
    await post("/disable", { ...proof, code: "12345678" });
    await post("/disable", proof);
    const account = trainer.id;
    expect(await events()).toEqual([
      { event: "code_wrong", account },
      { event: "two_factor_on", account },
      { event: "code_wrong", account },
      { event: "code_wrong", account },
      { event: "two_factor_off", account },
    ]);
  });

  it("the trainer's changes to a trainee's account", async () => {
    const path = `/api/admin/trainees/${trainee.id}`;
    const changed = await product.call(path, {
      method: "PATCH",
      body: { email: `${newId()}@example.com`, password: newPassword },
      token: trainer.token,
    });
    expect(changed.status).toBe(200);
    const account = trainee.id;
    expect(await events()).toEqual([
      { event: "email_changed", account, by: trainer.id },
      { event: "password_changed", account, by: trainer.id },
      { event: "sessions_ended", account, sessions: [trainee.actor.sessionId] },
    ]);
  });

  it("a replayed refresh token", async () => {
    const cookie = cookieOf(await signIn(trainee, rightPassword));
    const refresh = (held: string) =>
      product.call("/api/access/refresh", { body: {}, cookie: held });
    await refresh(cookieOf(await refresh(cookie)));
    product.pass(11_000);
    await refresh(cookie);
    const sessions = [expect.any(String)];
    expect(await events()).toEqual([
      { event: "refresh_token_replayed", account: trainee.id, sessions },
      { event: "sessions_ended", account: trainee.id, sessions },
    ]);
  });
});

describe("a changed e-mail", () => {
  const change = (email: string) =>
    product.call(`/api/admin/trainees/${trainee.id}`, {
      method: "PATCH",
      body: { email },
      token: trainer.token,
    });
  const home = () => product.call("/api/trainee/home?date=2026-01-01", { token: trainee.token });

  it("ends the account's sessions", async () => {
    expect((await home()).status).toBe(200);
    expect((await change(`${newId()}@example.com`)).status).toBe(200);
    expect((await home()).status).toBe(401);
  });

  it("equal to the old one ends none", async () => {
    expect((await change(trainee.email)).status).toBe(200);
    expect((await home()).status).toBe(200);
    expect(await events()).toEqual([]);
  });
});

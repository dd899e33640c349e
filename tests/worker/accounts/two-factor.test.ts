import { env } from "cloudflare:workers";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const minute = 60_000;
let product: Product;
let trainer: { id: string; email: string; token: string };
let secret: string;
let recoveryCodes: string[];

const codeAt = (offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: product.platform.now() + offset,
  });

async function enable() {
  const offer = await product.call("/api/admin/security/totp", {
    body: { password: rightPassword },
    token: trainer.token,
  });
  secret = ((await offer.json()) as { secret: string }).secret;
  const confirmed = await product.call("/api/admin/security/totp/confirm", {
    body: { code: codeAt() },
    token: trainer.token,
  });
  recoveryCodes = ((await confirmed.json()) as { recoveryCodes: string[] }).recoveryCodes;
  product.pass(minute);
}

const signIn = (choices: Record<string, unknown> = {}) =>
  product.call("/api/access/sign-in", {
    body: { email: trainer.email, password: rightPassword, area: "trainer", ...choices },
  });
async function ticketOf(choices?: Record<string, unknown>): Promise<string> {
  return ((await (await signIn(choices)).json()) as { ticket: string }).ticket;
}
const enter = (ticket: string, code: string) =>
  product.call("/api/access/sign-in/code", { body: { ticket, code } });
const wrong = { status: 401, code: "code_invalid" };
async function stateOf(token: string): Promise<unknown> {
  const response = await product.call("/api/admin/security", { token });
  return ((await response.json()) as { totp: unknown }).totp;
}

beforeEach(async () => {
  product = makeProduct();
  trainer = await makeTrainer();
  await env.DB.prepare("delete from totp_credentials").run();
  await env.DB.prepare("delete from recovery_codes").run();
  await env.DB.prepare("delete from access_attempts").run();
  await givePassword(trainer.id);
  await enable();
});

describe("signing in with a second factor", () => {
  it("asks for a code after the right password, and opens no session before", async () => {
    const response = await signIn();
    expect(await response.json()).toEqual({ kind: "code_required", ticket: expect.any(String) });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("takes the current code, one of a moment ago, and Arabic digits", async () => {
    const response = await enter(await ticketOf({ remember: true }), codeAt());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ who: { kind: "trainer", id: trainer.id } });
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=5184000");
    product.pass(minute);
    expect((await enter(await ticketOf(), codeAt(-30_000))).status).toBe(200);
    product.pass(minute);
    const arabic = codeAt().replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    expect(
      (await enter(await ticketOf(), ` ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status,
    ).toBe(200);
  });

  it("takes each code once, even for two at one moment", async () => {
    const [first, second] = [await ticketOf(), await ticketOf()];
    const code = codeAt();
    const answers = await Promise.all([enter(first, code), enter(second, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await problemOf(await enter(await ticketOf(), code))).toEqual(wrong);
    expect(await problemOf(await enter(await ticketOf(), codeAt(-30_000)))).toEqual(wrong);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const [code = "", next = ""] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replace("-", " ")} `;
    expect((await enter(await ticketOf(), typed)).status).toBe(200);
    expect(await problemOf(await enter(await ticketOf(), code))).toEqual(wrong);
    expect((await enter(await ticketOf(), next)).status).toBe(200);
    expect(await stateOf(trainer.token)).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it("refuses old, future and wrong codes", async () => {
    const ticket = await ticketOf();
    for (const code of [codeAt(-90_000), codeAt(90_000), "12345", "ABCDE-FGHJK", "٠"]) {
      expect(await problemOf(await enter(ticket, code))).toEqual(wrong);
    }
  });

  it("slows guessing down", async () => {
    const ticket = await ticketOf();
    for (let i = 0; i < 5; i++) await enter(ticket, "000000");
    const refused = await enter(ticket, codeAt());
    expect(await problemOf(refused)).toEqual({ status: 429, code: "rate_limited" });
    expect(refused.headers.get("retry-after")).toBe("1");
    product.pass(1000);
    expect((await enter(ticket, codeAt())).status).toBe(200);
  });

  it("counts a known browser's codes apart: a stolen password shuts nobody out", async () => {
    const cookie = cookieOf(await enter(await ticketOf(), codeAt()), "__Host-device");
    product.pass(minute);
    const stolen = await ticketOf();
    for (let i = 0; i < 5; i++) await enter(stolen, "000000");
    expect((await enter(stolen, codeAt())).status).toBe(429);
    const body = { ticket: await ticketOf(), code: codeAt() };
    const known = await product.call("/api/access/sign-in/code", { body, cookie });
    expect(known.status).toBe(200);
  });

  it("refuses a ticket that is old, forged, another kind of token, or older than the password", async () => {
    const refused = { status: 401, code: "unauthenticated" };
    const ticket = await ticketOf();
    expect(await problemOf(await enter(`${ticket.slice(0, -2)}AA`, codeAt()))).toEqual(refused);
    expect(await problemOf(await enter(trainer.token, codeAt()))).toEqual(refused);
    expect(await problemOf(await enter(unsigned(ticket), codeAt()))).toEqual(refused);
    await env.DB.prepare("update accounts set updated_at = ? where id = ?")
      .bind(product.platform.now() + 1, trainer.id)
      .run();
    expect(await problemOf(await enter(ticket, codeAt()))).toEqual(refused);
    await env.DB.prepare("update accounts set updated_at = 0 where id = ?").bind(trainer.id).run();
    product.pass(5 * minute);
    expect(await problemOf(await enter(ticket, codeAt()))).toEqual(refused);
  });

  it("does not take the ticket for an access token", async () => {
    const response = await product.call("/api/admin/trainees", { token: await ticketOf() });
    expect(await problemOf(response)).toEqual({ status: 401, code: "unauthenticated" });
  });
});

const unsigned = (token: string) => {
  const header = btoa(JSON.stringify({ alg: "none", typ: "code-ticket+jwt" })).replaceAll("=", "");
  return `${header}.${token.split(".")[1]}.`;
};

describe("setting the second factor up", () => {
  const post = (path: string, body: unknown) =>
    product.call(`/api/admin/security/totp${path}`, { body, token: trainer.token });
  const proven = (code = codeAt()) => ({ password: rightPassword, code });
  const wrongCode = {
    status: 400,
    code: "invalid_request",
    fields: { code: { code: "wrong_code" } },
  };
  /** The mails that the trainer got of what was changed. */
  async function notices() {
    await product.settle();
    return product.mails.map(({ to, subject, text }) => {
      expect([to, text.includes("/reset-password")]).toEqual([trainer.email, true]);
      return subject;
    });
  }

  it("keeps the secret encrypted and the recovery codes hashed", async () => {
    const row = JSON.stringify([
      (await env.DB.prepare("select * from totp_credentials").all()).results,
      (await env.DB.prepare("select * from recovery_codes").all()).results,
    ]);
    expect(row).not.toContain(secret);
    for (const code of recoveryCodes) expect(row).not.toContain(code.replace("-", ""));
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  it("asks for the password again", async () => {
    const problem = {
      status: 400,
      code: "invalid_request",
      fields: { password: { code: "wrong_password" } },
    };
    expect(await problemOf(await post("", { password: "wrong" }))).toEqual(problem);
    const proof = { ...proven(), password: "wrong" };
    expect(await problemOf(await post("/disable", proof))).toEqual(problem);
    expect(await problemOf(await post("/recovery-codes", proof))).toEqual(problem);
    expect(await notices()).toEqual([]);
  });

  it("asks for a code besides, of the authenticator or of those on paper, once it is on", async () => {
    for (const path of ["/disable", "/recovery-codes"]) {
      expect(await problemOf(await post(path, proven("000000")))).toEqual(wrongCode);
      expect((await post(path, { password: rightPassword })).status).toBe(400);
    }
    expect(await stateOf(trainer.token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    const code = codeAt();
    expect((await post("/recovery-codes", proven(code))).status).toBe(200);
    expect(await problemOf(await post("/disable", proven(code)))).toEqual(wrongCode);
    product.pass(minute);
    expect((await post("/disable", proven())).status).toBe(200);
  });

  it("slows guessing the code down", async () => {
    for (let time = 0; time < 5; time++) await post("/disable", proven("000000"));
    expect(await problemOf(await post("/disable", proven()))).toEqual({
      status: 429,
      code: "rate_limited",
    });
    expect(await stateOf(trainer.token)).toMatchObject({ enabled: true });
  });

  it("tells the owner of new recovery codes and of its end, once", async () => {
    await post("/recovery-codes", proven());
    expect(await notices()).toEqual(["مِران: رموز استرداد جديدة لحسابك"]);
    product.pass(minute);
    for (let time = 0; time < 2; time++) await post("/disable", proven());
    expect((await notices()).slice(1)).toEqual(["مِران: توقف التحقق بخطوتين في حسابك"]);
  });

  it("hands out other recovery codes, with which those before open nothing any more", async () => {
    const answer = await post("/recovery-codes", proven());
    const renewed = ((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    expect(await problemOf(await enter(await ticketOf(), recoveryCodes[0] ?? ""))).toEqual(wrong);
    expect((await enter(await ticketOf(), renewed[0] ?? "")).status).toBe(200);
    expect(await stateOf(trainer.token)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  it("leaves as many recovery codes as were shown last, when two ask at once", async () => {
    const ask = (code = "") => post("/recovery-codes", proven(code));
    await Promise.all(recoveryCodes.slice(0, 2).map(ask));
    expect(await stateOf(trainer.token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  it("keeps the recovery codes when the password is wrong, and has none while it is off", async () => {
    const refused = await post("/recovery-codes", { ...proven(), password: "wrong" });
    expect(await problemOf(refused)).toMatchObject({ status: 400 });
    expect((await enter(await ticketOf(), recoveryCodes[0] ?? "")).status).toBe(200);
    await post("/disable", proven());
    expect(await problemOf(await post("/recovery-codes", proven()))).toEqual({
      status: 409,
      code: "conflict",
    });
    expect(await stateOf(trainer.token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  });

  it("cannot be replaced while it is on", async () => {
    expect(await problemOf(await post("", { password: rightPassword }))).toEqual({
      status: 409,
      code: "conflict",
    });
  });

  it("is off again after it was turned off, however often", async () => {
    for (let i = 0; i < 2; i++) {
      expect((await post("/disable", proven())).status).toBe(200);
    }
    expect(await (await signIn()).json()).toMatchObject({ kind: "signed_in" });
  });

  it("counts only once a code of it was entered", async () => {
    await post("/disable", proven());
    await post("", { password: rightPassword });
    expect(await problemOf(await post("/confirm", { code: "000000" }))).toEqual(wrongCode);
    expect(cookieOf(await signIn())).not.toBe("");
  });

  it("says that another window was offered another secret since", async () => {
    await post("/disable", proven());
    const offer = async () => {
      const answer = await post("", { password: rightPassword });
      return (await answer.json<{ secret: string }>()).secret;
    };
    const first = await offer();
    secret = await offer();
    const refused = await post("/confirm", { code: codeAt(), secret: first });
    expect(await problemOf(refused)).toEqual({ status: 409, code: "conflict" });
    expect((await post("/confirm", { code: codeAt(), secret })).status).toBe(200);
  });
});

describe("a trainee's second factor", () => {
  let trainee: SignedInTrainee;
  let uri: string;
  beforeEach(async () => {
    trainee = await makeTrainee();
    await givePassword(trainee.id);
    const post = (path: string, body: unknown) =>
      product.call(`/api/trainee/security/totp${path}`, { body, token: trainee.token });
    const offer = await (await post("", { password: rightPassword })).json<{
      secret: string;
      uri: string;
    }>();
    [secret, uri] = [offer.secret, offer.uri];
    expect((await post("/confirm", { code: codeAt() })).status).toBe(200);
    product.pass(minute);
  });
  const knock = (password = rightPassword) =>
    product.call("/api/access/sign-in", {
      body: { email: trainee.email, password, area: "trainee" },
    });

  it("is asked for at the trainees' door", async () => {
    const asked = await (await knock()).json<{ kind: string; ticket: string }>();
    expect(asked.kind).toBe("code_required");
    expect(await problemOf(await enter(asked.ticket, "000000"))).toEqual(wrong);
    expect(await (await enter(asked.ticket, codeAt())).json()).toMatchObject({
      who: { kind: "trainee", id: trainee.id },
    });
  });

  it("is named in the authenticator by the own address", () => {
    expect(decodeURIComponent(uri)).toContain(`Miran:${trainee.email}`);
  });

  it("is still asked for after a mailed link set the password", async () => {
    await product.call("/api/access/reset-password", { body: { email: trainee.email } });
    await product.settle();
    const token = /access_token=([\w-]{43})/.exec(product.mails.at(-1)?.text ?? "")?.[1];
    const body = { token, password: "another password" };
    const set = await product.call("/api/access/new-password", { body });
    expect(set.status).toBe(200);
    expect(cookieOf(set)).toBe("");
    expect(await (await knock("another password")).json()).toMatchObject({ kind: "code_required" });
  });
});

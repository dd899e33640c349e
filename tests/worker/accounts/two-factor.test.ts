import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { cookieOf, problemOf, rightPassword } from "../../support/access.ts";
import { makeTwoFactor, wrongTotpCode } from "../../support/two-factor.ts";

const minute = 60_000;
const wrongCode = {
  status: 400,
  code: "invalid_request",
  fields: { code: { code: "wrong_code" } },
};

/** The trainer's second factor, the owner's proof, and the mails to the owner. */
async function makeSetUp() {
  const factor = await makeTwoFactor();
  const { product, owner, codeAt } = factor;
  return {
    ...factor,
    proven: (code = codeAt()) => ({ password: rightPassword, code }),
    /** Subjects of the mails to the trainer about changes. */
    notices: async () => {
      await product.settle();
      return product.mails.map(({ to, subject, text }) => {
        expect([to, text.includes("/reset-password")]).toEqual([owner.email, true]);
        return subject;
      });
    },
  };
}

describe("setting up the second factor", () => {
  it("keeps the secret encrypted and the recovery codes hashed", async () => {
    const { secret, recoveryCodes } = await makeSetUp();
    const row = JSON.stringify([
      (await env.DB.prepare("select * from totp_credentials").all()).results,
      (await env.DB.prepare("select * from recovery_codes").all()).results,
    ]);
    expect(row).not.toContain(secret);
    for (const code of recoveryCodes) expect(row).not.toContain(code.replace("-", ""));
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  it("requires the password again", async () => {
    const { post, proven, notices } = await makeSetUp();
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

  it("requires a code of either kind too, once it is on", async () => {
    const { product, codeAt, post, proven, state } = await makeSetUp();
    for (const path of ["/disable", "/recovery-codes"]) {
      expect(await problemOf(await post(path, proven("000000")))).toEqual(wrongCode);
      expect((await post(path, { password: rightPassword })).status).toBe(400);
    }
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    const code = codeAt();
    expect((await post("/recovery-codes", proven(code))).status).toBe(200);
    expect(await problemOf(await post("/disable", proven(code)))).toEqual(wrongCode);
    product.pass(minute);
    expect((await post("/disable", proven())).status).toBe(200);
  });

  it("slows down guessing of the code", async () => {
    const { post, proven, state } = await makeSetUp();
    for (let time = 0; time < 5; time++) await post("/disable", proven("000000"));
    expect(await problemOf(await post("/disable", proven()))).toEqual({
      status: 429,
      code: "rate_limited",
    });
    expect(await state()).toMatchObject({ enabled: true });
  });

  it("mails the owner about new recovery codes and about its end, once", async () => {
    const { product, post, proven, notices } = await makeSetUp();
    await post("/recovery-codes", proven());
    expect(await notices()).toEqual(["مِران: رموز استرداد جديدة لحسابك"]);
    product.pass(minute);
    for (let time = 0; time < 2; time++) await post("/disable", proven());
    expect((await notices()).slice(1)).toEqual(["مِران: توقف التحقق بخطوتين في حسابك"]);
  });

  it("returns new recovery codes, and refuses the earlier ones", async () => {
    const { recoveryCodes, post, proven, ticketOf, enter, state } = await makeSetUp();
    const answer = await post("/recovery-codes", proven());
    const renewed = ((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    expect(await problemOf(await enter(await ticketOf(), recoveryCodes[0] ?? ""))).toEqual(
      wrongTotpCode,
    );
    expect((await enter(await ticketOf(), renewed[0] ?? "")).status).toBe(200);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  it("leaves ten recovery codes after two requests at once", async () => {
    const { recoveryCodes, post, proven, state } = await makeSetUp();
    const ask = (code = "") => post("/recovery-codes", proven(code));
    await Promise.all(recoveryCodes.slice(0, 2).map(ask));
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  it("keeps the recovery codes after a wrong password, and has none while off", async () => {
    const { recoveryCodes, post, proven, ticketOf, enter, state } = await makeSetUp();
    const refused = await post("/recovery-codes", { ...proven(), password: "wrong" });
    expect(await problemOf(refused)).toMatchObject({ status: 400 });
    expect((await enter(await ticketOf(), recoveryCodes[0] ?? "")).status).toBe(200);
    await post("/disable", proven());
    expect(await problemOf(await post("/recovery-codes", proven()))).toEqual({
      status: 409,
      code: "conflict",
    });
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  });

  it("cannot be replaced while it is on", async () => {
    const { post } = await makeSetUp();
    expect(await problemOf(await post("", { password: rightPassword }))).toEqual({
      status: 409,
      code: "conflict",
    });
  });

  it("is off after it was turned off, any number of times", async () => {
    const { post, proven, signIn } = await makeSetUp();
    for (let i = 0; i < 2; i++) {
      expect((await post("/disable", proven())).status).toBe(200);
    }
    expect(await (await signIn()).json()).toMatchObject({ kind: "signed_in" });
  });

  it("takes effect only after a code of it was entered", async () => {
    const { post, proven, signIn } = await makeSetUp();
    await post("/disable", proven());
    await post("", { password: rightPassword });
    expect(await problemOf(await post("/confirm", { code: "000000" }))).toEqual(wrongCode);
    expect(cookieOf(await signIn())).not.toBe("");
  });

  it("reports that another window got another secret since", async () => {
    const { codeAt, post, proven } = await makeSetUp();
    await post("/disable", proven());
    const offer = async () => {
      const answer = await post("", { password: rightPassword });
      return (await answer.json<{ secret: string }>()).secret;
    };
    const first = await offer();
    const secret = await offer();
    const refused = await post("/confirm", { code: codeAt(0, secret), secret: first });
    expect(await problemOf(refused)).toEqual({ status: 409, code: "conflict" });
    expect((await post("/confirm", { code: codeAt(0, secret), secret })).status).toBe(200);
  });
});

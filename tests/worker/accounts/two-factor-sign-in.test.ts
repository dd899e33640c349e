import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { cookieOf, problemOf } from "../../support/access.ts";
import { makeTwoFactor, wrongTotpCode } from "../../support/two-factor.ts";

const minute = 60_000;
const unsigned = (token: string) => {
  const header = btoa(JSON.stringify({ alg: "none", typ: "code-ticket+jwt" })).replaceAll("=", "");
  return `${header}.${token.split(".")[1]}.`;
};

describe("signing in with a second factor", () => {
  it("asks for a code after the right password, and opens no session before", async () => {
    const { signIn } = await makeTwoFactor();
    const response = await signIn();
    expect(await response.json()).toEqual({ kind: "code_required", ticket: expect.any(String) });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("accepts the current code, a recent one, and Arabic digits", async () => {
    const { product, owner: trainer, codeAt, ticketOf, enter } = await makeTwoFactor();
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

  it("accepts each code once, even for two at one moment", async () => {
    const { codeAt, ticketOf, enter } = await makeTwoFactor();
    const [first, second] = [await ticketOf(), await ticketOf()];
    const code = codeAt();
    const answers = await Promise.all([enter(first, code), enter(second, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await problemOf(await enter(await ticketOf(), code))).toEqual(wrongTotpCode);
    expect(await problemOf(await enter(await ticketOf(), codeAt(-30_000)))).toEqual(wrongTotpCode);
  });

  it("uses its ticket up with a right code, not with a wrong one", async () => {
    const { product, codeAt, recoveryCodes, ticketOf, enter } = await makeTwoFactor();
    const ticket = await ticketOf();
    expect(await problemOf(await enter(ticket, "12345"))).toEqual(wrongTotpCode);
    expect((await enter(ticket, codeAt())).status).toBe(200);
    product.pass(2 * 60_000);
    const again = await enter(ticket, recoveryCodes[0] ?? "");
    expect(again.status).toBe(401);
    expect(again.headers.get("set-cookie")).toBeNull();
    expect((await enter(await ticketOf(), recoveryCodes[1] ?? "")).status).toBe(200);
  });

  it("accepts each recovery code once, in any spelling", async () => {
    const { recoveryCodes, ticketOf, enter, state } = await makeTwoFactor();
    const [code = "", next = ""] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replace("-", " ")} `;
    expect((await enter(await ticketOf(), typed)).status).toBe(200);
    expect(await problemOf(await enter(await ticketOf(), code))).toEqual(wrongTotpCode);
    expect((await enter(await ticketOf(), next)).status).toBe(200);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it("refuses old, future and wrong codes", async () => {
    const { codeAt, ticketOf, enter } = await makeTwoFactor();
    const ticket = await ticketOf();
    for (const code of [codeAt(-90_000), codeAt(90_000), "12345", "ABCDE-FGHJK", "٠"]) {
      expect(await problemOf(await enter(ticket, code))).toEqual(wrongTotpCode);
    }
  });

  it("slows guessing down", async () => {
    const { product, codeAt, ticketOf, enter } = await makeTwoFactor();
    const ticket = await ticketOf();
    for (let i = 0; i < 5; i++) await enter(ticket, "000000");
    const refused = await enter(ticket, codeAt());
    expect(await problemOf(refused)).toEqual({ status: 429, code: "rate_limited" });
    expect(refused.headers.get("retry-after")).toBe("1");
    product.pass(1000);
    expect((await enter(ticket, codeAt())).status).toBe(200);
  });

  it("counts a known browser's codes separately: a stolen password does not block the owner", async () => {
    const { product, codeAt, ticketOf, enter } = await makeTwoFactor();
    const cookie = cookieOf(await enter(await ticketOf(), codeAt()), "__Host-device");
    product.pass(minute);
    const stolen = await ticketOf();
    for (let i = 0; i < 5; i++) await enter(stolen, "000000");
    expect((await enter(stolen, codeAt())).status).toBe(429);
    const body = { ticket: await ticketOf(), code: codeAt() };
    const known = await product.call("/api/access/sign-in/code", { body, cookie });
    expect(known.status).toBe(200);
  });

  it("refuses a ticket that is old, forged, of another kind, or older than the password", async () => {
    const { product, owner: trainer, codeAt, ticketOf, enter } = await makeTwoFactor();
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

  it("refuses the ticket as an access token", async () => {
    const { product, ticketOf } = await makeTwoFactor();
    const response = await product.call("/api/admin/trainees", { token: await ticketOf() });
    expect(await problemOf(response)).toEqual({ status: 401, code: "unauthenticated" });
  });
});

describe("a trainee's second factor", () => {
  it("is required in the trainees' area", async () => {
    const { owner: trainee, codeAt, signIn, enter } = await makeTwoFactor("trainee");
    const asked = await (await signIn()).json<{ kind: string; ticket: string }>();
    expect(asked.kind).toBe("code_required");
    expect(await problemOf(await enter(asked.ticket, "000000"))).toEqual(wrongTotpCode);
    expect(await (await enter(asked.ticket, codeAt())).json()).toMatchObject({
      who: { kind: "trainee", id: trainee.id },
    });
  });

  it("has the trainee's address as its name in the authenticator", async () => {
    const { owner: trainee, uri } = await makeTwoFactor("trainee");
    expect(decodeURIComponent(uri)).toContain(`Miran:${trainee.email}`);
  });

  it("is still required after a mailed link set the password", async () => {
    const { product, owner: trainee, signIn } = await makeTwoFactor("trainee");
    await product.call("/api/access/reset-password", { body: { email: trainee.email } });
    await product.settle();
    const token = /access_token=([\w-]{43})/.exec(product.mails.at(-1)?.text ?? "")?.[1];
    const body = { token, password: "another password" };
    const set = await product.call("/api/access/new-password", { body });
    expect(set.status).toBe(200);
    expect(cookieOf(set)).toBe("");
    expect(await (await signIn({ password: "another password" })).json()).toMatchObject({
      kind: "code_required",
    });
  });
});

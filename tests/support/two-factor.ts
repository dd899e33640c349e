import { env } from "cloudflare:workers";
import { Secret, TOTP } from "otpauth";
import { givePassword, makeProduct, rightPassword } from "./access.ts";
import { makeTrainee, makeTrainer } from "./worker.ts";

/** The answer to a wrong code. */
export const wrongTotpCode = { status: 401, code: "code_invalid" };

const areas = {
  trainer: { make: makeTrainer, security: "/api/admin/security" },
  trainee: { make: makeTrainee, security: "/api/trainee/security" },
};

/** An account with two-factor, and its owner's requests. */
export async function makeTwoFactor(area: keyof typeof areas = "trainer") {
  const { make, security } = areas[area];
  const product = makeProduct();
  const owner = await make();
  await env.DB.prepare("delete from totp_credentials").run();
  await env.DB.prepare("delete from recovery_codes").run();
  await env.DB.prepare("delete from access_attempts").run();
  await givePassword(owner.id);

  const post = (path: string, body: unknown) =>
    product.call(`${security}/totp${path}`, { body, token: owner.token });
  const offer = await post("", { password: rightPassword });
  const { secret, uri } = await offer.json<{ secret: string; uri: string }>();
  const codeAt = (offset = 0, key = secret) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: product.platform.now() + offset,
    });
  const confirmed = await post("/confirm", { code: codeAt() });
  if (confirmed.status !== 200) throw new Error(await confirmed.text());
  const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>();
  // A code is valid once, so the next test needs another one.
  product.pass(60_000);

  const signIn = (choices: Record<string, unknown> = {}) =>
    product.call("/api/access/sign-in", {
      body: { email: owner.email, password: rightPassword, area, ...choices },
    });
  return {
    product,
    owner,
    secret,
    uri,
    recoveryCodes,
    /** The code at an offset in milliseconds, of this secret or another one. */
    codeAt,
    /** Posts to the routes of two-factor. */
    post,
    signIn,
    ticketOf: async (choices?: Record<string, unknown>): Promise<string> =>
      ((await (await signIn(choices)).json()) as { ticket: string }).ticket,
    enter: (ticket: string, code: string) =>
      product.call("/api/access/sign-in/code", { body: { ticket, code } }),
    state: async (): Promise<unknown> => {
      const response = await product.call(security, { token: owner.token });
      return ((await response.json()) as { totp: unknown }).totp;
    },
  };
}

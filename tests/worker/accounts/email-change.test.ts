import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import { makeTelling } from "../../support/telling.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const hour = 3_600_000;
let product: Product;
let trainee: SignedInTrainee;
let next: string;
beforeEach(async () => {
  await env.DB.exec("delete from outbox");
  product = makeProduct();
  trainee = await makeTrainee();
  await givePassword(trainee.id);
  next = `${newId()}@example.com`;
});

const post = (rest: string, body: unknown, { method = "POST", token = trainee.token } = {}) =>
  product.call(`/api/trainee/email-change${rest}`, { method, body, token });
/** Asks, and waits for the mails. */
async function ask(email = next, password = rightPassword, by = trainee) {
  const answer = await post("", { email, password }, { token: by.token });
  await product.settle();
  return answer;
}
const state = async () =>
  (await product.call("/api/trainee/email-change", { token: trainee.token })).json();
const mailsTo = (to: string) => product.mails.filter((mail) => mail.to === to);
const linkTo = (to: string) =>
  /confirm-email#access_token=([\w-]{43})/.exec(mailsTo(to).at(-1)?.text ?? "")?.[1] ?? "";
async function open(token: string, cookie?: string) {
  const answer = await product.call("/api/access/confirm-email", {
    body: { token },
    ...(cookie ? { cookie } : {}),
  });
  await product.settle();
  return answer;
}
const signIn = (email: string) =>
  product.call("/api/access/sign-in", {
    body: { email, password: rightPassword, area: "trainee" },
  });
/** Asks for the link again; what happens does so between the look at what waits and the write. */
function resendAfter(happens: () => Promise<unknown>) {
  let writes = false;
  const database: DatabaseClient = {
    prepare: (query) => {
      writes ||= /^insert .*mail_tokens/.test(query);
      return env.DB.prepare(query);
    },
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      if (writes) await happens();
      return env.DB.batch<Row>(statements);
    },
  };
  const { call } = makeProduct({ now: product.platform.now, database });
  return call("/api/trainee/email-change/resend", { body: {}, token: trainee.token });
}
const used = { status: 400, code: "confirmation_link_invalid" };

describe("asking for another address", () => {
  it("mails a link to the new one and word of it to the old one, and changes nothing", async () => {
    expect(await (await ask(` ${next.toUpperCase()} `)).json()).toEqual({
      email: trainee.email,
      pending: { email: next, expiresAt: product.platform.now() + 24 * hour },
    });
    expect(product.mails.map(({ to }) => to).sort()).toEqual([trainee.email, next].sort());
    expect(linkTo(next)).not.toBe("");
    expect(linkTo(trainee.email)).toBe("");
    expect(mailsTo(trainee.email)[0]?.text).toContain("/reset-password");
    expect((await signIn(trainee.email)).status).toBe(200);
    expect((await signIn(next)).status).toBe(401);
  });

  it("is refused without the password, for a taken address, for the trainer's and for none", async () => {
    const { email: taken } = await makeTrainee();
    expect(await problemOf(await ask(next, "wrong"))).toMatchObject({
      fields: { password: { code: "wrong_password" } },
    });
    for (const address of [taken, (await makeTrainer()).email, trainee.email]) {
      expect(await problemOf(await ask(address))).toEqual({
        status: 409,
        code: "email_taken",
        fields: { email: { code: "taken" } },
      });
    }
    expect(await problemOf(await ask("no address"))).toMatchObject({
      fields: { email: { code: "not_an_email" } },
    });
    expect(product.mails).toEqual([]);
    expect(await state()).toEqual({ email: trainee.email, pending: null });
  });

  it("tells who has an account to nobody without the password", async () => {
    const { email: taken } = await makeTrainee();
    expect(await problemOf(await ask(taken, "wrong"))).toEqual(
      await problemOf(await ask(next, "wrong")),
    );
  });

  it("tells whether ten addresses are taken, not of a list of them", async () => {
    const { email: taken } = await makeTrainee();
    for (let time = 0; time < 10; time++) expect((await ask(taken)).status).toBe(409);
    const refused = await ask(taken);
    expect(await problemOf(refused)).toEqual({ status: 429, code: "rate_limited" });
    expect(refused.headers.get("retry-after")).toBe("360");
    expect((await signIn(trainee.email)).status).toBe(200);
    product.pass(360_000);
    expect((await ask()).status).toBe(200);
  });

  it("sends five mails an hour and no more, and says when there may be another", async () => {
    await ask();
    product.pass(60_000);
    for (let time = 0; time < 4; time++) expect((await post("/resend", {})).status).toBe(200);
    await product.settle();
    const refused = await ask(`${newId()}@example.com`);
    expect(await problemOf(refused)).toEqual({ status: 429, code: "rate_limited" });
    expect(refused.headers.get("retry-after")).toBe(String((hour - 60_000) / 1000));
    expect(product.mails).toHaveLength(6);
    expect(await state()).toMatchObject({ pending: { email: next } });
    await env.DB.prepare("update mail_tokens set created_at = created_at - ? where account_id = ?")
      .bind(hour, trainee.id)
      .run();
    expect((await post("/resend", {})).status).toBe(200);
  });
});

describe("the link of a new address", () => {
  it("gives the account its address, by which it is found, and tells the old one", async () => {
    await ask();
    expect(await (await open(linkTo(next))).json()).toEqual({ changed: true });
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(trainee.email)).status).toBe(401);
    const row = await env.DB.prepare(`select email, email_confirmed_at from accounts where id = ?`)
      .bind(trainee.id)
      .first();
    expect(row).toEqual({ email: next, email_confirmed_at: product.platform.now() });
    expect(mailsTo(trainee.email)).toHaveLength(2);
    const { token } = await makeTrainer();
    const found = await product.call(`/api/admin/trainees?search=${next}`, { token });
    expect(JSON.stringify(await found.json())).toContain(trainee.id);
  });

  it("ends every session but that of the browser which opened it", async () => {
    const [here, there] = [await signIn(trainee.email), await signIn(trainee.email)].map((each) =>
      cookieOf(each),
    );
    await ask();
    await open(linkTo(next), here);
    const refresh = (cookie = "") => product.call("/api/access/refresh", { body: {}, cookie });
    expect((await refresh(here)).status).toBe(200);
    expect(await problemOf(await refresh(there))).toEqual({ status: 401, code: "session_ended" });
    expect((await post("/resend", {})).status).toBe(401);
  });

  it("lets a stranger's session in the browser that opens it alone, and ends the owner's", async () => {
    const stranger = await makeTrainee();
    await givePassword(stranger.id);
    const cookie = cookieOf(await signIn(stranger.email));
    await ask();
    await open(linkTo(next), cookie);
    expect((await product.call("/api/access/refresh", { body: {}, cookie })).status).toBe(200);
    expect((await post("/resend", {})).status).toBe(401);
  });

  it("works once, even for two at one moment", async () => {
    await ask();
    const link = linkTo(next);
    const answers = await Promise.all([open(link), open(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await problemOf(await open(link))).toEqual(used);
    expect(mailsTo(trainee.email)).toHaveLength(2);
  });

  it("works for a day", async () => {
    await ask();
    product.pass(24 * hour);
    expect(await problemOf(await open(linkTo(next)))).toEqual(used);
    expect((await signIn(trainee.email)).status).toBe(200);
  });

  it("is the newest: those before it open nothing", async () => {
    await ask();
    const first = linkTo(next);
    const other = `${newId()}@example.com`;
    await ask(other);
    const second = linkTo(other);
    expect((await post("/resend", {})).status).toBe(200);
    await product.settle();
    for (const link of [first, second]) expect(await problemOf(await open(link))).toEqual(used);
    expect((await open(linkTo(other))).status).toBe(200);
  });

  it.each([
    ["it is given up", () => post("", {}, { method: "DELETE" })],
    [
      "the password is changed",
      () =>
        product.call("/api/trainee/password", {
          body: { currentPassword: rightPassword, newPassword: "another password" },
          token: trainee.token,
        }),
    ],
    [
      "a mailed link sets the password",
      async () => {
        await product.call("/api/access/reset-password", { body: { email: trainee.email } });
        await product.settle();
        const reset = mailsTo(trainee.email).at(-1)?.text ?? "";
        const token = /access_token=([\w-]{43})/.exec(reset)?.[1];
        const body = { token, password: "another password" };
        return product.call("/api/access/new-password", { body });
      },
    ],
    [
      "the trainer gives the trainee another address",
      async () => {
        const { token } = await makeTrainer();
        const body = { email: `${newId()}@example.com` };
        return product.call(`/api/admin/trainees/${trainee.id}`, { method: "PATCH", body, token });
      },
    ],
    [
      "the trainer closes the account",
      async () => {
        const { token } = await makeTrainer();
        const path = `/api/admin/trainees/${trainee.id}`;
        const set = (status: string) =>
          product.call(path, { method: "PATCH", body: { status }, token });
        await set("inactive");
        return set("active");
      },
    ],
  ])("opens nothing once %s", async (_, happen) => {
    await ask();
    expect((await happen()).status).toBe(200);
    expect(await problemOf(await open(linkTo(next)))).toEqual(used);
  });

  it("opens nothing for an account that is not active", async () => {
    await ask();
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(trainee.id)
      .run();
    expect(await problemOf(await open(linkTo(next)))).toEqual(used);
  });

  it("says that somebody else has the address meanwhile, and changes nothing", async () => {
    const other = await makeTrainee();
    await givePassword(other.id);
    await ask();
    await ask(next, rightPassword, other);
    const [mine = "", theirs = ""] = mailsTo(next).map(
      ({ text }) => /access_token=([\w-]{43})/.exec(text)?.[1] ?? "",
    );
    expect((await open(theirs)).status).toBe(200);
    expect(await problemOf(await open(mine))).toEqual({ status: 409, code: "email_taken" });
    expect((await signIn(trainee.email)).status).toBe(200);
  });

  it("tells whoever watches, once", async () => {
    const trainer = await makeTrainer();
    const watched = makeTelling();
    await ask();
    const body = { token: linkTo(next) };
    expect((await watched.call("/api/access/confirm-email", { body })).status).toBe(200);
    await watched.settle();
    const event = { type: "trainee", traineeId: trainee.id, what: "profile" };
    expect(watched.told).toHaveLength(2);
    expect(watched.told).toEqual(
      expect.arrayContaining([trainee.id, trainer.id].map((to) => ({ to, event }))),
    );
  });
});

describe("a change that waits", () => {
  it("is given up as often as one likes, and cannot be mailed again afterwards", async () => {
    await ask();
    for (let time = 0; time < 2; time++) {
      const answer = await post("", {}, { method: "DELETE" });
      expect(await answer.json()).toEqual({ email: trainee.email, pending: null });
    }
    expect(await problemOf(await post("/resend", {}))).toEqual({ status: 409, code: "conflict" });
  });

  it("is not asked for again by a second link when it was given up a moment before", async () => {
    await ask();
    const sent = await resendAfter(() => post("", {}, { method: "DELETE" }));
    expect(await problemOf(sent)).toEqual({ status: 409, code: "conflict" });
    expect(await state()).toEqual({ email: trainee.email, pending: null });
    expect(mailsTo(next)).toHaveLength(1);
  });

  it("is nothing of a stranger's", async () => {
    await ask();
    const { token } = await makeTrainee();
    expect((await post("", {}, { method: "DELETE", token })).status).toBe(200);
    expect((await post("/resend", {}, { token })).status).toBe(409);
    expect(await state()).toMatchObject({ pending: { email: next } });
  });

  it("is not mailed to the old address again", async () => {
    await ask();
    await post("/resend", {});
    await product.settle();
    expect(mailsTo(next)).toHaveLength(2);
    expect(mailsTo(trainee.email)).toHaveLength(1);
  });
});

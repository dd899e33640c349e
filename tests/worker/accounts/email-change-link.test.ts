import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { cookieOf, givePassword, problemOf, rightPassword } from "../../support/access.ts";
import { type EmailChange, makeEmailChange } from "../../support/email-change.ts";
import { makeTelling } from "../../support/telling.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const hour = 3_600_000;
const used = { status: 400, code: "confirmation_link_invalid" };

describe("the link of a new address", () => {
  it("changes the account's address, also for the search, and mails the old one", async () => {
    const { product, trainee, next, ask, mailsTo, linkTo, open, signIn } = await makeEmailChange();
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

  it("ends every session except the browser's that opened it", async () => {
    const { product, trainee, next, post, ask, linkTo, open, signIn } = await makeEmailChange();
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

  it("ends the owner's sessions, and leaves a stranger's in the opening browser", async () => {
    const { product, next, post, ask, linkTo, open, signIn } = await makeEmailChange();
    const stranger = await makeTrainee();
    await givePassword(stranger.id);
    const cookie = cookieOf(await signIn(stranger.email));
    await ask();
    await open(linkTo(next), cookie);
    expect((await product.call("/api/access/refresh", { body: {}, cookie })).status).toBe(200);
    expect((await post("/resend", {})).status).toBe(401);
  });

  it("works once, even for two at one moment", async () => {
    const { trainee, next, ask, mailsTo, linkTo, open } = await makeEmailChange();
    await ask();
    const link = linkTo(next);
    const answers = await Promise.all([open(link), open(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await problemOf(await open(link))).toEqual(used);
    expect(mailsTo(trainee.email)).toHaveLength(2);
  });

  it("expires after a day", async () => {
    const { product, trainee, next, ask, linkTo, open, signIn } = await makeEmailChange();
    await ask();
    product.pass(24 * hour);
    expect(await problemOf(await open(linkTo(next)))).toEqual(used);
    expect((await signIn(trainee.email)).status).toBe(200);
  });

  it("is the newest: earlier ones are refused", async () => {
    const { product, next, post, ask, linkTo, open } = await makeEmailChange();
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

  it.each<[string, (change: EmailChange) => Promise<Response>]>([
    ["it is cancelled", ({ post }) => post("", {}, { method: "DELETE" })],
    [
      "the password is changed",
      ({ product, trainee }) =>
        product.call("/api/trainee/password", {
          body: { currentPassword: rightPassword, newPassword: "another password" },
          token: trainee.token,
        }),
    ],
    [
      "a mailed link sets the password",
      async ({ product, trainee, mailsTo }) => {
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
      async ({ product, trainee }) => {
        const { token } = await makeTrainer();
        const body = { email: `${newId()}@example.com` };
        return product.call(`/api/admin/trainees/${trainee.id}`, { method: "PATCH", body, token });
      },
    ],
    [
      "the trainer closes the account",
      async ({ product, trainee }) => {
        const { token } = await makeTrainer();
        const path = `/api/admin/trainees/${trainee.id}`;
        const set = (status: string) =>
          product.call(path, { method: "PATCH", body: { status }, token });
        await set("inactive");
        return set("active");
      },
    ],
  ])("is refused once %s", async (_, happen) => {
    const change = await makeEmailChange();
    const { next, ask, linkTo, open } = change;
    await ask();
    expect((await happen(change)).status).toBe(200);
    expect(await problemOf(await open(linkTo(next)))).toEqual(used);
  });

  it("is refused for an account that is not active", async () => {
    const { trainee, next, ask, linkTo, open } = await makeEmailChange();
    await ask();
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(trainee.id)
      .run();
    expect(await problemOf(await open(linkTo(next)))).toEqual(used);
  });

  it("reports that another account has the address meanwhile, and changes nothing", async () => {
    const { trainee, next, ask, mailsTo, open, signIn } = await makeEmailChange();
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

  it("tells the open windows, once", async () => {
    const { trainee, next, ask, linkTo } = await makeEmailChange();
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

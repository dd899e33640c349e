import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { type EmailChange, makeEmailChange } from "../../support/email-change.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const hour = 3_600_000;

/** Asks for the link again; `happens` runs between reading the pending change and the write. */
function resendAfter({ product, trainee }: EmailChange, happens: () => Promise<unknown>) {
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

describe("asking for another address", () => {
  it("mails a link to the new one and a notice to the old one, and changes nothing", async () => {
    const { product, trainee, next, ask, mailsTo, linkTo, signIn } = await makeEmailChange();
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

  it("is refused for a wrong password, a taken address, the trainer's and an invalid one", async () => {
    const { product, trainee, next, ask, state } = await makeEmailChange();
    const { email: takenEmail } = await makeTrainee();
    expect(await problemOf(await ask(next, "wrong"))).toMatchObject({
      fields: { password: { code: "wrong_password" } },
    });
    for (const address of [takenEmail, (await makeTrainer()).email, trainee.email]) {
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

  it("reveals no accounts without the password", async () => {
    const { next, ask } = await makeEmailChange();
    const { email: takenEmail } = await makeTrainee();
    expect(await problemOf(await ask(takenEmail, "wrong"))).toEqual(
      await problemOf(await ask(next, "wrong")),
    );
  });

  it("reveals at most ten taken addresses an hour", async () => {
    const { product, trainee, ask, signIn } = await makeEmailChange();
    const { email: takenEmail } = await makeTrainee();
    for (let time = 0; time < 10; time++) expect((await ask(takenEmail)).status).toBe(409);
    const refused = await ask(takenEmail);
    expect(await problemOf(refused)).toEqual({ status: 429, code: "rate_limited" });
    expect(refused.headers.get("retry-after")).toBe("360");
    expect((await signIn(trainee.email)).status).toBe(200);
    product.pass(360_000);
    expect((await ask()).status).toBe(200);
  });

  it("sends at most five mails an hour, and reports the time of the next", async () => {
    const { product, trainee, next, post, ask, state } = await makeEmailChange();
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

describe("a pending change of address", () => {
  it("can be cancelled repeatedly, and is not mailed again afterwards", async () => {
    const { trainee, post, ask } = await makeEmailChange();
    await ask();
    for (let time = 0; time < 2; time++) {
      const answer = await post("", {}, { method: "DELETE" });
      expect(await answer.json()).toEqual({ email: trainee.email, pending: null });
    }
    expect(await problemOf(await post("/resend", {}))).toEqual({ status: 409, code: "conflict" });
  });

  it("is not mailed again if cancelled a moment before", async () => {
    const change = await makeEmailChange();
    const { trainee, next, post, ask, state, mailsTo } = change;
    await ask();
    const sent = await resendAfter(change, () => post("", {}, { method: "DELETE" }));
    expect(await problemOf(sent)).toEqual({ status: 409, code: "conflict" });
    expect(await state()).toEqual({ email: trainee.email, pending: null });
    expect(mailsTo(next)).toHaveLength(1);
  });

  it("is untouched by a stranger", async () => {
    const { next, post, ask, state } = await makeEmailChange();
    await ask();
    const { token } = await makeTrainee();
    expect((await post("", {}, { method: "DELETE", token })).status).toBe(200);
    expect((await post("/resend", {}, { token })).status).toBe(409);
    expect(await state()).toMatchObject({ pending: { email: next } });
  });

  it("is not mailed to the old address again", async () => {
    const { product, trainee, next, post, ask, mailsTo } = await makeEmailChange();
    await ask();
    await post("/resend", {});
    await product.settle();
    expect(mailsTo(next)).toHaveLength(2);
    expect(mailsTo(trainee.email)).toHaveLength(1);
  });
});

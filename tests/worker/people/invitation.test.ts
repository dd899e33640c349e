import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  setting,
} from "../../support/access.ts";
import { inviteWith, rowOfInvitation } from "../../support/invitations.ts";
import {
  acceptedInvitation,
  columnOf,
  invitedDoor,
  makeUnenteredTrainee,
  noticesOf,
  outcomeOf,
  usedInvitation,
} from "../../support/invited-door.ts";
import { makeTelling } from "../../support/telling.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const day = 86_400_000;
const { signIn, show, register, choose } = invitedDoor(() => product);
let product: Product;
let trainer: { id: string; token: string };

beforeEach(async () => {
  product = makeProduct();
  trainer = await makeTrainer();
  await setting("registration", {});
  await setting("security", {});
  await setting("general", {});
  await env.DB.exec("delete from access_attempts");
});

describe("opening an invitation", () => {
  it("shows the trainer's entries, and uses nothing up", async () => {
    await setting("general", { trainerName: "سامر", businessName: "نادي القمة" });
    const invited = await inviteWith(product, trainer.token);
    const first = await (await show(invited.token)).json();
    expect(first).toMatchObject({
      asks: "registration",
      name: "ريم سالم",
      email: invited.email,
      phone: "+970599123456",
      gender: "female",
      plan: { id: "premium" },
      trainerName: "سامر",
      businessName: "نادي القمة",
    });
    expect(await (await show(invited.token)).json()).toEqual(first);
  });

  it("shows of an account only its address", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    expect(await (await show(account.link)).json()).toMatchObject({
      asks: "password",
      email: account.email,
    });
  });

  it("refuses an unknown link without details", async () => {
    for (const token of ["", "x", "A".repeat(43)]) {
      expect(await problemOf(await show(token))).toEqual({
        status: 400,
        code: "invitation_invalid",
      });
    }
  });
});

describe("registering by an invitation", () => {
  it("opens and signs in to the account at once, with the promised plan, with registration closed", async () => {
    await setting("registration", { mode: "closed" });
    const invited = await inviteWith(product, trainer.token);
    const id = newId();
    const response = await register(invited.token, { id, email: invited.email });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      kind: "signed_in",
      who: { id, name: "سارة منصور" },
    });
    expect(cookieOf(response)).not.toBe("");
    const profile = await columnOf("select * from trainee_profiles where id = ?", id);
    expect(profile).toMatchObject({ status: "active", subscription_plan: "premium" });
    expect(await rowOfInvitation(invited.id)).toMatchObject({
      trainee_id: id,
      accepted_at: product.platform.now(),
    });
    expect((await signIn(invited.email)).status).toBe(200);
  });

  it("confirms no address, because the link may have come by any channel", async () => {
    await setting("security", { emailConfirmation: true });
    const invited = await inviteWith(product, trainer.token);
    const id = newId();
    await register(invited.token, { id, email: invited.email });
    await product.settle();
    const account = await columnOf("select email_confirmed_at from accounts where id = ?", id);
    expect(account).toEqual({ email_confirmed_at: null });
    expect(product.mails.map(({ to, text }) => [to, text.includes("/confirm-email#")])).toEqual([
      [invited.email, true],
    ]);
    expect((await signIn(invited.email)).status).toBe(200);
  });

  it("keeps the promised plan after it is archived", async () => {
    const plan = `plan-${newId()}`;
    await env.DB.prepare(
      `insert into plans (id, name, price_agorot, months, features, status, position, created_at, updated_at)
       values (?1, 'خاصة', 100, 1, '["متابعة"]', 'active', 90, 1, 1)`,
    )
      .bind(plan)
      .run();
    const invited = await inviteWith(product, trainer.token, { plan });
    await env.DB.prepare("update plans set status = 'inactive' where id = ?").bind(plan).run();
    const id = newId();
    expect((await register(invited.token, { id })).status).toBe(200);
    const profile = await columnOf(
      "select subscription_plan from trainee_profiles where id = ?",
      id,
    );
    expect(profile).toEqual({ subscription_plan: plan });
  });

  it("notifies the trainer once", async () => {
    const invited = await inviteWith(product, trainer.token);
    const id = newId();
    await register(invited.token, { id });
    const { results } = await env.DB.prepare("select title from notifications where sender_id = ?")
      .bind(id)
      .all();
    expect(results).toEqual([{ title: "قُبلت دعوتك: سارة منصور" }]);
  });

  it("updates the trainer's lists, for both kinds", async () => {
    const telling = makeTelling();
    product = telling;
    const changed = { type: "list", what: "trainees" };
    const invited = await inviteWith(product, trainer.token);
    const account = await makeUnenteredTrainee(product, trainer.token);
    for (const accept of [() => register(invited.token), () => choose(account.link)]) {
      await product.settle();
      telling.told.length = 0;
      await accept();
      await drainOutbox(product.platform);
      await product.settle();
      expect(telling.told).toContainEqual({ to: trainer.id, event: changed });
    }
  });

  it("works once: a second person is refused with the reason", async () => {
    const invited = await inviteWith(product, trainer.token);
    const first = newId();
    await register(invited.token, { id: first });
    const second = newId();
    expect(await problemOf(await register(invited.token, { id: second }))).toEqual(usedInvitation);
    expect(await problemOf(await show(invited.token))).toEqual(usedInvitation);
    expect(await columnOf("select id from accounts where id = ?", second)).toBeNull();
    expect(await rowOfInvitation(invited.id)).toMatchObject({ trainee_id: first });
  });

  it("accepts a repeated request, without signing in", async () => {
    const invited = await inviteWith(product, trainer.token);
    const person = { id: newId(), email: invited.email };
    await register(invited.token, person);
    expect(await outcomeOf(await register(invited.token, person))).toEqual(acceptedInvitation);
  });

  it("accepts a simultaneous repetition, and signs in once", async () => {
    const invited = await inviteWith(product, trainer.token);
    const person = { id: newId(), email: invited.email };
    const answers = await Promise.all([1, 2].map(() => register(invited.token, person)));
    const kinds = answers.map(async (each) => ((await each.json()) as { kind: string }).kind);
    expect((await Promise.all(kinds)).sort()).toEqual(["accepted", "signed_in"]);
    expect(await noticesOf(person.id)).toHaveLength(1);
  });

  it("does not bypass the second factor of an existing account", async () => {
    const events: unknown[] = [];
    product = makeProduct({ log: ({ event }) => events.push(event) });
    const { id, email } = await makeTrainee();
    await givePassword(id);
    await env.DB.prepare(
      "insert into totp_credentials (account_id, secret, confirmed_at, created_at) values (?1, 'x', 1, 1)",
    )
      .bind(id)
      .run();
    const invited = await inviteWith(product, trainer.token);
    expect(await outcomeOf(await register(invited.token, { id, email }))).toEqual(
      acceptedInvitation,
    );
    expect(events).not.toContain("invitation_accepted");
    expect(await rowOfInvitation(invited.id)).toMatchObject({ accepted_at: null });
  });

  it("succeeds for one of two at once", async () => {
    const invited = await inviteWith(product, trainer.token);
    const ids = [newId(), newId()];
    const answers = await Promise.all(ids.map((id) => register(invited.token, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const made = await Promise.all(
      ids.map((id) => columnOf("select id from accounts where id = ?", id)),
    );
    expect(made.filter((row) => row !== null)).toHaveLength(1);
  });

  it("stays open after a taken address", async () => {
    const other = await makeTrainee();
    const invited = await inviteWith(product, trainer.token);
    expect(await problemOf(await register(invited.token, { email: other.email }))).toMatchObject({
      status: 409,
      code: "email_taken",
    });
    expect((await register(invited.token, { email: invited.email })).status).toBe(200);
  });

  it("answers all alike after a network's fifth taken address", async () => {
    const other = await makeTrainee();
    const invited = await inviteWith(product, trainer.token);
    const meet = (email: string) => register(invited.token, { email });
    for (let i = 0; i < 5; i++) expect((await meet(other.email)).status).toBe(409);
    const accepted = { kind: "accepted" };
    const met = await meet(other.email);
    expect([met.status, await met.json(), cookieOf(met)]).toEqual([200, accepted, ""]);
    const own = await meet(invited.email);
    expect([own.status, await own.json(), cookieOf(own)]).toEqual([200, accepted, ""]);
    const isMade = "select status from trainee_profiles join accounts using (id) where email = ?";
    expect(await columnOf(isMade, invited.email)).toEqual({ status: "active" });
    await product.settle();
    expect(product.mails.filter(({ to }) => to === other.email)).toHaveLength(1);
  });

  it("refuses a guessable password, and stays open", async () => {
    const invited = await inviteWith(product, trainer.token);
    const refused = await register(invited.token, { password: "12345678" });
    expect((await problemOf(refused)).status).toBe(400);
    expect((await register(invited.token)).status).toBe(200);
  });

  it("expires after 14 days", async () => {
    const invited = await inviteWith(product, trainer.token);
    product.pass(14 * day - 1000);
    expect((await show(invited.token)).status).toBe(200);
    product.pass(1000);
    const ended = { status: 410, code: "invitation_ended" };
    expect(await problemOf(await show(invited.token))).toEqual(ended);
    expect(await problemOf(await register(invited.token))).toEqual(ended);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { drainOutbox } from "../../../worker/actions/operations/drain-outbox.ts";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  registration,
  rightPassword,
  setting,
} from "../../support/access.ts";
import {
  inviteBy,
  rowOfInvitation,
  tokenOfLink,
  withoutPassword,
} from "../../support/invitations.ts";
import { makeTelling } from "../../support/telling.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const day = 86_400_000;
let product: Product;
let trainer: { id: string; token: string };

beforeEach(async () => {
  product = makeProduct();
  trainer = await makeTrainer();
  await setting("registration", {});
  await setting("security", {});
  await setting("general", {});
});

const signIn = (email: string, password = rightPassword) =>
  product.call("/api/access/sign-in", { body: { email, password, area: "trainee" } });
const show = (token: string) => product.call("/api/access/invitation", { body: { token } });
const register = (token: string, overrides: Record<string, unknown> = {}) => {
  const { plan: _, ...person } = registration(overrides);
  return product.call("/api/access/invitation/register", { body: { token, ...person } });
};
const choose = (token: string, password = rightPassword) =>
  product.call("/api/access/invitation/password", { body: { token, password } });
const column = async (sql: string, id: string) => env.DB.prepare(sql).bind(id).first();
const used = { status: 410, code: "invitation_used" };
const acceptedBefore = [200, { kind: "accepted" }, ""];
const outcomeOf = async (response: Response) => [
  response.status,
  await response.json(),
  cookieOf(response),
];
const noticesOf = async (senderId: string) => {
  const select = env.DB.prepare("select message from notifications where sender_id = ?");
  return (await select.bind(senderId).all()).results;
};

/** An account that the trainer made without a password, and the link to choose one. */
async function unentered() {
  const trainee = await makeTrainee();
  await withoutPassword(trainee.id);
  const path = `/api/admin/trainees/${trainee.id}/invitation`;
  const response = await product.call(path, { token: trainer.token, body: { id: newId() } });
  const { link } = (await response.json()) as { link: string };
  return { ...trainee, link: tokenOfLink(link) };
}

describe("opening an invitation", () => {
  it("shows what the trainer filled in, and uses nothing up", async () => {
    await setting("general", { trainerName: "سامر", businessName: "نادي القمة" });
    const invited = await inviteBy(product, trainer.token);
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

  it("says of an account only what its invitation needs", async () => {
    const account = await unentered();
    expect(await (await show(account.link)).json()).toMatchObject({
      asks: "password",
      email: account.email,
    });
  });

  it("tells a stranger's secret nothing but that it opens nothing", async () => {
    for (const token of ["", "x", "A".repeat(43)]) {
      expect(await problemOf(await show(token))).toEqual({
        status: 400,
        code: "invitation_invalid",
      });
    }
  });
});

describe("registering by an invitation", () => {
  it("opens the account at once, signed in and with the promised plan, in a closed house", async () => {
    await setting("registration", { mode: "closed" });
    const invited = await inviteBy(product, trainer.token);
    const id = newId();
    const response = await register(invited.token, { id, email: invited.email });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      kind: "signed_in",
      who: { id, name: "سارة منصور" },
    });
    expect(cookieOf(response)).not.toBe("");
    const profile = await column("select * from trainee_profiles where id = ?", id);
    expect(profile).toMatchObject({ status: "active", subscription_plan: "premium" });
    expect(await rowOfInvitation(invited.id)).toMatchObject({
      trainee_id: id,
      accepted_at: product.platform.now(),
    });
    expect((await signIn(invited.email)).status).toBe(200);
  });

  it("proves no address: the link may have gone by any road", async () => {
    await setting("security", { emailConfirmation: true });
    const invited = await inviteBy(product, trainer.token);
    const id = newId();
    await register(invited.token, { id, email: invited.email });
    await product.settle();
    const account = await column("select email_confirmed_at from accounts where id = ?", id);
    expect(account).toEqual({ email_confirmed_at: null });
    expect(product.mails.map(({ to, text }) => [to, text.includes("/confirm-email#")])).toEqual([
      [invited.email, true],
    ]);
    expect((await signIn(invited.email)).status).toBe(200);
  });

  it("keeps the plan that was promised when it is not offered any more", async () => {
    const plan = `plan-${newId()}`;
    await env.DB.prepare(
      `insert into plans (id, name, price_agorot, months, features, status, position, created_at, updated_at)
       values (?1, 'خاصة', 100, 1, '["متابعة"]', 'active', 90, 1, 1)`,
    )
      .bind(plan)
      .run();
    const invited = await inviteBy(product, trainer.token, { plan });
    await env.DB.prepare("update plans set status = 'inactive' where id = ?").bind(plan).run();
    const id = newId();
    expect((await register(invited.token, { id })).status).toBe(200);
    const profile = await column("select subscription_plan from trainee_profiles where id = ?", id);
    expect(profile).toEqual({ subscription_plan: plan });
  });

  it("tells the trainer once", async () => {
    const invited = await inviteBy(product, trainer.token);
    const id = newId();
    await register(invited.token, { id });
    const { results } = await env.DB.prepare("select title from notifications where sender_id = ?")
      .bind(id)
      .all();
    expect(results).toEqual([{ title: "قُبلت دعوتك: سارة منصور" }]);
  });

  it("brings the trainer's lists up to date, whichever kind it is", async () => {
    const telling = makeTelling();
    product = telling;
    const changed = { type: "list", what: "trainees" };
    const invited = await inviteBy(product, trainer.token);
    const account = await unentered();
    for (const accept of [() => register(invited.token), () => choose(account.link)]) {
      await product.settle();
      telling.told.length = 0;
      await accept();
      await drainOutbox(product.platform);
      await product.settle();
      expect(telling.told).toContainEqual({ to: trainer.id, event: changed });
    }
  });

  it("works once: another person's try says so and changes nothing", async () => {
    const invited = await inviteBy(product, trainer.token);
    const first = newId();
    await register(invited.token, { id: first });
    const second = newId();
    expect(await problemOf(await register(invited.token, { id: second }))).toEqual(used);
    expect(await problemOf(await show(invited.token))).toEqual(used);
    expect(await column("select id from accounts where id = ?", second)).toBeNull();
    expect(await rowOfInvitation(invited.id)).toMatchObject({ trainee_id: first });
  });

  it("answers well when the same request comes again, and signs nobody in by it", async () => {
    const invited = await inviteBy(product, trainer.token);
    const person = { id: newId(), email: invited.email };
    await register(invited.token, person);
    expect(await outcomeOf(await register(invited.token, person))).toEqual(acceptedBefore);
  });

  it("answers well to the same request twice at once, and signs in by one", async () => {
    const invited = await inviteBy(product, trainer.token);
    const person = { id: newId(), email: invited.email };
    const answers = await Promise.all([1, 2].map(() => register(invited.token, person)));
    const kinds = answers.map(async (each) => ((await each.json()) as { kind: string }).kind);
    expect((await Promise.all(kinds)).sort()).toEqual(["accepted", "signed_in"]);
    expect(await noticesOf(person.id)).toHaveLength(1);
  });

  it("is no way past the second step of an account that was there before", async () => {
    const events: unknown[] = [];
    product = makeProduct({ log: ({ event }) => events.push(event) });
    const { id, email } = await makeTrainee();
    await givePassword(id);
    await env.DB.prepare(
      "insert into totp_credentials (account_id, secret, confirmed_at, created_at) values (?1, 'x', 1, 1)",
    )
      .bind(id)
      .run();
    const invited = await inviteBy(product, trainer.token);
    expect(await outcomeOf(await register(invited.token, { id, email }))).toEqual(acceptedBefore);
    expect(events).not.toContain("invitation_accepted");
    expect(await rowOfInvitation(invited.id)).toMatchObject({ accepted_at: null });
  });

  it("lets one win of two at once", async () => {
    const invited = await inviteBy(product, trainer.token);
    const ids = [newId(), newId()];
    const answers = await Promise.all(ids.map((id) => register(invited.token, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const made = await Promise.all(
      ids.map((id) => column("select id from accounts where id = ?", id)),
    );
    expect(made.filter((row) => row !== null)).toHaveLength(1);
  });

  it("stays open when the typed address is somebody's", async () => {
    const other = await makeTrainee();
    const invited = await inviteBy(product, trainer.token);
    expect(await problemOf(await register(invited.token, { email: other.email }))).toMatchObject({
      status: 409,
      code: "email_taken",
    });
    expect((await register(invited.token, { email: invited.email })).status).toBe(200);
  });

  it("refuses a guessable password, and stays open", async () => {
    const invited = await inviteBy(product, trainer.token);
    const refused = await register(invited.token, { password: "12345678" });
    expect((await problemOf(refused)).status).toBe(400);
    expect((await register(invited.token)).status).toBe(200);
  });

  it("ends after 14 days and not before", async () => {
    const invited = await inviteBy(product, trainer.token);
    product.pass(14 * day - 1000);
    expect((await show(invited.token)).status).toBe(200);
    product.pass(1000);
    const ended = { status: 410, code: "invitation_ended" };
    expect(await problemOf(await show(invited.token))).toEqual(ended);
    expect(await problemOf(await register(invited.token))).toEqual(ended);
  });
});

describe("choosing the first password of an account", () => {
  it("sets it, signs in and leaves everything else as it is", async () => {
    const account = await unentered();
    const select = "select * from trainee_profiles where id = ?";
    const before = await column(select, account.id);
    expect((await signIn(account.email)).status).toBe(401);
    const response = await choose(account.link);
    expect(await response.json()).toMatchObject({ kind: "signed_in", who: { id: account.id } });
    expect(await column(select, account.id)).toEqual(before);
    expect((await signIn(account.email)).status).toBe(200);
  });

  it("refuses a sign-in before as it refuses an unknown address", async () => {
    const account = await unentered();
    const refused = await problemOf(await signIn(account.email));
    expect(refused).toEqual(await problemOf(await signIn(`${newId()}@example.com`)));
  });

  it("lets one win of two at once", async () => {
    const account = await unentered();
    const passwords = ["first one wins", "second one wins"];
    const answers = await Promise.all(passwords.map((password) => choose(account.link, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const opens = await Promise.all(passwords.map((each) => signIn(account.email, each)));
    expect(opens.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    );
  });

  it("answers well when the same choice comes again, and signs nobody in by it", async () => {
    const account = await unentered();
    await choose(account.link);
    expect(await outcomeOf(await choose(account.link))).toEqual(acceptedBefore);
    const other = await unentered();
    const answers = await Promise.all([1, 2].map(() => choose(other.link)));
    const kinds = answers.map(async (each) => ((await each.json()) as { kind: string }).kind);
    expect((await Promise.all(kinds)).sort()).toEqual(["accepted", "signed_in"]);
  });

  it("slows guessing down by what was chosen, as the sign-in does", async () => {
    const account = await unentered();
    await choose(account.link);
    for (let time = 0; time < 5; time++) {
      expect(await problemOf(await choose(account.link, "not the chosen one"))).toEqual(used);
    }
    const blocked = { status: 429, code: "rate_limited" };
    expect(await problemOf(await choose(account.link))).toEqual(blocked);
    expect(await problemOf(await signIn(account.email))).toEqual(blocked);
  });

  it("uses up whatever else would open the account", async () => {
    const account = await unentered();
    const sibling = newId();
    await env.DB.prepare(
      `insert into invitations (id, hash, trainee_id, name, created_at, sent_at, expires_at)
       select ?1, ?1, trainee_id, name, created_at, sent_at, expires_at
       from invitations where trainee_id = ?2`,
    )
      .bind(sibling, account.id)
      .run();
    await choose(account.link);
    expect(await rowOfInvitation(sibling)).toMatchObject({ accepted_at: product.platform.now() });
  });

  it("tells the trainer that the account is open only where it is", async () => {
    const open = await unentered();
    const closed = await unentered();
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(closed.id)
      .run();
    await choose(open.link);
    await choose(closed.link);
    expect(await noticesOf(open.id)).toEqual([{ message: "اختيرت كلمة المرور، والحساب مفتوح." }]);
    expect(await noticesOf(closed.id)).toEqual([{ message: "اختيرت كلمة المرور." }]);
  });

  it("is over once a mailed reset has set a password, and overwrites none", async () => {
    const account = await unentered();
    const { email } = account;
    await product.call("/api/access/reset-password", { body: { email } });
    await product.settle();
    const token = /access_token=([\w-]{43})/.exec(product.mails.at(-1)?.text ?? "")?.[1];
    const password = "by the mailed link";
    await product.call("/api/access/new-password", { body: { token, password } });
    expect(await problemOf(await choose(account.link))).toEqual(used);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it("is over once the trainer has set a password", async () => {
    const account = await unentered();
    const changed = await product.call(`/api/admin/trainees/${account.id}`, {
      method: "PATCH",
      token: trainer.token,
      body: { password: "from the trainer" },
    });
    expect(changed.status).toBe(200);
    expect(await problemOf(await choose(account.link))).toEqual(used);
    expect((await signIn(account.email, "from the trainer")).status).toBe(200);
  });

  it("signs nobody in whose account the trainer closed meanwhile", async () => {
    const account = await unentered();
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(account.id)
      .run();
    const response = await choose(account.link);
    expect([await response.json(), cookieOf(response)]).toEqual([{ kind: "accepted" }, ""]);
  });

  it("is no way to register, nor the other way round", async () => {
    const account = await unentered();
    expect((await register(account.link)).status).toBe(409);
    const invited = await inviteBy(product, trainer.token);
    expect((await choose(invited.token)).status).toBe(409);
    expect((await show(invited.token)).status).toBe(200);
  });
});

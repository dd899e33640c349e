import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { cookieOf, makeProduct, type Product, problemOf, setting } from "../../support/access.ts";
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
import { makeTrainer } from "../../support/worker.ts";

const { signIn, show, register, choose } = invitedDoor(() => product);
let product: Product;
let trainer: { id: string; token: string };

beforeEach(async () => {
  product = makeProduct();
  trainer = await makeTrainer();
  await setting("registration", {});
  await setting("security", {});
  await setting("general", {});
});

describe("choosing the first password of an account", () => {
  it("stores it, signs in and changes nothing else", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    const select = "select * from trainee_profiles where id = ?";
    const before = await columnOf(select, account.id);
    expect((await signIn(account.email)).status).toBe(401);
    const response = await choose(account.link);
    expect(await response.json()).toMatchObject({ kind: "signed_in", who: { id: account.id } });
    expect(await columnOf(select, account.id)).toEqual(before);
    expect((await signIn(account.email)).status).toBe(200);
  });

  it("leaves earlier sign-ins refused as for an unknown address", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    const refused = await problemOf(await signIn(account.email));
    expect(refused).toEqual(await problemOf(await signIn(`${newId()}@example.com`)));
  });

  it("succeeds for one of two at once", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    const passwords = ["first one wins", "second one wins"];
    const answers = await Promise.all(passwords.map((password) => choose(account.link, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const opens = await Promise.all(passwords.map((each) => signIn(account.email, each)));
    expect(opens.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    );
  });

  it("accepts a repeated request, without signing in", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    await choose(account.link);
    expect(await outcomeOf(await choose(account.link))).toEqual(acceptedInvitation);
    const other = await makeUnenteredTrainee(product, trainer.token);
    const answers = await Promise.all([1, 2].map(() => choose(other.link)));
    const kinds = answers.map(async (each) => ((await each.json()) as { kind: string }).kind);
    expect((await Promise.all(kinds)).sort()).toEqual(["accepted", "signed_in"]);
  });

  it("slows down guessing of the chosen password, as the sign-in does", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    await choose(account.link);
    for (let time = 0; time < 5; time++) {
      expect(await problemOf(await choose(account.link, "not the chosen one"))).toEqual(
        usedInvitation,
      );
    }
    const blocked = { status: 429, code: "rate_limited" };
    expect(await problemOf(await choose(account.link))).toEqual(blocked);
    expect(await problemOf(await signIn(account.email))).toEqual(blocked);
  });

  it("uses up the account's other invitations", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
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

  it("notifies the trainer that the account is open only if it is", async () => {
    const open = await makeUnenteredTrainee(product, trainer.token);
    const closed = await makeUnenteredTrainee(product, trainer.token);
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(closed.id)
      .run();
    await choose(open.link);
    await choose(closed.link);
    expect(await noticesOf(open.id)).toEqual([{ message: "اختيرت كلمة المرور، والحساب مفتوح." }]);
    expect(await noticesOf(closed.id)).toEqual([{ message: "اختيرت كلمة المرور." }]);
  });

  it("is refused after a mailed reset, and overwrites no password", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    const { email } = account;
    await product.call("/api/access/reset-password", { body: { email } });
    await product.settle();
    const token = /access_token=([\w-]{43})/.exec(product.mails.at(-1)?.text ?? "")?.[1];
    const password = "by the mailed link";
    await product.call("/api/access/new-password", { body: { token, password } });
    expect(await problemOf(await choose(account.link))).toEqual(usedInvitation);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it("is refused after the trainer set a password", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    const changed = await product.call(`/api/admin/trainees/${account.id}`, {
      method: "PATCH",
      token: trainer.token,
      body: { password: "from the trainer" },
    });
    expect(changed.status).toBe(200);
    expect(await problemOf(await choose(account.link))).toEqual(usedInvitation);
    expect((await signIn(account.email, "from the trainer")).status).toBe(200);
  });

  it("does not sign in to a closed account", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(account.id)
      .run();
    const response = await choose(account.link);
    expect([await response.json(), cookieOf(response)]).toEqual([{ kind: "accepted" }, ""]);
  });

  it("and registering need different links", async () => {
    const account = await makeUnenteredTrainee(product, trainer.token);
    expect((await register(account.link)).status).toBe(409);
    const invited = await inviteWith(product, trainer.token);
    expect((await choose(invited.token)).status).toBe(409);
    expect((await show(invited.token)).status).toBe(200);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeProduct, type Product, problemOf, setting } from "../../support/access.ts";
import {
  acceptedInvitation,
  columnOf,
  invitedDoor,
  outcomeOf,
} from "../../support/invited-door.ts";
import { makeUnaddressed } from "../../support/no-address.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const { signIn, show } = invitedDoor(() => product);
let product: Product;
let trainer: { id: string; token: string };
let person: Awaited<ReturnType<typeof makeUnaddressed>>;
const makeEmail = () => `${newId()}@example.com`;

beforeEach(async () => {
  product = makeProduct();
  trainer = await makeTrainer();
  await setting("security", {});
  await setting("general", {});
  await env.DB.exec("delete from access_attempts");
  person = await makeUnaddressed(product, trainer.token);
});

const stored = () =>
  columnOf(
    `select a.email, a.email_confirmed_at, a.password_hash is not null as entered, p.search
     from accounts a join trainee_profiles p using (id) where id = ?`,
    person.id,
  );

describe("the first address of an invited account", () => {
  it("is required, and signs in, is searched and not confirmed", async () => {
    expect(await (await show(person.link)).json()).toMatchObject({ asks: "password", email: null });
    const missing = await person.choose();
    expect(await missing.json()).toMatchObject({ fields: { email: { code: "required" } } });
    const email = makeEmail();
    const response = await person.choose({ email: ` ${email.toUpperCase()}` });
    expect(await response.json()).toMatchObject({
      kind: "signed_in",
      who: { id: person.id, email },
    });
    expect(await stored()).toMatchObject({ email, email_confirmed_at: null, entered: 1 });
    expect(String((await stored())?.search).split("\n")).toContain(email);
    expect((await signIn(email)).status).toBe(200);
    await product.settle();
    expect(product.mails).toEqual([]);
  });

  it("gets the link that confirms it, if the settings say so", async () => {
    await setting("security", { emailConfirmation: true });
    const email = makeEmail();
    await person.choose({ email });
    await product.settle();
    const [mail] = product.mails;
    expect([mail?.to, mail?.text.includes("/confirm-email#")]).toEqual([email, true]);
    const token = /#\S*?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    expect((await product.call("/api/access/confirm-email", { body: { token } })).status).toBe(200);
    expect((await stored())?.email_confirmed_at).not.toBeNull();
  });

  it("is refused if it is taken, five times an hour, then answered like any other", async () => {
    const owner = await makeTrainee({ email: makeEmail() });
    const before = await stored();
    for (let time = 0; time < 5; time++) {
      const met = await problemOf(await person.choose({ email: owner.email.toUpperCase() }));
      expect(met).toMatchObject({ status: 409, code: "email_taken" });
    }
    expect(await outcomeOf(await person.choose({ email: owner.email }))).toEqual(
      acceptedInvitation,
    );
    expect(await outcomeOf(await person.choose({ email: env.TRAINER_EMAIL }))).toEqual(
      acceptedInvitation,
    );
    expect(await stored()).toEqual(before);
    // A free one enters, with the same answer.
    const email = makeEmail();
    expect(await outcomeOf(await person.choose({ email }))).toEqual(acceptedInvitation);
    expect((await signIn(email)).status).toBe(200);
  });

  it("is one, of two at once", async () => {
    const emails = [makeEmail(), makeEmail()];
    const answers = await Promise.all(emails.map((email) => person.choose({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const entered = await Promise.all(emails.map((email) => signIn(email)));
    expect(entered.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    );
  });

  it("is accepted again as it was chosen, by the used link, and no other", async () => {
    const email = makeEmail();
    await person.choose({ email });
    expect(await outcomeOf(await person.choose({ email }))).toEqual(acceptedInvitation);
    const other = await problemOf(await person.choose({ email: makeEmail() }));
    expect(other).toEqual({ status: 410, code: "invitation_used" });
  });

  it("is not the person's to choose once the trainer has added one", async () => {
    const email = makeEmail();
    const path = `/api/admin/trainees/${person.id}`;
    await product.call(path, { method: "PATCH", token: trainer.token, body: { email } });
    const other = await problemOf(await person.choose({ email: makeEmail() }));
    expect(other).toEqual({ status: 409, code: "conflict" });
    expect((await person.choose({ email })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it("makes an easy password of itself", async () => {
    const email = "rana.khalil.2026@example.com";
    const refused = await person.choose({ email, password: "rana.khalil.2026" });
    expect(await refused.json()).toMatchObject({
      fields: { password: { code: "personal_password" } },
    });
  });
});

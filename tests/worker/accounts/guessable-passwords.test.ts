import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import {
  givePassword,
  makeProduct,
  type Product,
  registration,
  rightPassword,
} from "../../support/access.ts";
import { makePlans } from "../../support/trainees.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const guessable = {
  password: "common_password",
  "Password1!": "common_password",
  aaaaaaaa: "repetitive_password",
  "        ": "repetitive_password",
  "Sara@2026": "personal_password",
  "Mansour-1": "personal_password",
  "0599123456": "personal_password",
  miranmiran: "product_password",
  "Jabal-2026": "product_password",
};

let product: Product;
let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
beforeEach(async () => {
  product = makeProduct();
  await makePlans();
  trainee = await makeTrainee({ name: "Sara Mansour", email: `sara.${newId()}@example.com` });
  trainer = await makeTrainer();
  await Promise.all([givePassword(trainee.id), givePassword(trainer.id)]);
  await env.DB.batch([
    env.DB.prepare("update trainee_profiles set phone = '+970599123456' where id = ?").bind(
      trainee.id,
    ),
    env.DB.prepare(
      `insert or replace into settings (section, value, updated_at) values
         ('general', '{"trainerName":"سامر","businessName":"Jabal"}', 1),
         ('contact', '{"whatsApp":"+970598765432"}', 1)`,
    ),
  ]);
});

const person = (password: string) => ({
  ...registration({ name: "Sara Mansour", password }),
});

async function resetLink(email: string): Promise<string> {
  await product.call("/api/access/reset-password", { body: { email } });
  await product.settle();
  return /access_token=([\w-]+)/.exec(product.mails.at(-1)?.text ?? "")?.[1] ?? "";
}

/** Every place where a password is set, with the name of its field. */
const doors: Record<string, { field: string; set: (password: string) => Promise<Response> }> = {
  registration: {
    field: "password",
    set: (password) => product.call("/api/access/register", { body: person(password) }),
  },
  "a mailed link": {
    field: "password",
    set: async (password) => {
      const token = await resetLink(trainee.email);
      return product.call("/api/access/new-password", { body: { token, password } });
    },
  },
  "the trainee's own change": {
    field: "newPassword",
    set: (newPassword) =>
      product.call("/api/trainee/password", {
        body: { currentPassword: rightPassword, newPassword },
        token: trainee.token,
      }),
  },
  "the trainer adding a trainee": {
    field: "password",
    set: (password) => {
      const { timeZone: _, ...form } = person(password);
      return product.call("/api/admin/trainees", { body: form, token: trainer.token });
    },
  },
  "the trainer editing a trainee": {
    field: "password",
    set: (password) =>
      product.call(`/api/admin/trainees/${trainee.id}`, {
        method: "PATCH",
        body: { password },
        token: trainer.token,
      }),
  },
};

describe.each(Object.entries(doors))("a password by %s", (_, { field, set }) => {
  it.each(Object.entries(guessable))("is not «%s»", async (password, code) => {
    const refused = await set(password);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { [field]: { code } } });
  });

  it("may be a sentence", async () => {
    const answer = await set("correct horse battery staple");
    expect(answer.status, await answer.clone().text()).toBe(200);
  });
});

describe("the trainer", () => {
  const change = (newPassword: string) =>
    product.call("/api/admin/password", {
      body: { currentPassword: rightPassword, newPassword },
      token: trainer.token,
    });

  it("is refused a guessable password with all kinds of characters", async () => {
    for (const password of ["Password1!", "P@ssw0rd1"]) {
      expect(await (await change(password)).json()).toMatchObject({
        fields: { newPassword: { code: "common_password" } },
      });
    }
  });

  it.each([
    ["Aa!0598765432", "personal_password"],
    ["Jabal@Ss2026", "product_password"],
  ])(
    "is refused a password with the own number or the business's name: %s",
    async (password, code) => {
      expect(await (await change(password)).json()).toMatchObject({
        fields: { newPassword: { code } },
      });
    },
  );

  it("may set fifteen characters of any kind", async () => {
    expect((await change("correct horse battery staple")).status).toBe(200);
  });
});

it("sign-in accepts a guessable password from before the rule", async () => {
  const hash = await product.platform.passwords.hash("password");
  await env.DB.prepare("update accounts set password_hash = ? where id = ?")
    .bind(hash, trainee.id)
    .run();
  const body = { email: trainee.email, password: "password", area: "trainee" };
  expect((await product.call("/api/access/sign-in", { body })).status).toBe(200);
});

it("a new password is checked against the name set with it", async () => {
  const answer = await product.call(`/api/admin/trainees/${trainee.id}`, {
    method: "PATCH",
    body: { name: "Rana Odeh", password: "Rana-Odeh1" },
    token: trainer.token,
  });
  expect(await answer.json()).toMatchObject({
    fields: { password: { code: "personal_password" } },
  });
});

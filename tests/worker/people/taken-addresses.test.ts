import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import {
  givePassword,
  type Product,
  problemOf,
  registration,
  setting,
} from "../../support/access.ts";
import { enter, openRegistration, register } from "../../support/registering.ts";
import { makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const minute = 60_000;
let product: Product;
let owner: SignedInTrainee;
beforeEach(async () => {
  product = await openRegistration();
  owner = await makeTrainee({ email: `${newId()}@example.com` });
});

const visit = (overrides: Record<string, unknown> = {}, network = "198.51.100.7") =>
  register(product, registration(overrides), { headers: { "cf-connecting-ip": network } });
const meetOwner = (network?: string) => visit({ email: owner.email.toUpperCase() }, network);
async function meetSeveral(times: number, network?: string) {
  const statuses = [];
  for (let i = 0; i < times; i++) statuses.push((await meetOwner(network)).status);
  return statuses;
}
const mailsTo = async (email: string) => {
  await product.settle();
  return product.mails.filter(({ to }) => to === email);
};
/** Opens the link in the mail to an address. */
async function confirm(email: string) {
  const [mail] = await mailsTo(email);
  const token = /#\S*?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  return product.call("/api/access/confirm-email", { body: { token } });
}

const general = { status: "pending", confirmEmail: true };

describe("taken addresses", () => {
  it("are revealed to a network five times an hour, then all answers are alike", async () => {
    expect(await meetSeveral(5)).toEqual([409, 409, 409, 409, 409]);
    const met = await meetOwner();
    expect([met.status, await met.json()]).toEqual([200, general]);
    const stranger = await visit();
    expect([stranger.status, await stranger.json()]).toEqual([200, general]);
    // Also the trainer's address, even before the first sign-in.
    const trainer = await visit({ email: env.TRAINER_EMAIL });
    expect([trainer.status, await trainer.json()]).toEqual([200, general]);
  });

  it("are revealed no more often to simultaneous requests", async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => meetOwner()));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 409)) {
      expect(await answer.json()).toEqual(general);
    }
  });

  it("do not block honest visitors of that network: the mailed link opens the account", async () => {
    await meetSeveral(6);
    const email = `${newId()}@example.com`;
    await visit({ email });
    expect(await problemOf(await enter(product, email))).toMatchObject({ status: 403 });
    expect((await confirm(email)).status).toBe(200);
    expect((await enter(product, email)).status).toBe(200);
  });

  it("still require the trainer's approval if it is on", async () => {
    await setting("registration", { mode: "approval" });
    await meetSeveral(5);
    const email = `${newId()}@example.com`;
    expect(await (await visit({ email })).json()).toEqual(general);
    await confirm(email);
    expect(await problemOf(await enter(product, email))).toMatchObject({ code: "account_pending" });
  });

  it("are revealed to other networks meanwhile, and to this one after an hour", async () => {
    await meetSeveral(6);
    expect(await meetSeveral(1, "203.0.113.9")).toEqual([409]);
    const elsewhere = await visit({}, "203.0.113.9");
    expect(await elsewhere.json()).toEqual({ status: "active", confirmEmail: false });
    product.pass(61 * minute);
    expect(await meetSeveral(2)).toEqual([409, 200]);
  });

  it("are independent of the network's successful registrations", async () => {
    for (let i = 0; i < 8; i++) expect((await visit()).status).toBe(200);
    expect(await meetSeveral(1)).toEqual([409]);
  });
});

describe("the owner of an address", () => {
  it("is mailed once a day about a registration attempt, and nothing changes", async () => {
    await givePassword(owner.id);
    await meetSeveral(7);
    await meetSeveral(2, "203.0.113.9");
    const [mail, ...more] = await mailsTo(owner.email);
    expect(mail?.subject).toBe("مِران: محاولة تسجيل ببريدك الإلكتروني");
    expect(mail?.text).toContain("/reset-password");
    expect(more).toEqual([]);
    expect((await enter(product, owner.email)).status).toBe(200);
    product.pass(24 * 60 * minute + 1000);
    await meetOwner();
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  it("is not mailed without an account", async () => {
    await visit({ email: env.TRAINER_EMAIL });
    expect(await mailsTo(env.TRAINER_EMAIL)).toEqual([]);
  });

  it("gets no text of the visitor", async () => {
    await visit({ email: owner.email, name: "Sara https://evil.example" });
    const [mail] = await mailsTo(owner.email);
    expect(mail?.text).not.toContain("evil");
  });
});

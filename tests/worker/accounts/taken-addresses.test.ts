import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import {
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  registration,
  rightPassword,
  setting,
} from "../../support/access.ts";
import { makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const minute = 60_000;
let product: Product;
let owner: SignedInTrainee;
beforeEach(async () => {
  product = makeProduct();
  await env.DB.exec("delete from access_attempts");
  await setting("registration", {});
  await setting("security", {});
  owner = await makeTrainee({ email: `${newId()}@example.com` });
});

const register = (overrides: object = {}, network = "198.51.100.7") =>
  product.call("/api/access/register", {
    body: registration({ ...overrides }),
    headers: { "cf-connecting-ip": network },
  });
const signIn = (email: string) =>
  product.call("/api/access/sign-in", {
    body: { email, password: rightPassword, area: "trainee" },
  });
const meetOwner = (network?: string) => register({ email: owner.email.toUpperCase() }, network);
async function meetSeveral(times: number, network?: string) {
  const statuses = [];
  for (let i = 0; i < times; i++) statuses.push((await meetOwner(network)).status);
  return statuses;
}
const mailsTo = async (email: string) => {
  await product.settle();
  return product.mails.filter(({ to }) => to === email);
};

const general = { status: "pending", confirmEmail: true };

describe("addresses that are taken", () => {
  it("are told to a network five times an hour, then everybody is answered alike", async () => {
    expect(await meetSeveral(5)).toEqual([409, 409, 409, 409, 409]);
    const met = await meetOwner();
    expect([met.status, await met.json()]).toEqual([200, general]);
    const stranger = await register();
    expect([stranger.status, await stranger.json()]).toEqual([200, general]);
    // The trainer's, who may never have come, as well.
    const trainer = await register({ email: env.TRAINER_EMAIL });
    expect([trainer.status, await trainer.json()]).toEqual([200, general]);
  });

  it("are told no more often to many at once", async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => meetOwner()));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 409)) {
      expect(await answer.json()).toEqual(general);
    }
  });

  it("keep no honest visitor of that network out: the link in the mail opens the account", async () => {
    await meetSeveral(6);
    const email = `${newId()}@example.com`;
    await register({ email });
    expect(await problemOf(await signIn(email))).toMatchObject({ status: 403 });
    const [mail] = await mailsTo(email);
    const token = /#\S*?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const confirmed = await product.call("/api/access/confirm-email", { body: { token } });
    expect(confirmed.status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it("still wait for the trainer's word where that is asked for", async () => {
    await setting("registration", { mode: "approval" });
    await meetSeveral(5);
    const email = `${newId()}@example.com`;
    expect(await (await register({ email })).json()).toEqual(general);
    const [mail] = await mailsTo(email);
    const token = /#\S*?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    await product.call("/api/access/confirm-email", { body: { token } });
    expect(await problemOf(await signIn(email))).toMatchObject({ code: "account_pending" });
  });

  it("are told to other networks meanwhile, and to this one after an hour", async () => {
    await meetSeveral(6);
    expect(await meetSeveral(1, "203.0.113.9")).toEqual([409]);
    const elsewhere = await register({}, "203.0.113.9");
    expect(await elsewhere.json()).toEqual({ status: "active", confirmEmail: false });
    product.pass(61 * minute);
    expect(await meetSeveral(2)).toEqual([409, 200]);
  });

  it("are no matter of whom else the network lets in", async () => {
    for (let i = 0; i < 8; i++) expect((await register()).status).toBe(200);
    expect(await meetSeveral(1)).toEqual([409]);
  });
});

describe("the owner of an address", () => {
  it("hears once a day that somebody registered with it, and nothing of theirs changes", async () => {
    await givePassword(owner.id);
    await meetSeveral(7);
    await meetSeveral(2, "203.0.113.9");
    const [mail, ...more] = await mailsTo(owner.email);
    expect(mail?.subject).toBe("مِران: محاولة تسجيل ببريدك الإلكتروني");
    expect(mail?.text).toContain("/reset-password");
    expect(more).toEqual([]);
    expect((await signIn(owner.email)).status).toBe(200);
    product.pass(24 * 60 * minute + 1000);
    await meetOwner();
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  it("hears nothing where it is nobody's account", async () => {
    await register({ email: env.TRAINER_EMAIL });
    expect(await mailsTo(env.TRAINER_EMAIL)).toEqual([]);
  });

  it("is not written what whoever registers wrote", async () => {
    await register({ email: owner.email, name: "Sara https://evil.example" });
    const [mail] = await mailsTo(owner.email);
    expect(mail?.text).not.toContain("evil");
  });
});

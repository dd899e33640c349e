import { beforeEach, describe, expect, it } from "vitest";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let product: Product;
let trainee: SignedInTrainee;

beforeEach(async () => {
  product = makeProduct();
  trainee = await makeTrainee();
  await givePassword(trainee.id);
});

const change = (currentPassword: string, newPassword: string) =>
  product.call("/api/trainee/password", {
    body: { currentPassword, newPassword },
    token: trainee.token,
  });
const signIn = (password: string) =>
  product.call("/api/access/sign-in", {
    body: { email: trainee.email, password, area: "trainee" },
  });

describe("changing one's password", () => {
  it("takes effect and ends every other session, not this one", async () => {
    const cookie = cookieOf(await signIn(rightPassword));
    expect((await change(rightPassword, "another password")).status).toBe(200);
    const other = await product.call("/api/access/refresh", { body: {}, cookie });
    expect(await problemOf(other)).toEqual({ status: 401, code: "session_ended" });
    expect((await change("another password", "a third password")).status).toBe(200);
    expect((await signIn("a third password")).status).toBe(200);
  });

  it("mails the owner, and sends no mail when refused", async () => {
    await change("wrong", "another password");
    await product.settle();
    expect(product.mails).toEqual([]);
    await change(rightPassword, "another password");
    await product.settle();
    expect(product.mails).toEqual([
      expect.objectContaining({
        to: trainee.email,
        subject: "مِران: تغيّرت كلمة مرور حسابك",
        text: expect.stringContaining("/reset-password"),
      }),
    ]);
  });

  it("is refused without the current one, which stays valid, and slows guessing", async () => {
    const problem = {
      status: 400,
      code: "invalid_request",
      fields: { currentPassword: { code: "wrong_password" } },
    };
    for (let i = 0; i < 5; i++) {
      expect(await problemOf(await change("wrong", "another password"))).toEqual(problem);
    }
    expect((await change(rightPassword, "another password")).status).toBe(429);
    expect((await signIn(rightPassword)).status).toBe(200);
  });

  it("is limited for an account that enters passwords too fast", async () => {
    const asked: unknown[] = [];
    const limits = {
      allows: async (limit: string, key: string) => {
        asked.push([limit, key]);
        return limit !== "signIn";
      },
    };
    product = makeProduct({ limits });
    const refused = await change(rightPassword, "another password");
    expect(await problemOf(refused)).toEqual({ status: 429, code: "rate_limited" });
    expect(asked).toContainEqual(["signIn", trainee.id]);
  });

  it("succeeds for one of two at once", async () => {
    const answers = await Promise.all([
      change(rightPassword, "the first password"),
      change(rightPassword, "the other password"),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeGreaterThanOrEqual(400);
    expect(statuses[1]).toBeLessThan(500);
  });

  it("requires eight characters of a trainee, and a strong password of the trainer", async () => {
    expect(await problemOf(await change(rightPassword, "1234567"))).toMatchObject({
      fields: { newPassword: { code: "too_short", min: 8 } },
    });
    const trainer = await makeTrainer();
    await givePassword(trainer.id);
    const weak = await product.call("/api/admin/password", {
      body: { currentPassword: rightPassword, newPassword: "longbutweak" },
      token: trainer.token,
    });
    expect(await problemOf(weak)).toMatchObject({
      fields: { newPassword: { code: "weak_password" } },
    });
  });
});

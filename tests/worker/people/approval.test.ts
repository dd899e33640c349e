import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { makeProduct, type Product, setting } from "../../support/access.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

let product: Product;
let token: string;

beforeEach(async () => {
  product = makeProduct();
  token = (await makeTrainer()).token;
  await setting("general", {});
});

describe("the trainer's answer to a registration", () => {
  const waiting = async () => {
    const trainee = await makeTrainee();
    await env.DB.prepare("update trainee_profiles set status = 'pending' where id = ?")
      .bind(trainee.id)
      .run();
    return trainee;
  };
  const decide = async (id: string, status: string) => {
    const answer = await product.call(`/api/admin/trainees/${id}`, {
      method: "PATCH",
      token,
      body: { status },
    });
    await product.settle();
    return answer;
  };

  it("is mailed in the business's name, once, and activates the account", async () => {
    await setting("general", { businessName: "نادي القمة" });
    const trainee = await waiting();
    await Promise.all([decide(trainee.id, "active"), decide(trainee.id, "active")]);
    await decide(trainee.id, "active");
    expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [trainee.email, "مِران: تمت الموافقة على طلبك"],
    ]);
    expect(product.mails[0]?.text).toContain("نادي القمة");
  });

  it("is mailed politely if negative", async () => {
    const trainee = await waiting();
    await decide(trainee.id, "inactive");
    expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [trainee.email, "مِران: بخصوص طلب انضمامك"],
    ]);
  });

  it("sends no mail to trainees who were not pending", async () => {
    const trainee = await makeTrainee();
    await decide(trainee.id, "inactive");
    await decide(trainee.id, "active");
    expect(product.mails).toEqual([]);
  });
});

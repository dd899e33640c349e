import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { makeProduct, type Product, registration, setting } from "../../support/access.ts";
import { register } from "../../support/registering.ts";
import { call, makeTrainer } from "../../support/worker.ts";

let product: Product;
beforeEach(async () => {
  product = makeProduct();
  await env.DB.exec("delete from settings");
  await makeTrainer();
});

const rows = async (sql: string, id: string) => (await env.DB.prepare(sql).bind(id).all()).results;
const offer = async () => (await call("/api/access/plans")).json<Record<string, unknown>>();

describe("registering under the trainer's settings", () => {
  it.each([
    ["open", "اكتمل التسجيل، والحساب مفتوح."],
    ["approval", "ينتظر موافقتك على الحساب."],
  ])("notifies the trainer once with the mode %s", async (mode, message) => {
    await makeTrainer();
    await setting("registration", { mode });
    const body = registration();
    for (let times = 0; times < 2; times++) await register(product, body);
    const link = `/admin/trainees/${body.id}`;
    const told = await rows(
      "select title, message, link from notifications where sender_id = ?",
      body.id,
    );
    expect(told).toEqual([{ title: "تسجيل جديد: سارة منصور", message, link }]);
    const orders = "select payload from outbox where payload like '%' || ? || '%'";
    const [{ id }] = (await rows("select id from notifications where sender_id = ?", body.id)) as [
      { id: string },
    ];
    expect(
      await rows("select 1 from notification_deliveries where notification_id = ?", id),
    ).toHaveLength(1);
    expect((await rows(orders, id)).length).toBeLessThanOrEqual(1);
  });

  it("sends no notification if the trainer chose none", async () => {
    await makeTrainer();
    await setting("notifications", { registration: "none" });
    const body = registration();
    await register(product, body);
    expect(await rows("select 1 from notifications where sender_id = ?", body.id)).toEqual([]);
  });

  it("uses the trainer's default target", async () => {
    await setting("defaults", { targetSteps: 8500 });
    const body = registration();
    await register(product, body);
    const profile = "select target_steps from trainee_profiles where id = ?";
    expect(await rows(profile, body.id)).toEqual([{ target_steps: 8500 }]);
  });

  it("offers the default plan first, and another once it is archived", async () => {
    await setting("defaults", { plan: "pro" });
    expect(await offer()).toMatchObject({ defaultPlan: "pro" });
    await setting("defaults", { plan: "gone" });
    expect(await offer()).toMatchObject({ defaultPlan: "basic" });
  });

  it("has the trainer's contact only while closed", async () => {
    await setting("contact", { phone: "0599123456" });
    expect(await offer()).toMatchObject({ contact: null });
    await setting("registration", { mode: "closed" });
    const channels = { phone: "0599123456", whatsApp: null, whatsAppText: null, email: null };
    expect(await offer()).toMatchObject({ registration: "closed", contact: channels });
  });
});

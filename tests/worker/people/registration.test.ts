import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { initialPlans } from "../../../scripts/library/plans.ts";
import { type Product, problemOf, registration, setting } from "../../support/access.ts";
import { enter, openRegistration, register } from "../../support/registering.ts";

let product: Product;

beforeEach(async () => {
  product = await openRegistration();
});

const rows = async (sql: string, id: string) => (await env.DB.prepare(sql).bind(id).all()).results;

describe("registering", () => {
  it("opens an account with immediate sign-in", async () => {
    const body = registration();
    const response = await register(product, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "active", confirmEmail: false });
    expect((await enter(product, body.email)).status).toBe(200);
  });

  it("stores the entered values, and nulls for the others", async () => {
    const body = registration({ email: "Sara.Mansour@Example.com ", weight: 74.54 });
    product.pass(Date.parse("2026-03-31T22:30:00Z") - product.platform.now());
    await register(product, body);
    const [profile] = await rows(
      "select p.*, a.email, a.role from trainee_profiles p join accounts a using (id) where id = ?",
      body.id,
    );
    expect(profile).toMatchObject({
      email: "sara.mansour@example.com",
      role: "trainee",
      name: "سارة منصور",
      phone: "+970599123456",
      age: 31,
      gender: "female",
      blood_type: "O+",
      height: 168,
      initial_weight: 74.5,
      current_weight: 74.5,
      target_weight: 65,
      goal: '["weight_loss","fitness"]',
      subscription_plan: "premium",
      subscription_start: "2026-04-01",
      subscription_end: "2026-07-01",
      status: "active",
      time_zone: "Asia/Hebron",
    });
    expect(await rows("select * from weight_records where trainee_id = ?", body.id)).toEqual([
      expect.objectContaining({ date: "2026-04-01", weight: 74.5, source: "registered" }),
    ]);
    expect(await rows("select * from subscriptions where trainee_id = ?", body.id)).toEqual([
      expect.objectContaining({
        plan_id: "premium",
        price_agorot: 19_900,
        starts_on: "2026-04-01",
      }),
    ]);
    expect(await rows("select * from conversations where trainee_id = ?", body.id)).toHaveLength(1);
    expect(await rows("select * from body_measurements where trainee_id = ?", body.id)).toEqual([]);
  });

  it("stores the language of its page", async () => {
    const body = registration();
    await register(product, body, { cookie: "locale=en" });
    expect(await rows("select * from account_settings where account_id = ?", body.id)).toEqual([
      expect.objectContaining({ language: "en" }),
    ]);
  });

  it("answers repeated and simultaneous requests alike", async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(product, body)));
    answers.push(await register(product, body));
    expect(answers.map(({ status }) => status)).toEqual(new Array(11).fill(200));
    expect(await rows("select id from weight_records where trainee_id = ?", body.id)).toHaveLength(
      1,
    );
  });

  it("gives an address to one of two simultaneous registrations", async () => {
    const email = `${newId()}@example.com`;
    const answers = await Promise.all([
      register(product, registration({ email })),
      register(product, registration({ email: email.toUpperCase() })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const accounts = await rows("select id from accounts where email = ?", email);
    expect(accounts).toHaveLength(1);
  });

  it("waits for the trainer's approval if required", async () => {
    await setting("registration", { mode: "approval" });
    const body = registration();
    const response = await register(product, body);
    expect(await response.json()).toEqual({ status: "pending", confirmEmail: false });
    expect(await problemOf(await enter(product, body.email))).toEqual({
      status: 403,
      code: "account_pending",
    });
  });
});

describe("registering is refused", () => {
  it.each([
    "x@example.com?bcc=evil%40evil.example&body=hi",
    "x@example.com?bcc=evil.example",
    "x@-example.com",
  ])("with an invalid or unsafe address: %s", async (email) => {
    expect(await problemOf(await register(product, registration({ email })))).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { email: { code: "not_an_email" } },
    });
  });

  const emailTaken = { status: 409, code: "email_taken", fields: { email: { code: "taken" } } };

  it("for a taken address", async () => {
    const first = registration();
    await register(product, first);
    expect(await problemOf(await register(product, registration({ email: first.email })))).toEqual(
      emailTaken,
    );
  });

  it("for the trainer's address, even before the trainer's first sign-in", async () => {
    const body = registration({ email: env.TRAINER_EMAIL.toUpperCase() });
    expect(await problemOf(await register(product, body))).toEqual(emailTaken);
  });

  it("for another account's id, and for the own id with another password", async () => {
    const first = registration();
    await register(product, first);
    const other = await register(product, registration({ id: first.id }));
    expect(await problemOf(other)).toEqual({ status: 409, code: "conflict" });
    const changed = await register(product, { ...first, password: "another one!" });
    expect(await problemOf(changed)).toEqual(emailTaken);
  });

  it("with registration closed", async () => {
    await setting("registration", { mode: "closed" });
    expect(await problemOf(await register(product, registration()))).toEqual({
      status: 403,
      code: "registration_closed",
    });
  });

  it("for an unknown plan", async () => {
    for (const plan of ["gold", "' or 1=1 --"]) {
      expect(await problemOf(await register(product, registration({ plan })))).toEqual({
        status: 400,
        code: "invalid_request",
        fields: { plan: { code: "unknown_choice" } },
      });
    }
  });

  it.each([
    ["age", 11, { code: "out_of_range", min: 12, max: 100 }],
    ["age", 101, { code: "out_of_range", min: 12, max: 100 }],
    ["age", 30.5, { code: "not_whole" }],
    ["height", 99, { code: "out_of_range", min: 100, max: 250 }],
    ["height", 251, { code: "out_of_range", min: 100, max: 250 }],
    ["weight", 29.9, { code: "out_of_range", min: 30, max: 200 }],
    ["weight", 785, { code: "out_of_range", min: 30, max: 200 }],
    ["targetWeight", 201, { code: "out_of_range", min: 30, max: 200 }],
    ["goals", [], { code: "choose_one" }],
    ["goals", ["maintain"], { code: "unknown_choice" }],
    ["gender", "other", { code: "unknown_choice" }],
    ["bloodType", "C+", { code: "unknown_choice" }],
    ["password", "1234567", { code: "too_short", min: 8 }],
    ["phone", "hello", { code: "not_a_phone" }],
    ["name", " ", { code: "required" }],
    ["id", "7", { code: "not_an_id" }],
  ])("for %s %j, with the reason at its field", async (name, value, problem) => {
    const response = await register(product, registration({ [name]: value }));
    expect(await problemOf(response)).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { [name]: problem },
    });
  });

  it("for unknown fields, such as a role", async () => {
    for (const extra of [{ role: "trainer" }, { status: "active" }, { confirmPassword: "x" }]) {
      expect((await register(product, registration(extra))).status).toBe(400);
    }
  });
});

describe("confirming the address", () => {
  const confirm = (token: string) => product.call("/api/access/confirm-email", { body: { token } });
  const linkOf = () =>
    /https:\/\/miran\.test\/confirm-email#access_token=([\w-]{43})/.exec(
      product.mails.at(-1)?.text ?? "",
    )?.[1] ?? "";
  const invalid = { status: 400, code: "confirmation_link_invalid" };

  beforeEach(() => setting("security", { emailConfirmation: true }));

  it("is requested by mail, and opens the account once", async () => {
    const body = registration();
    const response = await register(product, body);
    expect(await response.json()).toEqual({ status: "pending", confirmEmail: true });
    expect((await enter(product, body.email)).status).toBe(403);
    await product.settle();
    expect(product.mails).toEqual([
      expect.objectContaining({ to: body.email, subject: "مِران: تأكيد البريد الإلكتروني" }),
    ]);
    expect((await confirm(linkOf())).status).toBe(200);
    expect((await enter(product, body.email)).status).toBe(200);
    expect(await problemOf(await confirm(linkOf()))).toEqual(invalid);
  });

  it("does not replace the trainer's approval", async () => {
    await setting("registration", { mode: "approval" });
    const body = registration();
    await register(product, body);
    await product.settle();
    expect((await confirm(linkOf())).status).toBe(200);
    expect((await enter(product, body.email)).status).toBe(403);
  });

  it("is refused with a link that is old, wrong or for another purpose", async () => {
    const body = registration();
    await register(product, body);
    await product.settle();
    const token = linkOf();
    expect(
      (
        await problemOf(
          await product.call("/api/access/new-password", { body: { token, password: "12345678" } }),
        )
      ).code,
    ).toBe("reset_link_invalid");
    product.pass(7 * 86_400_000);
    expect(await problemOf(await confirm(token))).toEqual(invalid);
    expect(await problemOf(await confirm("nonsense"))).toEqual(invalid);
  });
});

describe("the offered plans", () => {
  it("come in the trainer's order with the mode of registration", async () => {
    await setting("registration", { mode: "approval" });
    const response = await product.call("/api/access/plans");
    expect(await response.json()).toEqual({
      registration: "approval",
      defaultPlan: "basic",
      contact: null,
      plans: [
        expect.objectContaining({
          id: "basic",
          name: "الخطة الأساسية",
          priceAgorot: 9900,
          months: 1,
        }),
        expect.objectContaining({ id: "premium", priceAgorot: 19_900, months: 3 }),
        initialPlans[2],
      ],
    });
  });

  it("exclude archived ones", async () => {
    await env.DB.prepare("update plans set status = 'inactive' where id = 'pro'").run();
    const { plans } = (await (await product.call("/api/access/plans")).json()) as {
      plans: { id: string }[];
    };
    expect(plans.map(({ id }) => id)).toEqual(["basic", "premium"]);
    await env.DB.prepare("update plans set status = 'active' where id = 'pro'").run();
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { problemOf } from "../../support/access.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;

beforeEach(async () => {
  await env.DB.exec("delete from settings");
  // The first trainee comes with an offered plan.
  await makeTrainee();
  trainer = await makeTrainer();
});

const put = (section: string, body: unknown) =>
  call(`/api/admin/settings/${section}`, { method: "PUT", body, token: trainer.token });
const shown = async (tab = "general") =>
  (await call(`/api/admin/settings/${tab}`, { token: trainer.token })).json<
    Record<string, unknown>
  >();

const names = { trainerName: "سامر", businessName: "نادي سامر", timeZone: "Asia/Amman" };
const anywhere = { framing: "any", sites: [] };

describe("the sections of the settings", () => {
  it("have defaults", async () => {
    expect(await shown()).toMatchObject({
      names: { trainerName: "المدرب", businessName: null, timeZone: "Asia/Hebron" },
      defaults: { plan: null, targetSteps: 3000 },
      registration: { mode: "open" },
      embed: anywhere,
    });
    expect(await shown("security")).toEqual({ emailConfirmation: false });
    expect(await shown("notifications")).toMatchObject({ message: "phone", note: "phone" });
  });

  it.each([
    ["names", names],
    ["defaults", { plan: "basic", targetSteps: 8500 }],
    ["registration", { mode: "approval" }],
    ["embed", { framing: "listed", sites: ["https://gym.example", "https://*.gym.example"] }],
  ])("store the last value of %s, as one row", async (section, body) => {
    for (let times = 0; times < 2; times++) expect((await put(section, body)).status).toBe(200);
    expect((await shown())[section]).toEqual(body);
    const rows = await env.DB.prepare("select 1 from settings").all();
    expect(rows.results).toHaveLength(1);
  });

  it("keep other sections under simultaneous writes", async () => {
    await Promise.all([
      put("names", names),
      put("defaults", { plan: null, targetSteps: 5000 }),
      put("registration", { mode: "closed" }),
      put("security", { emailConfirmation: true }),
    ]);
    expect(await shown()).toMatchObject({
      names,
      defaults: { targetSteps: 5000 },
      registration: { mode: "closed" },
    });
    expect(await shown("security")).toEqual({ emailConfirmation: true });
  });

  it("trim names, and store null for an empty one", async () => {
    await put("names", { ...names, trainerName: " سامر ", businessName: "  " });
    expect((await put("names", { ...names, businessName: null })).status).toBe(200);
    expect((await shown()).names).toEqual({ ...names, businessName: null });
  });

  it.each([
    ["an unknown zone", "names", { ...names, timeZone: "Asia/Nowhere" }, expect.anything()],
    [
      "a trainer without a name",
      "names",
      { ...names, trainerName: " " },
      { trainerName: { code: "required" } },
    ],
    [
      "a name that is too long",
      "names",
      { ...names, trainerName: "س".repeat(81) },
      { trainerName: { code: "too_long", max: 80 } },
    ],
    [
      "an unknown plan",
      "defaults",
      { plan: "gone", targetSteps: 3000 },
      { plan: { code: "unknown_choice" } },
    ],
    [
      "a target between the steps",
      "defaults",
      { plan: null, targetSteps: 3200 },
      { targetSteps: { code: "out_of_range", min: 1000, max: 20_000 } },
    ],
    ["an unknown mode", "registration", { mode: "maybe" }, expect.anything()],
    ["a text for a boolean", "security", { emailConfirmation: "yes" }, expect.anything()],
    ["a part of the events", "notifications", { note: "none" }, expect.anything()],
    [
      "an empty list of sites",
      "embed",
      { framing: "listed", sites: [] },
      { sites: { code: "required" } },
    ],
    [
      "a site with a header's separator",
      "embed",
      { framing: "listed", sites: ["https://x.example; script-src *"] },
      { "sites.0": { code: "not_a_site" } },
    ],
    ["a star as a site", "embed", { framing: "any", sites: ["*"] }, expect.anything()],
    [
      "too many sites",
      "embed",
      { framing: "any", sites: new Array(21).fill("https://x.example") },
      expect.anything(),
    ],
  ])("refuse %s, and stay unchanged", async (_, section, body, fields) => {
    const before = await shown();
    const response = await put(section, body);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: "invalid_request", fields });
    expect(await shown()).toEqual(before);
  });

  it("refuse ten megabytes without reading them", async () => {
    const response = await put("names", { ...names, trainerName: "س".repeat(5_000_000) });
    expect(response.status).toBe(413);
    expect((await problemOf(response)).code).toBe("payload_too_large");
  });

  it("offer the plans in the trainer's order, without archived ones", async () => {
    const plan = (id: string, position: number, status: string) =>
      env.DB.prepare(
        `insert or replace into plans (id, name, price_agorot, months, features, status, position, created_at, updated_at)
         values (?1, ?1, 1, 1, '[]', ?2, ?3, 0, 0)`,
      )
        .bind(id, status, position)
        .run();
    await plan("late", 8, "active");
    await plan("withdrawn", 7, "inactive");
    const { plans } = (await shown()) as { plans: { id: string }[] };
    expect(plans.map(({ id }) => id)).toContain("late");
    expect(plans.map(({ id }) => id)).not.toContain("withdrawn");
    await env.DB.exec("delete from plans where id in ('late', 'withdrawn')");
  });
});

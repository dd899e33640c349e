import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { OwnPrayers } from "../../../domain/contract/prayers/settings.ts";
import type { PrayerSettings } from "../../../domain/prayers/settings.ts";
import { keysIn, tablesIn } from "../../../worker/data/copies/copied-tables.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const usual: PrayerSettings = {
  city: null,
  method: null,
  minutes: { fajr: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
  quiet: true,
};
const chosen: PrayerSettings = {
  city: "amman",
  method: "egypt",
  minutes: { ...usual.minutes, fajr: -30, isha: 30 },
  quiet: false,
};

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts");
  await env.DB.exec("delete from settings");
  trainer = await makeTrainer();
  trainee = await makeTrainee({ timeZone: "Asia/Amman" });
});

const pathOf = ({ actor }: SignedInTrainee) =>
  `/api/${actor.kind === "trainer" ? "admin" : "trainee"}/prayers`;

const choose = (person: SignedInTrainee, body: unknown) =>
  call(pathOf(person), { method: "PUT", token: person.token, body });

async function read(person: SignedInTrainee): Promise<OwnPrayers> {
  const response = await call(pathOf(person), { token: person.token });
  expect(response.status).toBe(200);
  return response.json();
}

describe("the choices of prayer times", () => {
  it("are quiet by the usual city until the first choice", async () => {
    expect(await read(trainee)).toEqual({ settings: usual, timeZone: "Asia/Amman" });
  });

  it("are replaced as a whole, and belong to one person", async () => {
    const other = await makeTrainee();
    expect((await choose(trainee, chosen)).status).toBe(200);
    expect((await read(trainee)).settings).toEqual(chosen);
    expect((await read(other)).settings).toEqual(usual);
    expect((await choose(trainee, usual)).status).toBe(200);
    expect((await read(trainee)).settings).toEqual(usual);
  });

  it("follow the trainer's general settings in the panel", async () => {
    expect(await read(trainer)).toEqual({ settings: usual, timeZone: "Asia/Hebron" });
    await env.DB.prepare(
      `insert into settings (section, value, updated_at) values ('general', '{"timeZone":"Asia/Dubai"}', 1)`,
    ).run();
    expect((await choose(trainer, { ...chosen, city: "dubai" })).status).toBe(200);
    expect(await read(trainer)).toEqual({
      settings: { ...chosen, city: "dubai" },
      timeZone: "Asia/Dubai",
    });
    expect((await read(trainee)).settings).toEqual(usual);
  });

  it("leave appearance and alerts unchanged, and are left by them", async () => {
    const alerts = { types: ["chat"], quiet: { from: "22:00", until: "07:00" } };
    const { token } = trainee;
    await choose(trainee, chosen);
    await call("/api/trainee/push/settings", { method: "PUT", token, body: alerts });
    expect((await read(trainee)).settings).toEqual(chosen);
    await choose(trainee, usual);
    const push = await call("/api/trainee/push", { token });
    expect((await push.json()) as object).toMatchObject({ settings: alerts });
  });

  const { quiet: _, ...without } = usual;
  it.each([
    ["an unknown city", { ...usual, city: "atlantis" }],
    ["the name of an inherited property as a city", { ...usual, city: "constructor" }],
    ["markup as a city", { ...usual, city: "<script>alert(1)</script>" }],
    ["an unknown method", { ...usual, method: "moon" }],
    ["31 minutes", { ...usual, minutes: { ...usual.minutes, fajr: 31 } }],
    ["31 minutes before", { ...usual, minutes: { ...usual.minutes, isha: -31 } }],
    ["half a minute", { ...usual, minutes: { ...usual.minutes, asr: 0.5 } }],
    ["a sixth prayer", { ...usual, minutes: { ...usual.minutes, duha: 1 } }],
    ["four prayers", { ...usual, minutes: { fajr: 0, dhuhr: 0, asr: 0, maghrib: 0 } }],
    ["an unknown field", { ...usual, fasting: true }],
    ["a missing field", without],
    ["no object", "[]"],
  ])("refuse %s, and stay as they were", async (_, body) => {
    await choose(trainee, chosen);
    const response = await choose(trainee, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_request" });
    expect((await read(trainee)).settings).toEqual(chosen);
  });

  it("name the field of too many minutes", async () => {
    const response = await choose(trainee, {
      ...usual,
      minutes: { ...usual.minutes, fajr: 31 },
    });
    expect(await response.json()).toMatchObject({
      fields: { "minutes.fajr": { code: "out_of_range" } },
    });
  });

  it("refuse a body of 40 MB", async () => {
    const response = await choose(trainee, { ...usual, city: "x".repeat(40_000_000) });
    expect(response.status).toBe(413);
    expect((await read(trainee)).settings).toEqual(usual);
  });

  it("of a city that left the table fall back to the usual one", async () => {
    await choose(trainee, chosen);
    await env.DB.prepare(
      "update account_settings set prayers = json_set(prayers, '$.city', 'gone') where account_id = ?",
    )
      .bind(trainee.id)
      .run();
    expect((await read(trainee)).settings).toEqual({ ...chosen, city: null });
  });

  it("are hidden from the trainer who views the trainee's screens", async () => {
    await choose(trainee, chosen);
    const response = await call("/api/trainee/prayers", {
      token: trainer.token,
      headers: { "x-view-as": trainee.id },
    });
    expect(response.status).toBe(403);
  });
});

describe("a copy of one's own data", () => {
  it("has the choices in words", async () => {
    await choose(trainee, chosen);
    const { text, json } = await downloadMyData(trainee);
    expect(json.account).toMatchObject({
      hijri: false,
      prayerCity: "amman",
      prayerMethod: "egypt",
      prayerMinutes: ["-30", "0", "0", "0", "30"],
      prayerQuiet: false,
    });
    // The apostrophe keeps a spreadsheet from reading a formula.
    expect(text("account.csv")).toContain(
      ",عمّان,الهيئة المصرية العامة للمساحة,'-30، 0، 0، 0، 30,لا,",
    );
  });

  it("says so before the first choice", async () => {
    expect((await downloadMyData(trainee)).json.account).toMatchObject({
      hijri: false,
      prayerCity: null,
      prayerMethod: null,
      prayerMinutes: ["0", "0", "0", "0", "0"],
      prayerQuiet: true,
    });
  });
});

describe("a copy of the trainer's", () => {
  it("of one person has nothing of their prayers", async () => {
    await choose(trainee, { ...chosen, city: "dubai" });
    const path = `/api/admin/trainees/${trainee.id}/data`;
    const { everything } = await downloadMyData(trainer, { path });
    expect(everything).toContain(trainee.email);
    expect(everything).not.toMatch(/prayer|hijri|dubai|دبي/i);
  });

  it.each(["trainer", "business"] as const)("has no column of them: %s", (copy) => {
    const columns = tablesIn(copy).flatMap((table) => keysIn(copy, table));
    expect(columns).toContain("email");
    expect(columns.filter((column) => /prayer|hijri/i.test(column))).toEqual([]);
  });
});

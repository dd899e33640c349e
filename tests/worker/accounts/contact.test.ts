import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { problemOf, setting } from "../../support/access.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/admin/settings/contact";
const closed = Array.from({ length: 7 }, () => null);
const nothing = { phone: null, whatsApp: null, whatsAppText: null, email: null, hours: closed };
const contact = {
  phone: "+970 2 295 1234",
  whatsApp: "+970599123456",
  whatsAppText: "مرحباً، أنا من متدربي مِران",
  email: "samer@miran.example",
  hours: [{ from: "09:00", until: "17:00" }, ...closed.slice(1)],
};

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from settings");
  trainer = await makeTrainer();
  trainee = await makeTrainee();
});

const put = (body: unknown) => call(path, { method: "PUT", body, token: trainer.token });
const shown = async () => (await call("/api/trainee/contact", { token: trainee.token })).json();

describe("the trainer's contact", () => {
  it("has only a name by default", async () => {
    const identity = { name: "المدرب", businessName: null, photo: null, timeZone: "Asia/Hebron" };
    expect(await shown()).toEqual({ ...nothing, ...identity });
  });

  it("reaches every trainee as last stored, with the zone of its hours", async () => {
    const names = { trainerName: "سامر", businessName: "نادي سامر", timeZone: "Asia/Amman" };
    await setting("general", names);
    for (let times = 0; times < 2; times++) expect((await put(contact)).status).toBe(200);
    const { trainerName: name, ...identity } = names;
    expect(await shown()).toEqual({ ...contact, ...identity, name, photo: null });
    const profile = await call("/api/admin/profile", { token: trainer.token });
    expect(await profile.json()).toEqual({ contact, names, photo: null });
    await put(nothing);
    expect(await shown()).toMatchObject(nothing);
  });

  it.each([
    ["an invalid number", { phone: "اتصل بي" }, { phone: { code: "not_a_phone" } }],
    [
      "a WhatsApp number without its country",
      { whatsApp: "0599123456" },
      { whatsApp: { code: "not_a_phone" } },
    ],
    ["an invalid address", { email: "samer" }, { email: { code: "not_an_email" } }],
    [
      "a text that is too long",
      { whatsAppText: "ا".repeat(301) },
      { whatsAppText: { code: "too_long", max: 300 } },
    ],
    [
      "an impossible hour",
      { hours: [{ from: "09:00", until: "25:00" }, ...closed.slice(1)] },
      { "hours.0.until": { code: "invalid" } },
    ],
    ["a week of six days", { hours: closed.slice(1) }, expect.anything()],
  ])("refuses %s, and stays unchanged", async (_, wrong, fields) => {
    await put(contact);
    const answer = await put({ ...contact, ...wrong });
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).fields).toEqual(fields);
    expect(await shown()).toMatchObject(contact);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { problemOf, setting } from "../../support/access.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/admin/settings/contact";
const closed = Array.from({ length: 7 }, () => null);
const nothing = { phone: null, whatsApp: null, whatsAppText: null, email: null, hours: closed };
const told = {
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
  it("is nothing but a name until the trainer tells more", async () => {
    const whose = { name: "المدرب", businessName: null, photo: null, timeZone: "Asia/Hebron" };
    expect(await shown()).toEqual({ ...nothing, ...whose });
  });

  it("reaches every trainee as it was put last, with whose zone the hours are in", async () => {
    const names = { trainerName: "سامر", businessName: "نادي سامر", timeZone: "Asia/Amman" };
    await setting("general", names);
    for (let times = 0; times < 2; times++) expect((await put(told)).status).toBe(200);
    const { trainerName: name, ...whose } = names;
    expect(await shown()).toEqual({ ...told, ...whose, name, photo: null });
    const profile = await call("/api/admin/profile", { token: trainer.token });
    expect(await profile.json()).toEqual({ contact: told, names, photo: null });
    await put(nothing);
    expect(await shown()).toMatchObject(nothing);
  });

  it.each([
    ["a number that is none", { phone: "اتصل بي" }, { phone: { code: "not_a_phone" } }],
    [
      "a WhatsApp number without its country",
      { whatsApp: "0599123456" },
      { whatsApp: { code: "not_a_phone" } },
    ],
    ["an address that is none", { email: "samer" }, { email: { code: "not_an_email" } }],
    [
      "a text that is too long",
      { whatsAppText: "ا".repeat(301) },
      { whatsAppText: { code: "too_long", max: 300 } },
    ],
    [
      "an hour that no clock shows",
      { hours: [{ from: "09:00", until: "25:00" }, ...closed.slice(1)] },
      { "hours.0.until": { code: "invalid" } },
    ],
    ["a week of six days", { hours: closed.slice(1) }, expect.anything()],
  ])("refuses %s, and stays as it was", async (_, wrong, fields) => {
    await put(told);
    const answer = await put({ ...told, ...wrong });
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).fields).toEqual(fields);
    expect(await shown()).toMatchObject(told);
  });
});

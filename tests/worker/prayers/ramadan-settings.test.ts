import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import type { RamadanForm } from "../../../domain/contract/ramadan/settings.ts";
import { problemOf } from "../../support/access.ts";
import { deviceAt, outlive } from "../../support/clock-device.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/admin/settings/ramadan";
const eve = "2027-02-07";
const forecast = { year: 1448, first: "2027-02-08", eid: "2027-03-09" };
const later = { first: "2027-02-09", eid: "2027-03-10", answered: null };

let trainer: SignedInTrainee;

beforeEach(async () => {
  await env.DB.exec("delete from settings");
  await env.DB.exec("update trainee_profiles set time_zone = 'Asia/Hebron'");
  trainer = await makeTrainer();
  await outlive(trainer.actor);
});

const on = (date: string) => deviceAt(Date.parse(`${date}T10:00:00Z`), trainer.actor);
const read = (date = eve) => on(date).get<RamadanForm>(path);
const put = (date: string, months: RamadanForm["months"], mode = true) =>
  on(date).put(path, { on: mode, months });
const askedOn = async (date: string) =>
  (await on(date).get<Overview>(`/api/admin/overview?date=${date}`)).ramadan;
const suggestedIn = ({ countries }: RamadanForm) =>
  countries.filter(({ suggested }) => suggested).map(({ code }) => code);

describe("Ramadan's settings", () => {
  it("begin with the mode on and the forecast alone", async () => {
    expect(await read()).toMatchObject({ on: true, months: {}, forecast });
  });

  it("store the last value, which the next read shows", async () => {
    await put(eve, { "1448 PS": later });
    await put(eve, { "1448 JO": later }, false);
    expect(await read()).toMatchObject({ on: false, months: { "1448 JO": later } });
    expect((await read()).months).not.toHaveProperty("1448 PS");
  });

  it("take an evening's answer into the stored days, and leave the mode and other countries alone", async () => {
    await put(eve, { "1448 JO": later }, false);
    const month = { ...later, answered: "first" };
    await on(eve).patch(path, { months: { "1448 PS": month } });
    expect(await read()).toMatchObject({
      on: false,
      months: { "1448 JO": later, "1448 PS": month },
    });
    const tooFar = { ...later, first: "2027-02-11" };
    await expect(on(eve).patch(path, { months: { "1448 EG": tooFar } })).rejects.toThrow(
      /months\.1448 EG\.first.*out_of_range/,
    );
  });

  it("suggest the countries of all time zones, and never a city that somebody chose", async () => {
    await makeTrainee({ timeZone: "Asia/Amman" });
    expect(suggestedIn(await read())).toEqual(["PS", "JO"]);
    expect(JSON.stringify(await read())).not.toMatch(/traineeId|city/);
  });

  it("suggest the country of the trainer's own zone", async () => {
    const names = { trainerName: "سامر", businessName: null, timeZone: "Africa/Cairo" };
    await on(eve).put("/api/admin/settings/names", names);
    expect(suggestedIn(await read())).toContain("EG");
  });

  it("drop the months of past years with the next write", async () => {
    await put(eve, { "1448 PS": later });
    await put("2027-06-01", { "1448 PS": later });
    expect(await read("2027-06-01")).toMatchObject({ months: {}, forecast: { year: 1449 } });
  });
});

describe("the API refuses", () => {
  const refusalOf = async (months: unknown, body: object = {}) => {
    const sent = { on: true, months, ...body };
    const response = await call(path, { method: "PUT", token: trainer.token, body: sent });
    expect(response.status).toBe(400);
    return problemOf(response);
  };

  it.each([
    [
      "a month of 28 days",
      { first: "2027-02-08", eid: "2027-03-08" },
      { "months.1448 PS.eid": { code: "out_of_range", min: 29, max: 30 } },
    ],
    [
      "a month of 31 days",
      { first: "2027-02-08", eid: "2027-03-11" },
      { "months.1448 PS.eid": { code: "out_of_range", min: 29, max: 30 } },
    ],
    [
      "a first day two days before the forecast",
      { first: "2027-02-06", eid: "2027-03-07" },
      { "months.1448 PS.first": { code: "out_of_range", min: -1, max: 1 } },
    ],
    [
      "a day that is none",
      { first: "soon", eid: "2027-03-09" },
      { "months.1448 PS.first": { code: "not_a_date" } },
    ],
  ])("%s", async (_, days, fields) => {
    expect(await refusalOf({ "1448 PS": { ...days, answered: null } })).toMatchObject({
      code: "invalid_request",
      fields,
    });
    expect((await read()).months).toEqual({});
  });

  it("an unknown country, and more months than sixty", async () => {
    const unknown = await refusalOf({ "1448 XX": later });
    expect(unknown.fields).toEqual({ "months.1448 XX": { code: "unknown_choice" } });
    const many = Array.from({ length: 61 }, (_, place) => [`${1448 + place} PS`, later]);
    expect((await refusalOf(Object.fromEntries(many))).fields).toMatchObject({
      months: { code: "out_of_range", max: 60 },
    });
  });

  it("a mode that is neither on nor off", async () => {
    expect((await refusalOf({}, { on: "yes" })).code).toBe("invalid_request");
  });

  it("a first day that is settled, but not until the end of its second day", async () => {
    await put("2027-02-09", { "1448 PS": later });
    const back = { "1448 PS": { ...later, first: "2027-02-08", eid: "2027-03-09" } };
    await put("2027-02-10", back);
    await expect(put("2027-02-10", { "1448 PS": later })).rejects.toThrow(
      /months\.1448 PS\.first.*in_past/,
    );
    expect((await read("2027-02-10")).months).toEqual(back);
  });

  it("an Eid that is settled, but not on the day after it", async () => {
    const longer = { "1448 PS": { ...later, first: "2027-02-08", answered: null } };
    await put("2027-03-10", longer);
    await put("2027-03-11", { "1448 PS": { ...forecastDays, answered: null } });
    await expect(put("2027-03-11", longer)).rejects.toThrow(/months\.1448 PS\.eid.*in_past/);
  });

  const forecastDays = { first: forecast.first, eid: forecast.eid };
});

describe("the overview asks", () => {
  it("on the evening before, for all countries together, until it is answered", async () => {
    await makeTrainee({ timeZone: "Asia/Amman" });
    const asked = await askedOn(eve);
    expect(asked).toMatchObject({
      forecast,
      questions: [{ question: "first", days: ["2027-02-08", "2027-02-09"] }],
    });
    expect(asked?.questions[0]?.countries.map(({ code }) => code)).toEqual(["PS", "JO"]);
    await put(eve, { "1448 PS": { ...later, answered: "first" } });
    const left = (await askedOn(eve))?.questions.flatMap(({ countries }) => countries);
    expect(left?.map(({ code }) => code)).toEqual(["JO"]);
  });

  it("before Eid by the first day that each country had", async () => {
    await put("2027-02-09", { "1448 PS": { ...later, answered: "first" } });
    expect(await askedOn("2027-03-08")).toBeNull();
    expect((await askedOn("2027-03-09"))?.questions).toMatchObject([
      { question: "eid", days: ["2027-03-10", "2027-03-11"] },
    ]);
  });

  it("nothing on other days, and nothing while the mode is off", async () => {
    expect(await askedOn("2027-01-15")).toBeNull();
    expect(await askedOn("2027-02-20")).toBeNull();
    await put(eve, {}, false);
    expect(await askedOn(eve)).toBeNull();
  });
});

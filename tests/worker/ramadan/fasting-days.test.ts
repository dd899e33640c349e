import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { FastingMark } from "../../../domain/ramadan/fasting-days.ts";
import { fastingDayOf } from "../../../domain/ramadan/month-view.ts";
import { seal } from "../../../worker/tokens/secret-box.ts";
import { problemOf } from "../../support/access.ts";
import { fastingDay, markDay, onFastingDay, sealedDays } from "../../support/fasting.ts";
import { planMeals } from "../../support/meals.ts";
import { rowsOf } from "../../support/rows-of.ts";
import { makeTelling } from "../../support/telling.ts";
import {
  call,
  makePlatform,
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const { date: today } = fastingDay;
const first = "2027-02-08";

let trainee: SignedInTrainee;
onFastingDay(async (made) => {
  trainee = made;
  await call("/api/trainee/ramadan", {
    method: "PUT",
    token: trainee.token,
    body: { shown: true },
  });
});

const marked = async (date: string, fasted: FastingMark, person = trainee) =>
  (await markDay(person, { date, fasted })).status;
async function refusal(date: string, fasted: FastingMark = true) {
  const refused = await markDay(trainee, { date, fasted });
  expect(refused.status).toBe(400);
  return problemOf(refused);
}
const readOwn = async ({ token } = trainee) =>
  (await call("/api/trainee/ramadan", { token })).json<OwnRamadan>();
const readHome = async ({ token } = trainee, headers = {}) =>
  (await call(`/api/trainee/home?date=${today}`, { token, headers })).json<Home>();

describe("the mark of a fasting day", () => {
  it("is in the answers of the home and of the settings, can be corrected and taken back", async () => {
    expect(await readOwn()).toMatchObject({
      marks: {},
      gender: "female",
      open: { first, eid: "2027-03-09" },
    });
    expect(await marked(today, false)).toBe(200);
    expect(await marked(first, true)).toBe(200);
    expect((await readOwn()).marks).toEqual({ [first]: true, [today]: false });
    const view = (await readHome()).ramadan?.view;
    expect(view?.marks).toEqual({ [first]: true, [today]: false });
    expect(fastingDayOf(view, today)).toBeUndefined();
    expect(fastingDayOf(view, first)?.number).toBe(1);
    expect(await marked(first, false)).toBe(200);
    expect(await marked(today, null)).toBe(200);
    expect((await readOwn()).marks).toEqual({ [first]: false });
    expect(fastingDayOf((await readHome()).ramadan?.view, today)?.number).toBe(13);
  });

  it("is sealed, in a text of one length that is never the same", async () => {
    await marked(first, true);
    await marked(today, false);
    await marked("2027-02-09", true);
    const rows = await sealedDays(trainee.id);
    expect(rows.map(({ date }) => date)).toEqual([first, "2027-02-09", today]);
    expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
    expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(3);
  });

  it("is nothing once its row is another day's, another person's or of another secret", async () => {
    const other = await makeTrainee();
    await marked(today, false);
    await marked(first, true);
    const [one, two] = await sealedDays(trainee.id);
    const sealedAs = env.DB.prepare(
      "insert or replace into fasting_days (trainee_id, date, sealed, updated_at) values (?, ?, ?, 1)",
    );
    const foreign = await seal(
      makePlatform({ sessionKey: new Uint8Array(32).fill(7) }),
      { of: "fasting", accountId: trainee.id },
      "2027-02-09 0",
    );
    await env.DB.batch([
      sealedAs.bind(trainee.id, first, two?.sealed),
      sealedAs.bind(trainee.id, today, one?.sealed),
      sealedAs.bind(trainee.id, "2027-02-09", foreign),
      sealedAs.bind(other.id, today, two?.sealed),
    ]);
    expect((await readOwn()).marks).toEqual({});
    expect((await readOwn(other)).marks).toEqual({});
    expect((await readHome()).ramadan?.view?.marks).toEqual({});
  });

  it("is the last one of two devices, and the same again changes nothing", async () => {
    const tablet = await makeSession("trainee", trainee.id);
    const sent = await Promise.all([
      markDay(trainee, { date: today, fasted: true }),
      markDay(tablet, { date: today, fasted: true }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sealedDays(trainee.id)).toHaveLength(1);
    await markDay(tablet, { date: today, fasted: false });
    await markDay(tablet, { date: today, fasted: false });
    expect((await readOwn()).marks).toEqual({ [today]: false });
    for (let time = 0; time < 2; time++) expect(await marked(today, null)).toBe(200);
    expect(await sealedDays(trainee.id)).toEqual([]);
  });

  it("is refused for a day to come, of another month, and for anything but a mark", async () => {
    expect((await refusal("2027-02-21")).code).toBe("date_in_future");
    for (const date of ["2027-02-07", "2026-02-20"]) {
      expect((await refusal(date)).fields).toHaveProperty("date");
    }
    for (const body of [
      { date: "2027-02-30", fasted: true },
      { date: today },
      { date: today, fasted: "no" },
      { date: today, fasted: false, reason: "x" },
    ]) {
      const refused = await call("/api/trainee/fasting-days", {
        method: "PUT",
        token: trainee.token,
        body,
      });
      expect(refused.status).toBe(400);
    }
    expect(await sealedDays(trainee.id)).toEqual([]);
  });

  it("is of the person's own day and country", async () => {
    const night = Date.UTC(2027, 1, 7, 20);
    vi.setSystemTime(night);
    const here = await makeSession("trainee", trainee.id);
    const dubai = await makeTrainee({ timeZone: "Asia/Dubai" });
    expect((await markDay(here, { date: first, fasted: true })).status).toBe(400);
    expect(await marked(first, true, dubai)).toBe(200);
  });

  it("comes late from a phone that had no network, and can be taken back ever after", async () => {
    await marked(first, false);
    vi.setSystemTime(Date.UTC(2027, 3, 8, 10));
    const late = await makeSession("trainee", trainee.id);
    expect((await markDay(late, { date: today, fasted: false })).status).toBe(200);
    vi.setSystemTime(Date.UTC(2027, 3, 9, 10));
    const later = await makeSession("trainee", trainee.id);
    expect((await markDay(later, { date: today, fasted: true })).status).toBe(400);
    const own = await (
      await call("/api/trainee/ramadan", { token: later.token })
    ).json<OwnRamadan>();
    expect(own).toMatchObject({ open: null, marks: { [first]: false, [today]: false } });
    expect((await markDay(later, { date: today, fasted: null })).status).toBe(200);
    expect(await sealedDays(trainee.id)).toHaveLength(1);
  });

  it("is neither shown to the trainer who looks at the person's screens, nor theirs to set", async () => {
    await marked(today, false);
    const trainer = await makeTrainer();
    const headers = { "x-view-as": trainee.id };
    expect((await readHome(trainer, headers)).ramadan).toBeNull();
    const path = "/api/trainee/ramadan";
    expect((await call(path, { token: trainer.token, headers })).status).toBe(403);
    const body = { date: today, fasted: true };
    for (const view of [headers, {}]) {
      const refused = await call("/api/trainee/fasting-days", {
        method: "PUT",
        token: trainer.token,
        headers: view,
        body,
      });
      expect(refused.status).toBe(403);
    }
    expect((await readOwn()).marks).toEqual({ [today]: false });
  });

  it("changes no figure of the person's own either, and no row but its own", async () => {
    await planMeals(trainee.id, today, [{ timing: "breakfast", status: "consumed" }]);
    const figures = async () => {
      const { ramadan: _, ...home } = await readHome();
      const rows = (await rowsOf(trainee.id)).split("\n");
      return { home, rows: rows.filter((row) => !row.includes('"table":"fasting_days"')) };
    };
    const before = await figures();
    expect(before.rows.length).toBeGreaterThan(3);
    for (const fasted of [true, false, null]) {
      await marked(today, fasted);
      expect(await figures()).toEqual(before);
    }
  });

  it("refreshes the person's other devices alone", async () => {
    const product = makeTelling();
    await markDay(trainee, { date: today, fasted: false }, product.call);
    await product.settle();
    expect(product.told).toEqual([
      {
        to: trainee.id,
        event: { type: "trainee", traineeId: trainee.id, what: "ramadan" },
        except: expect.any(String),
      },
    ]);
  });

  it("is gone with its person", async () => {
    await marked(today, false);
    await env.DB.prepare("delete from accounts where id = ?").bind(trainee.id).run();
    expect(await sealedDays(trainee.id)).toEqual([]);
  });
});

import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import type { FastingMark } from "../../../domain/ramadan/fasting-days.ts";
import { downloadArchive, makeArchiveOrder, runArchive } from "../../support/business-archives.ts";
import { decide } from "../../support/consents.ts";
import { fastingDay, markDay, ordinaryOn, sealedDays } from "../../support/fasting.ts";
import { onlyOnCloudflare } from "../../support/on-cloudflare.ts";
import { makeWorld, type World } from "../../support/permissions.ts";
import { answersOf, makeWatched, prepareReads } from "../../support/watched-answers.ts";
import { call } from "../../support/worker.ts";

const { date: today, noon } = fastingDay;
const markedDates = Array.from({ length: 12 }, (_, back) => addDays(today, -back));

/** All that anybody but the person can get to see of a state of the marks. */
interface Seen {
  answers: Record<string, string>;
  archive: Record<string, string>;
  outbox: string[];
  log: string[];
  notifications: string[];
  ordinaryOn: string | null;
}

let world: World;
let questions: Awaited<ReturnType<typeof prepareReads>>;
let sealed: string[];
const seen: Record<string, Seen> = {};
/** Reads that may show an ordinary day to the trainer, once the person lets them. */
const readsOrdinaryDay: string[] = [
  "GET /api/admin/overview",
  "GET /api/admin/trainees/:id",
  "GET /api/admin/trainees/:id/glance",
];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  world = await makeWorld();
  const { token } = world.trainee;
  await call("/api/trainee/ramadan", { method: "PUT", token, body: { shown: true } });
  questions = await prepareReads(world);
  await answersOf(world, questions, makeWatched().call);
  seen.none = await watch(null);
  seen.fasted = await watch(true);
  seen.missed = await watch(false);
  sealed = (await sealedDays(world.trainee.id)).map((row) => row.sealed);
  await decide(world.trainee, true, "fasting_archive");
  await decide(world.trainee, true, "fasting_coach");
  seen.shownFasted = await watch(true);
  seen.shownMissed = await watch(false);
  sealed.push(...(await sealedDays(world.trainee.id)).map((row) => row.sealed));
});

afterAll(() => {
  vi.useRealTimers();
});

/** Gives every day of the month so far the same mark, and looks everywhere. */
async function watch(fasted: FastingMark): Promise<Seen> {
  const product = makeWatched();
  await env.DB.exec("delete from outbox");
  for (const date of markedDates) {
    const { status } = await markDay(world.trainee, { date, fasted }, product.call);
    expect(status).toBe(200);
  }
  const outbox = await rowsOf("select topic, payload from outbox order by id");
  const log = [...product.lines];
  await product.settle();
  await env.DB.exec("delete from outbox");
  return {
    answers: await answersOf(world, questions, product.call),
    archive: await archived(),
    outbox,
    log,
    notifications: await rowsOf("select * from notifications order by id"),
    ordinaryOn: await ordinaryOn(world.trainee.id),
  };
}

const rowsOf = async (query: string) =>
  (await env.DB.prepare(query).all()).results.map((row) => JSON.stringify(row));

/** Every file of the business archive; each round makes a new one in place of the last. */
async function archived(): Promise<Record<string, string>> {
  const product = makeWatched();
  await env.DB.exec("delete from business_archives");
  await runArchive(await makeArchiveOrder(env.DB, world.trainer), product.platform);
  const { files, text } = await downloadArchive(world.trainer);
  await product.settle();
  await env.DB.exec("delete from business_archives");
  await env.DB.exec("delete from notifications");
  await env.DB.exec("delete from outbox");
  return Object.fromEntries([...files.keys()].map((name) => [name, text(name)]));
}

const differing = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  );

describe("the marks of a person's fasting days", () => {
  it("are looked for in many reads and files, which have the person's other data", () => {
    onlyOnCloudflare("a browser performs its outbox at once");
    expect(questions.filter(({ caller }) => caller === "trainer").length).toBeGreaterThan(80);
    expect(questions.filter(({ caller }) => caller === "otherTrainee").length).toBeGreaterThan(20);
    expect(Object.keys(seen.missed?.archive ?? {}).length).toBeGreaterThan(20);
    expect(seen.missed?.answers[`GET /api/admin/trainees/:id/data`]).toContain("91.3");
    expect(JSON.stringify(seen.missed?.archive)).toContain("91.3");
    expect(sealed).toHaveLength(2 * markedDates.length);
    expect(seen.missed?.log).toHaveLength(markedDates.length);
    expect(seen.missed?.outbox).not.toEqual([]);
    const statuses = Object.values(seen.missed?.answers ?? {}).map((answer) => answer.slice(0, 3));
    expect(statuses.filter((status) => status === "200").length).toBeGreaterThan(120);
    expect(statuses.filter((status) => status >= "500")).toEqual([]);
  });

  it.each([
    ["none", "fasted"],
    ["none", "missed"],
    ["fasted", "missed"],
  ])("change nothing that anybody else can see: %s, %s", (one, other) => {
    onlyOnCloudflare("a browser counts each byte of its database");
    const [before, after] = [seen[one], seen[other]];
    expect(differing(before?.answers ?? {}, after?.answers ?? {})).toEqual([]);
    expect(differing(before?.archive ?? {}, after?.archive ?? {})).toEqual([]);
    expect({ ...after, answers: 0, archive: 0 }).toEqual({ ...before, answers: 0, archive: 0 });
  });

  it("show, with the person's consent, an ordinary day at most", () => {
    const [fasted, missed] = [seen.shownFasted, seen.shownMissed];
    expect([fasted?.ordinaryOn, missed?.ordinaryOn]).toEqual([null, today]);
    const changed = differing(fasted?.answers ?? {}, missed?.answers ?? {});
    expect(changed.filter((name) => !readsOrdinaryDay.includes(name))).toEqual([]);
    expect(differing(fasted?.archive ?? {}, missed?.archive ?? {})).toEqual([]);
    const rest = { answers: 0, archive: 0, ordinaryOn: 0 };
    expect({ ...missed, ...rest }).toEqual({ ...fasted, ...rest });
  });

  it("are nowhere in what others get, sealed or not", () => {
    for (const [state, all] of Object.entries(seen)) {
      const text = JSON.stringify(all);
      for (const each of sealed) expect(text.includes(each), state).toBe(false);
      // The address of the write is in the log, its day is not.
      expect(JSON.stringify(all.log)).not.toMatch(/2027-02-/);
    }
  });

  it("have no table, key or consent in what the trainer gets", () => {
    for (const { answers, archive } of Object.values(seen)) {
      const trainers = Object.entries(answers).filter(([name]) => !name.startsWith("another's"));
      const text = JSON.stringify([trainers, archive]);
      // Texts of the library may speak of fasting: it is the columns and keys that may not be there.
      expect(text).not.toMatch(
        /\\"(?:marks|fasted)\\"|fasting_(?:coach|health|archive)|fasting-?days/i,
      );
      expect(text).not.toMatch(/صيام|رمضان وموعد التمرين/);
    }
  });

  it("give another trainee's requests the same answers as ever, without the person", () => {
    for (const { answers } of Object.values(seen)) {
      const others = Object.entries(answers).filter(([name]) => name.startsWith("another's"));
      for (const [name, answer] of others) expect(answer, name).not.toContain(world.trainee.id);
    }
  });
});

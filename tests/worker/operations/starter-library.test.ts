import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { releaseNames, starterSlices } from "../../../scripts/library/apply.ts";
import { runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import type { Platform } from "../../../worker/platform.ts";
import { starter, writeStarter } from "../../support/starter.ts";
import { makePlatform } from "../../support/worker.ts";

const slices = starterSlices(starter);
const names = await releaseNames(slices);

/** The build's files, without the `lost` ones. */
function builtFiles(lost: readonly string[] = []) {
  const asked: string[] = [];
  const contents: Record<string, unknown> = {
    "release.json": { ...names, slices: slices.length },
    ...Object.fromEntries(slices.map((statements, nth) => [`${nth}.json`, statements])),
  };
  const assets: Platform["assets"] = {
    async fetch(path) {
      const [, file = ""] = /^\/pages\/starter\/(.+)$/.exec(path) ?? [];
      asked.push(file);
      const isThere = file in contents && !lost.includes(file);
      return isThere ? Response.json(contents[file]) : new Response(null, { status: 404 });
    },
  };
  return { assets, asked };
}

const drain = (assets: Platform["assets"]) => runScheduled(makePlatform({ assets }), "*/5 * * * *");

const all = async (sql: string) => (await env.DB.prepare(sql).all()).results;
const count = (table: string) => env.DB.prepare(`select count(*) as n from ${table}`).first("n");
const lastRun = async () =>
  (await all("select counts, error from cron_runs order by started_at desc, id desc limit 1"))[0];
const tables = [
  "plans",
  "exercises",
  "foods",
  "food_portions",
  "meals",
  "meal_foods",
  "templates",
  "template_exercises",
  "template_meals",
];
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (name) => [name, await all(`select * from ${name} order by 1, 2`)]),
    ),
  );

const empty = () =>
  env.DB.batch(
    ["cron_runs", "outbox", "settings", "starter_rows", ...tables.toReversed()].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  );

let whole: Record<string, unknown>;
beforeAll(async () => {
  await empty();
  await writeStarter();
  whole = await everything();
});
beforeEach(empty);

describe("the starter library of a deployment", () => {
  it("is written by the Worker in small slices, completely, once", async () => {
    const { assets, asked } = builtFiles();
    await drain(assets);
    expect(await everything()).toEqual(whole);
    expect(await lastRun()).toMatchObject({
      counts: JSON.stringify({ done: 0, failed: 0, starterSlices: slices.length }),
      error: null,
    });
    expect(slices.length).toBeGreaterThan(5);
    expect(slices.length * 12).toBeLessThan(1000);
    const bytes = slices.flat().map((sql) => new TextEncoder().encode(sql).length);
    expect(Math.max(...bytes)).toBeLessThan(80_000);
    asked.length = 0;
    await drain(assets);
    expect(asked).toEqual(["release.json"]);
  });

  it("is continued after an interruption, and keeps the trainer's changes", async () => {
    const last = slices.length - 1;
    await expect(drain(builtFiles([`${last}.json`]).assets)).rejects.toThrow("slice");
    expect(await lastRun()).toMatchObject({ error: expect.stringContaining("missing") });
    expect(await count("foods")).toBeGreaterThan(0);
    await env.DB.exec("update plans set price_agorot = 4242 where position = 0");
    await env.DB.exec("delete from exercises where rowid = (select min(rowid) from exercises)");
    const exercises = Number(await count("exercises"));

    await drain(builtFiles().assets);

    expect(await all("select price_agorot from plans where position = 0")).toEqual([
      { price_agorot: 4242 },
    ]);
    expect(await count("exercises")).toBe(exercises);
    expect(await count("templates")).toBe((whole.templates as unknown[]).length);
  });

  it("may be written twice at once", async () => {
    await Promise.all([drain(builtFiles().assets), drain(builtFiles().assets)]);
    expect(await everything()).toEqual(whole);
  });

  it("waits during a restore", async () => {
    await env.DB.prepare(
      `insert into restores (id, backup, started_at, progress, counts)
       values ('r', 'b', 1, '{}', '{}')`,
    ).run();
    const { assets, asked } = builtFiles();
    await drain(assets);
    expect(asked).toEqual([]);
    expect(await count("plans")).toBe(0);
    await env.DB.exec("delete from restores");
  });

  it("is missing without a build", async () => {
    await drain(builtFiles(["release.json"]).assets);
    expect(await lastRun()).toMatchObject({ counts: '{"done":0,"failed":0}', error: null });
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseOf, statementsWorker } from "../../../scripts/lib/statements.ts";

const folder = mkdtempSync(join(tmpdir(), "miran-statements-"));
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    resourcePersistencePath: folder,
    workers: [statementsWorker({ DB: "statements" })],
  }),
);
type Answering = Awaited<ReturnType<typeof databaseOf>>;
let both: [own: Answering, ours: Answering];

beforeAll(async () => {
  both = [
    (await miniflare.getD1Database("DB")) as unknown as Answering,
    await databaseOf(miniflare),
  ];
});

afterAll(async () => {
  await miniflare.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** An answer of a database, or its error's message. */
const said = async (ask: () => Promise<unknown>) => {
  try {
    return await ask();
  } catch (error) {
    return (error as Error).message;
  }
};

/** The identical answer of both. */
async function askBoth(ask: (database: Answering) => Promise<unknown>) {
  const [own, ours] = [await said(() => ask(both[0])), await said(() => ask(both[1]))];
  expect(ours).toEqual(own);
  return ours;
}

describe("statements forwarded by a Worker", () => {
  it("answer like the database, for all kinds of values", async () => {
    const values = [null, 7, 1.5, "نص", true, Uint8Array.of(0, 128, 255)];
    const sql = `select ${values.map((_, index) => `?${index + 1} as v${index}`).join(", ")}`;
    const row = { v0: null, v1: 7, v2: 1.5, v3: "نص", v4: 1, v5: [0, 128, 255] };
    const prepared = (database: Answering) => database.prepare(sql).bind(...values);
    expect(await askBoth((database) => prepared(database).first())).toEqual(row);
    expect(await askBoth((database) => prepared(database).first("v3"))).toBe("نص");
    expect(await askBoth((database) => prepared(database).raw())).toEqual([Object.values(row)]);
    await askBoth(async (database) => (await prepared(database).all()).results);
    expect(await askBoth((database) => database.prepare("select 1 limit 0").first())).toBeNull();
  });

  it("are one transaction in a batch, and fail in the database's words", async () => {
    const [own] = both;
    await own.prepare("create table kept (id integer primary key)").run();
    const failed = await askBoth((database) =>
      database.batch([1, 1].map((id) => database.prepare("insert into kept values (?)").bind(id))),
    );
    expect(failed).toContain("UNIQUE constraint failed: kept.id");
    expect(await own.prepare("select count(*) as n from kept").first("n")).toBe(0);
  });
});

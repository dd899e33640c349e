import { beforeEach, describe, expect, it } from "vitest";
import { demoDatabase } from "../../../demo/server/database.ts";
import { Sqlite } from "../../../demo/server/sqlite.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { sql } from "../../support/demo/sql.ts";

let database: DatabaseClient;
beforeEach(() => {
  const sqlite = new Sqlite(sql, undefined);
  sqlite.exec("create table people (id integer primary key, name text unique, photo blob)");
  sqlite.exec("create table log (name text)");
  sqlite.exec(
    "create trigger noted after insert on people begin insert into log (name) values (new.name); end",
  );
  database = demoDatabase(sqlite);
});

const insert = (name: unknown) =>
  database.prepare("insert into people (name) values (?1)").bind(name);
const count = () => database.prepare("select count(*) as n from people").first<number>("n");

describe("a batch", () => {
  it("is all or nothing", async () => {
    const work = database.batch([insert("a"), insert("b"), insert("a")]);
    await expect(work).rejects.toThrow("UNIQUE constraint failed: people.name");
    expect(await count()).toBe(0);
  });

  it("answers each statement in turn, and counts changes by triggers too", async () => {
    const select = database.prepare("select name from people");
    const [written, read, again] = await database.batch([insert("a"), select, insert("b")]);
    expect(written?.meta).toMatchObject({ changes: 2, changed_db: true });
    expect(read).toMatchObject({ success: true, results: [{ name: "a" }], meta: { changes: 0 } });
    expect(again?.meta.changes).toBe(2);
  });

  it("reports the size of the database in bytes", async () => {
    const [answer] = await database.batch([database.prepare("select 1")]);
    expect(answer?.meta.size_after).toBeGreaterThan(4000);
  });
});

describe("an invalid statement", () => {
  it.each([
    ["with a duplicate row", "insert into people (id, name) values (1, 'a'), (1, 'b')"],
    ["of a missing table", "select * from nowhere"],
    ["of nonsense", "selekt"],
  ])("%s fails in D1's words", async (_, query) => {
    await expect(database.prepare(query).run()).rejects.toThrow(/^D1_ERROR: /);
  });

  it.each([undefined, 5n])("fails for the unsupported value %s", async (value) => {
    await expect(insert(value).run()).rejects.toThrow(`type ${typeof value}`);
    expect(await count()).toBe(0);
  });
});

describe("a value", () => {
  it.each([
    [true, 1],
    [false, 0],
    [null, null],
    [2 ** 40, 2 ** 40],
    [1.5, 1.5],
    ["\u0645\u0631\u062d\u0628\u0627", "\u0645\u0631\u062d\u0628\u0627"],
  ])("%j comes back as %j", async (given, found) => {
    const row = await database.prepare("select ?1 as value").bind(given).first();
    expect(row).toEqual({ value: found });
  });

  it("of bytes is returned unchanged", async () => {
    const bytes = Uint8Array.of(0, 1, 255);
    const statement = database.prepare("select ?1 as value").bind(bytes.buffer);
    expect(await statement.first("value")).toEqual(bytes);
  });
});

describe("a statement", () => {
  it("is not changed by bound values", async () => {
    const plain = database.prepare("select ?1 as value");
    const [one, other] = [plain.bind(1), plain.bind(2)];
    expect(await one.first("value")).toBe(1);
    expect(await other.first("value")).toBe(2);
  });

  it("returns raw rows, a first row, and null for none", async () => {
    await insert("a").run();
    const statement = database.prepare("select id, name from people");
    expect(await statement.raw()).toEqual([[1, "a"]]);
    expect(await statement.first()).toEqual({ id: 1, name: "a" });
    expect(await database.prepare("select 1 where false").first()).toBeNull();
  });
});

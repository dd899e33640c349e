import { beforeEach, describe, expect, it, vi } from "vitest";
import { ObjectStorage, type PersistedValues } from "../../../demo/server/object-storage.ts";
import { Sqlite } from "../../../demo/server/sqlite.ts";
import { sql } from "../../support/demo/sql.ts";

const alarm = vi.fn<() => Promise<void>>();
let kept: PersistedValues;
let storage: ObjectStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  alarm.mockReset().mockResolvedValue();
  kept = { values: new Map(), alarmAt: null };
  storage = open();
});

function open(): ObjectStorage {
  const sqlite = () => new Sqlite(sql, undefined);
  return new ObjectStorage({ open: sqlite, kept, changed: () => {}, alarm });
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("the storage of an object", () => {
  it("is transactional: a failure leaves neither rows nor values", () => {
    storage.sql.exec("create table words (word text)");
    storage.kv.put("seen", 1);
    const work = () =>
      storage.transactionSync(() => {
        storage.sql.exec("insert into words (word) values (?)", "hello");
        storage.kv.put("seen", 2);
        storage.kv.put("new", true);
        throw new Error("no");
      });
    expect(work).toThrow("no");
    expect(storage.sql.exec("select * from words").toArray()).toEqual([]);
    expect(storage.kv.get("seen")).toBe(1);
    expect(storage.kv.get("new")).toBeUndefined();
  });

  it("stores copies, and returns copies", () => {
    const given = { list: [1] };
    storage.kv.put("it", given);
    given.list.push(2);
    storage.kv.get<typeof given>("it")?.list.push(3);
    expect(storage.kv.get("it")).toEqual({ list: [1] });
  });

  it("is empty after deleteAll, tables included, and keeps the alarm", async () => {
    storage.sql.exec("create table words (word text); create index by_word on words (word)");
    storage.kv.put("seen", 1);
    await storage.setAlarm(9_000);
    await storage.deleteAll();
    expect(() => storage.sql.exec("select * from words")).toThrow("no such table");
    expect(storage.kv.get("seen")).toBeUndefined();
    expect(await storage.getAlarm()).toBe(9_000);
  });

  it("returns exactly one row from one(), or throws", () => {
    expect(storage.sql.exec("select 1 as n").one()).toEqual({ n: 1 });
    expect(() => storage.sql.exec("select 1 as n where false").one()).toThrow("there are 0");
    expect(() => storage.sql.exec("select 1 as n union select 2").one()).toThrow("there are 2");
  });
});

describe("an alarm", () => {
  it("fires once at its time", async () => {
    await storage.setAlarm(5_000);
    await later(3_999);
    expect(alarm).not.toHaveBeenCalled();
    await later(1);
    expect(alarm).toHaveBeenCalledTimes(1);
    expect(await storage.getAlarm()).toBeNull();
    await later(100_000);
    expect(alarm).toHaveBeenCalledTimes(1);
  });

  it("fires at the last set time, and not after its deletion", async () => {
    await storage.setAlarm(2_000);
    await storage.setAlarm(4_000);
    await later(2_000);
    expect(alarm).not.toHaveBeenCalled();
    await storage.deleteAlarm();
    await later(10_000);
    expect(alarm).not.toHaveBeenCalled();
  });

  it("fires again after a failure", async () => {
    alarm.mockRejectedValueOnce(new Error("away"));
    await storage.setAlarm(1_000);
    await later(0);
    expect(alarm).toHaveBeenCalledTimes(1);
    expect(await storage.getAlarm()).toBeGreaterThan(1_000);
    await later(10_000);
    expect(alarm).toHaveBeenCalledTimes(2);
    expect(await storage.getAlarm()).toBeNull();
  });

  it("waits for the previous one to finish", async () => {
    const gate = Promise.withResolvers<void>();
    alarm.mockReturnValueOnce(gate.promise);
    await storage.setAlarm(1_000);
    await later(0);
    await storage.setAlarm(1_000);
    await later(5_000);
    expect(alarm).toHaveBeenCalledTimes(1);
    gate.resolve();
    await later(0);
    expect(alarm).toHaveBeenCalledTimes(2);
  });

  it("due while closed fires when the object opens again", async () => {
    await storage.setAlarm(5_000);
    storage.close();
    await later(60_000);
    expect(alarm).not.toHaveBeenCalled();
    storage = open();
    await later(0);
    expect(alarm).toHaveBeenCalledTimes(1);
  });

  it("a month ahead fires at its time, beyond the limit of one timer", async () => {
    const month = 31 * 86_400_000;
    await storage.setAlarm(1_000 + month);
    await later(month - 1);
    expect(alarm).not.toHaveBeenCalled();
    await later(1);
    expect(alarm).toHaveBeenCalledTimes(1);
  });
});

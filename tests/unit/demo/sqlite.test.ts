import { beforeEach, describe, expect, it, vi } from "vitest";
import { Sqlite } from "../../../demo/server/sqlite.ts";
import { sql } from "../../support/demo/sql.ts";

const onWrite = vi.fn();
let sqlite: Sqlite;
beforeEach(() => {
  sqlite = new Sqlite(sql, undefined, onWrite);
  sqlite.exec("create table people (id integer primary key, name text not null)");
  sqlite.exec("create table notes (of integer references people (id) on delete cascade)");
  onWrite.mockClear();
});

const names = () => sqlite.run("select name from people order by id").rows.flat();
const add = (name: string | null) => sqlite.run("insert into people (name) values (?)", [name]);

describe("a transaction", () => {
  it("rolls back whole when one of its statements fails", () => {
    add("a");
    expect(() =>
      sqlite.transaction(() => {
        add("b");
        add(null);
      }),
    ).toThrow("NOT NULL constraint failed: people.name");
    expect(names()).toEqual(["a"]);
  });

  it("includes a nested one, and a later failure rolls both back", () => {
    expect(() =>
      sqlite.transaction(() => {
        sqlite.transaction(() => add("a"));
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(names()).toEqual([]);
  });

  it("can follow one that a trigger rolled back", () => {
    sqlite.exec(
      "create trigger refuse before insert on notes begin select raise(rollback, 'refused'); end",
    );
    expect(() =>
      sqlite.transaction(() => sqlite.run("insert into notes (of) values (null)")),
    ).toThrow("refused");
    sqlite.transaction(() => add("a"));
    expect(names()).toEqual(["a"]);
  });

  it("reports its writes once, and reads not at all", () => {
    sqlite.transaction(() => [add("a"), add("b")]);
    expect(onWrite).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(["a", "b"]);
    expect(sqlite.size).toBeGreaterThan(0);
    expect(onWrite).toHaveBeenCalledTimes(1);
  });
});

describe("a compiled statement", () => {
  it("can be reused after a failure", () => {
    expect(() => add(null)).toThrow();
    add("a");
    expect(names()).toEqual(["a"]);
  });

  it("clears the previous values", () => {
    add("a");
    expect(() => sqlite.run("insert into people (name) values (?)")).toThrow("NOT NULL");
  });

  it("is compiled again after its eviction from the cache", () => {
    for (let i = 0; i < 450; i++) {
      expect(sqlite.run(`select ${i}, count(*) from people`).rows).toEqual([[i, 0]]);
    }
    add("a");
    expect(sqlite.run("select 0, count(*) from people").rows).toEqual([[0, 1]]);
  });

  it("sees a column added after it was compiled", () => {
    add("a");
    expect(sqlite.run("select * from people").columns).toEqual(["id", "name"]);
    sqlite.exec("alter table people add column age integer");
    expect(sqlite.run("select * from people")).toEqual({
      columns: ["id", "name", "age"],
      rows: [[1, "a", null]],
    });
  });
});

describe("a copy", () => {
  it("contains everything committed", () => {
    add("a");
    const other = new Sqlite(sql, sqlite.copy());
    expect(other.run("select name from people").rows).toEqual([["a"]]);
  });

  it("leaves its source's statements and foreign keys in force", () => {
    add("a");
    sqlite.run("insert into notes (of) values (1)");
    sqlite.copy();
    add("b");
    expect(() => sqlite.run("insert into notes (of) values (9)")).toThrow("FOREIGN KEY");
    sqlite.run("delete from people where id = 1");
    expect(sqlite.run("select count(*) from notes").rows).toEqual([[0]]);
    expect(names()).toEqual(["b"]);
  });

  it("is not changed by later writes", () => {
    const copy = sqlite.copy();
    add("a");
    expect(new Sqlite(sql, copy).run("select count(*) from people").rows).toEqual([[0]]);
  });
});

import { describe, expect, it } from "vitest";
import { lintInserts } from "../../../scripts/lint/index.ts";
import { readSource } from "../../../scripts/lint/source.ts";

const messagesOf = (code: string, path = "worker/data/weight.ts") =>
  lintInserts([readSource(path, code)]).map(({ message }) => message);

describe("the rule of named insert columns", () => {
  it.each([
    ["a bare template", "db.insert(t).select(sql`select 1, 2`);"],
    ["a query", "db.insert(outbox).select(db.select({ id: t.id }).from(t));"],
    ["a template between others", "db.batch([a, db.insert(t).select(sql`x`).returning(), b]);"],
  ])("refuses %s", (_, code) => {
    expect(messagesOf(code)).toEqual([expect.stringContaining("insertSelect(db, table")]);
  });

  it.each([
    ["values", 'client.prepare("insert into outbox values (?1, ?2)");'],
    ["a query", "client.prepare(`\n insert into outbox\n select id from accounts`);"],
    [
      "rows of any table",
      `client.prepare(\`insert into \${table} select \${columns} from source\`);`,
    ],
    ["rows in capitals", "client.prepare(`INSERT OR IGNORE INTO outbox VALUES (1)`);"],
    ["replacing rows", 'client.prepare("replace into outbox values (1)");'],
  ])("refuses %s after a bare table name", (_, code) => {
    expect(messagesOf(code)).toEqual([expect.stringContaining("name them")]);
  });

  it.each([
    "insertSelect(db, outbox, { id, topic }, sql`where true`).onConflictDoNothing();",
    "db.insert(outbox).values({ id, topic });",
    'client.prepare("insert into outbox (id, topic) values (?1, ?2)");',
    `client.prepare(\`with due as (select 1) insert into \${table} (\${columns}) select 1\`);`,
    "client.prepare(`insert into outbox(id) select 1`);",
  ])("allows %s", (code) => {
    expect(messagesOf(code)).toEqual([]);
  });

  it("reports the line of the insert within a text", () => {
    const code = "\nconst sql = `\n  with due as (select 1)\n  insert into outbox select 1`;";
    expect(lintInserts([readSource("worker/data/a.ts", code)])).toMatchObject([{ line: 4 }]);
  });

  it("fails without an insert to check", () => {
    expect(lintInserts([])).toHaveLength(1);
    expect(messagesOf("export const a = 1;")).toEqual([expect.stringContaining("finds no insert")]);
  });
});

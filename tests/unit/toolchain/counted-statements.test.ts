import { expect, it } from "vitest";
import { lintFile } from "../../../scripts/lint/index.ts";

const refusalsOf = (code: string, path = "worker/data/people/a.ts") =>
  lintFile(path, code).map(({ line, message }) => [line, message]);

it.each([
  "const [, , rows] = await db.batch([a, b, c]);",
  "const [[row], , rows] = await scope.db.batch([a, b, c]);",
  "const [, rows] = (await db.batch([a, b])) as unknown as Rows;",
  "const [, ...rows] = await db.$client.batch<Row>([a, b, c]);",
])("positional answers are refused: %s", (code) => {
  expect(refusalsOf(`const a = 1;\n${code}`)).toEqual([[2, expect.stringContaining("batchOf(")]]);
});

it.each([
  "client.prepare(`select id from meals where id = ?1`);",
  "const query = `update ${table} set name = ?2`;",
  'const part = "and day = ?3";',
])("values bound by number are refused: %s", (code) => {
  expect(refusalsOf(`const a = 1;\n${code}`)).toEqual([[2, expect.stringContaining(":names")]]);
});

it.each([
  "const [rows, [row]] = await db.batch([a, b]);",
  "const { rows } = await batchOf(db, { written, rows });",
  "const [, group] = pattern.exec(text) ?? [];",
  "statement(client, `select id from meals where id = :id and day > :day`, { id, day });",
])("named answers and values are allowed: %s", (code) => expect(refusalsOf(code)).toEqual([]));

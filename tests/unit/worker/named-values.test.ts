import { expect, it } from "vitest";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { statement } from "../../../worker/db/statement.ts";

/** The text and values given to D1. */
function given(text: string, values: Record<string, unknown>) {
  let prepared: { text: string; bound: unknown[] } | undefined;
  const client = {
    prepare: (query: string) => ({
      bind: (...bound: unknown[]) => {
        prepared = { text: query, bound };
      },
    }),
  };
  statement(client as unknown as DatabaseClient, text, values);
  return prepared;
}

it("binds each named value once, in the order of the text", () => {
  const text = "select :day, :id where a = :id and b > :day";
  expect(given(text, { id: 1, day: "d", more: 3 })).toEqual({
    text: "select ?1, ?2 where a = ?2 and b > ?1",
    bound: ["d", 1],
  });
});

it.each([
  "select strftime('%H:%M', at), value ->> '$.a:b'",
  'select "odd:name"',
  "select 1 -- don't look at :this",
])("leaves quoted texts and comments as they are: %s", (text) => {
  expect(given(`${text}\nwhere id = :id`, { id: 1 })).toEqual({
    text: `${text}\nwhere id = ?1`,
    bound: [1],
  });
});

it.each(["nobody", "toString", "constructor"])("refuses a name without a value: %s", (name) => {
  expect(() => given(`select :${name}`, { id: 1 })).toThrow(`no value for :${name}`);
});

it("takes null for a value, and refuses undefined", () => {
  expect(given("select :id", { id: null })?.bound).toEqual([null]);
  expect(() => given("select :id", { id: undefined })).toThrow("no value for :id");
});

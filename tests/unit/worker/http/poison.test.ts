import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { newNote } from "../../../../domain/contract/activity/notes.ts";
import { newId } from "../../../../domain/id.ts";
import { type Field, fieldsOf, isStrict, objectsOf } from "../../../support/contract-fields.ts";
import { jsonRoutes } from "../../../support/route-definitions.ts";

const deep = (open: string, close: string) =>
  JSON.parse(`${open.repeat(10_000)}1${close.repeat(10_000)}`);

/** Bodies that every contract refuses. */
const bodies: [string, unknown][] = [
  ["null", null],
  ["a number", 1],
  ["a text", "x"],
  ["a list", []],
  ["lists 10,000 deep", deep("[", "]")],
  ["objects 10,000 deep", deep('{"a":', "}")],
  ["__proto__", JSON.parse('{"__proto__":{"role":"trainer"},"constructor":{"prototype":{"x":1}}}')],
  ["an unknown field", { role: "trainer" }],
];

const texts: [string, string][] = [
  ["a NUL", "\u0000"],
  ["a lone surrogate", "\ud800abcd"],
  ["a turn of direction", "\u202eabcd"],
];

/** Values that every field refuses, apart from the stated exceptions. */
const values: [string, unknown, (field: Field) => boolean][] = [
  ...texts.map(([what, text]): (typeof values)[number] => [what, text, isOnlyCompared]),
  ["an object", { toString: "x" }, () => false],
  ["a list", ["x"], ({ kinds }) => kinds.includes("list of text")],
  ["a boolean", true, ({ kinds }) => kinds.includes("boolean")],
  ["null", null, ({ kinds }) => kinds.includes("null")],
  ["a huge number", 1e308, () => false],
  ["a long text", "ا".repeat(20_000), () => false],
];

/**
 * Fields that are only looked up, like an id or a secret: any text is merely wrong.
 * tests/worker/http/poison.test.ts sends it to those routes.
 */
const compared = ["token", "ticket", "secret", "occurrence", "fingerprint", "plan", "search"];
function isOnlyCompared({ name }: Field): boolean {
  return compared.includes(name.split(".").at(-1) ?? "");
}

/** Characters that break a line or hide in it, between letters because ends are trimmed. */
const lineBreaks: [string, string][] = [
  ["a line end", "ab\ncd"],
  ["a line end of Windows", "ab\r\ncd"],
  ["a line separator", "ab\u2028cd"],
  ["a paragraph separator", "ab\u2029cd"],
  ["a next line", "ab\u0085cd"],
  ["a tab", "ab\tcd"],
  ["a tag", "ab\u{e0041}cd"],
];

/** Multi-line texts, and passwords, where every character counts. */
const ofLines = [
  "text",
  "caption",
  "note",
  "description",
  "englishDescription",
  "message",
  "value",
];
const ofEverySign = ["password", "currentPassword", "newPassword"];
/** The texts of a form are lines, an answer may have several. */
const isOfForm = ({ name }: Field) => name.startsWith("questions.");
const mayBreak = (field: Field) => !isOfForm(field) && isOfLines(field);
const isOfLines = ({ name }: Field) =>
  [...ofLines, "whatsAppText", ...ofEverySign].includes(name.split(".").at(-1) ?? "");

/** A text as parsed by the contract; undefined if refused. */
function read({ schema }: Field, text: string): unknown {
  const { success, data } = safeParse(schema, text);
  return success ? data : undefined;
}

/** Its rule depends on another field; the last test covers it. */
const isOfNote = (route: string, { name }: Field) =>
  route === "POST /api/trainee/notes" && name === "text";

describe("poison in a body", () => {
  it("is tested against the contract of every route with a body", () => {
    expect(jsonRoutes.length).toBeGreaterThan(150);
  });

  it.each(jsonRoutes)("is refused by $route", ({ contract }) => {
    const accepted = bodies.filter(([, body]) => safeParse(contract, body).success);
    expect(accepted.map(([what]) => what)).toEqual([]);
  });

  it.each(jsonRoutes)("is refused as an unknown field in any object of $route", ({ contract }) => {
    const open = objectsOf(contract).filter((object) => !isStrict(object));
    expect(open.map(({ at }) => at)).toEqual([]);
  });

  it.each(jsonRoutes)("is refused by each field of $route", ({ route, contract }) => {
    const fields = fieldsOf(contract).filter((field) => !isOfNote(route, field));
    const accepted = fields.flatMap((field) =>
      values
        .filter(([, value, isFine]) => !isFine(field) && safeParse(field.schema, value).success)
        .map(([what]) => `${field.name} takes ${what}`),
    );
    expect(accepted).toEqual([]);
  });

  it.each(jsonRoutes)("breaks no line of $route", ({ route, contract }) => {
    const lines = fieldsOf(contract).filter(
      (field) => !isOnlyCompared(field) && !mayBreak(field) && !isOfNote(route, field),
    );
    const accepted = lines.flatMap((field) =>
      lineBreaks
        .filter(([, text]) => read(field, text) === text)
        .map(([what]) => `${field.name} takes ${what}`),
    );
    expect(accepted).toEqual([]);
  });

  it("excludes line ends in multi-line texts and passwords", () => {
    const found = jsonRoutes
      .flatMap(({ contract }) => fieldsOf(contract))
      .filter((field) => mayBreak(field) && field.kinds.includes("string"));
    const unchanged = found.filter((field) => read(field, "ab1!Xy\ncd") === "ab1!Xy\ncd");
    const names = new Set(found.map(({ name }) => name.split(".").at(-1)));
    expect([...names].sort()).toEqual([...ofLines, "whatsAppText", ...ofEverySign].sort());
    expect(found.filter((field) => !unchanged.includes(field)).map(({ name }) => name)).toEqual([]);
  });

  it.each([...texts, ["a long text", "ا".repeat(20_000)]])(
    "is refused in a trainee's note: %s",
    (_, text) => {
      const note = { id: newId(), type: "diet", text: "تمر" };
      for (const date of [undefined, "2026-01-05"]) {
        expect(newNote.safeParse({ ...note, date }).success).toBe(true);
        expect(newNote.safeParse({ ...note, date, text }).success).toBe(false);
      }
    },
  );
});

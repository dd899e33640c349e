import { describe, expect, it } from "vitest";
import { parseNumber } from "../../../../domain/numerals.ts";
import { readTyped } from "../../../../web/trainee/weight/use-weight-draft.ts";

const read = (text: string) => readTyped(parseNumber(text));

describe("a typed weight", () => {
  it.each([
    ["78.5", 78.5],
    ["78,5", 78.5],
    ["٧٨٫٥", 78.5],
    ["78.46", 78.5],
    ["30", 30],
    ["200", 200],
  ])("%s is sent as %d", (text, kg) => expect(read(text)).toEqual({ kg }));

  it.each(["785", "29.9", "200.1", "0", "-78"])("%s gets the range, and is never clamped", (text) =>
    expect(read(text)).toEqual({ error: "القيمة المسموحة بين 30 و200" }),
  );

  it.each(["", "abc", "78..5"])("«%s» is no number", (text) =>
    expect(read(text)).toEqual({ error: "المطلوب رقم" }),
  );
});

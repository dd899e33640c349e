import { describe, expect, it } from "vitest";
import { lineOf } from "../../../../web/chat/line-of.ts";
import { limitText } from "../../../../web/chat/texts.ts";

describe("a message in one line", () => {
  it("shortens a long address, so that the words around it stay visible", () => {
    const text = "شاهدي https://www.example.com/ar/exercise/squat/how-to ثم أخبريني";
    expect(lineOf({ kind: "text", text })).toBe("شاهدي https://www.example.com/ar/e… ثم أخبريني");
  });

  it("leaves long words whole", () => {
    const text = "والاستقلالية والاستمرارية www.example.com";
    expect(lineOf({ kind: "text", text })).toBe(text);
  });
});

describe("the limit of a file", () => {
  it("is a round number with a non-breaking space before its unit", () => {
    expect(limitText(25 * 1024 * 1024)).toBe("25\u00a0ميغابايت");
  });
});

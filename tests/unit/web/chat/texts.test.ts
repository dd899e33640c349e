import { describe, expect, it } from "vitest";
import { limitText, lineOf } from "../../../../web/chat/texts.ts";

describe("a message in one line", () => {
  it("cuts what is too long for a line, so that what stands before and after stays in sight", () => {
    const text = "شاهدي https://www.example.com/ar/exercise/squat/how-to ثم أخبريني";
    expect(lineOf({ kind: "text", text })).toBe("شاهدي https://www.example.com/ar/e… ثم أخبريني");
  });

  it("leaves words as long as words are", () => {
    const text = "والاستقلالية والاستمرارية www.example.com";
    expect(lineOf({ kind: "text", text })).toBe(text);
  });
});

describe("the limit of a file", () => {
  it("is a round number that keeps its unit beside it", () => {
    expect(limitText(25 * 1024 * 1024)).toBe("25\u00a0ميغابايت");
  });
});

import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { isFewEmoji, piecesOf } from "../../../../web/chat/rich-text.ts";

const links = (text: string) => piecesOf(text).filter(({ href }) => href !== undefined);

describe("addresses in a message", () => {
  it.each([
    ["انظري https://example.com/a?b=1&c=2، ثم أخبريني", "https://example.com/a?b=1&c=2"],
    ["(https://example.com/x).", "https://example.com/x"],
    ["https://ar.wikipedia.org/wiki/Set_(math)", "https://ar.wikipedia.org/wiki/Set_(math)"],
    ["http://example.com!", "http://example.com"],
  ])("open without trailing punctuation: %s", (text, href) => {
    expect(links(text)).toEqual([{ text: href, href: new URL(href).href }]);
  });

  it("open over https if they begin with www", () => {
    expect(links("www.example.com")).toEqual([
      { text: "www.example.com", href: "https://www.example.com/" },
    ]);
  });

  it("open as a mail for an email address", () => {
    expect(links("راسلني: coach@example.com.")).toEqual([
      { text: "coach@example.com", href: "mailto:coach@example.com" },
    ]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "https://", "3.5 كغ"])(
    "are never made of %s",
    (text) => expect(links(text)).toEqual([]),
  );

  it("keep every letter, and lead only to the web or a mail", () => {
    const words = fc.constantFrom(
      "https://",
      "www.",
      "a@b.co",
      "مرحبا",
      " ",
      "(",
      ").",
      "ftp://x",
      "\n",
    );
    const text = fc.array(fc.oneof(words, fc.string())).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (written) => {
        const pieces = piecesOf(written);
        expect(pieces.map((piece) => piece.text).join("")).toBe(written);
        for (const { href } of pieces) if (href) expect(href).toMatch(/^(https?:|mailto:)/);
      }),
    );
  });
});

describe("figures in a message", () => {
  const figures = (text: string) =>
    piecesOf(text).flatMap(({ text: shown, isLtr }) => (isLtr ? [shown] : []));

  it.each([
    ["رقمي 0599-123-456 والبريد coach@example.com", ["0599-123-456"]],
    ["اتصلي على +970 (59) 912 3456.", ["+970 (59) 912 3456"]],
    ["سكوات 3×12 @ 40 كغ ثم 4 x 8", ["3×12", "4 x 8"]],
    ["صدر 3×12.5", ["3×12.5"]],
  ])("keep their parts in order: %s", (text, found) => expect(figures(text)).toEqual(found));

  it.each(["50 60 70 80", "وزني 78.5 كغ", "يوم 21/11", "https://example.com/0599123456", "RX480"])(
    "do not include: %s",
    (text) => expect(figures(text)).toEqual([]),
  );
});

describe("a message of a few emoji", () => {
  it.each(["👍", "💪🔥", "👨‍👩‍👧‍👦", "🇵🇸 ❤️", "👏🏽👏🏽👏🏽"])("is shown large: %s", (text) => {
    expect(isFewEmoji(text)).toBe(true);
  });

  it.each(["", "   ", "3", "ok 👍", "😀😀😀😀", "12:30", "#"])("excludes «%s»", (text) => {
    expect(isFewEmoji(text)).toBe(false);
  });
});

it("a browser without a segmenter shows a message of emoji like any other", () => {
  expect(isFewEmoji("💪")).toBe(true);
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  expect(isFewEmoji("💪")).toBe(false);
  vi.unstubAllGlobals();
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSite, readEmbedSettings, siteOf } from "../../../../domain/operations/embedding.ts";

describe("the sites that may frame the screens", () => {
  it("are any by default, without invalid ones", () => {
    expect(readEmbedSettings({})).toEqual({ framing: "any", sites: [] });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (stored) => {
        expect(readEmbedSettings(stored).sites.every(isSite)).toBe(true);
      }),
    );
  });

  it.each([
    ["gym.example", "https://gym.example"],
    [" https://GYM.example/join?x=1#y ", "https://gym.example"],
    ["http://gym.example:8080/", "http://gym.example:8080"],
    ["*.gym.example", "https://*.gym.example"],
    ["نادي.example", "https://xn--mgbq1esa.example"],
    ["localhost:3000", "https://localhost:3000"],
    ["gym", undefined],
    ["", undefined],
    ["*", undefined],
    ["gym .example", undefined],
    ["javascript:alert(1)", undefined],
    ["https://x.example;script-src *", undefined],
  ])("take %j as the site %j", (typed, origin) => {
    expect(siteOf(typed)).toBe(origin);
  });

  it("keep only origins as sites that may frame", () => {
    const good = ["https://gym.example", "https://*.gym.example", "http://localhost:3000"];
    const bad = [
      "*",
      "https://",
      "gym.example",
      "https://a b",
      "https://x;script-src *",
      "https://x/y",
    ];
    expect(readEmbedSettings({ sites: [...good, ...bad, 7, null] })).toEqual({
      framing: "listed",
      sites: good,
    });
  });
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Greeting } from "../../../../web/trainee/home/greeting.tsx";

const greet = (props: Parameters<typeof Greeting>[0]) =>
  renderToStaticMarkup(createElement(Greeting, props));
const symbolIn = (html: string) => /<path d="[^"]+"/.exec(html)?.[0];

describe("the greeting", () => {
  it.each([
    ["female", "أهلاً بكِ يا ليان", "كيف أنتِ اليوم؟"],
    ["male", "أهلاً بكَ يا ليان", "كيف أنتَ اليوم؟"],
    ["other", "أهلاً يا ليان", "كيف الحال اليوم؟"],
    [null, "أهلاً يا ليان", "كيف الحال اليوم؟"],
  ] as const)("addresses %s by gender and name", (gender, heading, text) => {
    const html = greet({ name: "ليان حداد", gender });
    expect(html).toContain(`>${heading}</span>`);
    expect(html).toContain(`>${text}</span></h1>`);
  });

  it("has one symbol for women, one for men and one for all others", () => {
    const symbols = (["female", "male", "other"] as const).map((gender) =>
      symbolIn(greet({ name: "سامر", gender })),
    );
    expect(symbols).not.toContain(undefined);
    expect(new Set(symbols).size).toBe(3);
  });

  it("is absent without a known person", () => {
    expect(greet({})).not.toContain("أهلاً");
  });
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HandFields } from "../../../../web/trainee/diet/own-meal-fields.tsx";

/** The fields of a meal with the draft `values`. */
function shown(values: Record<string, string>): Record<string, string> {
  const html = renderToStaticMarkup(createElement(HandFields, { values, errors: {} }));
  const inputs = html.match(/<input[^>]*inputMode="decimal"[^>]*>/gi) ?? [];
  const attribute = (input: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "";
  return Object.fromEntries(
    inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]),
  );
}

describe("a meal typed by hand", () => {
  it("is restored as it was typed", () => {
    const typed = { calories: "٢٢٠", protein: "٤٫٥", carbs: "20,5", fat: "1 2x" };
    expect(shown(typed)).toEqual(typed);
  });

  it("is not rounded", () => {
    expect(shown({ calories: "300.5" }).calories).toBe("300.5");
  });
});

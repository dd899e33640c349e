import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import type { GivenPerson } from "../../../../../domain/contract/templates/template-jobs.ts";
import { PersonLine } from "../../../../../web/admin/templates/give/person-line.tsx";
import { overwriteGetLocale } from "../../../../../web/paraglide/runtime.js";

const running: GivenPerson["running"] = [
  { kind: "exercises", template: "قوة", englishName: "Strength", weekStart: null },
  { kind: "meals", template: "تنشيف", englishName: null, weekStart: null },
];
const person: GivenPerson = {
  id: "t",
  name: "ليان",
  gender: "female",
  target: null,
  running,
  added: 1,
  changed: 0,
  removed: 0,
  kept: 0,
};
const shown = () =>
  renderToStaticMarkup(
    createElement(PersonLine, {
      person,
      scaled: false,
      ticked: true,
      onTick: () => undefined,
    }),
  );

afterEach(() => overwriteGetLocale(() => "ar"));

it("ending templates are named in the screen's language, if they have such a name", () => {
  expect(shown()).toContain("قوة");
  overwriteGetLocale(() => "en");
  expect(shown()).toContain("Strength");
  expect(shown()).toContain("تنشيف");
  expect(shown()).not.toContain("قوة");
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Template, TemplateWeek } from "../../../../../domain/contract/templates/templates.ts";
import type { Planned } from "../../../../../domain/schedules/week-items.ts";
import { CardFrame } from "../../../../../web/admin/schedule/cards/card-frame.tsx";
import { suggestionFor } from "../../../../../web/admin/schedule/cards/progression-line.tsx";
import { isDated } from "../../../../../web/admin/schedule/edits/edited-week.ts";
import { inverseOf, withEdit } from "../../../../../web/admin/schedule/edits/edits.ts";
import {
  copyItems,
  moveTo,
  removeItems,
} from "../../../../../web/admin/schedule/edits/make-edits.ts";
import {
  PlannerContext,
  type usePlanner,
} from "../../../../../web/admin/schedule/edits/planner-context.ts";
import { planOf } from "../../../../../web/admin/templates/editor/template-plan.ts";
import { changesOf, readTemplate } from "../../../../../web/admin/templates/read-template.ts";
import { readSave } from "../../../../../web/admin/templates/save/read-save.ts";
import { m } from "../../../../../web/paraglide/messages.js";
import { exercise, meal } from "../schedule/a-week.ts";

const template: Template = {
  id: "t",
  name: "جسم كامل",
  englishName: null,
  description: null,
  englishDescription: null,
  goal: null,
  level: "beginner",
  daysPerWeek: 3,
  weeks: 4,
  exercises: 1,
  meals: 1,
  calories: null,
  people: 0,
  editedAt: null,
  createdAt: 1,
  updatedAt: 1,
};

/** The API's answer: without dates and completions. */
function answered(): TemplateWeek {
  const { date: _, status: __, completedAt: ___, ...squat } = exercise("a", { dayOfWeek: 3 });
  const { date: _d, status: _s, consumedAt: _c, substitute: _e, ...lunch } = meal("m");
  return {
    template,
    week: 1,
    exercises: [squat],
    meals: [lunch],
    gone: [],
    movements: [],
    previous: null,
    job: null,
  };
}

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.set(name, text);
  return data;
};

it("a template's week has no dates, and all its items lie ahead", () => {
  const plan = planOf(answered());
  expect(isDated(plan)).toBe(false);
  const [squat] = plan.exercises;
  expect(squat).toMatchObject({ dayOfWeek: 3, status: "pending", completedAt: null });
  expect(plan.exercises.every(({ date }) => date > plan.today)).toBe(true);
  expect(squat && suggestionFor(plan, squat)).toBeUndefined();
});

it("only items removed from the library are marked as not given", () => {
  const shown = (gone: string[]) => {
    const week = planOf({ ...answered(), gone });
    const [item] = week.exercises;
    const planner = {
      week,
      kind: "exercises",
      editable: false,
      selected: new Set(),
    } as unknown as ReturnType<typeof usePlanner>;
    const props = { item: item as Planned, children: null };
    return renderToStaticMarkup(
      createElement(PlannerContext, { value: planner }, createElement(CardFrame, props)),
    );
  };
  expect(shown(["a"])).toContain(m.templates_item_gone());
  expect(shown(["m"])).not.toContain(m.templates_item_gone());
});

it("a template's week is edited like a trainee's, and keeps its template", () => {
  const plan = planOf(answered());
  const moved = withEdit(plan, moveTo(plan, "exercises", "a", { dayOfWeek: 5 }, 0) ?? fail());
  expect(moved.exercises.map(({ dayOfWeek }) => dayOfWeek)).toEqual([5]);
  expect(moved.template).toBe(template);
  const copied = withEdit(
    planOf({ ...answered(), exercises: [], meals: [] }),
    copyItems(plan, plan, {
      exercises: { copy: [{ id: "b", from: "a", dayOfWeek: 3, position: 0 }], remove: [] },
    }),
  );
  expect(copied.exercises).toMatchObject([{ id: "b", name: "a", status: "pending" }]);
});

it("a removed item is restored with the API's fields only", () => {
  const plan = planOf(answered());
  const { change } = inverseOf(plan, removeItems("meals", ["m"]), plan);
  const [restored] = change.meals?.restore ?? [];
  expect(Object.keys(restored ?? {})).not.toContain("status");
  expect(restored).toMatchObject({ id: "m", timing: "lunch", dayOfWeek: 0 });
});

it("the template's form follows the API's rules, and sends only changes", () => {
  const read = readTemplate(form({ name: " جسم كامل ", weeks: "٦", level: "beginner" }));
  expect("value" in read && changesOf(read.value, template)).toEqual({
    weeks: 6,
    daysPerWeek: null,
  });
  const wrong = readTemplate(form({ name: "ج", weeks: "13" }));
  expect("errors" in wrong && Object.keys(wrong.errors).sort()).toEqual(["name", "weeks"]);
});

it("a template from a trainee's weeks has personal values only on request", () => {
  const fields = { name: "من أسبوع ليان", weeks: "2" };
  const personal = readSave(form({ ...fields, personal: "on" }), ["exercises"]);
  expect(personal).toMatchObject({ value: { weeks: 2, personal: true, goal: null } });
  const meals = readSave(form({ ...fields, personal: "on" }), ["meals"]);
  expect(meals).toMatchObject({ value: { personal: false } });
  const nothing = readSave(form(fields), []);
  expect("errors" in nothing && Object.keys(nothing.errors)).toEqual(["kinds"]);
});

function fail(): never {
  throw new Error("nothing moved");
}

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { exerciseCategories } from "../../../../domain/libraries/exercises.ts";
import {
  categoryFiguresFile,
  categoryFiguresText,
} from "../../../../scripts/pictures/category-figures.ts";
import figures from "../../../../web/exercises/category-figures.json" with { type: "json" };

it("the figures of the categories match the engine's current drawings", () => {
  expect(readFileSync(categoryFiguresFile, "utf8")).toBe(categoryFiguresText());
});

it.each(exerciseCategories)("the figure of %s uses known bodies, and few bytes", (category) => {
  const { bodies, muscles } = figures.categories[category];
  const known = Object.keys(figures.bodies);
  expect(bodies.split(" ").filter((name) => !known.includes(name))).toEqual([]);
  expect(muscles.length).toBeGreaterThan(0);
  expect(muscles.length).toBeLessThanOrEqual(350);
});

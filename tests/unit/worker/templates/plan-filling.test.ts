import { describe, expect, it } from "vitest";
import {
  maxPeopleAtOnce,
  peopleInBatch,
} from "../../../../worker/actions/templates/plan-filling.ts";

const days = [0, 1, 2, 3, 4, 5, 6];

/** A template with this number of exercises and meals per day. */
function template(weeks: number, exercises: number, meals: number) {
  const mealItems = Array.from({ length: weeks }, (_, week) =>
    days.flatMap((dayOfWeek) =>
      Array.from({ length: meals }, (_, nth) => ({
        id: `${week} ${dayOfWeek} ${nth}`,
        week,
        dayOfWeek,
        calories: 100,
        quantity: 100,
      })),
    ),
  ).flat();
  const items = weeks * 7 * (exercises + meals);
  return { weeks, kinds: ["exercises" as const, "meals" as const], items, mealItems };
}

describe("the people of one batch", () => {
  it.each([
    ["a light one", template(4, 2, 3), false, 50],
    ["a usual one of four weeks", template(4, 4, 3), false, 50],
    ["the same, repeated", template(4, 4, 3), true, 22],
    ["twelve weeks of forty exercises a day", template(12, 40, 0), false, 2],
    ["twelve weeks of forty of both a day", template(12, 40, 40), false, 1],
    ["a week of them, repeated", template(1, 40, 40), true, 1],
    ["an empty one", template(12, 0, 0), true, 50],
  ])("are limited by the items that it may write: %s", (_, given, repeats, people) => {
    expect(peopleInBatch(given, repeats)).toBe(people);
  });

  it("never exceed the maximum of one computation of grams", () => {
    const mealItems = template(4, 0, 12);
    expect(peopleInBatch(mealItems, false)).toBe(maxPeopleAtOnce(mealItems));
  });
});

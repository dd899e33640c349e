import { describe, expect, it } from "vitest";
import {
  maxPeopleAtOnce,
  peopleInBatch,
} from "../../../../worker/actions/templates/plan-filling.ts";

const days = [0, 1, 2, 3, 4, 5, 6];

/** A template with so many exercises and meals on each of its days. */
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
    ["the same again and again", template(4, 4, 3), true, 22],
    ["twelve weeks of forty exercises a day", template(12, 40, 0), false, 2],
    ["twelve weeks of forty of both a day", template(12, 40, 40), false, 1],
    ["a week of them again and again", template(1, 40, 40), true, 1],
    ["an empty one", template(12, 0, 0), true, 50],
  ])("are as many as it may write the items of: %s", (_, given, repeats, people) => {
    expect(peopleInBatch(given, repeats)).toBe(people);
  });

  it("are never more than whose grams are worked out together", () => {
    const mealItems = template(4, 0, 12);
    expect(peopleInBatch(mealItems, false)).toBe(maxPeopleAtOnce(mealItems));
  });
});

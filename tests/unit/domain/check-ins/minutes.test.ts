import { expect, it } from "vitest";
import { minutesToAnswer } from "../../../../domain/check-ins/minutes.ts";

it.each([
  [0, 1],
  [1, 1],
  [8, 2],
  [40, 10],
])("%i questions take about %i minutes", (questions, minutes) => {
  expect(minutesToAnswer(questions)).toBe(minutes);
});

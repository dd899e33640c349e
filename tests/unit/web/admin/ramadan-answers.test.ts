import { expect, it } from "vitest";
import type { RamadanEvenings } from "../../../../domain/contract/attention/overview.ts";
import { answeredMonths, idOf } from "../../../../web/admin/overview/ramadan-answers.ts";

const days = { first: "2027-02-08", eid: "2027-03-09" };
const country = (code: string) => ({ code, name: code, englishName: code, ...days });
const asked: RamadanEvenings["questions"][number] = {
  question: "first",
  days: ["2027-02-08", "2027-02-09"],
  countries: [country("PS"), country("JO")],
};
const evenings: RamadanEvenings = {
  forecast: { year: 1448, ...days },
  questions: [asked],
};

it("an answer is that of all countries of its line", () => {
  const month = { first: "2027-02-09", eid: "2027-03-10", answered: "first" };
  expect(answeredMonths(evenings, { [idOf(asked)]: "2027-02-09" })).toEqual({
    "1448 PS": month,
    "1448 JO": month,
  });
});

it("a hidden question is answered by the days as they are", () => {
  expect(answeredMonths(evenings, { [idOf(asked)]: "kept" })["1448 PS"]).toEqual({
    ...days,
    answered: "first",
  });
});

it("nothing changes without an answer", () => {
  expect(answeredMonths(evenings, {})).toEqual({});
});

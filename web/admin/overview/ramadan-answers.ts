import type { RamadanEvenings } from "../../../domain/contract/attention/overview.ts";
import type { RamadanInput } from "../../../domain/contract/ramadan/settings.ts";
import { monthKey } from "../../../domain/prayers/ramadan.ts";
import { answeredMonth } from "../../../domain/prayers/ramadan-window.ts";

/** The chosen day of each question by `idOf`; `kept` leaves the days as they are. */
export type Answers = Record<string, string>;

/** The id of a question on its evening. */
export const idOf = ({ question, days }: RamadanEvenings["questions"][number]): string =>
  [question, ...days].join(" ");

/** The months of the countries that an evening's answers are about. */
export function answeredMonths(
  { forecast, questions }: RamadanEvenings,
  answers: Answers,
): RamadanInput["months"] {
  const answered = questions.flatMap((asked) => {
    const { question, countries } = asked;
    const day = answers[idOf(asked)];
    if (day === undefined) return [];
    return countries.map((month) => {
      const key = monthKey(forecast.year, month.code);
      if (day === "kept") return [key, { first: month.first, eid: month.eid, answered: question }];
      return [key, answeredMonth({ question, forecast, month }, day)];
    });
  });
  return Object.fromEntries(answered);
}

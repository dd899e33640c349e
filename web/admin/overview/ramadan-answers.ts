import type { RamadanEvenings } from "../../../domain/contract/attention/overview.ts";
import { monthKey } from "../../../domain/prayers/ramadan.ts";
import { answeredMonth } from "../../../domain/prayers/ramadan-window.ts";

/** The chosen day of each question by `idOf`; `kept` leaves the days as they are. */
export type Answers = Record<string, string>;

/** The id of a question on its evening. */
export const idOf = ({ question, days }: RamadanEvenings["questions"][number]): string =>
  [question, ...days].join(" ");

/** The months with the answers of an evening. */
export function answeredMonths(
  { forecast, months, questions }: RamadanEvenings,
  answers: Answers,
): RamadanEvenings["months"] {
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
  return { ...months, ...Object.fromEntries(answered) };
}

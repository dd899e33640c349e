import type { Answer } from "./answers.ts";
import type { CheckInFacts } from "./facts.ts";
import type { Question, YesNo } from "./questions.ts";
import { isSpoken } from "./recordings.ts";

/** Signs in files of both languages. */
const signs: Record<YesNo, string> = { yes: "✓", no: "✗", not_applicable: "—" };

/** An answer in one line of a file: the question's words and the value; empty after the colon without one. */
export const answerLine = ({ question, value }: Answer): string =>
  `${question.text}: ${value === null ? "" : wordsOf(question, value)}`;

function wordsOf(question: Question, value: NonNullable<Answer["value"]>): string {
  if (typeof value === "number") return String(value);
  if (question.kind === "yes_no") return signs[value as YesNo];
  if (question.kind === "choice" || question.kind === "choices") {
    const ids = [value].flat() as string[];
    const named = question.options.filter(({ id }) => ids.includes(id));
    return named.map(({ text }) => text).join("، ");
  }
  if (typeof value === "string") return value;
  if (isSpoken(value)) return clockText(value.seconds);
  // The ids of photos say nothing to a reader.
  if (question.kind === "photos") return Object.keys(value).join("، ");
  return Object.entries(value)
    .map(([kind, amount]) => `${kind} ${amount}`)
    .join("، ");
}

/** Seconds as clock time: 1:05. */
const clockText = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** A fact in a line of a file; none if it is unknown. */
export const factLine = ([name, value]: [string, CheckInFacts[keyof CheckInFacts]]): string[] => {
  if (value === null) return [];
  return [`${name}: ${typeof value === "number" ? value : `${value.done}/${value.assigned}`}`];
};

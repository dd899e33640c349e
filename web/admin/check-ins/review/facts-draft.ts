import { givenName } from "../../../../domain/accounts/given-name.ts";
import { judgeWeight } from "../../../../domain/body/body-change.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { answerText } from "../../../check-ins/answer-text.ts";
import { phraseOf } from "../../../check-ins/phrase.ts";
import { formatCount, formatKg } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";

type Reviewed = Pick<CheckInReview, "checkIn"> & {
  person: Pick<CheckInReview["person"], "name" | "gender" | "goals" | "targetWeight">;
};

/** The share of the plan from which it is praised. */
const praisedFrom = 0.9;

/**
 * A draft of a reply from the facts and the marked answers, in the language of the page, to the person by their
 * gender. It says nothing of what is unknown, and blames nobody.
 */
export function factsDraft(review: Reviewed): string {
  const { person } = review;
  const greeting = m.review_draft_greeting({ name: givenName(person.name) });
  const facts = [...weightTexts(review), ...planTexts(review), ...stepsTexts(review)].join(" ");
  return [greeting, facts, ...flagTexts(review)].filter((part) => part !== "").join("\n");
}

/** A reply with the draft: once, however often it is asked for, and whatever was changed in it. */
export function withDraft(text: string, draft: string): string {
  if (text.trim() === "") return draft;
  const isThere = draft.split("\n").some((line) => text.includes(line));
  return isThere ? text : `${text.trimEnd()}\n\n${draft}`;
}

function weightTexts({ checkIn, person }: Reviewed): string[] {
  const { weight, weightChange: change } = checkIn.facts;
  if (weight === null) return [];
  const kg = formatKg(weight);
  if (change === null) return [m.review_draft_weight({ kg })];
  if (change === 0) return [m.review_draft_weight_same({ kg })];
  const by = formatKg(Math.abs(change));
  const verdict = judgeWeight(
    { difference: change, current: weight, target: person.targetWeight },
    person.goals,
  );
  return [
    change < 0 ? m.review_draft_weight_less({ kg, by }) : m.review_draft_weight_more({ kg, by }),
    ...(verdict === "better" ? [m.review_draft_weight_better()] : []),
  ];
}

function planTexts({ checkIn, person }: Reviewed): string[] {
  const { exercises, meals } = checkIn.facts;
  const assigned = exercises.assigned + meals.assigned;
  if (assigned === 0) return [];
  const counts = {
    exercises: formatCount(exercises.done),
    ofExercises: formatCount(exercises.assigned),
    meals: formatCount(meals.done),
    ofMeals: formatCount(meals.assigned),
  };
  const said =
    meals.assigned === 0
      ? m.review_draft_exercises(counts)
      : exercises.assigned === 0
        ? m.review_draft_meals(counts)
        : m.review_draft_plan(counts);
  const isPraised = exercises.done + meals.done >= praisedFrom * assigned;
  return isPraised ? [said, m.review_draft_praise({ gender: person.gender ?? "other" })] : [said];
}

const stepsTexts = ({ checkIn: { facts } }: Reviewed): string[] =>
  facts.steps === null ? [] : [m.review_draft_steps({ steps: formatCount(facts.steps) })];

const flagTexts = ({ checkIn: { answers, flags }, person }: Reviewed): string[] =>
  answers.flatMap(({ question, value }) => {
    const answer = flags.includes(question.id) ? answerText(question, value) : undefined;
    if (answer === undefined) return [];
    const gender = person.gender ?? "other";
    return [m.review_draft_flag({ question: phraseOf(question), answer, gender })];
  });

import type { MeasurementKind } from "../../domain/body/measurements.ts";
import type { AnswerValue } from "../../domain/check-ins/answers.ts";
import type { CheckInFacts, DoneOfPlan } from "../../domain/check-ins/facts.ts";
import { type PhotoPose, photoPoses } from "../../domain/check-ins/progress-photos.ts";
import {
  type FactName,
  measuredOf,
  type Question,
  type YesNo,
} from "../../domain/check-ins/questions.ts";
import type { SpokenAnswer } from "../../domain/check-ins/recordings.ts";
import { amountText, measurementTexts, measurementUnit } from "../body/texts.ts";
import { formatCount, formatKg, formatNumber } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { lengthText } from "../voice/length-text.ts";
import { poseTexts } from "./photos/poses.ts";
import { phraseOf } from "./phrase.ts";

export const yesNoTexts: Record<YesNo, () => string> = {
  yes: m.check_in_yes,
  no: m.check_in_no,
  not_applicable: m.check_in_not_applicable,
};

const poseName = (pose: PhotoPose) => poseTexts[pose]().toLowerCase();

/** An answer in words, for one line of text or several; undefined for a question that was left open. */
export function answerText(question: Question, value: AnswerValue | null): string | undefined {
  if (value === null) return undefined;
  switch (question.kind) {
    case "scale":
      return m.check_in_scale_of({ value: Number(value), end: question.end });
    case "number": {
      const number = formatNumber(Number(value), decimalsOf(question.decimals));
      return question.unit ? `${number}\u00a0${phraseOf(question.unit)}` : number;
    }
    case "yes_no":
      return yesNoTexts[value as YesNo]();
    case "choice":
    case "choices":
      return question.options
        .filter(({ id }) => [value].flat().includes(id))
        .map(phraseOf)
        .join(m.check_in_between());
    case "voice":
      return m.check_in_spoken({ length: lengthText((value as SpokenAnswer).seconds) });
    case "measurements":
      return measurementLines(question.measured, value as MeasuredLike)
        .map(({ label, amount }) => m.check_in_measured({ label, amount }))
        .join(m.check_in_between());
    case "photos": {
      const names = photoPoses.filter((pose) => pose in (value as object)).map(poseName);
      const poses = names.join(m.check_in_between());
      return m.check_in_photos_answer({ count: m.photos_count({ count: names.length }), poses });
    }
    default:
      return String(value);
  }
}

type MeasuredLike = { readonly [Kind in MeasurementKind]?: number | undefined };

/** The measured kinds in the order of forms, with their amounts. */
export const measurementLines = (measured: readonly MeasurementKind[], values: MeasuredLike) =>
  measuredOf(measured).flatMap((kind) => {
    const value = values[kind];
    return value === undefined
      ? []
      : [
          {
            kind,
            label: measurementTexts[kind](),
            amount: amountText(value, measurementUnit(kind)),
          },
        ];
  });

const decimalsOf = (decimals: number) => (decimals >= 2 ? 2 : decimals >= 1 ? 1 : 0);

const factLabels: Record<FactName, () => string> = {
  weight: m.check_in_fact_weight,
  steps: m.check_in_fact_steps,
  meals: m.check_in_fact_meals,
  exercises: m.check_in_fact_exercises,
};

export const factLabel = (fact: FactName): string => factLabels[fact]();

/** What is known of a fact, in short facts; empty if nothing is. */
export function factTexts(fact: FactName, facts: CheckInFacts): string[] {
  switch (fact) {
    case "weight": {
      if (facts.weight === null) return [];
      const weight = m.check_in_fact_kg({ kg: formatKg(facts.weight) });
      return facts.weightChange === null ? [weight] : [weight, changeText(facts.weightChange)];
    }
    case "steps":
      return facts.steps === null
        ? []
        : [m.check_in_fact_steps_a_day({ count: facts.steps, steps: formatCount(facts.steps) })];
    case "meals":
    case "exercises":
      return doneTexts(facts[fact]);
  }
}

function changeText(change: number): string {
  if (change === 0) return m.check_in_fact_same();
  const kg = formatKg(Math.abs(change));
  return change < 0 ? m.check_in_fact_less({ kg }) : m.check_in_fact_more({ kg });
}

const doneTexts = ({ done, assigned }: DoneOfPlan): string[] =>
  assigned === 0 ? [] : [m.check_in_done_of({ done, total: assigned })];

import type { Question } from "../../../../../domain/check-ins/questions.ts";
import { measurementTexts } from "../../../../body/texts.ts";
import { yesNoTexts } from "../../../../check-ins/answer-text.ts";
import { poseTexts } from "../../../../check-ins/photos/poses.ts";
import { phraseOf } from "../../../../check-ins/phrase.ts";
import { formatNumber } from "../../../../lib/format/format.ts";
import { m } from "../../../../paraglide/messages.js";
import { audienceTexts, factNameTexts, kindLooks } from "./kinds.ts";

const joined = (texts: readonly string[]) => texts.join(m.ui_comma());

/** What a question is besides its words, for its row. */
export function questionFacts(question: Question): string[] {
  const { kind, required, audience } = question;
  const facts = [kindText(question), ...ownFacts(question)];
  if (kind !== "fact")
    facts.push(required ? m.check_in_form_required() : m.check_in_form_optional());
  if (audience !== "all") facts.push(audienceTexts[audience]());
  return facts.filter((fact) => fact !== "");
}

const kindText = (question: Question): string =>
  question.kind === "scale"
    ? m.check_in_form_scale_to({ end: question.end })
    : kindLooks[question.kind].label();

function ownFacts(question: Question): string[] {
  switch (question.kind) {
    case "scale": {
      const ends = [question.low, question.high].flatMap((end) => (end ? [phraseOf(end)] : []));
      return [ends.join(" – ")];
    }
    case "number": {
      const [min, max] = [formatNumber(question.min, 2), formatNumber(question.max, 2)];
      return [m.check_in_form_range({ min, max }), question.unit ? phraseOf(question.unit) : ""];
    }
    case "choice":
    case "choices":
      return [joined(question.options.map(phraseOf))];
    case "measurements":
      return [joined(question.measured.map((kind) => measurementTexts[kind]()))];
    case "photos":
      return [joined(question.poses.map((pose) => poseTexts[pose]()))];
    case "fact":
      return [factNameTexts[question.fact]()];
    case "yes_no":
    case "short_text":
    case "long_text":
    case "voice":
      return [];
  }
}

/** «علامة عند 2 أو أقل، مرتين متتاليتين»; undefined without a mark. */
export function flagText(question: Question): string | undefined {
  const { flag } = question;
  if (!flag) return undefined;
  if (flag.when === "answer") {
    const answers = joined(flag.answers.map((answer) => answerName(question, answer)));
    return m.check_in_form_flag_answer({ answers });
  }
  const bound = { value: formatNumber(flag.value, 2), times: flag.times };
  return flag.when === "at_most"
    ? m.check_in_form_flag_at_most(bound)
    : m.check_in_form_flag_at_least(bound);
}

function answerName(question: Question, answer: string): string {
  if (question.kind === "yes_no") return yesNoTexts[answer as keyof typeof yesNoTexts]();
  const option = "options" in question && question.options.find(({ id }) => id === answer);
  return option ? phraseOf(option) : "";
}

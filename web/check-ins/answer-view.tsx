import { Suspense } from "react";
import type { AnswerValue } from "../../domain/check-ins/answers.ts";
import type { Question } from "../../domain/check-ins/questions.ts";
import type { SpokenAnswer } from "../../domain/check-ins/recordings.ts";
import { lazyPart } from "../frame/again.tsx";
import { m } from "../paraglide/messages.js";
import { Ltr } from "../ui/bidi.tsx";
import { answerText, measurementLines } from "./answer-text.ts";
import { phraseOf } from "./phrase.ts";

const SpokenAnswerView = lazyPart(
  async () => (await import("./spoken-answer.tsx")).SpokenAnswerView,
);

type AnswerViewProps = { question: Question; value: AnswerValue | null; className?: string };

/** An answer as both sides read it, without its question. */
export function AnswerView({ question, value, className = "" }: AnswerViewProps) {
  if (value === null) {
    return <p className={`text-muted ${className}`}>{m.check_in_no_answer()}</p>;
  }
  switch (question.kind) {
    case "scale":
      return <ScaleAnswer question={question} value={Number(value)} className={className} />;
    case "measurements":
      return (
        <dl className={`grid grid-cols-[auto_1fr] gap-x-4 ${className}`}>
          {measurementLines(question.measured, value as object).map(({ kind, label, amount }) => (
            <div key={kind} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">{amount}</dd>
            </div>
          ))}
        </dl>
      );
    case "voice":
      return (
        <Suspense fallback={<div className="h-19" />}>
          <SpokenAnswerView value={value as SpokenAnswer} />
        </Suspense>
      );
    case "choices":
      return (
        <ul className={`grid font-medium ${className}`}>
          {question.options
            .filter(({ id }) => Array.isArray(value) && value.includes(id))
            .map((option) => (
              <li key={option.id}>
                <bdi>{phraseOf(option)}</bdi>
              </li>
            ))}
        </ul>
      );
    case "short_text":
    case "long_text":
      return (
        <p dir="auto" className={`wrap-anywhere whitespace-pre-line ${className}`}>
          {String(value)}
        </p>
      );
    default:
      return (
        <p className={`font-medium ${className}`}>
          <bdi>{answerText(question, value)}</bdi>
        </p>
      );
  }
}

type ScaleAnswerProps = {
  question: Extract<Question, { kind: "scale" }>;
  value: number;
  className: string;
};

/** The number of a scale with its place between both ends. */
function ScaleAnswer({ question: { end, low, high }, value, className }: ScaleAnswerProps) {
  const words = value === 1 ? low : value === end ? high : null;
  return (
    <p className={`flex flex-wrap content-start items-center gap-x-3 ${className}`}>
      <span className="whitespace-nowrap">
        <Ltr className="text-lg font-semibold">{value}</Ltr>{" "}
        <span className="text-sm text-muted">{m.check_in_of_end({ end })}</span>
      </span>
      <span aria-hidden="true" className="flex max-w-full min-w-0 gap-[4px]">
        {Array.from({ length: end }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of the scale
            key={index}
            className={`h-2 rounded-full ${end === 5 ? "w-[20px]" : "w-[8px]"} ${index < value ? "bg-accent" : "bg-line"}`}
          />
        ))}
      </span>
      {words && <span className="text-sm text-muted">{phraseOf(words)}</span>}
    </p>
  );
}

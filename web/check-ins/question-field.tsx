import { useId } from "react";
import type { AnswerValue } from "../../domain/check-ins/answers.ts";
import type { CheckInFacts } from "../../domain/check-ins/facts.ts";
import { answerFields, type Question, yesNoAnswers } from "../../domain/check-ins/questions.ts";
import type { FieldProblem } from "../../domain/errors.ts";
import { m } from "../paraglide/messages.js";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { FieldError } from "../ui/field-frame.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { ScaleRow } from "../ui/scale-row.tsx";
import { answerText, yesNoTexts } from "./answer-text.ts";
import { FactRow } from "./fact-row.tsx";
import { MeasuresField } from "./measures-field.tsx";
import { phraseOf } from "./phrase.ts";
import { problemText } from "./problem-text.ts";
import { TextAnswer } from "./text-answer.tsx";
import { numberOrText, type TypedAnswer, type TypedMeasures } from "./typed.ts";

type QuestionFieldProps = {
  question: Question;
  /** As typed: a number that cannot be read is its text. */
  value: TypedAnswer | null;
  /** Called with null for an emptied answer. */
  onChange: (value: TypedAnswer | null) => void;
  problem?: FieldProblem | undefined;
  /** The answer of the last time, shown below. */
  lastTime?: AnswerValue | null | undefined;
  /** For a question that shows a fact. */
  facts?: CheckInFacts | undefined;
};

/** The element of a question, to scroll to it. */
export const questionElement = (id: string) => `question-${id}`;

/** One question as it is answered; a fact is shown. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, onChange, facts } = props;
  if (question.kind === "fact") {
    return (
      <div id={questionElement(question.id)}>
        <FactRow fact={question.fact} facts={facts} />
      </div>
    );
  }
  const isChoice = ["scale", "yes_no", "choice"].includes(question.kind);
  return (
    <div
      id={questionElement(question.id)}
      className="grid min-w-0 scroll-mt-24 grid-cols-1 content-start"
    >
      <div className="flex min-h-7 items-center justify-between gap-3 text-sm text-muted">
        <span>{question.required && m.check_in_required()}</span>
        {isChoice && !question.required && value !== null && (
          <button
            type="button"
            onClick={() => onChange(null)}
            className="-my-2 min-h-11 rounded-md px-2 text-accent-ink transition hover:bg-soft"
          >
            {m.check_in_clear()}
          </button>
        )}
      </div>
      <Control {...props} />
    </div>
  );
}

function Control(props: QuestionFieldProps) {
  const { question, value, onChange, problem, lastTime } = props;
  const name = useId();
  const label = phraseOf(question);
  const error = problem && problemText(question, problem);
  const before = lastTimeText(question, lastTime);
  const frame = {
    name,
    label,
    required: question.required,
    ...(error === undefined ? {} : { error }),
    ...(before === undefined ? {} : { hint: before }),
  };
  switch (question.kind) {
    case "scale":
      return <Scale {...props} question={question} frame={frame} />;
    case "yes_no":
      return (
        <ChoiceChips
          {...frame}
          options={yesNoAnswers.map((each) => ({ value: each, label: yesNoTexts[each]() }))}
          value={chosenOf(value)}
          onChange={([chosen]) => onChange(chosen ?? null)}
        />
      );
    case "choice":
    case "choices":
      return (
        <ChoiceChips
          {...frame}
          multiple={question.kind === "choices"}
          options={question.options.map((option) => ({
            value: option.id,
            label: phraseOf(option),
          }))}
          value={chosenOf(value)}
          onChange={(chosen) => {
            const many = chosen.length > 0 ? chosen : null;
            onChange(question.kind === "choices" ? many : (chosen[0] ?? null));
          }}
        />
      );
    case "number": {
      const { min, max, decimals, unit } = question;
      return (
        <NumberField
          {...frame}
          {...(unit && { unit: phraseOf(unit) })}
          min={min}
          max={max}
          step={10 ** -decimals}
          decimals={decimals}
          {...numberProps(value as number | string | null)}
          // The text, so that a number that cannot be read stays typed.
          onValueChange={(_, text) => onChange(numberOrText(text) ?? null)}
        />
      );
    }
    case "measurements":
      return (
        <MeasuresField
          label={label}
          measured={question.measured}
          values={(value ?? {}) as TypedMeasures}
          onChange={(values) => onChange(Object.keys(values).length > 0 ? values : null)}
          {...(error === undefined ? {} : { error })}
          {...(before === undefined ? {} : { hint: before })}
        />
      );
    case "short_text":
    case "long_text":
      return (
        <TextAnswer
          {...frame}
          isLong={question.kind === "long_text"}
          max={answerFields[question.kind].max}
          value={typeof value === "string" ? value : ""}
          onChange={(text) => onChange(text === "" ? null : text)}
        />
      );
    case "voice":
    case "photos":
    case "fact":
      return null;
  }
}

type ScaleProps = QuestionFieldProps & {
  question: Extract<Question, { kind: "scale" }>;
  frame: { name: string; label: string; error?: string; hint?: string };
};

function Scale({ question, value, onChange, frame }: ScaleProps) {
  const { end, low, high } = question;
  const { name, label, error, hint } = frame;
  const [lowest, highest] = [low && phraseOf(low), high && phraseOf(high)];
  const wordsOf = (each: number) => (each === 1 ? lowest : each === end ? highest : null);
  return (
    <fieldset
      aria-describedby={`${name}-hint ${name}-error`}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-2 font-medium">{label}</legend>
      <ScaleRow
        numbers={Array.from({ length: end }, (_, index) => index + 1)}
        name={name}
        value={typeof value === "number" ? value : null}
        onChange={onChange}
        labelOf={(each) =>
          [m.check_in_scale_of({ value: each, end }), wordsOf(each)].filter(Boolean).join(": ")
        }
        {...(lowest && { low: m.check_in_scale_end({ value: 1, words: lowest }) })}
        {...(highest && { high: m.check_in_scale_end({ value: end, words: highest }) })}
        invalid={error !== undefined}
      />
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${name}-error`} {...(error === undefined ? {} : { text: error })} />
    </fieldset>
  );
}

const chosenOf = (value: TypedAnswer | null): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? [...value] : [];

/** A number follows the value; a text that is none stays as it was typed. */
const numberProps = (value: number | string | null) =>
  typeof value === "string" ? { defaultValue: value } : { value };

/** The answer of the last time, if it is short. */
function lastTimeText(question: Question, value: AnswerValue | null | undefined) {
  if (value === undefined || value === null || question.kind === "long_text") return undefined;
  const answer = answerText(question, value);
  return answer === undefined ? undefined : m.check_in_last_time({ answer });
}

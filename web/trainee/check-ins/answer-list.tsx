import type { Answer } from "../../../domain/check-ins/answers.ts";
import { AnswerView } from "../../check-ins/answer-view.tsx";
import { phraseOf } from "../../check-ins/phrase.ts";

/** Answers below their questions, as they were asked. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="grid grid-cols-1 gap-4">
      {answers.map(({ question, value }) => (
        <div key={question.id} className="min-w-0">
          <dt className="text-sm text-muted">
            <bdi>{phraseOf(question)}</bdi>
          </dt>
          <dd className="min-w-0">
            <AnswerView question={question} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

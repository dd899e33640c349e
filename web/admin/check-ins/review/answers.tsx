import { type Answer, isLargeChange, isSameAnswer } from "../../../../domain/check-ins/answers.ts";
import type { QuestionKind } from "../../../../domain/check-ins/questions.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { AnswerFilesContext } from "../../../check-ins/answer-files.ts";
import { AnswerView } from "../../../check-ins/answer-view.tsx";
import { LateReplyVoice } from "../../../check-ins/late-reply-voice.tsx";
import { phraseOf } from "../../../check-ins/phrase.ts";
import { formatDay, shortDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";

/** The answers beside those of the last time, the changed ones marked. */
export function ReviewAnswers({ review, onAsk }: { review: CheckInReview; onAsk: () => void }) {
  const { checkIn, before, person, files } = review;
  return (
    <AnswerFilesContext value={{ traineeId: person.traineeId, files, onFailed: onAsk }}>
      <Card
        title={m.check_in_answers()}
        action={
          before && (
            <span className="text-sm text-muted">
              {m.review_beside({ day: formatDay(before.dueOn, shortDay) })}
            </span>
          )
        }
      >
        <dl className="-my-2.5 grid grid-cols-1">
          {checkIn.answers.map((answer) => (
            <AnswerRow
              key={answer.question.id}
              answer={answer}
              before={before?.answers.find(({ question }) => question.id === answer.question.id)}
              isFlagged={checkIn.flags.includes(answer.question.id)}
            />
          ))}
        </dl>
        {(before?.reply || before?.replyVoice) && (
          <div className="mt-4 rounded-md bg-soft px-4 py-2.5">
            <p className="text-sm text-muted">{m.review_last_reply()}</p>
            {before.reply && (
              <p className="plaintext wrap-anywhere whitespace-pre-line">{before.reply}</p>
            )}
            {before.replyVoice && (
              <LateReplyVoice
                voice={before.replyVoice}
                traineeId={person.traineeId}
                files={files}
                onFailed={onAsk}
              />
            )}
          </div>
        )}
      </Card>
    </AnswerFilesContext>
  );
}

type AnswerRowProps = { answer: Answer; before: Answer | undefined; isFlagged: boolean };

/** Kinds whose answers need the whole width. */
const wideKinds: readonly QuestionKind[] = [
  "short_text",
  "long_text",
  "voice",
  "measurements",
  "photos",
];

function AnswerRow({ answer: { question, value }, before, isFlagged }: AnswerRowProps) {
  // Each time has photos of its own, and two missing answers say nothing together.
  const isCompared =
    before && question.kind !== "photos" && (value !== null || before.value !== null);
  const isSame = isCompared && isSameAnswer(before.value, value);
  return (
    <div className="min-w-0 border-b border-line py-2.5 last:border-0">
      <dt className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <bdi className="wrap-anywhere">{phraseOf(question)}</bdi>
        {isFlagged && <Badge tone="warn">{m.review_flagged()}</Badge>}
        {isCompared && isLargeChange(question, value, before.value) && (
          <Badge>{m.review_large_change()}</Badge>
        )}
      </dt>
      <dd
        className={`grid grid-cols-1 gap-x-4 gap-y-1 ${wideKinds.includes(question.kind) ? "" : "@xs:grid-cols-2"}`}
      >
        <AnswerView question={question} value={value} className="min-w-0" />
        {isCompared && (
          <div
            className={`min-w-0 border-s-2 ps-2.5 text-sm text-muted ${isSame ? "border-line" : "border-accent"}`}
          >
            {isSame ? (
              <p>{m.review_unchanged()}</p>
            ) : (
              <>
                <p className="sr-only">{m.review_changed()}</p>
                <AnswerView question={question} value={before.value} />
              </>
            )}
          </div>
        )}
      </dd>
    </div>
  );
}

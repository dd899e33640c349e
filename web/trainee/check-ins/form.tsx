import { type RefObject, Suspense, useRef } from "react";
import { Navigate } from "react-router";
import type { Question } from "../../../domain/check-ins/questions.ts";
import type { DueCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { paths } from "../../../domain/paths.ts";
import { QuestionField } from "../../check-ins/question-field.tsx";
import { showQuestion } from "../../check-ins/show-question.ts";
import { lazyPart } from "../../frame/again.tsx";
import { nameIn } from "../../lib/format/names.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { dueText } from "./due-text.ts";
import { lastTimeOf, sectionsOf } from "./form-answers.ts";
import { FormFoot } from "./form-foot.tsx";
import { SentElsewhere } from "./sent-elsewhere.tsx";
import { SentFiles } from "./sent-files.tsx";
import { UnderReview } from "./under-review.tsx";
import { type CheckInForm, useCheckInForm } from "./use-check-in-form.ts";
import type { RunningRecordings } from "./voice-field.tsx";

const PhotosField = lazyPart(async () => (await import("./photos/photos-field.tsx")).PhotosField);

const VoiceField = lazyPart(async () => (await import("./voice-field.tsx")).VoiceField);

type FormProps = {
  due: DueCheckIn;
  now: number;
  /** Whether the trainer usually replies within a day; undefined from an earlier answer on this phone. */
  isQuick: boolean | undefined;
  onSent: () => void;
};

/** A check-in to answer, or sent answers to edit: one page in sections, with the facts in their places. */
export function CheckInFormPage({ due, now, isQuick, onSent }: FormProps) {
  const today = useToday();
  const form = useCheckInForm(due);
  const recordings = useRef<RunningRecordings>(new Set());
  // Sending or a camera's page would leave it behind: a press during a recording ends it, and does nothing else.
  const unlessRecording = (act: () => void) => {
    if (recordings.current.size === 0) return act();
    for (const end of recordings.current) end();
  };
  const send = () => {
    const missing = form.send();
    if (missing === undefined) onSent();
    else showQuestion(missing);
  };
  if (due.sent && due.sent.reviewedAt !== null && !form.isChanged) {
    return <Navigate to={paths.trainee.checkIn(due.sent.id)} replace />;
  }
  const underReview = due.sent?.reviewingAt == null ? null : due.sent;
  return (
    <SentFiles sent={due.sent}>
      <div className="@container mx-auto w-full max-w-2xl">
        <div className="grid grid-cols-1 gap-3">
          <TraineeHeader
            title={nameIn({ name: due.formName, englishName: due.formEnglishName })}
            to={paths.trainee.checkIns}
            backLabel={m.check_in_back()}
          />
          {underReview ? (
            <UnderReview due={due} sent={underReview} form={form} />
          ) : (
            <>
              <p className="text-muted">
                {dueText(due, now, today)}
                <span className="block text-sm">{m.check_in_kept()}</span>
              </p>
              {due.sent && form.isSentElsewhere && (
                <SentElsewhere questions={due.questions} sent={due.sent} form={form} />
              )}
              <Questions
                due={due}
                form={form}
                recordings={recordings}
                unlessRecording={unlessRecording}
              />
              {isQuick && <p className="px-1 text-sm text-muted">{m.check_in_quick()}</p>}
            </>
          )}
        </div>
        {!underReview && (
          <FormFoot form={form} isEdit={due.sent !== null} onSend={() => unlessRecording(send)} />
        )}
      </div>
    </SentFiles>
  );
}

type QuestionsProps = {
  due: DueCheckIn;
  form: CheckInForm;
  recordings: RefObject<RunningRecordings>;
  unlessRecording: (act: () => void) => void;
};

function Questions({ due, form, recordings, unlessRecording }: QuestionsProps) {
  const field = (question: Question) =>
    question.kind === "photos" ? (
      <PhotosField
        key={question.id}
        question={question}
        form={form}
        isAgreed={due.photosAgreed}
        unlessRecording={unlessRecording}
        problem={form.problems.get(question.id)}
      />
    ) : question.kind === "voice" ? (
      <Suspense key={question.id} fallback={<div className="h-28" />}>
        <VoiceField
          question={question}
          form={form}
          problem={form.problems.get(question.id)}
          recordings={recordings}
        />
      </Suspense>
    ) : (
      <QuestionField
        key={question.id}
        question={question}
        value={form.typed[question.id] ?? null}
        onChange={(value) => form.change(question.id, value)}
        problem={form.problems.get(question.id)}
        lastTime={lastTimeOf(question, due.lastTime)}
        facts={due.facts}
      />
    );
  return sectionsOf(due.questions).map((section) => (
    // A focused answer scrolls to above the foot.
    <Card
      key={section[0]?.id}
      className="grid grid-cols-1 gap-4 [&_:is(a,button,input,textarea)]:scroll-mb-22"
    >
      {section.map(field)}
    </Card>
  ));
}

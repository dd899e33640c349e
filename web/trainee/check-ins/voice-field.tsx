import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Question } from "../../../domain/check-ins/questions.ts";
import { answerRecording, isSpoken } from "../../../domain/check-ins/recordings.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import { useAnswerFile } from "../../check-ins/answer-files.ts";
import { phraseOf } from "../../check-ins/phrase.ts";
import { problemText } from "../../check-ins/problem-text.ts";
import { questionElement } from "../../check-ins/question-field.tsx";
import { draftFiles } from "../../lib/waiting/unsent-files.ts";
import { m } from "../../paraglide/messages.js";
import { FieldError } from "../../ui/field-frame.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRecorder } from "../../voice/use-recorder.ts";
import { useTakeBack } from "../../voice/use-take-back.ts";
import { VoiceBox } from "../../voice/voice-box.tsx";
import type { CheckInForm } from "./use-check-in-form.ts";

/** What ends each recording that runs in a form. */
export type RunningRecordings = Set<() => void>;

type VoiceFieldProps = {
  question: Question;
  form: CheckInForm;
  problem: FieldProblem | undefined;
  recordings: RefObject<RunningRecordings>;
};

/** A question that is answered by a recording, which this device keeps until the answers are sent. */
export function VoiceField({ question, form, problem, recordings }: VoiceFieldProps) {
  const value = form.typed[question.id];
  const spoken = isSpoken(value) ? value : undefined;
  const { url } = useAnswerFile(spoken?.recordingId);
  const takeBack = useTakeBack(question.id);
  const recorder = useRecorder(
    async ({ blob, ...note }) => {
      const recordingId = newId();
      const isKept = await draftFiles.keep(recordingId, blob);
      takeBack.withdraw();
      form.change(question.id, { recordingId, ...note });
      if (!isKept) toast({ kind: "info", text: m.voice_not_kept() });
    },
    { most: answerRecording.seconds, isKeptOnLeaving: true },
  );
  const isOn = recorder.state === "recording" || recorder.state === "finishing";
  const finish = useEffectEvent(() => recorder.finish());
  useEffect(() => {
    if (!isOn) return;
    const { current } = recordings;
    const end = () => finish();
    current.add(end);
    return () => void current.delete(end);
  }, [isOn, recordings]);
  const remove = () => {
    if (!spoken) return;
    form.change(question.id, null);
    takeBack.offer(m.voice_take_back(), () => form.change(question.id, spoken));
  };
  return (
    <div id={questionElement(question.id)} className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-2">
      {question.required && <p className="text-sm text-muted">{m.check_in_required()}</p>}
      <p className="font-medium wrap-anywhere">
        <bdi>{phraseOf(question)}</bdi>
      </p>
      <VoiceBox
        label={phraseOf(question)}
        recorder={recorder}
        note={spoken && { seconds: spoken.seconds, waveform: [...spoken.waveform] }}
        url={url}
        onRemove={remove}
      >
        {m.check_in_voice_record()}
      </VoiceBox>
      {!spoken && <p className="text-sm text-muted">{m.check_in_voice_limit()}</p>}
      <FieldError
        id={`${question.id}-error`}
        {...(problem && { text: problemText(question, problem) })}
      />
    </div>
  );
}

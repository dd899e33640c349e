import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { isCounted } from "../../../domain/check-ins/questions.ts";
import type { DueCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { newId } from "../../../domain/id.ts";
import type { TypedAnswer, TypedAnswers } from "../../check-ins/typed.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { useDraft } from "../../lib/waiting/drafts.ts";
import { tellRefusal } from "../../lib/waiting/tell-refusal.ts";
import { m } from "../../paraglide/messages.js";
import type { CheckInWrite } from "./check-in-write.ts";
import {
  type CheckInDraft,
  changeAnswer,
  checkInDrafts,
  fillFrom,
  occurrenceKey,
} from "./drafts.ts";
import {
  answeredOf,
  answersToSend,
  problemsOf,
  typedAgain,
  unsentPhotosOf,
  unsentRecordingsOf,
} from "./form-answers.ts";
import { checkInsKey } from "./keys.ts";
import { usePending } from "./use-check-ins.ts";

/** A check-in during entry. Every change is stored on this device until the answers are sent. */
export function useCheckInForm(due: DueCheckIn) {
  const key = occurrenceKey(due);
  const draft = useDraft(checkInDrafts, key);
  const pending = usePending(key);
  const [tried, setTried] = useState(false);
  const { mutate } = useMutation<unknown, Error, CheckInWrite>({
    mutationKey: checkInsKey,
    onError: (error) => void tellRefusal(error, refusalOf(error)),
  });
  const { sent, questions, formId, dueOn, formName, formEnglishName } = due;
  const asked: CheckInDraft["asked"] = { formId, dueOn, formName, formEnglishName, questions };
  const version = sent?.updatedAt ?? null;
  const stored: TypedAnswers = sent ? typedAgain(sent.answers) : {};
  const typed = draft?.typed ?? stored;
  const isSentElsewhere = draft !== undefined && version !== null && draft.base !== version;
  const fill = useEffectEvent(() => version !== null && fillFrom(key, version, stored));
  // Until answers of this device have arrived, the version may be theirs.
  const isFilled = isSentElsewhere && pending === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of another device
  useEffect(() => {
    if (isFilled) fill();
  }, [isFilled, version]);
  const found = problemsOf(questions, typed);
  const problems = tried ? found : new Map(Object.entries(draft?.problems ?? {}));

  const fresh = (): CheckInDraft => ({
    id: sent?.id ?? newId(),
    asked,
    typed: stored,
    changes: 0,
    base: version,
  });

  return {
    typed,
    problems,
    change: (id: string, value: TypedAnswer | null) => changeAnswer(key, { id, value }, fresh),
    /**
     * The key of its draft, which is there from now on with what is asked now. One on its way counts as changed, so that
     * its arrival does not end the draft.
     */
    begin(): string {
      const before = checkInDrafts.read(key) ?? fresh();
      const changes = before.changes + (pending ? 1 : 0);
      checkInDrafts.keep(key, { ...before, asked, changes });
      return key;
    },
    pending,
    total: questions.filter(isCounted).length,
    answered: answeredOf(questions, typed),
    isChanged: draft !== undefined,
    /** Whether these very answers are on their way. */
    isOnItsWay: pending !== undefined && pending.changes === draft?.changes,
    /** Whether another device sent or edited it since this draft was begun. */
    isSentElsewhere,
    /**
     * Sends the answers; a draft over another device's version replaces it.
     * @returns the first question with a problem; undefined once they are on their way
     */
    send(): string | undefined {
      const [first] = found.keys();
      if (first !== undefined) {
        setTried(true);
        return first;
      }
      const { id = sent?.id ?? newId(), changes = 1 } = draft ?? {};
      const photoDays = draft?.photoDays ?? {};
      const sending: CheckInDraft = { id, asked, changes, typed, base: version, photoDays };
      checkInDrafts.keep(key, sending);
      mutate({
        id: newId(),
        checkInId: id,
        itemId: key,
        shown: { name: nameIn({ name: formName, englishName: formEnglishName }) },
        formId,
        dueOn,
        writtenAt: Date.now(),
        answers: answersToSend(questions, typed),
        files: [
          ...unsentPhotosOf(questions, typed, photoDays, stored),
          ...unsentRecordingsOf(questions, typed, stored),
        ],
        changes: sending.changes,
        base: version,
      });
      return undefined;
    },
    /** Drops the draft for what was sent; @returns its way back. */
    drop(): () => void {
      checkInDrafts.keep(key, undefined);
      return () => checkInDrafts.keep(key, draft);
    },
  };
}

/** The form shows the rest: what was sent, and what can be done. */
const refusals: Partial<Record<ApiError["code"], () => string>> = {
  check_in_closed: m.error_check_in_closed,
  check_in_sent: m.error_check_in_sent,
  check_in_under_review: m.error_check_in_under_review,
  answer_recordings_full: m.error_answer_recordings_full,
};

function refusalOf(error: Error): string {
  if (!(error instanceof ApiError)) return m.check_in_send_failed();
  // A recording is the only file that holds the answers back.
  if (error.fields.file) return m.check_in_recording_refused();
  return refusals[error.code]?.() ?? m.check_in_send_failed();
}

export type CheckInForm = ReturnType<typeof useCheckInForm>;

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { reviewFields } from "../../../../domain/check-ins/review.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { checkField } from "../../../../domain/fields.ts";
import { fieldText } from "../../../lib/format/field-text.ts";
import { useBegunText } from "../../../lib/waiting/drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { TextArea } from "../../../ui/text-area.tsx";
import { writeNote } from "./acts.ts";
import { keepNote, readNote } from "./drafts.ts";

const saveAfterMs = 800;

const stateTexts = {
  rest: m.review_note_hint,
  saving: m.review_note_saving,
  saved: m.review_note_saved,
  failed: m.review_note_failed,
};

/** The trainer's private note. It is saved by itself after a pause, and when it is left. */
export function PrivateNote({ review }: { review: CheckInReview }) {
  const { id, privateNote } = review.checkIn;
  const [text, setText] = useBegunText(() => readNote(id) ?? privateNote ?? "");
  const [state, setState] = useState<keyof typeof stateTexts>("rest");
  const last = useRef(Promise.resolve());
  const problem =
    text.trim() === "" ? undefined : checkField(reviewFields.privateNote, text.trim());

  const send = async () => {
    // An earlier save has sent it.
    if (readNote(id) !== text) return;
    setState("saving");
    try {
      await writeNote(review, text.trim() || null);
      if (readNote(id) === text) keepNote(id, undefined);
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  // One after the other, so that an older text never replaces a newer one.
  const save = () => {
    if (!problem && readNote(id) !== undefined) last.current = last.current.then(send);
  };
  const onPause = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => onPause(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => onPause(), []);

  return (
    <TextArea
      label={m.review_note()}
      name="private-note"
      rows={2}
      dir="auto"
      hint={stateTexts[state]()}
      value={text}
      {...(problem && { error: fieldText(problem) })}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        keepNote(id, currentTarget.value);
      }}
      onBlur={save}
    />
  );
}

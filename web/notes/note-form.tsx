import { type FormEvent, useId, useState } from "react";
import { type NoteType, noteText } from "../../domain/activity/notes.ts";
import { checkField } from "../../domain/fields.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { m } from "../paraglide/messages.js";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { focusFirst } from "../ui/control.ts";
import { Switch } from "../ui/switch.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { keepDraft, type NoteDraft, noteDrafts } from "./drafts.ts";
import { typeOptions } from "./texts.ts";

type NoteFormProps = {
  /** The form's id, for its submit button. */
  id: string;
  /** The trainee of the note and of its draft. */
  traineeId: string;
  /** The only type; without it the writer chooses. */
  type?: NoteType | undefined;
  /** Whether the note may be private. */
  mayBePrivate: boolean;
  onSend: (draft: NoteDraft) => void;
};

/** The form of a note; its draft stays until it is sent. */
export function NoteForm({ id, traineeId, type, mayBePrivate, onSend }: NoteFormProps) {
  const draftId = type ? `${traineeId}:${type}` : traineeId;
  const [draft, setDraft] = useState<NoteDraft>(
    () => noteDrafts.read(draftId) ?? { type: type ?? "general", text: "", isPrivate: false },
  );
  const [problem, setProblem] = useState<string>();
  const name = useId();
  const change = (changes: Partial<NoteDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(draftId, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkField(noteText, draft.text);
    if (wrong) setProblem(wrong.code === "required" ? m.notes_blank() : fieldText(wrong));
    else {
      noteDrafts.keep(draftId, undefined);
      onSend(draft);
    }
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {!type && (
        <ChoiceChips
          label={m.notes_type()}
          name={`${name}-type`}
          options={typeOptions()}
          defaultValue={[draft.type]}
          onChange={([chosen]) => change({ type: chosen as NoteType })}
        />
      )}
      <TextArea
        {...focusFirst}
        name="text"
        label={m.notes_text()}
        dir="auto"
        rows={4}
        value={draft.text}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          change({ text: event.currentTarget.value });
        }}
      />
      {mayBePrivate && (
        <Switch
          name="isPrivate"
          label={m.notes_private()}
          hint={m.notes_private_hint()}
          checked={draft.isPrivate}
          onCheckedChange={(isPrivate) => change({ isPrivate })}
        />
      )}
    </form>
  );
}

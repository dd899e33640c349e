import { useId, useState } from "react";
import type { NoteType } from "../../../domain/activity/notes.ts";
import { NoteBoard } from "../../notes/note-board.tsx";
import { NoteForm } from "../../notes/note-form.tsx";
import { useNotes } from "../../notes/use-notes.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { notesOn } from "./queries.ts";
import "./writes.ts";

type NotesViewProps = {
  traineeId: string;
  /** The trainee's name, as the author of their notes. */
  name: string;
  /** The only type to read and write; without it the trainer chooses. */
  only?: NoteType;
};

/** The notes on a trainee: read, written, and deleted, also those of the trainee. */
export function NotesView({ traineeId, name, only }: NotesViewProps) {
  const [chosen, setChosen] = useState<NoteType>();
  const type = only ?? chosen;
  const notes = useNotes(notesOn(traineeId), type);
  const [writing, setWriting] = useState(false);
  const formId = useId();
  const isDiet = only === "diet";
  return (
    <div className="grid grid-cols-1 gap-4">
      {writing ? (
        <section
          aria-label={m.notes_add()}
          className="grid grid-cols-1 gap-3 rounded-xl border border-line bg-raised p-4"
        >
          <NoteForm
            id={formId}
            traineeId={traineeId}
            type={only}
            mayBePrivate
            onSend={(draft) => {
              notes.add(draft);
              setWriting(false);
            }}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setWriting(false)}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" form={formId}>
              {m.ui_save()}
            </Button>
          </div>
        </section>
      ) : (
        <Button className="justify-self-start" onClick={() => setWriting(true)}>
          <Icon name="plus" />
          {m.notes_add()}
        </Button>
      )}
      <NoteBoard
        notes={notes}
        type={type}
        {...(only ? {} : { onType: setChosen })}
        byText={(byTrainer) => (byTrainer ? m.diet_note_by_me() : name)}
        mayRemove={() => true}
        empty={{
          title: isDiet ? m.notes_empty_diet() : m.notes_empty(),
          text: isDiet ? m.notes_empty_diet_text() : m.notes_empty_trainer_text(),
        }}
      />
    </div>
  );
}

import { useState } from "react";
import { type NoteType, noteTypes } from "../../../domain/activity/notes.ts";
import { useAddress } from "../../lib/use-address.ts";
import { NoteBoard } from "../../notes/note-board.tsx";
import { NoteForm } from "../../notes/note-form.tsx";
import { useNotes } from "../../notes/use-notes.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { ownNotes } from "./queries.ts";
import "./writes.ts";

const formId = "new-note";

/** The notes of the trainee and the trainer, outside the conversation. */
export default function NotesScreen() {
  const [api] = useState(ownNotes);
  const [type, setType] = useType();
  const notes = useNotes(api, type);
  const [writing, setWriting] = useState(false);
  const write = () => setWriting(true);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-3">
      <TraineeHeader title={m.trainee_notes()} />
      <Banner kind="info">{m.notes_info()}</Banner>
      <NoteBoard
        notes={notes}
        type={type}
        onType={setType}
        byText={(byTrainer) => (byTrainer ? m.diet_note_by_trainer() : m.diet_note_by_me())}
        mayRemove={({ byTrainer }) => !byTrainer}
        empty={{ title: m.notes_empty(), text: m.notes_empty_text() }}
      />
      <div aria-hidden="true" className="h-16" />
      <div className="pointer-events-none fixed inset-x-0 grid justify-items-center bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 bg-linear-to-t from-surface px-4 pt-6 pb-2 lg:bottom-[5.5rem] lg:bg-none">
        <Button
          onClick={write}
          className="pointer-events-auto w-full max-w-lg shadow-overlay"
          data-floating
        >
          <Icon name="plus" />
          {m.notes_add()}
        </Button>
      </div>
      <Dialog
        open={writing}
        size="lg"
        title={m.notes_add()}
        onClose={() => setWriting(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setWriting(false)}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" form={formId}>
              <Icon name="send" />
              {m.notes_send()}
            </Button>
          </>
        }
      >
        <NoteForm
          id={formId}
          traineeId={api.traineeId}
          mayBePrivate={false}
          onSend={(draft) => {
            notes.add(draft);
            setWriting(false);
          }}
        />
      </Dialog>
    </div>
  );
}

/** The filter of the list, from the address. */
function useType(): [NoteType | undefined, (type: NoteType | undefined) => void] {
  const { params, change } = useAddress();
  const type = noteTypes.find((each) => each === params.get("type"));
  const choose = (next: NoteType | undefined) =>
    change(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next) changed.set("type", next);
        else changed.delete("type");
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [type, choose];
}

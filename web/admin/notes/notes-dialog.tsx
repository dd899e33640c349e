import type { NoteType } from "../../../domain/trainees/notes.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { NotesView } from "./notes-view.tsx";

type NotesDialogProps = {
  trainee: { id: string; name: string };
  /** The only type that is shown and written. */
  only?: NoteType;
  onClose: () => void;
};

export function NotesDialog({ trainee: { id, name }, only, onClose }: NotesDialogProps) {
  return (
    <Dialog
      open
      size="tall"
      title={only === "diet" ? m.notes_diet_title() : m.trainees_notes()}
      description={name}
      onClose={onClose}
    >
      <NotesView traineeId={id} name={name} {...(only && { only })} />
    </Dialog>
  );
}

import type { NoteType } from "../../../domain/activity/notes.ts";
import { m } from "../../paraglide/messages.js";
import { PersonDialog } from "../list/person-dialog.tsx";
import { NotesView } from "./notes-view.tsx";

type NotesDialogProps = {
  trainee: { id: string; name: string };
  /** The only type to read and write. */
  only?: NoteType;
  onClose: () => void;
};

export function NotesDialog({ trainee, only, onClose }: NotesDialogProps) {
  return (
    <PersonDialog
      trainee={trainee}
      size="tall"
      title={only === "diet" ? m.notes_diet_title() : m.trainees_notes()}
      onClose={onClose}
    >
      <NotesView traineeId={trainee.id} name={trainee.name} {...(only && { only })} />
    </PersonDialog>
  );
}

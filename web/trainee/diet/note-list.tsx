import type { Note } from "../../../domain/contract/activity/notes.ts";
import { NoteText } from "../../notes/note-text.tsx";
import { noteTime } from "../../notes/note-time.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";

type NoteListProps = { notes: readonly Note[]; waitingIds: ReadonlySet<string> };

/** The newest notes of both sides. */
export function NoteList({ notes, waitingIds }: NoteListProps) {
  if (notes.length === 0) return <p className="text-sm text-muted">{m.diet_notes_empty()}</p>;
  return (
    <ul aria-label={m.diet_notes()} className="grid">
      {notes.map(({ id, text, byTrainer, createdAt }) => (
        <li key={id} className="grid grid-cols-1 gap-1 border-t border-line py-3 last:pb-0">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Badge tone={byTrainer ? "accent" : "neutral"}>
              {byTrainer ? m.diet_note_by_trainer() : m.diet_note_by_me()}
            </Badge>
            {waitingIds.has(id) ? m.diet_waiting() : <bdi dir="ltr">{noteTime(createdAt)}</bdi>}
          </p>
          <NoteText text={text || m.diet_note_day_alone()} />
        </li>
      ))}
    </ul>
  );
}

import { useState } from "react";
import type { Note } from "../../../domain/contract/trainees/notes.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { noteTime } from "./note-time.ts";

type NoteListProps = { notes: readonly Note[]; waitingIds: ReadonlySet<string> };

/** The newest notes, whoever wrote them. */
export function NoteList({ notes, waitingIds }: NoteListProps) {
  if (notes.length === 0) return <p className="text-sm text-muted">{m.diet_notes_empty()}</p>;
  return (
    <ul aria-label={m.diet_notes()} className="grid">
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} waiting={waitingIds.has(note.id)} />
      ))}
    </ul>
  );
}

const shortLines = 2;

function NoteItem({ note, waiting }: { note: Note; waiting: boolean }) {
  const [whole, setWhole] = useState(false);
  const lines = note.text.split("\n");
  const isLong = lines.length > shortLines || note.text.length > 160;
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-line py-3 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={note.byTrainer ? "accent" : "neutral"}>
          {note.byTrainer ? m.diet_note_by_trainer() : m.diet_note_by_me()}
        </Badge>
        {waiting ? m.diet_waiting() : <bdi dir="ltr">{noteTime(note.createdAt)}</bdi>}
      </p>
      <p
        dir="auto"
        className={`break-words whitespace-pre-line ${isLong && !whole ? "clamp-lines-2" : ""}`}
      >
        {note.text || m.diet_note_day_alone()}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="-ms-2 min-h-11 justify-self-start rounded-md px-2 text-sm font-medium text-accent-ink hover:bg-soft"
        >
          {whole ? m.diet_note_less() : m.diet_note_more()}
        </button>
      )}
    </li>
  );
}

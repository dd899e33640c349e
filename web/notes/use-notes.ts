import { useInfiniteQuery } from "@tanstack/react-query";
import type { NoteType } from "../../domain/activity/notes.ts";
import { newId } from "../../domain/id.ts";
import { usePendingWrites } from "../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../lib/waiting/use-write.ts";
import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.tsx";
import { addKey, removeKey } from "./define-writes.ts";
import { keepDraft, type NoteDraft, noteDrafts } from "./drafts.ts";
import type { AddedNote, NoteWrite, RemovedNote } from "./note-write.ts";
import { type NotesApi, notesQuery } from "./queries.ts";
import { type ShownNote, withNotes } from "./with-notes.ts";

/** The notes on a trainee with pending writes applied, and their actions. */
export function useNotes(api: NotesApi, type?: NoteType) {
  const { traineeId, writesKey, byTrainer } = api;
  const list = useInfiniteQuery(notesQuery(api, type));
  const writes = usePendingWrites<NoteWrite>(writesKey).filter(
    (write) => write.traineeId === traineeId,
  );
  const known = list.data?.pages.flatMap((page) => page.notes);
  const shown = withNotes(known ?? [], writes, { type, byTrainer });

  const add = useWrite<AddedNote>(addKey(writesKey), {
    onStored: () => toast({ kind: "success", text: m.notes_added() }),
    onRefused: ({ type, text, isPrivate }, stays) => {
      // A later draft has precedence.
      if (!stays && !noteDrafts.read(traineeId)) keepDraft(traineeId, { type, text, isPrivate });
    },
  });
  const remove = useWrite<RemovedNote>(removeKey(writesKey), {
    onStored: () => toast({ kind: "success", text: m.notes_deleted() }),
  });

  return {
    list,
    /** Undefined while unknown. */
    notes: known || shown.length > 0 ? shown : undefined,
    waitingIds: new Set(writes.filter(({ waiting }) => waiting).map(({ id }) => id)),
    add: ({ type, text, isPrivate }: NoteDraft) =>
      add({ id: newId(), traineeId, type, text: text.trim(), isPrivate, at: Date.now() }),
    remove: ({ id }: ShownNote) => remove({ id: newId(), traineeId, removes: id }),
  };
}

export type Notes = ReturnType<typeof useNotes>;

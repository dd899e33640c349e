import { type ReactNode, useState } from "react";
import type { NoteType } from "../../domain/activity/notes.ts";
import { isOffline, LoadFailure } from "../frame/load-failure.tsx";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterChips } from "../ui/filter-chips.tsx";
import { Icon } from "../ui/icon.tsx";
import { LoadMore } from "../ui/load-more.tsx";
import { NoteRow } from "./note-row.tsx";
import { NotesSkeleton } from "./skeleton.tsx";
import { typeOptions } from "./texts.ts";
import type { Notes } from "./use-notes.ts";
import type { ShownNote } from "./with-notes.ts";

type NoteBoardProps = {
  notes: Notes;
  /** The type filter; without `onType` it is fixed. */
  type: NoteType | undefined;
  onType?: (type: NoteType | undefined) => void;
  /** The author of a note, in words. */
  byText: (byTrainer: boolean) => string;
  mayRemove: (note: ShownNote) => boolean;
  empty: { title: string; text: string; action?: ReactNode };
};

/** The notes on a trainee, newest first, for either side. */
export function NoteBoard(props: NoteBoardProps) {
  const { notes: all, type, onType, byText, mayRemove, empty } = props;
  const { list, notes, waitingIds, remove } = all;
  const [removing, setRemoving] = useState<ShownNote>();
  const retry = { pending: list.isFetching, onRetry: () => void list.refetch() };
  const isNarrowed = onType !== undefined && type !== undefined;
  return (
    <div className="grid grid-cols-1 gap-3">
      {onType && (isNarrowed || (notes && notes.length > 0)) && (
        <FilterChips
          name="note-type"
          label={m.notes_filter()}
          all={m.notes_all()}
          options={typeOptions()}
          value={type}
          onChange={onType}
        />
      )}
      {list.isError && list.data && !list.isFetchNextPageError && !isOffline(list.error) && (
        <Banner kind="error">{m.notes_stale()}</Banner>
      )}
      {notes && notes.length > 0 && (
        <ul
          aria-label={m.trainees_notes()}
          className="overflow-hidden rounded-xl border border-line bg-raised shadow-raised"
        >
          {notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              by={byText(note.byTrainer)}
              waiting={waitingIds.has(note.id)}
              onRemove={mayRemove(note) ? () => setRemoving(note) : undefined}
            />
          ))}
        </ul>
      )}
      {!list.data && list.isError && (
        <LoadFailure error={list.error} title={m.notes_load_failed()} {...retry} />
      )}
      {!notes && !list.isError && <NotesSkeleton />}
      {list.data && notes?.length === 0 && (
        <EmptyState
          icon={<Icon name="note" />}
          {...(isNarrowed ? { title: m.notes_empty_type() } : empty)}
        />
      )}
      {list.hasNextPage && (
        <LoadMore
          label={m.notes_older()}
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={m.notes_delete_question()}
        text={removing?.isPrivate ? m.notes_delete_private_text() : m.notes_delete_text()}
        confirmLabel={m.notes_delete()}
        danger
        onConfirm={() => {
          if (removing) remove(removing);
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  );
}

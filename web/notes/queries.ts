import { type InfiniteData, infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";
import type { NoteType } from "../../domain/activity/notes.ts";
import { queryClient } from "../lib/session/query-client.ts";
import type { NoteWrite } from "./note-write.ts";
import { type ShownNote, withNotes } from "./with-notes.ts";

export interface Page {
  notes: ShownNote[];
  next: string | null;
}

/** One side's requests about the notes on a trainee. */
export interface NotesApi {
  traineeId: string;
  byTrainer: boolean;
  /** The query key; remote changes of the notes invalidate it. */
  key: QueryKey;
  /** The key of this side's writes, for all trainees. */
  writesKey: QueryKey;
  list(query: { type?: NoteType; cursor?: string }, signal: AbortSignal): Promise<Page>;
}

/** The notes of one type or of all, by page, newest first. */
export function notesQuery({ key, list }: NotesApi, type?: NoteType) {
  return infiniteQueryOptions({
    queryKey: [...key, type ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      list({ ...(type && { type }), ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Applies a stored write to the cached notes. */
export function changeNotes(key: QueryKey, write: NoteWrite, byTrainer: boolean): void {
  const queries = queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: key });
  for (const [queryKey, data] of queries) {
    if (!data) continue;
    const type = queryKey.at(-1) as NoteType | "all";
    const narrowed = { byTrainer, type: type === "all" ? undefined : type };
    const pages = data.pages.map((page, index) => {
      // A new note is on the first page; a deleted one may be on any.
      const isHere = index === 0 || "removes" in write;
      return isHere ? { ...page, notes: withNotes(page.notes, [write], narrowed) } : page;
    });
    queryClient.setQueryData<InfiniteData<Page>>(queryKey, { ...data, pages });
  }
}

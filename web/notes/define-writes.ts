import type { QueryKey } from "@tanstack/react-query";
import { queryClient as client } from "../lib/session/query-client.ts";
import { defineWrite } from "../lib/waiting/define-write.ts";
import { m } from "../paraglide/messages.js";
import type { AddedNote, RemovedNote } from "./note-write.ts";
import { changeNotes } from "./queries.ts";

interface Sending {
  writesKey: QueryKey;
  byTrainer: boolean;
  add(note: AddedNote): Promise<{ text: string; createdAt: number }>;
  remove(note: RemovedNote): Promise<unknown>;
  /** The query key of the notes on a trainee. */
  keyOf(traineeId: string): QueryKey;
  readAgain: readonly QueryKey[];
}

/** The keys of added and of deleted notes. */
export const addKey = (writesKey: QueryKey) => [...writesKey, "add"];
export const removeKey = (writesKey: QueryKey) => [...writesKey, "remove"];

/** Defines one side's writes of notes, so that none blocks on the network or is lost. */
export function defineNoteWrites(sending: Sending): void {
  const { writesKey, byTrainer, add, remove, keyOf, readAgain } = sending;
  defineWrite(client, addKey(writesKey), {
    failed: () => m.notes_add_failed(),
    mutationFn: add,
    // Runs before the write leaves the pending ones, so that nothing flickers.
    onSuccess: ({ text, createdAt }, note: AddedNote) =>
      changeNotes(keyOf(note.traineeId), { ...note, text, at: createdAt }, byTrainer),
    readAgain,
  });
  defineWrite(client, removeKey(writesKey), {
    failed: () => m.notes_delete_failed(),
    mutationFn: remove,
    onSuccess: (_: unknown, note: RemovedNote) =>
      changeNotes(keyOf(note.traineeId), note, byTrainer),
    readAgain,
  });
}

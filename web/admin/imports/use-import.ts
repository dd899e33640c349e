import { useState } from "react";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { beginAgain, changeImport, type ImportDraft, importDrafts } from "./draft.ts";
import { noteWritten, refreshAfter, undoImport, writePortion } from "./queries.ts";
import { type AnyRow, portionsOf } from "./read-rows.ts";

/** Writes rows portion by portion, with progress and undo. The draft stores the result of each portion. */
export function useImport(kind: ImportKind, { id, stamp, invitations, paid }: ImportDraft) {
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [failure, setFailure] = useState<string>();
  const [undoing, setUndoing] = useState(false);

  const write = async (rows: readonly AnyRow[], plan: string) => {
    setFailure(undefined);
    setProgress({ done: 0, of: rows.length });
    try {
      let done = 0;
      for (const portion of portionsOf(kind, rows, {
        plan,
        invitations,
        paid: paid ?? false,
      })) {
        const written = await writePortion(id, portion);
        const stored = importDrafts.read(kind);
        // Another sheet has replaced this one meanwhile.
        if (stored?.id !== id) return;
        noteWritten(kind, { id, stamp }, written.rows);
        const made = written.rows.flatMap((row) => (row.made ? [[row.row, row.link]] : []));
        changeImport(kind, {
          made: { ...stored.made, ...Object.fromEntries(made) },
          undoableUntil: written.undoableUntil,
          undone: null,
        });
        done += portion.rows.length;
        setProgress({ done, of: rows.length });
      }
    } catch (error) {
      setFailure(errorText(error, m.imports_write_failed()));
    } finally {
      setProgress(undefined);
      refreshAfter(kind);
    }
  };

  const undo = async () => {
    setFailure(undefined);
    setUndoing(true);
    try {
      beginAgain(kind, await undoImport(id));
      refreshAfter(kind);
    } catch (error) {
      setFailure(errorText(error, m.imports_undo_failed()));
    }
    setUndoing(false);
  };

  return { progress, failure, undoing, write, undo };
}

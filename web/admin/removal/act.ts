import { undoShownMs } from "../../../domain/changes/undo.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { goneText } from "../list/gone.ts";
import type { LibraryRow, LibraryRows } from "./library.ts";

/** The reasons that an undo is not (yet) possible. */
const notUndone: Partial<Record<ApiError["code"], (of: { name: string }) => string>> = {
  not_found: m.library_undo_late,
  conflict: m.library_undo_later_first,
};

/** Invalidates weeks, lists and pickers. */
const lookAnew = () => void queryClient.invalidateQueries();

/** A toast with undo. */
function done(text: string, name: string, back: () => Promise<unknown>) {
  const onAction = async () => {
    try {
      await back();
      toast({ kind: "success", text: m.library_undone({ name }) });
    } catch (error) {
      const why = error instanceof ApiError ? notUndone[error.code] : undefined;
      if (why) toast({ text: why({ name }) });
      else toast({ kind: "error", text: errorText(error, m.library_undo_failed()) });
    }
    lookAnew();
  };
  toast({
    kind: "success",
    text,
    lastsMs: undoShownMs,
    action: { label: m.library_undo(), onAction: () => void onAction() },
  });
  lookAnew();
}

/**
 * Makes a request about a row and reports its result.
 * @returns whether the dialog is finished
 */
async function attempt(
  { forget }: LibraryRows,
  { id, name }: LibraryRow,
  failed: string,
  act: () => Promise<void>,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    const gone = goneText(error, name);
    if (gone) forget(id);
    toast(gone ? { text: gone } : { kind: "error", text: errorText(error, failed) });
    return gone !== undefined;
  }
}

/**
 * Removes a row, or replaces it, on the days to come.
 * @param removalId the same for each attempt, so that a retry removes once
 */
export function removeRow(
  library: LibraryRows,
  row: LibraryRow,
  removalId: string,
  other?: { id: string; name: string },
): Promise<boolean> {
  const { id, name } = row;
  return attempt(library, row, library.failed.remove(), async () => {
    await library.remove(id, { removalId, ...(other && { replaceBy: other.id }) });
    library.forget(id);
    const text = other
      ? m.library_replaced({ name, other: other.name })
      : library.removed({ name });
    done(text, name, () => library.undo(removalId));
  });
}

/** Archives a row, or restores it. */
export function archiveRow(
  library: LibraryRows,
  row: LibraryRow,
  status: AccountStatus = "inactive",
): Promise<boolean> {
  const { id, name } = row;
  return attempt(library, row, library.failed.setStatus(), async () => {
    await library.setStatus(id, status);
    const text = status === "inactive" ? m.library_archived({ name }) : m.library_back({ name });
    done(text, name, () => library.setStatus(id, row.status));
  });
}

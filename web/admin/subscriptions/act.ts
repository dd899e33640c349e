import { undoShownMs } from "../../../domain/changes/undo.ts";
import type { NewSubscriptionChange } from "../../../domain/contract/memberships/subscriptions.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { changeLine, refreshLine, undoChange } from "./queries.ts";
import { doneTexts } from "./texts.ts";

/** Changes the line and offers undo. */
export async function change(traineeId: string, asked: NewSubscriptionChange): Promise<void> {
  await changeLine(traineeId, asked);
  toast({
    kind: "success",
    text: doneTexts[asked.kind](),
    lastsMs: undoShownMs,
    action: { label: m.library_undo(), onAction: () => void undo(traineeId, asked.id) },
  });
}

/** Undoes a change, or reports the reason of a refusal. */
export async function undo(traineeId: string, changeId: string): Promise<void> {
  try {
    await undoChange(traineeId, changeId);
    toast({ kind: "success", text: m.subscriptions_undone() });
  } catch (error) {
    const later = error instanceof ApiError && error.code === "conflict";
    const text = later ? m.subscriptions_undo_later_first() : undefined;
    toast({ kind: "error", text: text ?? errorText(error, m.library_undo_failed()) });
    void refreshLine(traineeId);
  }
}

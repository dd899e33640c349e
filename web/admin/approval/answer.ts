import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { refresh } from "../../live/refresh.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { refreshPerson, updateTrainee } from "../trainees/queries.ts";

/** Somebody who asked to join. */
export interface Asking {
  id: string;
  name: string;
}

/** Lets somebody in, or not, which they are told by mail; says how it went. */
export async function answerAsking({ id, name }: Asking, accepted: boolean): Promise<void> {
  try {
    const status = accepted ? "active" : "inactive";
    await updateTrainee(id, { status, whileStatus: "pending" });
    toast({
      kind: "success",
      text: accepted ? m.approval_accepted({ name }) : m.approval_declined({ name }),
    });
  } catch (error) {
    // It may have been answered elsewhere.
    refreshPerson(id);
    toast({ kind: "error", text: failureText(error, name) });
  } finally {
    refresh(["admin", "queue"]);
  }
}

const failureText = (error: unknown, name: string) =>
  error instanceof ApiError && error.code === "conflict"
    ? m.approval_answered({ name })
    : errorText(error, m.approval_failed());

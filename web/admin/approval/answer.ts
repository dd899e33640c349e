import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { refresh } from "../../live/refresh.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { refreshPerson, updateTrainee } from "../trainees/queries.ts";

/** A person with the status `pending`. */
export interface Asking {
  id: string;
  name: string;
}

/** Accepts or declines a person. A mail tells the person, a toast the trainer. */
export async function answerAsking({ id, name }: Asking, accepted: boolean): Promise<void> {
  try {
    const status = accepted ? "active" : "inactive";
    await updateTrainee(id, { status, whileStatus: "pending" });
    toast({
      kind: "success",
      text: accepted ? m.approval_accepted({ name }) : m.approval_declined({ name }),
    });
  } catch (error) {
    // Another window may have answered already.
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

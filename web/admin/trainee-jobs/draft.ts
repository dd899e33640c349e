import { useState } from "react";
import type { JobAudience, NewTraineeJob } from "../../../domain/contract/trainees/jobs.ts";
import { newId } from "../../../domain/id.ts";
import { audienceAsMeant } from "../../../domain/trainees/jobs.ts";
import { draftStore } from "../../lib/drafts.ts";
import { emptyDraft, type JobDraft } from "./choices.ts";

/** Words to many are kept until they are sent, as those to one are. */
const drafts = draftStore<Pick<JobDraft, "text" | "title" | "message">>("trainee-jobs", {
  days: 7,
  untilSignOut: true,
});
const id = "words";

/** What was sent and has no answer yet, by its kind: sent again it is the same job. */
const attempts = draftStore<{ id: string; content: string }>("trainee-job-attempts", {
  days: 7,
  untilSignOut: true,
});

/** The id of a job, kept until an answer comes, even if the dialog is closed before. */
export function attemptId(audience: JobAudience, action: NewTraineeJob["action"]): string {
  const content = JSON.stringify({ audience: audienceAsMeant(audience), action });
  const kept = attempts.read(action.kind);
  if (kept?.content === content) return kept.id;
  const id = newId();
  attempts.keep(action.kind, { id, content });
  return id;
}

export function forgetAttempt(kind: NewTraineeJob["action"]["kind"], id: string): void {
  if (attempts.read(kind)?.id === id) attempts.keep(kind, undefined);
}

export function useJobDraft(plan: string) {
  const [draft, setDraft] = useState<JobDraft>(() => ({
    ...emptyDraft,
    plan,
    ...drafts.read(id),
  }));
  const change = (changes: Partial<JobDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    const { text, title, message } = next;
    drafts.keep(id, text || title || message ? { text, title, message } : undefined);
    // Words that were taken away are no attempt any more: the same ones later are meant anew.
    if (draft.text && !text) attempts.keep("message", undefined);
    if ((draft.title && !title) || (draft.message && !message)) attempts.keep("notify", undefined);
  };
  return { draft, change };
}

/** What was sent is no draft any more. */
export function forgetWords(kind: "message" | "notify"): void {
  const kept = drafts.read(id);
  if (!kept) return;
  const next =
    kind === "message" ? { ...kept, text: "" } : { ...kept, ...{ title: "", message: "" } };
  drafts.keep(id, next.text || next.title || next.message ? next : undefined);
}

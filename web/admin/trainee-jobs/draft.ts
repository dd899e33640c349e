import { useState } from "react";
import type { JobAudience, NewTraineeJob } from "../../../domain/contract/jobs/jobs.ts";
import { audienceAsMeant } from "../../../domain/jobs/jobs.ts";
import { attemptStore } from "../../lib/waiting/attempts.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";
import { emptyDraft, type JobChoice, type JobDraft } from "./choices.ts";

/** Texts to many people, stored until they are sent. */
const drafts = draftStore<Pick<JobDraft, "text" | "title" | "message">>("trainee-jobs", {
  days: 7,
  untilSignOut: true,
});
/** A reminder has words of its own. */
const idOf = (choice: JobChoice) => (choice === "remind" ? "reminder" : "words");

const attempts = attemptStore("trainee-job-attempts");

/** The id of a job, stored until its answer, even if the dialog closes before. */
export const attemptId = (audience: JobAudience, action: NewTraineeJob["action"]): string =>
  attempts.idOf(action.kind, { audience: audienceAsMeant(audience), action });

export const forgetAttempt = (kind: NewTraineeJob["action"]["kind"], id: string): void =>
  attempts.forget(kind, id);

export function useJobDraft(choice: JobChoice, first: Pick<JobDraft, "plan" | "text">) {
  const id = idOf(choice);
  const [draft, setDraft] = useState<JobDraft>(() => ({
    ...emptyDraft,
    ...first,
    ...drafts.read(id),
  }));
  const change = (changes: Partial<JobDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    const { text, title, message } = next;
    drafts.keep(id, text || title || message ? { text, title, message } : undefined);
    // A deleted text ends the attempt, so that the same text later is a new job.
    if (draft.text && !text) attempts.drop("message");
    if ((draft.title && !title) || (draft.message && !message)) attempts.drop("notify");
  };
  return { draft, change };
}

/** Deletes the draft of a sent text. */
export function forgetWords(choice: JobChoice, kind: "message" | "notify"): void {
  const id = idOf(choice);
  const stored = drafts.read(id);
  if (!stored) return;
  const next = kind === "message" ? { ...stored, text: "" } : { ...stored, title: "", message: "" };
  drafts.keep(id, next.text || next.title || next.message ? next : undefined);
}

import { useState } from "react";
import { draftStore } from "../../lib/drafts.ts";
import { emptyDraft, type JobDraft } from "./choices.ts";

/** Words to many are kept until they are sent, as those to one are. */
const drafts = draftStore<Pick<JobDraft, "text" | "title" | "message">>("trainee-jobs", {
  days: 7,
  untilSignOut: true,
});
const id = "words";

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

import { useState } from "react";
import { newId } from "../../../domain/id.ts";
import type { NotificationType } from "../../../domain/notifications/notifications.ts";

/** What the trainer has typed so far; it outlives the dialog, and errors, until it was sent. */
export interface Draft {
  audience: "all" | "chosen";
  type: NotificationType;
  title: string;
  message: string;
  /** Names by id. */
  chosen: ReadonlyMap<string, string>;
}

const empty: Draft = { audience: "all", type: "info", title: "", message: "", chosen: new Map() };

let kept = empty;
let attempt = { content: "", id: "" };

export function useDraft() {
  const [draft, setDraft] = useState(kept);
  const change = (changes: Partial<Draft>) => {
    kept = { ...kept, ...changes };
    setDraft(kept);
  };
  return { draft, change };
}

/** For the next time the dialog opens. */
export function forgetDraft(): void {
  kept = empty;
}

/** The same content keeps its id, so that trying again sends once; other content is another one. */
export function idOf(content: object): string {
  const text = JSON.stringify(content);
  if (attempt.content !== text) attempt = { content: text, id: newId() };
  return attempt.id;
}

import { useState } from "react";
import type { NotificationType } from "../../../domain/notifications/notifications.ts";
import { attemptStore } from "../../lib/waiting/attempts.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";

/** What the trainer has typed so far; it outlives the dialog, errors and the page, until it was sent. */
export interface Draft {
  audience: "all" | "chosen";
  type: NotificationType;
  title: string;
  message: string;
  /** Names by id. */
  chosen: ReadonlyMap<string, string>;
}

const empty: Draft = { audience: "all", type: "info", title: "", message: "", chosen: new Map() };

type Kept = Omit<Draft, "chosen"> & { chosen: [id: string, name: string][] };

const drafts = draftStore<Kept>("notifications", { days: 7, untilSignOut: true });
const id = "new";

function readDraft(): Draft {
  const kept = drafts.read(id);
  return kept ? { ...kept, chosen: new Map(kept.chosen) } : empty;
}

export function useDraft() {
  const [draft, setDraft] = useState(readDraft);
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    drafts.keep(id, { ...next, chosen: [...next.chosen] });
  };
  return { draft, change };
}

/** For the next time the dialog opens. */
export const forgetDraft = (): void => drafts.keep(id, undefined);

/** The same content keeps its id, so that trying again sends once; other content is another one. */
export const attempts = attemptStore("notification-attempts");

import { useState } from "react";
import type { NotificationType } from "../../../domain/notifications/notifications.ts";
import { attemptStore } from "../../lib/waiting/attempts.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";

/** The typed notification. It survives the dialog, errors and the page until it is sent. */
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
  const stored = drafts.read(id);
  return stored ? { ...stored, chosen: new Map(stored.chosen) } : empty;
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

/** Deletes the draft for the next opening of the dialog. */
export const forgetDraft = (): void => drafts.keep(id, undefined);

/** The same content has the same id, so that a retry sends once. */
export const attempts = attemptStore("notification-attempts");

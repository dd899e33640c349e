import { privateKey } from "../lib/private-storage.ts";
import { getWho } from "../lib/session.ts";

/* What was typed and not sent yet, a conversation each; kept until it is sent or signing out. */

const keptForMs = 30 * 86_400_000;

interface Draft {
  at: number;
  text: string;
}

const storageKey = () => privateKey("chat-drafts");

function readAll(): Record<string, Draft> {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey()) ?? "{}") as Record<string, Draft>;
    const oldest = Date.now() - keptForMs;
    return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

export function readDraft(traineeId: string): string {
  return readAll()[traineeId]?.text ?? "";
}

/** Keeps what is typed; nothing but space forgets it. */
export function keepDraft(traineeId: string, text: string): void {
  // A page that is being left after signing out keeps nothing any more.
  if (!getWho()) return;
  const { [traineeId]: _, ...others } = readAll();
  const drafts = text.trim() === "" ? others : { ...others, [traineeId]: { at: Date.now(), text } };
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), JSON.stringify(drafts));
  } catch {
    // Storage may be full or refused; the draft then lasts as long as the page.
  }
}

import { useState } from "react";
import { newId } from "../../domain/id.ts";
import { type DraftStore, draftStore } from "./drafts.ts";

/** What the controls of a form show, by their names; a box that is not ticked shows nothing. */
export type Texts = Readonly<Record<string, string>>;

type FormDrafts = DraftStore<Texts>;

/** What was typed into the forms of a noun and not saved, until signing out. */
export const formDrafts = (noun: string, days: number): FormDrafts =>
  draftStore<Texts>(noun, { days, untilSignOut: true });

/** What a form carries, as texts. */
export const textsOf = (data: FormData): Texts =>
  Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));

/** Texts as a form would carry them. */
export function dataOf(texts: Texts): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  return data;
}

/** What of a form is other than what is stored; undefined where nothing is. */
export function typedOver(stored: Texts, typed: Texts): Texts | undefined {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(typed)])];
  const changed = names.filter((name) => (stored[name] ?? "") !== (typed[name] ?? ""));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, typed[name] ?? ""]));
}

/** A name that no control has. */
const attemptName = "attempt:";

/** What of a form is worth keeping, and with it the id under which it will be sent. */
function draftOf(stored: Texts, typed: Texts, attempt: string): Texts | undefined {
  const texts = typedOver(stored, typed);
  return texts && { ...texts, [attemptName]: attempt };
}

/** The id of what is sent: that of the draft, so that a reload after a lost answer sends it once. */
const attemptOf = (draft: Texts | undefined): string => draft?.[attemptName] ?? newId();

/**
 * An uncontrolled form whose texts stay on this device until they are saved or given up.
 * @param stored what the controls show while nothing is typed
 */
export function useFormDraft(drafts: FormDrafts, id: string, stored: Texts) {
  const [begun] = useState(() => drafts.read(id));
  const [attempt] = useState(() => attemptOf(begun));
  const [shown, setShown] = useState({ texts: { ...stored, ...begun } as Texts, round: 0 });
  return {
    /** What each control shows at first. */
    texts: shown.texts,
    /** The key of the controls, which are drawn anew when `show` fills them. */
    round: shown.round,
    /** Whether the form opened with what was typed before. */
    isBegun: begun !== undefined,
    /** One id for all attempts: a repeated request changes nothing twice. */
    attempt,
    keep: (texts: Texts) => drafts.keep(id, draftOf(stored, texts, attempt)),
    forget: () => drafts.keep(id, undefined),
    show: (texts: Texts) => setShown(({ round }) => ({ texts, round: round + 1 })),
  };
}

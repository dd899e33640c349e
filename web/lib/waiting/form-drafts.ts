import { type FormEvent, useState } from "react";
import { newId } from "../../../domain/id.ts";
import { type DraftStore, draftStore } from "./drafts.ts";

/** What the controls of a form show, by their names; a box that is not ticked shows nothing. */
export type Texts = Readonly<Record<string, string>>;

type FormDrafts = DraftStore<Texts>;

/** What was typed into the forms of a noun and not saved, until signing out. */
export const formDrafts = (noun: string, days: number): FormDrafts =>
  draftStore<Texts>(noun, { days, untilSignOut: true });

/** Stands between several choices of one name: a sign that no text may hold. */
const betweenChoices = "\u001f";

export const choicesText = (choices: readonly string[]): string => choices.join(betweenChoices);

/** What a form carries, as texts; what is chosen under one name is one text. */
export const textsOf = (data: FormData): Texts =>
  Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, choicesText(data.getAll(name).map(String))]),
  );

/** The choices that a text of several holds. */
export const choicesIn = (text: string | undefined): string[] =>
  (text ?? "").split(betweenChoices).filter((choice) => choice !== "");

/** Texts as a form would carry them. */
export function dataOf(texts: Texts): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    for (const part of text.split(betweenChoices)) data.append(name, part);
  }
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

const pick = (texts: Texts, isWanted: (name: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(name)));

/** What a form shows: of a control that it does not draw just now, what is stored. */
function shownIn(form: HTMLFormElement, stored: Texts): Texts {
  const drawn = new Set([...form.elements].map((control) => control.getAttribute("name")));
  return { ...pick(stored, (name) => !drawn.has(name)), ...textsOf(new FormData(form)) };
}

type Hearing = { onInput: (event: FormEvent<HTMLFormElement>) => void };

/**
 * An uncontrolled form whose texts stay on this device until they are saved or given up.
 * @param stored what the controls show while nothing is typed
 * @param except the names of what is never kept
 */
export function useFormDraft(drafts: FormDrafts, id: string, stored: Texts, except = /^$/) {
  const [begun] = useState(() => drafts.read(id));
  const [attempt, setAttempt] = useState(() => attemptOf(begun));
  const renew = () => setAttempt(newId());
  const [shown, setShown] = useState({ texts: { ...stored, ...begun } as Texts, round: 0 });
  const kept = (texts: Texts) => pick(texts, (name) => !except.test(name));
  const keep = (texts: Texts) => drafts.keep(id, draftOf(kept(stored), kept(texts), attempt));
  return {
    /** What each control shows at first. */
    texts: shown.texts,
    /** The key of the controls, which are drawn anew when `show` fills them. */
    round: shown.round,
    /** Whether the form opened with what was typed before. */
    isBegun: begun !== undefined,
    /** One id for all attempts: a repeated request changes nothing twice. */
    attempt,
    keep,
    /** The form's own props, keeping what is typed; `onTyped` hears it too. */
    keeping: <Props extends Hearing>(
      formProps: Props,
      onTyped?: (data: FormData) => void,
    ): Props => ({
      ...formProps,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        formProps.onInput(event);
        keep(shownIn(event.currentTarget, stored));
        onTyped?.(new FormData(event.currentTarget));
      },
    }),
    /** Forgets what was typed; what comes after is another. */
    forget: () => {
      drafts.keep(id, undefined);
      renew();
    },
    /** Another id, where this one stands for something else. */
    renew,
    show: (texts: Texts) => setShown(({ round }) => ({ texts, round: round + 1 })),
  };
}

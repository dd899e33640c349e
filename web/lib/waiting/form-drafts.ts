import { type FormEvent, useState } from "react";
import { newId } from "../../../domain/id.ts";
import { type DraftStore, draftStore } from "./drafts.ts";

/** The values of a form's controls, by their names; an unticked box has none. */
export type Texts = Readonly<Record<string, string>>;

type FormDrafts = DraftStore<Texts>;

/** Unsaved input of a noun's forms, until sign-out. */
export const formDrafts = (noun: string, days: number): FormDrafts =>
  draftStore<Texts>(noun, { days, untilSignOut: true });

/** The separator of several choices of one name, a character that no text can have. */
const betweenChoices = "\u001f";

export const choicesText = (choices: readonly string[]): string => choices.join(betweenChoices);

/** A form's data as texts; the choices of one name are one text. */
export const textsOf = (data: FormData): Texts =>
  Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, choicesText(data.getAll(name).map(String))]),
  );

/** The choices in such a text. */
export const choicesIn = (text: string | undefined): string[] =>
  (text ?? "").split(betweenChoices).filter((choice) => choice !== "");

/** Texts as form data. */
export function dataOf(texts: Texts): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    for (const part of text.split(betweenChoices)) data.append(name, part);
  }
  return data;
}

/** The changed values of a form; undefined without any. */
export function typedOver(stored: Texts, typed: Texts): Texts | undefined {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(typed)])];
  const changed = names.filter((name) => (stored[name] ?? "") !== (typed[name] ?? ""));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, typed[name] ?? ""]));
}

/** A name without a control. */
const attemptName = "attempt:";

/** The values of a form to store, with the id of its sending. */
function draftOf(stored: Texts, typed: Texts, attempt: string): Texts | undefined {
  const texts = typedOver(stored, typed);
  return texts && { ...texts, [attemptName]: attempt };
}

/** The draft's id for sending, so that a reload after a lost answer sends it once. */
const attemptOf = (draft: Texts | undefined): string => draft?.[attemptName] ?? newId();

const pick = (texts: Texts, isWanted: (name: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(name)));

/** The values of a form; the stored one for a control that is not drawn now. */
function shownIn(form: HTMLFormElement, stored: Texts): Texts {
  const drawn = new Set([...form.elements].map((control) => control.getAttribute("name")));
  return { ...pick(stored, (name) => !drawn.has(name)), ...textsOf(new FormData(form)) };
}

type Hearing = { onInput: (event: FormEvent<HTMLFormElement>) => void };

/**
 * An uncontrolled form whose input stays on this device until it is saved or dropped.
 * @param stored the values without input
 * @param except names that are never stored
 */
export function useFormDraft(drafts: FormDrafts, id: string, stored: Texts, except = /^$/) {
  const [begun] = useState(() => drafts.read(id));
  const [attempt, setAttempt] = useState(() => attemptOf(begun));
  const renew = () => setAttempt(newId());
  const [shown, setShown] = useState({ texts: { ...stored, ...begun } as Texts, round: 0 });
  const storable = (texts: Texts) => pick(texts, (name) => !except.test(name));
  const keep = (texts: Texts) =>
    drafts.keep(id, draftOf(storable(stored), storable(texts), attempt));
  return {
    /** The first value of each control. */
    texts: shown.texts,
    /** The key of the controls, which are mounted again when `show` fills them. */
    round: shown.round,
    /** Whether the form opened with earlier input. */
    isBegun: begun !== undefined,
    /** One id for all attempts, so that a repeated request changes nothing twice. */
    attempt,
    keep,
    /** The form's props that store its input; `onTyped` is called too. */
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
    /** Deletes the input; later input has another id. */
    forget: () => {
      drafts.keep(id, undefined);
      renew();
    },
    /** Takes a new id, if the present one is used for something else. */
    renew,
    show: (texts: Texts) => setShown(({ round }) => ({ texts, round: round + 1 })),
  };
}

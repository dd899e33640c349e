import { draftStore } from "../../lib/waiting/drafts.ts";

type Values = Record<string, string>;

/** Typed text of meals and notes. */
const drafts = draftStore<Values>("diet", { days: 7 });

export const readDraft = (name: string): Values => drafts.read(name) ?? {};

/** Stores a draft; blank values delete it. */
export function keepDraft(name: string, values: Values): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === "");
  drafts.keep(name, isEmpty ? undefined : values);
}

export const forgetDraft = (name: string) => drafts.keep(name, undefined);

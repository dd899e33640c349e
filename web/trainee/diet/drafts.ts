import { draftStore } from "../../lib/waiting/drafts.ts";

type Values = Record<string, string>;

/** What was typed of meals and notes. */
const drafts = draftStore<Values>("diet", { days: 7 });

export const readDraft = (name: string): Values => drafts.read(name) ?? {};

/** Keeps what is typed; nothing but space forgets it. */
export function keepDraft(name: string, values: Values): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === "");
  drafts.keep(name, isEmpty ? undefined : values);
}

export const forgetDraft = (name: string) => drafts.keep(name, undefined);

import type { PerformedSet } from "../../../domain/schedules/performed-sets.ts";
import { draftStore, useDraft } from "../../lib/waiting/drafts.ts";
import { isSame, type TypedSet } from "./typed-set.ts";

type ItemDraft = Readonly<Record<number, TypedSet>>;

/** Typed sets that the server does not have yet. */
const drafts = draftStore<ItemDraft>("exercise", { days: 30 });

const nothing: ItemDraft = {};
const draftOf = (itemId: string): ItemDraft => drafts.read(itemId) ?? nothing;
const keep = (itemId: string, sets: ItemDraft): void =>
  drafts.keep(itemId, Object.keys(sets).length > 0 ? sets : undefined);

/** Stores the draft of a set; undefined deletes it. */
export function draftSet(itemId: string, setNumber: number, typed: TypedSet | undefined): void {
  const { [setNumber]: _, ...others } = draftOf(itemId);
  keep(itemId, typed ? { ...others, [setNumber]: typed } : others);
}

/** Deletes the drafts of stored sets. */
export function forgetStored(itemId: string, stored: readonly PerformedSet[]): void {
  const draft = draftOf(itemId);
  const left = Object.entries(draft).filter(
    ([number, typed]) =>
      !stored.some((set) => set.setNumber === Number(number) && isSame(typed, set)),
  );
  if (left.length < Object.keys(draft).length) keep(itemId, Object.fromEntries(left));
}

/** Deletes the drafts of an item, whose exercise is another now. */
export const forgetDrafts = (itemId: string): void => keep(itemId, {});

/** The drafts of an item's sets. */
export const useItemDraft = (itemId: string): ItemDraft => useDraft(drafts, itemId) ?? nothing;

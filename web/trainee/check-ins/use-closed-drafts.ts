import { useSyncExternalStore } from "react";
import type { DueCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { type CheckInDraft, checkInDrafts, occurrenceKey } from "./drafts.ts";

/** Unsent answers of this device that are no longer asked for, oldest first. */
export function useClosedDrafts(due: readonly DueCheckIn[]): readonly CheckInDraft[] {
  const drafts = useSyncExternalStore(checkInDrafts.subscribe, checkInDrafts.readAll);
  const open = new Set(due.map(occurrenceKey));
  return drafts.filter(({ asked }) => !open.has(occurrenceKey(asked)));
}

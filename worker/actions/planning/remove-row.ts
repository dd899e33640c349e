import type { Removal } from "../../../domain/contract/libraries/removals.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { listZoneDays } from "../../data/planning/days-to-come.ts";
import { isRemoved, removeRow } from "../../data/planning/removals.ts";
import { undoRemoval as undo } from "../../data/planning/undo-removal.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { changeAgain } from "../change-again.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

/**
 * Deletes or replaces a meal or an exercise on coming days with untouched items; history has copies. A
 * repetition changes nothing and has the same response.
 */
export async function removeFromLibrary(
  platform: Platform,
  scope: TrainerScope,
  { kind, rowId }: { kind: ScheduleKind; rowId: string },
  { removalId, replaceBy }: Removal,
): Promise<void> {
  const removal = { id: removalId, kind, rowId, replaceBy: replaceBy ?? null };
  if (await isRemoved(scope, removal)) return;
  const outcome = await changeAgain(async () => {
    const zones = await listZoneDays(scope, kind, rowId);
    if (!zones) return { kind: "gone" as const };
    return { kind: (await removeRow(scope, removal, zones)) ?? "removed" };
  });
  if (outcome.kind !== "removed") {
    // The same request may have run at the same time.
    if (await isRemoved(scope, removal)) return;
    if (outcome.kind === "gone") throw new MiranError("not_found");
    if (outcome.kind === "taken") throw new MiranError("conflict");
    throw new MiranError("invalid_request", { fields: { replaceBy: { code: "unknown_choice" } } });
  }
  platform.background(drainSoon(platform));
}

/** Undoes a deletion; a repetition has the same response. */
export async function undoRemoval(
  platform: Platform,
  scope: TrainerScope,
  kind: ScheduleKind,
  removalId: string,
): Promise<void> {
  const outcome = await undo(scope, kind, removalId);
  if (outcome === "too_late") throw new MiranError("not_found");
  if (outcome === "later_first") throw new MiranError("conflict");
  platform.background(drainSoon(platform));
}

import type { UndoneImport } from "../../../domain/contract/copies/imports.ts";
import { importUndoableMs } from "../../../domain/copies/sheet/kinds.ts";
import { MiranError } from "../../../domain/errors.ts";
import { undoBodyImport } from "../../data/copies/body-imports.ts";
import { getImport, type StoredImport } from "../../data/copies/imports.ts";
import { undoLibraryImport } from "../../data/copies/library-imports.ts";
import { undoTraineeImport } from "../../data/copies/trainee-import-undo.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

/** Removes what an import made and nobody used since; repeating it answers the same. */
export async function undoImport(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<UndoneImport> {
  const stored = await getImport(scope, id);
  if (!stored) throw new MiranError("not_found");
  if (stored.undoneAt === null) {
    if (scope.now > stored.writtenAt + importUndoableMs) throw new MiranError("undo_over");
    await undo(scope, id, stored.kind);
    platform.background(drainSoon(platform));
  }
  const after = await getImport(scope, id);
  if (!after?.undone) throw new MiranError("conflict");
  return after.undone;
}

function undo(scope: TrainerScope, id: string, kind: StoredImport["kind"]): Promise<void> {
  switch (kind) {
    case "trainees":
      return undoTraineeImport(scope, id);
    case "body":
      return undoBodyImport(scope, id);
    case "exercises":
    case "meals":
      return undoLibraryImport(scope, kind, id);
  }
}

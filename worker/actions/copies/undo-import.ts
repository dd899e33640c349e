import { undoableMs } from "../../../domain/changes/undo.ts";
import type { UndoneImport } from "../../../domain/contract/copies/imports.ts";
import { MiranError } from "../../../domain/errors.ts";
import { undoBodyImport } from "../../data/copies/body-imports.ts";
import { getImport, type StoredImport } from "../../data/copies/imports.ts";
import { undoLibraryImport } from "../../data/copies/library-imports.ts";
import { undoTraineeImport } from "../../data/copies/trainee-import-undo.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { takeBack } from "../changes/take-back.ts";

/** Undoes an import, except rows in use; a repetition has the same response. */
export async function undoImport(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<UndoneImport> {
  const { undone } = await takeBack(platform, scope, {
    read: () => getImport(scope, id),
    until: ({ writtenAt }) => writtenAt + undoableMs.import,
    undo: ({ kind }) => undo(scope, id, kind),
  });
  if (!undone) throw new MiranError("conflict");
  return undone;
}

function undo(scope: TrainerScope, id: string, kind: StoredImport["kind"]) {
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

import { undoableMs } from "../../../domain/changes/undo.ts";
import type { UndonePast } from "../../../domain/contract/copies/past.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getPastImport, undoPastRows } from "../../data/copies/past-imports.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { takeBack } from "../changes/take-back.ts";

/**
 * Undoes an import of a person's past, whoever of both made it; a repetition has the same response.
 * @throws `conflict` if a portion came meanwhile
 */
export async function undoPast(
  platform: Platform,
  scope: TraineeScope,
  id: string,
): Promise<UndonePast> {
  const { undone } = await takeBack(platform, scope, {
    read: () => getPastImport(scope, id),
    until: ({ writtenAt }) => writtenAt + undoableMs.import,
    undo: async (read) => {
      const refusal = await undoPastRows(scope, id, read);
      if (refusal === "moved") throw new MiranError("conflict");
      return refusal;
    },
  });
  if (!undone) throw new MiranError("conflict");
  return { removed: undone.removed, kept: undone.kept };
}

import { undoableMs } from "../../../domain/changes/undo.ts";
import type { PastOverview } from "../../../domain/contract/copies/past.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getPast } from "../../data/copies/past-names.ts";
import type { TraineeScope } from "../../data/scope.ts";

/** The imports of a person's past, with the names of their exercises and the library. */
export async function readPast(scope: TraineeScope): Promise<PastOverview> {
  const past = await getPast(scope);
  if (!past) throw new MiranError("not_found");
  return {
    ...past,
    imports: past.imports.map(({ writtenAt, ...each }) => ({
      ...each,
      undoableUntil: writtenAt + undoableMs.import,
    })),
  };
}

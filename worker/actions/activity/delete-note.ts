import { MiranError } from "../../../domain/errors.ts";
import { deleteNote } from "../../data/activity/notes-page.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Deletes a note on a trainee by either author; a repetition has the same response. */
export async function deleteTraineeNote(
  platform: Platform,
  scope: TrainerScope,
  note: { traineeId: string; id: string },
): Promise<void> {
  if (!(await deleteNote(scope, note))) throw new MiranError("not_found");
  platform.background(drainOutbox(platform));
}

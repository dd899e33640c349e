import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { choicesOfOtherSide, toOtherSide } from "../notifications/other-side.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { toNote, writtenNoteOf } from "./notes.ts";
import { edgesBefore, stepsOf } from "./steps.ts";

/** The values for a note about a week's steps, in one batch; `stored` if it was sent before. */
export async function getStepsToReport(
  scope: TraineeScope,
  noteId: string,
  [first, last]: readonly [LocalDate, LocalDate],
) {
  const { db } = scope;
  const [own, profiles, records, [edge], readers] = await db.batch([
    writtenNoteOf(scope, noteId),
    profileOf(scope),
    stepsOf(scope, [first, last]),
    edgesBefore(scope, addDays(first, -1)),
    choicesOfOtherSide(scope),
  ]);
  const [note] = own;
  return {
    stored: note && toNote(scope, note),
    profile: profiles[0],
    records,
    before: edge?.before,
    ...toOtherSide(readers),
  };
}

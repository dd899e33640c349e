import type { DietNote, NewDietNote } from "../../../domain/contract/activity/diet.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { createDietNote, getDayToReport } from "../../data/trainees/diet-notes.ts";
import { dateInFuture, isFuture } from "../../data/trainees/trainee-profile.ts";
import { dietNoteTexts } from "../../notices/diet-note.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../operations/drain-outbox.ts";

/** Sends the trainer a note about a day with what was eaten on it: stored and told exactly once. */
export async function sendDietNote(
  platform: Platform,
  scope: TraineeScope,
  input: NewDietNote,
): Promise<DietNote> {
  const { id, date, text } = input;
  const day = await getDayToReport(scope, id, date);
  if (day.stored) return day.stored;
  if (!day.profile) throw new MiranError("not_found");
  if (isFuture(date, day.profile.timeZone, scope.now)) throw dateInFuture();
  const texts = dietNoteTexts({ ...day, date, text, name: day.profile.name });
  const link = `/admin/trainees/${scope.traineeId}?tab=notes`;
  const note = await createDietNote(scope, {
    id,
    text: texts.note,
    notice: { title: texts.title, message: texts.message, link },
  });
  if (!note) throw new MiranError("conflict");
  platform.background(drainOutbox(platform));
  return note;
}

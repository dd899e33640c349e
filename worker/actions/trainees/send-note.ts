import type { NewNote, Note } from "../../../domain/contract/trainees/notes.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { createNote, getDayToReport } from "../../data/trainees/notes.ts";
import { dateInFuture, isFuture } from "../../data/trainees/trainee-profile.ts";
import type { Platform } from "../../platform.ts";
import { dayNoteTexts } from "../../texts/day-note.ts";
import { drainOutbox } from "../operations/drain-outbox.ts";

/** Sends the trainer a note about a day with what was eaten on it: stored and told exactly once. */
export async function sendNote(
  platform: Platform,
  scope: TraineeScope,
  input: NewNote,
): Promise<Note> {
  const { id, type, date, text } = input;
  const day = await getDayToReport(scope, id, date);
  if (day.stored) return day.stored;
  if (!day.profile) throw new MiranError("not_found");
  if (isFuture(date, day.profile.timeZone, scope.now)) throw dateInFuture();
  const texts = dayNoteTexts({ ...day, date, text, name: day.profile.name });
  const link = `/admin/trainees/${scope.traineeId}?tab=notes`;
  const note = await createNote(scope, {
    id,
    type,
    text: texts.note,
    notification: { title: texts.title, message: texts.message, link },
  });
  if (!note) throw new MiranError("conflict");
  platform.background(drainOutbox(platform));
  return note;
}

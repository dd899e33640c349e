import type { LocalDate } from "../../../domain/calendar.ts";
import type {
  NewNote,
  NewTrainerNote,
  Note,
  TrainerNote,
} from "../../../domain/contract/activity/notes.ts";
import { MiranError } from "../../../domain/errors.ts";
import { paths } from "../../../domain/paths.ts";
import {
  createNote,
  getDayToReport,
  getNoteToSend,
  toNote,
  toTrainerNote,
} from "../../data/activity/notes.ts";
import { scopeOfTrainee, type TraineeScope, type TrainerScope } from "../../data/scope.ts";
import { dateInFuture, isFuture } from "../../data/trainee-profile.ts";
import type { Platform } from "../../platform.ts";
import { dayNoteTexts } from "../../texts/day-note.ts";
import { noteNotice } from "../../texts/note-notice.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Sends the trainer a note, or one about a day with its meals, stored and notified once. */
export async function sendNote(
  platform: Platform,
  scope: TraineeScope,
  note: NewNote,
): Promise<Note> {
  const { date } = note;
  const { stored, ...texts } = await (date === undefined
    ? typedTexts(scope, note)
    : dayTexts(scope, { ...note, date }));
  if (stored) return toNote(scope, stored);
  const { text, title, message, way } = texts;
  const link = `/admin/trainees/${scope.traineeId}?tab=notes`;
  const notification = { title, message, link };
  const { id, type } = note;
  const told = { notification, way, isPrivate: false };
  const created = await createNote(scope, { id, type, text, ...told });
  if (!created) throw new MiranError("conflict");
  platform.background(drainOutbox(platform));
  return toNote(scope, created);
}

async function typedTexts(scope: TraineeScope, { id, type, text }: NewNote) {
  const { stored, profile, language, ways } = await getNoteToSend(scope, id);
  if (!profile) throw new MiranError("not_found");
  const typed = text.trim();
  const notice = noteNotice({ from: profile.name, text: typed, language });
  return { stored, text: typed, way: ways[type === "complaint" ? "complaint" : "note"], ...notice };
}

async function dayTexts(scope: TraineeScope, { id, date, text }: NewNote & { date: LocalDate }) {
  const { stored, profile, ways, ...day } = await getDayToReport(scope, id, date);
  if (!profile) throw new MiranError("not_found");
  if (!stored && isFuture(date, profile.timeZone, scope.now)) throw dateInFuture();
  const { note, ...notice } = dayNoteTexts({ ...day, date, text, name: profile.name });
  return { stored, text: note, way: ways.meals, ...notice };
}

/** Stores the trainer's note on a trainee, who is notified once unless it is private. */
export async function writeNote(
  platform: Platform,
  trainer: TrainerScope,
  { traineeId, note: { id, type, text, isPrivate } }: { traineeId: string; note: NewTrainerNote },
): Promise<TrainerNote> {
  const scope = scopeOfTrainee(trainer, traineeId);
  const { stored, profile, language } = await getNoteToSend(scope, id);
  if (!profile) throw new MiranError("not_found");
  if (stored) return toTrainerNote(traineeId, stored);
  const typed = text.trim();
  const notification = { ...noteNotice({ text: typed, language }), link: paths.trainee.notes };
  const note = await createNote(scope, {
    id,
    type,
    text: typed,
    isPrivate,
    notification,
    way: "phone",
  });
  if (!note) throw new MiranError("conflict");
  if (!isPrivate) platform.background(drainOutbox(platform));
  return toTrainerNote(traineeId, note);
}

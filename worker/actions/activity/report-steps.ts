import { stepDays, stepWeeks } from "../../../domain/activity/step-days.ts";
import { addDays, weekStart } from "../../../domain/calendar.ts";
import type { Note } from "../../../domain/contract/activity/notes.ts";
import type { NewStepsReport } from "../../../domain/contract/activity/steps.ts";
import { MiranError } from "../../../domain/errors.ts";
import { createNote, toNote } from "../../data/activity/notes.ts";
import { getStepsToReport } from "../../data/activity/steps-report.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture, isFuture } from "../../data/trainee-profile.ts";
import type { Platform } from "../../platform.ts";
import { stepsNoteTexts } from "../../texts/steps-note.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Sends the trainer a note with a week's steps, stored and notified once. */
export async function reportSteps(
  platform: Platform,
  scope: TraineeScope,
  { id, weekStart: first }: NewStepsReport,
): Promise<Note> {
  if (first !== weekStart(first)) {
    throw new MiranError("invalid_request", { fields: { weekStart: { code: "not_a_sunday" } } });
  }
  const last = addDays(first, 6);
  const { stored, profile, records, before, language, ways } = await getStepsToReport(scope, id, [
    first,
    last,
  ]);
  if (stored) return stored;
  if (!profile) throw new MiranError("not_found");
  if (isFuture(first, profile.timeZone, scope.now)) throw dateInFuture();
  const [week] = stepWeeks(
    stepDays({ first, last, before: before ?? profile.targetSteps }, records),
  );
  if (!week || week.counted === 0) throw new MiranError("not_found");
  const texts = stepsNoteTexts({ week, name: profile.name, language });
  const link = `/admin/trainees/${scope.traineeId}?tab=notes`;
  const note = await createNote(scope, {
    id,
    type: "progress",
    text: texts.note,
    isPrivate: false,
    way: ways.steps,
    notification: { title: texts.title, message: texts.message, link },
  });
  if (!note) throw new MiranError("conflict");
  platform.background(drainOutbox(platform));
  return toNote(scope, note);
}

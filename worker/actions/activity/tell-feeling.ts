import type { WorkoutFeeling } from "../../../domain/activity/workout-feeling.ts";
import type { NewWorkoutFeeling } from "../../../domain/contract/activity/workout-feeling.ts";
import { MiranError } from "../../../domain/errors.ts";
import { joinWords, setEffort } from "../../data/activity/workout-feelings.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { sendNote } from "./send-note.ts";
import { writeDay } from "./write-day.ts";

/**
 * Stores how a day's workout felt. Its words reach the trainer as a note with the request's id, so that a
 * repetition, also one after half of it, sends nothing twice.
 */
export async function tellFeeling(
  platform: Platform,
  scope: TraineeScope,
  { id, date, effort, words }: NewWorkoutFeeling,
): Promise<WorkoutFeeling> {
  const stored = await writeDay(scope, date, (day) => setEffort(scope, { date, effort }, day));
  const text = words?.trim();
  if (!text) return stored;
  const note = await sendNote(platform, scope, { id, type: "exercise", text });
  const joined = await joinWords(scope, { date, noteId: note.id });
  if (!joined) throw new MiranError("conflict");
  return joined;
}

import type { FieldProblem } from "../errors.ts";
import { isId } from "../id.ts";

/** Limits of a spoken answer: seconds, bytes, and arrivals of one person in 24 hours. */
export const answerRecording = { seconds: 120, bytes: 4 * 1024 * 1024, inDay: 60 } as const;

/** Time for which a recording waits for its check-in, in milliseconds. */
export const unsentRecordingMs = 7 * 86_400_000;

/** A spoken answer: its recording, its length in seconds, and its waveform (`waveform` of conversations). */
export interface SpokenAnswer {
  recordingId: string;
  seconds: number;
  waveform: readonly number[];
}

export const isSpoken = (value: unknown): value is SpokenAnswer =>
  typeof value === "object" && value !== null && "recordingId" in value;

/** The problem of a value as a spoken answer; its numbers are checked by the contract. */
export function spokenProblem(value: unknown): FieldProblem | undefined {
  if (!isSpoken(value)) return { code: "invalid" };
  if (typeof value.recordingId !== "string" || !isId(value.recordingId))
    return { code: "not_an_id" };
  const { seconds: max } = answerRecording;
  return value.seconds > 0 && value.seconds <= max
    ? undefined
    : { code: "out_of_range", min: 0, max };
}

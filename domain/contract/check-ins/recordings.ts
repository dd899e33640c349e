import { z } from "zod";
import { id } from "../fields.ts";

/** A recording, uploaded before the check-in that it answers. */
export const answerRecordingParams = z.strictObject({ id });
export const answerRecordingPlace = z.strictObject({ traineeId: id, recordingId: id });

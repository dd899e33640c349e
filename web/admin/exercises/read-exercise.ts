import type {
  ExerciseChanges,
  ExerciseDetails,
} from "../../../domain/contract/libraries/exercises.ts";
import { exerciseFields } from "../../../domain/libraries/exercises.ts";
import { videoSourceOf } from "../../../domain/libraries/video.ts";
import { fieldText, fieldTextsOf } from "../../lib/format/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import { m } from "../../paraglide/messages.js";
import type { ReadResult } from "../../ui/form.ts";
import { readAmount } from "./read-amount.ts";
import type { Upload } from "./upload/use-video-upload.ts";
import type { VideoKind } from "./video-field.tsx";

const { name, englishName, category, type, rest, description } = exerciseFields;
const { videoUrl: addressField, movement, status: statusField } = exerciseFields;
const status = { ...statusField, optional: true } as const;
const rules = { name, englishName, category, type, rest, description, movement, status } as const;

export type ExerciseForm = Omit<Required<ExerciseChanges>, "status"> & {
  status: ExerciseDetails["status"] | null;
};

type VideoChoice = { kind: VideoKind; stored: { id: string } | null; upload: Upload };

/** Reads the form by the rules of the API; returns all errors at once. */
export function readExercise(
  data: FormData,
  stored: ExerciseDetails | undefined,
  choice: VideoChoice,
): ReadResult<ExerciseForm> {
  const read = readForm(rules, data);
  const amount = readAmount(data, stored);
  const video = readVideo(data, choice);
  const errors = {
    ...("problems" in read ? fieldTextsOf(read.problems) : {}),
    ...("problems" in amount ? fieldTextsOf(amount.problems) : {}),
    ...("errors" in video ? video.errors : {}),
  };
  if (!("value" in read) || !("value" in amount) || "errors" in video) return { errors };
  return { value: { ...read.value, ...amount.value, ...video } };
}

function readVideo(data: FormData, { kind, stored, upload }: VideoChoice) {
  if (kind === "none") return { videoUrl: null, videoId: null };
  if (kind === "file") {
    if (upload.step === "ready") return { videoUrl: null, videoId: upload.file.id };
    if (upload.step === "sending" || upload.step === "finishing") {
      return { errors: { videoFile: m.exercises_video_wait() } };
    }
    if (stored) return { videoUrl: null, videoId: stored.id };
    return { errors: { videoFile: m.exercises_video_missing() } };
  }
  const videoUrl = String(data.get("videoUrl") ?? "").trim();
  if (videoUrl === "") return { errors: { videoUrl: fieldText({ code: "required" }) } };
  if (videoUrl.length > addressField.max || !videoSourceOf(videoUrl)) {
    return { errors: { videoUrl: fieldText({ code: "not_a_video" }) } };
  }
  return { videoUrl, videoId: null };
}

/** The changed fields of the loaded exercise. */
export function changesOf(form: ExerciseForm, exercise: ExerciseDetails): ExerciseChanges {
  return Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) =>
        value !== exercise[name as keyof ExerciseForm] && !(name === "status" && value === null),
    ),
  );
}

import { useState } from "react";
import type { ExerciseDetails } from "../../../domain/contract/libraries/exercises.ts";
import { newId } from "../../../domain/id.ts";
import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { fieldTextsOf } from "../../lib/field-text.ts";
import { m } from "../../paraglide/messages.js";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { FormDialog } from "../list/form-dialog.tsx";
import { goneText } from "../list/gone.ts";
import { useGuardedClose } from "../list/use-guarded-close.tsx";
import { ExerciseFields } from "./exercise-fields.tsx";
import { MovementField } from "./movement-field.tsx";
import { createExercise, updateExercise } from "./queries.ts";
import { changesOf, type ExerciseForm as Form, readExercise } from "./read-exercise.ts";
import { useVideoUpload } from "./upload/use-video-upload.ts";
import { VideoField, type VideoKind } from "./video-field.tsx";

type ExerciseFormProps = { exercise: ExerciseDetails | undefined; onClose: () => void };

/** Adds an exercise, or changes what was changed of one. */
export function ExerciseForm({ exercise, onClose }: ExerciseFormProps) {
  // One id for all attempts: a repeated request adds nothing twice.
  const [id] = useState(newId);
  const [kind, setKind] = useState<VideoKind>(() => kindOf(exercise));
  const uploading = useVideoUpload();
  const { guard, watched, requestClose, touch } = useGuardedClose(() => {
    void uploading.cancel();
    onClose();
  });
  const stored = exercise?.video ?? null;

  const submit = async (form: Form): Promise<SubmitOutcome> => {
    try {
      const saved = await save(form);
      if (form.videoId) uploading.keep();
      else void uploading.cancel();
      toast(saved);
      onClose();
      return { ok: true };
    } catch (error) {
      const fallback = exercise ? m.exercises_update_failed() : m.exercises_add_failed();
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      const gone = exercise && goneText(error, exercise.name);
      return { ok: false, message: gone ?? errorText(error, fallback), fields };
    }
  };
  const save = async (form: Form) => {
    if (!exercise) {
      const { name } = await createExercise({ id, ...form, status: form.status ?? "active" });
      return { kind: "success", text: m.exercises_added({ name }) } as const;
    }
    const changes = changesOf(form, exercise);
    if (Object.keys(changes).length === 0) return { text: m.exercises_nothing_changed() };
    const { name } = await updateExercise(exercise.id, changes);
    return { kind: "success", text: m.exercises_updated({ name }) } as const;
  };
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readExercise(data, exercise, { kind, stored, upload: uploading.upload }),
    submit,
  });

  return (
    <FormDialog
      title={exercise ? m.exercises_edit() : m.exercises_add()}
      description={exercise?.name}
      onClose={requestClose}
      form={watched(formProps)}
      pendingLabel={m.exercises_saving()}
      saveLabel={m.exercises_save()}
      {...{ guard, pending, failure }}
    >
      <ExerciseFields {...{ exercise, errors, touch }} />
      <MovementField
        movement={exercise?.movement ?? null}
        category={exercise?.category ?? exerciseCategories[0]}
        onChange={touch}
      />
      <VideoField
        name={exercise?.name ?? m.exercises_video()}
        videoUrl={exercise?.videoUrl ?? ""}
        onKind={setKind}
        onChange={touch}
        {...{ kind, stored, uploading, errors }}
      />
    </FormDialog>
  );
}

function kindOf(exercise: ExerciseDetails | undefined): VideoKind {
  if (exercise?.videoId) return "file";
  return exercise?.videoUrl ? "address" : "none";
}

import { useState } from "react";
import type { ExerciseDetails } from "../../../domain/contract/libraries/exercises.ts";
import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { formDrafts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { FormDialog } from "../list/form-dialog.tsx";
import { goneText } from "../list/gone.ts";
import { useGuardedDraft } from "../list/use-guarded-draft.tsx";
import { ExerciseFields } from "./exercise-fields.tsx";
import { exerciseTexts } from "./exercise-texts.ts";
import { MovementField } from "./movement-field.tsx";
import { createExercise, updateExercise } from "./queries.ts";
import { changesOf, type ExerciseForm as Form, readExercise } from "./read-exercise.ts";
import { useVideoUpload } from "./upload/use-video-upload.ts";
import { VideoField, videoKindNamed } from "./video-field.tsx";

const drafts = formDrafts("exercise", 7);

type ExerciseFormProps = { exercise: ExerciseDetails | undefined; onClose: () => void };

/** Adds an exercise, or sends the changed fields of one. */
export function ExerciseForm({ exercise, onClose }: ExerciseFormProps) {
  const uploading = useVideoUpload();
  const draft = useGuardedDraft(drafts, exercise?.id ?? "new", exerciseTexts(exercise), {
    onClose,
    onGivenUp: () => void uploading.cancel(),
  });
  const [kind, setKind] = useState(() => videoKindNamed(draft.texts.videoKind));
  const stored = exercise?.video ?? null;

  const submit = async (form: Form): Promise<SubmitOutcome> => {
    try {
      const saved = await save(form);
      if (form.videoId) uploading.keep();
      else void uploading.cancel();
      toast(saved);
      draft.close();
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
      const created = { id: draft.attempt, ...form, status: form.status ?? "active" };
      const { name } = await createExercise(created);
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
      form={draft.keeping(formProps)}
      pendingLabel={m.exercises_saving()}
      saveLabel={m.exercises_save()}
      pending={pending}
      failure={failure}
      {...draft.dialog}
    >
      <ExerciseFields errors={errors} texts={draft.texts} isNew={!exercise} />
      <MovementField
        movement={draft.texts.movement || null}
        category={categoryNamed(draft.texts.category)}
      />
      <VideoField
        name={exercise?.name ?? m.exercises_video()}
        videoUrl={draft.texts.videoUrl ?? ""}
        onKind={setKind}
        onChange={draft.touch}
        kind={kind}
        stored={stored}
        uploading={uploading}
        errors={errors}
      />
    </FormDialog>
  );
}

const categoryNamed = (name: string | undefined) =>
  exerciseCategories.find((each) => each === name) ?? exerciseCategories[0];

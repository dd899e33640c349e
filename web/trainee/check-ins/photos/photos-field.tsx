import { useState } from "react";
import type { PhotoPose } from "../../../../domain/check-ins/progress-photos.ts";
import type { Question } from "../../../../domain/check-ins/questions.ts";
import type { FieldProblem } from "../../../../domain/errors.ts";
import { EmptyPose } from "../../../check-ins/photos/empty-pose.tsx";
import { PhotoFrame } from "../../../check-ins/photos/photo-frame.tsx";
import { posesClass, poseTexts } from "../../../check-ins/photos/poses.ts";
import { useShown } from "../../../check-ins/photos/use-shown.ts";
import { phraseOf } from "../../../check-ins/phrase.ts";
import { problemText } from "../../../check-ins/problem-text.ts";
import { questionElement } from "../../../check-ins/question-field.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { openCamera } from "../camera/open-camera.ts";
import { photosOf } from "../form-answers.ts";
import type { CheckInForm } from "../use-check-in-form.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import { dropPhoto } from "./keep-photo.ts";
import { useOwnPhoto } from "./use-own-photo.ts";

type PhotosFieldProps = {
  question: Extract<Question, { kind: "photos" }>;
  form: CheckInForm;
  /** Whether the coach may see the person's photos. */
  isAgreed: boolean;
  unlessRecording: (act: () => void) => void;
  problem: FieldProblem | undefined;
};

/** The photos of a check-in by pose. None are a full answer. */
export function PhotosField(props: PhotosFieldProps) {
  const { question, form, isAgreed, unlessRecording, problem } = props;
  const gender = useWho()?.gender ?? "other";
  const [asking, setAsking] = useState<PhotoPose>();
  const photos = photosOf(form.typed[question.id]);
  const open = (pose: PhotoPose) =>
    void openCamera({ key: form.begin(), questionId: question.id, pose });
  return (
    <fieldset
      id={questionElement(question.id)}
      className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-2"
    >
      <legend className="mb-1 font-medium">{phraseOf(question)}</legend>
      <p className="text-sm text-muted">{m.photos_optional({ gender })}</p>
      <ul className={posesClass}>
        {question.poses.map((pose) => (
          <li key={pose} className="grid min-w-0 grid-cols-1 content-start gap-1">
            <Pose
              pose={pose}
              id={photos[pose]}
              onTake={() => unlessRecording(() => (isAgreed ? open(pose) : setAsking(pose)))}
              onDrop={() => void dropPhoto({ key: form.begin(), questionId: question.id, pose })}
            />
          </li>
        ))}
      </ul>
      <FieldError
        id={`${question.id}-error`}
        {...(problem && { text: problemText(question, problem) })}
      />
      <ConsentDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onAgreed={() => asking && open(asking)}
      />
    </fieldset>
  );
}

type PoseProps = {
  pose: PhotoPose;
  id: string | undefined;
  onTake: () => void;
  onDrop: () => void;
};

function Pose({ pose, id, onTake, onDrop }: PoseProps) {
  const name = poseTexts[pose]();
  const { address, error, open, onLost } = useOwnPhoto(id);
  const { isShown, press } = useShown(open);
  if (id === undefined) {
    return (
      <>
        <button
          type="button"
          onClick={onTake}
          aria-label={m.photos_take_pose({ pose: name })}
          className="grid rounded-lg transition hover:bg-soft"
        >
          <EmptyPose />
        </button>
        <p className="text-center font-medium">{name}</p>
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={m.photos_show_pose({ pose: name })}
        className="grid touch-manipulation rounded-lg"
        {...press}
      >
        <PhotoFrame address={isShown ? address : undefined} name={name} onError={onLost}>
          {m.photos_touch()}
        </PhotoFrame>
      </button>
      {isShown && error && (
        <p role="alert" className="text-sm text-bad">
          {errorText(error)}
        </p>
      )}
      <p className="text-center font-medium">{name}</p>
      <div className="flex justify-center">
        <IconButton label={m.photos_again_pose({ pose: name })} onClick={onTake}>
          <Icon name="refresh" />
        </IconButton>
        <IconButton label={m.photos_drop_pose({ pose: name })} onClick={onDrop}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </>
  );
}

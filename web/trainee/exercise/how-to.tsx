import type { ReactNode } from "react";
import type { ExerciseCategory } from "../../../domain/libraries/exercises.ts";
import type { Tempo } from "../../../domain/libraries/prescription.ts";
import { CategoryIcon } from "../../exercises/category-icon.tsx";
import { Moving } from "../../exercises/movement/moving.tsx";
import { useMovement, useSteps } from "../../exercises/movement/queries.ts";
import { MovementSteps } from "../../exercises/movement/steps.tsx";
import { WorkedMuscles } from "../../exercises/movement/worked-muscles.tsx";
import { nameIn } from "../../lib/format/names.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient, traineeClient } from "../../lib/session/clients.ts";
import { viewedId } from "../../lib/session/viewing.ts";
import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VideoDialog } from "../../video/video-dialog.tsx";

interface Shown {
  name: string;
  englishName: string | null;
  category: ExerciseCategory;
  description: string | null;
  videoUrl: string | null;
  videoId: string | null;
}

type HowToProps = {
  exercise: Shown;
  /** The id of its drawn movement. */
  movement: string | null | undefined;
  /** The planned tempo. */
  tempo?: Tempo | undefined;
  /** More content about the exercise. */
  children?: ReactNode;
  onClose: () => void;
};

/** The instructions of an exercise: the trainer's video, the drawn movement, and both in words. */
export function HowTo({ exercise, movement, tempo, children, onClose }: HowToProps) {
  const { category, description, videoUrl, videoId } = exercise;
  const name = nameIn(exercise);
  const shown = useMovement(movement);
  const steps = useSteps(movement);
  const drawing = shown !== null && (
    <Moving
      shown={shown}
      tempo={tempo}
      label={m.movement_drawing({ motion: steps?.motion ?? name })}
    />
  );
  const instead = drawing || (
    <p className="grid justify-items-center gap-2 py-6 text-center text-muted">
      <span className="text-hero">
        <CategoryIcon category={category} />
      </span>
      {m.video_none()}
    </p>
  );
  return (
    <VideoDialog
      name={name}
      videoUrl={videoUrl}
      videoId={videoId}
      getTicket={getTicket}
      onClose={onClose}
      instead={instead}
    >
      <div className="mt-4 grid gap-5">
        {(videoUrl || videoId) && drawing}
        {description && (
          <section className="grid gap-1">
            <h3 className="font-medium">{m.training_instructions()}</h3>
            <p className="whitespace-pre-line text-muted">
              <bdi className="plaintext">{description}</bdi>
            </p>
          </section>
        )}
        {steps && <MovementSteps steps={steps} />}
        {shown && <WorkedMuscles worked={shown.movement} />}
        {steps === undefined && <Skeleton className="h-80 rounded-lg" />}
        {!description && steps === null && (
          <p className="text-muted">{m.training_no_instructions()}</p>
        )}
        {children}
      </div>
    </VideoDialog>
  );
}

// In the view as a trainee, the trainer's own ticket opens the video.
const getTicket = (id: string) => {
  const { videos } = viewedId === undefined ? traineeClient() : adminClient();
  return answer(videos[":id"].ticket.$post({ param: { id }, json: {} }));
};

import type { ReactNode } from "react";
import { answer } from "../../lib/answer.ts";
import { adminClient, traineeClient } from "../../lib/clients.ts";
import { nameIn } from "../../lib/names.ts";
import { viewedId } from "../../lib/viewing.ts";
import { m } from "../../paraglide/messages.js";
import { VideoDialog } from "../../video/video-dialog.tsx";

interface Shown {
  name: string;
  englishName: string | null;
  description: string | null;
  videoUrl: string | null;
  videoId: string | null;
}

type ExerciseVideoProps = {
  exercise: Shown;
  /** What else there is of the exercise. */
  children?: ReactNode;
  onClose: () => void;
};

/** How an exercise is done: its video and its instructions. */
export function ExerciseVideo({ exercise, children, onClose }: ExerciseVideoProps) {
  const { description, videoUrl, videoId } = exercise;
  const name = nameIn(exercise);
  return (
    <VideoDialog {...{ name, videoUrl, videoId, getTicket, onClose }}>
      <section className="mt-4 grid gap-1">
        <h3 className="font-medium">{m.training_instructions()}</h3>
        <p className="whitespace-pre-line text-muted">
          <bdi>{description ?? m.training_no_instructions()}</bdi>
        </p>
      </section>
      {children}
    </VideoDialog>
  );
}

// Who looks at somebody's exercises watches by the trainer's own ticket.
const getTicket = (id: string) => {
  const { videos } = viewedId === undefined ? traineeClient() : adminClient();
  return answer(videos[":id"].ticket.$post({ param: { id }, json: {} }));
};

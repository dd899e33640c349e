import { useEffect, useRef, useState } from "react";
import type { PhotoPose } from "../../../../domain/check-ins/progress-photos.ts";
import { poseTexts } from "../../../check-ins/photos/poses.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { checkInDrafts } from "../drafts.ts";
import { photosOf } from "../form-answers.ts";
import { keepPhoto, type PosePlace } from "../photos/keep-photo.ts";
import { Before } from "./before.tsx";
import { drawProgressPhoto } from "./draw.ts";
import { Framed } from "./framed.tsx";
import { Live } from "./live.tsx";
import { type Facing, useCamera } from "./use-camera.ts";

type CameraVisitProps = {
  place: PosePlace;
  /** Those of the question, in the order of a visit. */
  poses: readonly PhotoPose[];
  onLeave: () => void;
};

/** One visit to the camera: each pose is taken, cut and kept, with one asking for the camera. */
export function CameraVisit({ place, poses, onLeave }: CameraVisitProps) {
  const { key, questionId } = place;
  const [pose, setPose] = useState(
    poses.find((each) => each === place.pose) ?? poses[0] ?? place.pose,
  );
  const [isLeft, setLeft] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [kept, setKept] = useState("");
  const [facing, setFacing] = useState<Facing>("user");
  const [picture, setPicture] = useState<ImageBitmap>();
  const camera = useCamera();
  const { state } = camera;
  const taken = useRef<ImageBitmap>(null);
  useEffect(() => () => taken.current?.close(), []);
  const step = picture ? "framing" : state.kind;
  const content = useRef<HTMLDivElement>(null);
  // A step may be left far below its beginning, where large text puts its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins with its picture
  useEffect(() => {
    void content.current?.scrollIntoView({ block: "start" });
  }, [step]);

  const show = (next: ImageBitmap | undefined) => {
    taken.current?.close();
    taken.current = next ?? null;
    setPicture(next);
  };

  const leave = () => {
    camera.stop();
    setLeft(true);
    onLeave();
  };

  const use = async (drawn: Blob) => {
    await keepPhoto({ key, questionId, pose }, drawn);
    show(undefined);
    setKept(m.photos_kept({ pose: poseTexts[pose]() }));
    const photos = photosOf(checkInDrafts.read(key)?.typed[questionId]);
    const next = poses.find((each) => photos[each] === undefined);
    if (next) setPose(next);
    else leave();
  };

  return (
    <Dialog
      open={!isLeft}
      size="full"
      title={m.photos_pose_title({ pose: poseTexts[pose]() })}
      onClose={() => (picture ? setLeaving(true) : leave())}
      onBack={picture ? () => show(undefined) : undefined}
    >
      <p role="status" className="sr-only">
        {kept}
      </p>
      <div ref={content} className="scroll-mt-5">
        {picture ? (
          <Framed
            key={pose}
            picture={picture}
            onAgain={() => show(undefined)}
            onUse={async (framing) => use(await drawProgressPhoto(picture, framing))}
          />
        ) : state.kind === "on" ? (
          <Live pose={pose} stream={state.stream} facing={facing} onTaken={show} />
        ) : (
          <Before
            state={state}
            facing={facing}
            onFacing={setFacing}
            onStart={() => void camera.start(facing)}
            onChosen={show}
          />
        )}
      </div>
      <ConfirmDialog
        open={isLeaving}
        danger
        title={m.photos_leave_title()}
        text={m.photos_leave_text()}
        confirmLabel={m.photos_leave()}
        onConfirm={leave}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  );
}

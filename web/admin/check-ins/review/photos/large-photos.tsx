import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import type { PhotoPose } from "../../../../../domain/check-ins/progress-photos.ts";
import { poseTexts } from "../../../../check-ins/photos/poses.ts";
import { errorText } from "../../../../lib/format/error-text.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { useModal } from "../../../../ui/dialog.tsx";
import { direction } from "../../../../ui/direction.ts";
import { Icon } from "../../../../ui/every-icon.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { PillToggle } from "../../../../ui/pill-toggle.tsx";
import { Compare } from "./compare.tsx";
import { type PicturesProps, Row } from "./row.tsx";
import type { Shot } from "./shots.ts";

type LargePhotosProps = PicturesProps & {
  poses: readonly PhotoPose[];
  pose: PhotoPose;
  onPose: (pose: PhotoPose) => void;
  shots: readonly [Shot, ...Shot[]];
  /** The earlier photo under the divider; undefined for photos beside each other. */
  other: Shot | undefined;
  arrangements: ReactNode;
  error: Error | undefined;
  onToggle: () => void;
  onClose: () => void;
};

/** Widths at which photos and their captions fill the window's height. */
const widths = {
  1: "md:max-w-[calc((100dvh-15rem)*0.75)]",
  2: "md:max-w-[calc((100dvh-15rem)*1.5)]",
  3: "md:max-w-[calc((100dvh-15rem)*2.25)]",
} as const;
const columns = {
  1: "grid grid-cols-1 gap-3",
  2: "grid grid-cols-1 gap-3 sm:grid-cols-2",
  3: "grid grid-cols-1 gap-3 sm:grid-cols-3",
} as const;

/** The photos of a pose over the whole window, hidden like those of the card; arrow keys go to another pose. */
export function LargePhotos(props: LargePhotosProps) {
  const { poses, pose, onPose, shots, other, arrangements, error, onToggle, onClose, ...shown } =
    props;
  const id = useId();
  const { ref, dialogProps } = useModal(onClose);
  const [now] = shots;
  const count = shots.length === 1 ? 1 : shots.length === 2 ? 2 : 3;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || repeat) return;
    if (code === "KeyP") onToggle();
    else if (key.startsWith("Arrow") && !(target instanceof HTMLInputElement)) {
      const ahead = direction() === "rtl" ? "ArrowLeft" : "ArrowRight";
      const back = direction() === "rtl" ? "ArrowRight" : "ArrowLeft";
      const to = poses[poses.indexOf(pose) + (key === ahead ? 1 : key === back ? -1 : 0)];
      if (to === undefined || to === pose) return;
      onPose(to);
    } else return;
    event.preventDefault();
  });
  // Of the window: another pose may have no control that had the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      className="m-0 h-(--window) max-h-none w-dvw max-w-none animate-rise overflow-hidden bg-overlay p-0"
      {...dialogProps}
    >
      <div className="flex h-full flex-col safe-top">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
          {/* The title and the close button have a phone's first line to themselves. */}
          <h2
            id={`${id}-title`}
            className="grow text-lg max-sm:-order-2 max-sm:basis-[calc(100%-4rem)]"
          >
            {m.photos_pose_title({ pose: poseTexts[pose]() })}
          </h2>
          {poses.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
            <div role="group" aria-label={m.review_photos_poses()} className="flex flex-wrap gap-2">
              {poses.map((each) => (
                <PillToggle key={each} aria-pressed={each === pose} onClick={() => onPose(each)}>
                  {poseTexts[each]()}
                </PillToggle>
              ))}
            </div>
          )}
          {arrangements}
          <Button variant="secondary" onClick={onToggle} data-focus-first="">
            {shown.isShown ? m.review_photos_hide() : m.review_photos_show()}
          </Button>
          <IconButton label={m.ui_close()} onClick={onClose} className="text-muted max-sm:-order-1">
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-4">
          {error && <p role="alert">{errorText(error)}</p>}
          <div className={`mx-auto w-full ${widths[other ? 1 : count]}`}>
            {other ? (
              <Compare now={now} other={other} className="max-w-none" {...shown} />
            ) : (
              <Row shots={shots} className={columns[count]} {...shown} />
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}

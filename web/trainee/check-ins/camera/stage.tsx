import { type RefObject, useEffect } from "react";
import { m } from "../../../paraglide/messages.js";
import { guideTop } from "./covers.ts";
import type { Facing } from "./use-camera.ts";

type StageProps = {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream;
  facing: Facing;
  /** The address of the last photo of the pose; undefined without one. */
  ghost: string | undefined;
  /** Seconds before the picture. */
  left: number | undefined;
};

/** The camera's picture with the guide: what is above the line is not kept. The front camera is shown as in a mirror. */
export function Stage({ video, stream, facing, ghost, left }: StageProps) {
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream;
    // It was left before it could begin.
    shown.play().catch(() => {});
    return () => {
      shown.srcObject = null;
    };
  }, [video, stream]);
  const mirror = facing === "user" ? "-scale-x-100" : "";
  return (
    <div className="relative mx-auto aspect-3/4 max-h-[60dvh] max-w-full overflow-hidden rounded-lg bg-black">
      <video
        ref={video}
        muted
        playsInline
        aria-label={m.photos_camera_view()}
        className={`size-full object-cover ${mirror}`}
      />
      {ghost !== undefined && (
        <img
          src={ghost}
          alt=""
          draggable={false}
          className={`pointer-events-none absolute inset-x-0 bottom-0 w-full opacity-35 ${mirror}`}
        />
      )}
      <div
        className="@container absolute inset-x-0 top-0 grid content-end border-b-2 border-white bg-black/80 pb-1 text-center text-white"
        style={{ height: `${guideTop * 100}%` }}
      >
        {/* As large as the picture lets it be whole; half of it would say the contrary. */}
        <p className="text-[min(0.875rem,5.5cqi)] leading-snug">{m.photos_neck_line()}</p>
      </div>
      {left !== undefined && (
        <p
          role="timer"
          aria-live="assertive"
          className="absolute inset-0 grid place-items-center text-[6rem] font-bold text-white [text-shadow:0_0_1rem_black]"
        >
          {left}
        </p>
      )}
    </div>
  );
}

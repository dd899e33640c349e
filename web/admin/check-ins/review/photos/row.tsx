import { PhotoFrame } from "../../../../check-ins/photos/photo-frame.tsx";
import type { useShown } from "../../../../check-ins/photos/use-shown.ts";
import { m } from "../../../../paraglide/messages.js";
import { Spinner } from "../../../../ui/spinner.tsx";
import { Caption, shotName } from "./caption.tsx";
import type { Shot } from "./shots.ts";

export type PicturesProps = {
  /** Undefined while the photo is hidden or on its way. */
  addressOf: (shot: Shot) => string | undefined;
  isShown: boolean;
  /** Whether the addresses are on their way. */
  isWaiting: boolean;
  onLost: () => void;
  press: ReturnType<typeof useShown>["press"];
  poseName: string;
};

type RowProps = PicturesProps & { shots: readonly Shot[]; className: string };

/** The photos of a pose beside each other, now first. */
export function Row(props: RowProps) {
  const { shots, className, addressOf, isShown, isWaiting, onLost, press, poseName } = props;
  const isAlone = shots.length === 1;
  return (
    <div className="@container">
      <div className={className}>
        <button
          type="button"
          aria-pressed={isShown}
          className={`touch-manipulation rounded-lg text-start ${isAlone ? "" : `col-span-full ${className}`}`}
          {...press}
        >
          <span className="sr-only">{m.photos_show_pose({ pose: poseName })}</span>
          {shots.map((shot) => (
            <span key={shot.id} className="grid min-w-0 grid-cols-1 content-start gap-2">
              <PhotoFrame
                address={addressOf(shot)}
                name={shotName(poseName, shot)}
                onError={onLost}
              >
                {isWaiting && <Spinner />}
              </PhotoFrame>
              <Caption shot={shot} />
            </span>
          ))}
        </button>
        {isAlone && <p className="py-2 text-sm text-muted">{m.review_photos_only()}</p>}
      </div>
    </div>
  );
}

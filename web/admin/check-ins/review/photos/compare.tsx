import { useRef, useState } from "react";
import { PhotoFrame } from "../../../../check-ins/photos/photo-frame.tsx";
import { formatPercent } from "../../../../lib/format/format.ts";
import { m } from "../../../../paraglide/messages.js";
import { direction } from "../../../../ui/direction.ts";
import { Icon } from "../../../../ui/every-icon.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { Caption, shotName } from "./caption.tsx";
import type { PicturesProps } from "./row.tsx";
import type { Shot } from "./shots.ts";

type CompareProps = PicturesProps & {
  now: Shot;
  other: Shot;
  /** Of its width. */
  className?: string;
};

const besideOthers = "max-w-88 @5xl:max-w-[min(22rem,max(34dvh,14rem))]";

/** The photo of now over an earlier one, up to a divider that moves. Now is at the beginning of a line. */
export function Compare(props: CompareProps) {
  const { now, other, addressOf, isShown, isWaiting, onLost, press, poseName } = props;
  const { className = besideOthers } = props;
  /** Percent of the photo of now that shows. */
  const [share, setShare] = useState(50);
  const before = useRef(share);
  const [above, below] = [addressOf(now), addressOf(other)];
  const isReady = above !== undefined && below !== undefined;
  const isRtl = direction() === "rtl";
  const rest = `${100 - share}%`;
  return (
    <div className={`mx-auto grid w-full grid-cols-1 gap-2 ${className}`}>
      <div className="relative overflow-clip rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink">
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={m.photos_show_pose({ pose: poseName })}
          className="grid w-full touch-manipulation rounded-lg"
          {...press}
        >
          <PhotoFrame
            address={isReady ? below : undefined}
            name={shotName(poseName, other)}
            onError={onLost}
          >
            {isWaiting ? <Spinner /> : m.photos_touch()}
          </PhotoFrame>
        </button>
        {isReady && (
          <>
            <div
              className="pointer-events-none absolute inset-0"
              style={{
                clipPath: `inset(0 ${isRtl ? `0 0 ${rest}` : `${rest} 0 0`})`,
              }}
            >
              <PhotoFrame address={above} name={shotName(poseName, now)} onError={onLost} />
            </div>
            <div
              className="pointer-events-none absolute inset-y-0 grid w-11 -translate-x-1/2 place-items-center"
              style={{ left: `${isRtl ? 100 - share : share}%` }}
            >
              <span className="col-start-1 row-start-1 h-full w-0.5 bg-white shadow-raised" />
              <span className="col-start-1 row-start-1 grid size-11 place-items-center rounded-full bg-white text-lg text-black shadow-raised">
                <Icon name="sort" className="rotate-90" />
              </span>
            </div>
            <input
              type="range"
              min={0}
              max={100}
              value={share}
              dir={direction()}
              aria-label={m.review_photos_divider()}
              aria-valuetext={m.review_photos_divider_at({ percent: formatPercent(share) })}
              onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
              onPointerDown={() => {
                before.current = share;
              }}
              // The touch became a scroll of the page.
              onPointerCancel={() => setShare(before.current)}
              onContextMenu={press.onContextMenu}
              className="absolute inset-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
            />
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Caption shot={now} />
        <div className="text-end">
          <Caption shot={other} />
        </div>
      </div>
    </div>
  );
}

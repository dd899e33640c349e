import { type KeyboardEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { progressPhotoSize } from "../../../../domain/check-ins/progress-photos.ts";
import { formatPercent } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Slider } from "../../../ui/slider.tsx";
import {
  type Cover,
  cutAt,
  type Framing,
  maxCovers,
  maxTop,
  movedBy,
  newCover,
  sizedBy,
} from "./covers.ts";
import { arrowPull, usePulls } from "./use-pulls.ts";

type FramingEditorProps = {
  picture: ImageBitmap;
  framing: Framing;
  onChange: (framing: Framing) => void;
};

/** What of the picture is kept: the cut at the neck, and black boxes over anything else. */
export function FramingEditor({ picture, framing, onChange }: FramingEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const pulls = usePulls(frame);
  // As large as the kept one: phones draw nothing on a canvas of their camera's size.
  const scale = Math.min(1, progressPhotoSize.side / Math.max(picture.width, picture.height));
  useEffect(() => {
    const { current } = canvas;
    current?.getContext("2d")?.drawImage(picture, 0, 0, current.width, current.height);
  }, [picture]);
  const { top, covers } = framing;
  const cut = (next: number) => onChange({ ...framing, top: cutAt(next) });
  const change = (at: number, next: Cover | undefined) => {
    const changed = covers.flatMap((each, i) => (i === at ? (next ?? []) : each));
    flushSync(() => onChange({ ...framing, covers: changed }));
    // The box that had the focus is gone.
    if (!next) add.current?.focus();
  };
  return (
    <div className="grid min-h-0 grid-cols-1 gap-3">
      <div
        ref={frame}
        dir="ltr"
        className="relative mx-auto w-fit max-w-full touch-none overflow-hidden rounded-lg bg-black select-none"
      >
        <canvas
          ref={canvas}
          width={Math.round(picture.width * scale)}
          height={Math.round(picture.height * scale)}
          role="img"
          aria-label={m.photos_taken_picture()}
          className="block max-h-[52dvh] max-w-full"
        />
        <div
          className="absolute inset-x-0 top-0 cursor-ns-resize border-b-2 border-white bg-black"
          style={{ height: `${top * 100}%` }}
          {...pulls((_, down) => cut(top + down))}
        >
          <span
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 grid h-11 translate-y-1/2 place-items-center"
          >
            <span className="h-1.5 w-14 rounded-full bg-white shadow-raised" />
          </span>
        </div>
        {covers.map((cover, at) => (
          <CoverBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the list
            key={at}
            number={at + 1}
            cover={cover}
            pulls={pulls}
            onChange={(next) => change(at, next)}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-1">
        <p aria-hidden="true" className="text-sm text-muted">
          {m.photos_cut()}
        </p>
        <Slider
          label={m.photos_cut()}
          min={0}
          max={maxTop * 100}
          step={1}
          value={Math.round(top * 100)}
          valueText={formatPercent(Math.round(top * 100))}
          onChange={(percent) => cut(percent / 100)}
        />
      </div>
      <Button
        ref={add}
        variant="secondary"
        disabled={covers.length >= maxCovers}
        onClick={() => onChange({ ...framing, covers: [...covers, newCover(top)] })}
      >
        <Icon name="plus" />
        {m.photos_cover_add()}
      </Button>
    </div>
  );
}

type CoverBoxProps = {
  number: number;
  cover: Cover;
  pulls: ReturnType<typeof usePulls>;
  onChange: (cover: Cover | undefined) => void;
};

/** A black box: pulled, sized at its corner, and by arrow keys (with Shift it is sized). */
function CoverBox({ number, cover, pulls, onChange }: CoverBoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") onChange(undefined);
    const pull = arrowPull(event.key);
    if (!pull) return;
    event.preventDefault();
    onChange((event.shiftKey ? sizedBy : movedBy)(cover, ...pull));
  };
  return (
    <div
      className="absolute bg-black outline-2 outline-white/80"
      style={{
        left: `${cover.x * 100}%`,
        top: `${cover.y * 100}%`,
        width: `${cover.width * 100}%`,
        height: `${cover.height * 100}%`,
      }}
    >
      <button
        type="button"
        aria-label={m.photos_cover({ number })}
        aria-description={m.photos_cover_keys()}
        onKeyDown={onKeyDown}
        className="absolute inset-0 cursor-move focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent-ink"
        {...pulls((right, down) => onChange(movedBy(cover, right, down)))}
      />
      <button
        type="button"
        aria-label={m.photos_cover_remove({ number })}
        onClick={() => onChange(undefined)}
        className="absolute top-0 end-0 grid size-11 translate-x-1/2 -translate-y-1/2 place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full bg-white text-sm text-black shadow-raised">
          <Icon name="close" />
        </span>
      </button>
      <span
        aria-hidden="true"
        className="absolute end-0 bottom-0 grid size-11 translate-x-1/2 translate-y-1/2 cursor-nwse-resize place-items-center"
        {...pulls((right, down) => onChange(sizedBy(cover, right, down)))}
      >
        <span className="size-4 rounded-full border-2 border-black bg-white" />
      </span>
    </div>
  );
}

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { type Crop, closest, movedBy, zoomedTo, zoomOf } from "./crop.ts";

type CropFieldProps = {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
};

/** Side of the canvas in pixels, enough for a sheet on a phone. */
const shownSide = 640;
/** The share of the frame that a key moves. */
const keyStep = 0.05;
const moves: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A round frame over a picture that is dragged, pinched, or moved and zoomed by keys. */
export function CropField({ picture, crop, onChange }: CropFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { x, y, side } = crop;
    context.imageSmoothingQuality = "high";
    context.clearRect(0, 0, shownSide, shownSide);
    context.drawImage(
      ...([picture, x - side / 2, y - side / 2, side, side, 0, 0, shownSide, shownSide] as const),
    );
  }, [picture, crop]);

  const zoom = zoomOf(crop, picture);
  const zoomTo = (next: number) => onChange(zoomedTo(crop, next, picture));
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const wasApart = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoomTo((zoom * Math.hypot(now.x - other.x, now.y - other.y)) / wasApart);
      return;
    }
    const perPixel = crop.side / event.currentTarget.clientWidth;
    const [dx, dy] = [(before.x - now.x) * perPixel, (before.y - now.y) * perPixel];
    onChange(movedBy(crop, dx, dy, picture));
  };
  const onPointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = crop.side * keyStep;
    onChange(movedBy(crop, move[0] * step, move[1] * step, picture));
  };
  return (
    <div className="grid justify-items-center gap-4">
      <fieldset
        aria-label={m.photo_crop()}
        aria-describedby="photo-crop-hint"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
        tabIndex={0}
        className="w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-full bg-soft ring-1 ring-line active:cursor-grabbing"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <canvas
          ref={canvas}
          width={shownSide}
          height={shownSide}
          className="pointer-events-none block aspect-square w-full"
        />
      </fieldset>
      <label className="grid w-full max-w-72 gap-1">
        <span className="text-sm text-muted">{m.photo_zoom()}</span>
        <input
          type="range"
          min={1}
          max={closest}
          step={0.05}
          value={zoom}
          onChange={(event) => zoomTo(Number(event.currentTarget.value))}
          className="min-h-11 w-full accent-accent"
        />
      </label>
      <p id="photo-crop-hint" className="text-center text-sm text-muted">
        {m.photo_crop_hint()}
      </p>
    </div>
  );
}

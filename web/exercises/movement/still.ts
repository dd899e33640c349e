import type { Drawing } from "../../../domain/libraries/movement/drawing.ts";
import type { Movement } from "../../../domain/libraries/movement/movement.ts";
import { type Box, boxOf, pathsOf } from "../../../domain/libraries/movement/paths.ts";
import type { Pose } from "../../../domain/libraries/movement/pose.ts";

/** The two ends of a movement, each at its place in the picture. */
export interface Still {
  width: number;
  height: number;
  figures: readonly { x: number; y: number; paths: ReturnType<typeof pathsOf> }[];
}

const gap = 6;

/** Maximum enlargement of a small movement on its card. */
const largest = 1.25;

/** Size of a card in hundredths of a stature; a wider movement enlarges both sides. */
const card = { width: 168, height: 126 };

/** Both ends on one scale: side by side in reading direction, or a lying one below the other. */
export function stillOf({ ends }: Pick<Movement, "ends">, drawing: Drawing, isRtl: boolean): Still {
  const frames = ends.map((pose) => drawing.at(pose));
  const { left, top, width, height } = boxOf(frames.flat());
  const beside = scaleOf(2 * width + gap, height);
  const under = scaleOf(width, 2 * height + gap);
  const places =
    beside >= under
      ? [0, width + gap].map((x) => ({ x, y: 0 }))
      : [0, height + gap].map((y) => ({ x: 0, y }));
  if (isRtl && beside >= under) places.reverse();
  const scale = Math.min(largest, Math.max(beside, under));
  const box = { width: card.width / scale, height: card.height / scale };
  const used = {
    width: (places[0]?.x ?? 0) + (places[1]?.x ?? 0) + width,
    height: (places[1]?.y ?? 0) + height,
  };
  const margin = { x: (box.width - used.width) / 2, y: (box.height - used.height) / 2 };
  return {
    ...box,
    figures: frames.map((frame, index) => ({
      x: (places[index]?.x ?? 0) - left + margin.x,
      y: (places[index]?.y ?? 0) - top + margin.y,
      paths: pathsOf(frame),
    })),
  };
}

/** The farther end of a movement alone, in a square around its body; tall equipment is cut. */
export interface Thumb {
  viewBox: string;
  paths: ReturnType<typeof pathsOf>;
}

const isAround = /^(gear|rope|plate|pad|water|floor)/;

export function thumbOf({ ends }: Pick<Movement, "ends">, drawing: Drawing): Thumb {
  const frame = drawing.at(ends.at(-1) as Pose);
  const { left, top, width, height } = boxOf(frame.filter(({ tone }) => !isAround.test(tone)));
  const side = Math.max(width, height) + padding;
  const [x, y] = [left - (side - width) / 2, top - (side - height) / 2];
  return { viewBox: [x, y, side, side].map(Math.round).join(" "), paths: pathsOf(frame) };
}

const padding = 8;

const scaleOf = (width: number, height: number) =>
  Math.min(card.width / (width + padding), card.height / (height + padding));

/** A box of at least a card's proportions, centred around another box. */
export function framed({ left, top, width, height }: Box): Box {
  const wide = Math.max(width + padding, ((height + padding) * card.width) / card.height);
  const high = (wide * card.height) / card.width;
  return {
    left: left - (wide - width) / 2,
    top: top - (high - height) / 2,
    width: wide,
    height: high,
  };
}

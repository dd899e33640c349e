import type { Drawing, Drawn } from "../../../domain/libraries/movement/drawing.ts";
import {
  type Movement,
  type Phase,
  poseAt,
  secondsOf,
} from "../../../domain/libraries/movement/movement.ts";
import { type Box, boxOf, pathOf, runOf } from "../../../domain/libraries/movement/paths.ts";
import { framed } from "./still.ts";
import { hasHalo } from "./tones.ts";

/** A moving shape: an ellipse of radius one or a path, with its position in each frame. */
export interface MovingShape {
  tone: string;
  /** Shapes of one run are drawn as one. */
  run: string;
  /** Whether it is the outline in the ground's colour, around shapes in front of others. */
  halo: boolean;
  /** Absent for an ellipse. */
  d?: string;
  /** CSS transforms, one for each frame; a single one is static. */
  frames: readonly string[];
}

/** A movement for the browser's animations. */
export interface Motion {
  box: Box;
  shapes: readonly MovingShape[];
  /** The seconds of a whole round. */
  seconds: number;
  /** The start and length of each moment, with its phase. */
  moments: readonly { at: number; seconds: number; phase: Phase }[];
}

/** Frames per second, and the maximum of a round; the browser interpolates between them. */
const frameRate = { second: 14, most: 72 };

/** A movement as shapes with their transforms, for `Element.animate`. */
export function motionOf(movement: Movement, drawing: Drawing): Motion {
  const seconds = secondsOf(movement);
  const count = Math.min(frameRate.most, Math.max(2, Math.ceil(seconds * frameRate.second)));
  const frames = Array.from({ length: count + 1 }, (_, index) =>
    drawing.at(poseAt(movement, (seconds * (index % count)) / count)),
  );
  const [first = []] = frames;
  const moving = first.map((drawn, index) => {
    const shape = shapeThrough(frames.map((frame) => frame[index] ?? drawn));
    return { tone: toneOf(drawn), run: runOf(drawn), halo: false, ...shape };
  });
  let at = 0;
  return {
    box: framed(boxOf(frames.flat())),
    shapes: withHalos(moving),
    seconds,
    moments: movement.moments.map(({ seconds, phase }) => {
      const moment = { at, seconds, phase };
      at += seconds;
      return moment;
    }),
  };
}

const toneOf = ({ tone, depth }: Drawn) => `${tone}-${depth}`;

/** Each run after its halo, as in the path of a still. */
function withHalos(shapes: readonly MovingShape[]): MovingShape[] {
  const runs: MovingShape[][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    if (run?.[0]?.run === shape.run) run.push(shape);
    else runs.push([shape]);
  }
  return runs.flatMap((run) =>
    hasHalo(run[0]?.tone ?? "") ? [...run.map((shape) => ({ ...shape, halo: true })), ...run] : run,
  );
}

const short = (number: number) => String(Math.round(number * 100) / 100);

/** One shape through all frames; rotations take the shorter way. */
function shapeThrough(frames: readonly Drawn[]): Pick<MovingShape, "d" | "frames"> {
  const [first] = frames;
  if (!first || first.shape.kind === "hull") return { d: first && pathOf(first), frames: [] };
  let before = first.shape.degrees;
  const longest = Math.max(
    0.01,
    ...frames.map(({ shape }) => (shape.kind === "taper" ? shape.length : 0)),
  );
  const transforms = frames.map(({ shape }) => {
    if (shape.kind === "hull") return "";
    // An ellipse looks the same after half a turn.
    const turn = shape.kind === "oval" ? 180 : 360;
    before = shape.degrees + turn * Math.round((before - shape.degrees) / turn);
    const [wide, high] = shape.kind === "oval" ? [shape.rx, shape.ry] : [shape.length / longest, 1];
    return `translate(${short(shape.x)}px,${short(shape.y)}px) rotate(${short(before)}deg) scale(${short(wide)},${short(high)})`;
  });
  const stays = transforms.every((each) => each === transforms[0]);
  const needed = stays ? transforms.slice(0, 1) : transforms;
  if (first.shape.kind === "oval") return { frames: needed };
  const { radii } = first.shape;
  const level = { ...first.shape, x: 0, y: 0, degrees: 0, length: longest, radii };
  return { d: pathOf({ shape: level }), frames: needed };
}

import { type Drawn, drawingOf, type Shape } from "./drawing.ts";
import { movementOf } from "./movement.ts";
import { type Muscle, muscles } from "./muscle-names.ts";
import { type Box, boxOf } from "./paths.ts";
import { over, type PoseData } from "./pose.ts";

/** A body seen from one side: its drawing, and those of its visible muscles. */
export interface SeenBody {
  body: readonly Drawn[];
  /** In the order of drawing. */
  muscles: ReadonlyMap<Muscle, readonly Drawn[]>;
  box: Box;
}

/** At rest, the arms a little away. */
const standing: PoseData = {
  at: [0, 50.4, 0],
  step: [8, 0, 8.4],
  toes: 14,
  knee: [90, 4],
  arm: [2, 17],
  fore: [10, 15],
};

interface Spread {
  /** Factors of length and width. */
  times: readonly [number, number];
  /** Degrees clockwise on the person's left as the viewer sees it from the front. */
  tilt?: number;
  /** Outwards and upwards, in hundredths of the stature. */
  by?: readonly [number, number];
}

/** Bellies are round, to be visible from every side. Face to face a muscle is spread out flat. */
const spread: Partial<Record<Muscle, Spread | readonly [Spread, Spread]>> = {
  chest: [
    { times: [1.02, 0.6], tilt: -8, by: [0, -1.1] },
    { times: [1.08, 0.6], tilt: -13, by: [0.4, 1.7] },
  ],
  shoulders: { times: [1.1, 1.05] },
  abs: { times: [1.12, 1], by: [0.45, 0] },
  obliques: { times: [1.2, 1.1], tilt: 6, by: [0.4, 0.6] },
  biceps: { times: [1.02, 1.15] },
  triceps: { times: [1.02, 1.15] },
  forearms: { times: [1.15, 1.05] },
  quads: { times: [1.18, 1.12] },
  adductors: { times: [1.05, 1.3], by: [-0.2, 0] },
  traps: { times: [1.25, 0.8], tilt: 17, by: [0.25, -0.6] },
  lats: { times: [1.06, 0.95], tilt: 13, by: [0.2, -0.9] },
  glutes: { times: [1.02, 1.05] },
  hamstrings: { times: [1.1, 1.2] },
  calves: { times: [1.2, 1.15] },
};

/**
 * A standing body, face to face with the viewer.
 * @param from the viewer's side
 * @param differs parts that are not at rest
 */
export function seenBody(from: "front" | "back", differs: PoseData = {}): SeenBody {
  const worked = { works: muscles, helps: [] };
  const view = [from === "front" ? 90 : -90, 0] as const;
  const movement = movementOf({ view, way: "round", poses: [over(standing, differs)] }, {}, worked);
  const [still] = movement.poses;
  const drawn = still ? drawingOf(movement).at(still) : [];
  const body = drawn.filter(({ tone }) => tone === "body");
  const seen = new Map<Muscle, readonly Drawn[]>();
  for (const each of drawn) {
    const muscle = muscleOf(each.part);
    if (!muscle) continue;
    const shape = lyingFlat(each.shape, [spread[muscle] ?? []].flat());
    seen.set(muscle, [...(seen.get(muscle) ?? []), { ...each, shape }]);
  }
  return { body, muscles: seen, box: boxOf(body) };
}

const muscleOf = (part = "") => {
  const name = part.split("/")[1]?.split(".")[0];
  return muscles.find((muscle) => muscle === name);
};

/** A belly spread out; with two spreads, the hull of both. */
function lyingFlat(shape: Shape, ways: readonly Spread[]): Shape {
  if (shape.kind !== "oval") return shape;
  const [first = shape, ...others] = ways.map((how) => spreadOut(shape, how));
  if (others.length === 0) return first;
  return { kind: "hull", points: hullOf([first, ...others].flatMap(edgeOf)).toReversed() };
}

type Oval = Extract<Shape, { kind: "oval" }>;

function spreadOut(oval: Oval, { times, tilt = 0, by = [0, 0] }: Spread): Oval {
  const outwards = Math.sign(oval.x);
  return {
    ...oval,
    x: oval.x + outwards * by[0],
    y: oval.y - by[1],
    rx: oval.rx * times[0],
    ry: oval.ry * times[1],
    degrees: oval.degrees + outwards * tilt,
  };
}

const corners = 24;

function edgeOf({ x, y, rx, ry, degrees }: Oval) {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const [a, b] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [
      x + a * Math.cos(turn) - b * Math.sin(turn),
      y + a * Math.sin(turn) + b * Math.cos(turn),
    ] as const;
  });
}

/** The corners of the hull, counter-clockwise. */
function hullOf(points: readonly (readonly [number, number])[]) {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: typeof sorted) => {
    const kept: (readonly [number, number])[] = [];
    for (const point of ordered) {
      while (kept.length > 1 && turns(kept.at(-2), kept.at(-1), point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

type Point = readonly [number, number];

const turns = (a: Point = [0, 0], b: Point = [0, 0], c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

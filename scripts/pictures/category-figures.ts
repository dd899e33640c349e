import type { ExerciseCategory } from "../../domain/libraries/exercises.ts";
import { seenBody } from "../../domain/libraries/movement/body-map.ts";
import { type Drawn, drawingOf } from "../../domain/libraries/movement/drawing.ts";
import { movementOf } from "../../domain/libraries/movement/movement.ts";
import { type Muscle, muscles } from "../../domain/libraries/movement/muscle-names.ts";
import { boxOf, pathOf } from "../../domain/libraries/movement/paths.ts";
import type { PoseData } from "../../domain/libraries/movement/pose.ts";

/** The figures of the categories as paths. A stature is 200 units above the ground at 0. */
interface CategoryFigures {
  /** Parts of bodies, shared by the categories. */
  bodies: Record<string, string>;
  categories: Record<
    ExerciseCategory,
    /** The names of the bodies with a space between; the muscles as one path. */
    { viewBox: string; bodies: string; muscles: string }
  >;
}

/** Both arms out to their sides, and bent upwards. */
const flexed: PoseData = { arm: [0, 52], fore: [180, 1] };

/** The longest stride of a sprint. */
const stride: PoseData = {
  at: [0, 52.4, 0],
  trunk: [12, 0, 0],
  chest: [12, 0, 0],
  head: [-4, 0],
  right: { thigh: [-24, 0], shank: [-92, 0], foot: 30, arm: [48, 4], fore: [138, -6] },
  left: { thigh: [66, 0], shank: [-12, 0], foot: -6, arm: [-58, 4], fore: [34, -6] },
};

type FigureParts = readonly [from: "front" | "back", bodies: string, ...muscles: Muscle[]];

const figureParts: Record<Exclude<ExerciseCategory, "cardio">, FigureParts> = {
  back: ["back", "trunk arms", "lats", "traps"],
  chest: ["front", "trunk arms", "chest"],
  shoulders: ["front", "trunk arms", "shoulders"],
  legs: ["front", "trunk legs", "quads"],
  abs: ["front", "trunk arms", "abs", "obliques"],
  biceps: ["front", "trunk flexed", "biceps"],
  triceps: ["back", "trunk arms", "triceps"],
};

const upper = "-58 -197 116 116";
const lower = "-58 -115 116 116";

/** The icons' file, written ahead because pages with icons do not load the drawing engine. */
export const categoryFiguresFile = "web/exercises/category-figures.json";

/** The content of that file. */
export const categoryFiguresText = () => `${JSON.stringify(categoryFigures(), null, 2)}\n`;

function categoryFigures(): CategoryFigures {
  const rest = { front: seenBody("front"), back: seenBody("back") };
  const bent = seenBody("front", flexed);
  const partsOf = (shapes: readonly Drawn[], name: RegExp) =>
    bodyPath(shapes.filter(({ part = "" }) => name.test(part)));
  const { body } = rest.front;
  const categories = Object.entries(figureParts).map(([category, [from, bodies, ...named]]) => {
    const view = bodies.includes("flexed") ? bent : rest[from];
    const shapes = named.flatMap((muscle) => view.muscles.get(muscle) ?? []);
    const viewBox = bodies.includes("legs") ? lower : upper;
    return [category, { viewBox, bodies, muscles: roundedPath(shapes.map(enlarged)) }];
  });
  const runner = runningFigure();
  return {
    bodies: {
      trunk: partsOf(body, /trunk/),
      legs: partsOf(body, /leg/),
      arms: partsOf(body, /arm/),
      flexed: partsOf(bent.body, /arm/),
      running: runner.body,
    },
    categories: { cardio: runner.category, ...Object.fromEntries(categories) },
  };
}

function runningFigure() {
  const movement = movementOf(
    { view: [8, 0], way: "round", poses: [stride] },
    {},
    { works: muscles.filter((muscle) => /quads|hamstrings|calves|glutes/.test(muscle)), helps: [] },
  );
  const [pose] = movement.poses;
  const shapes = pose ? drawingOf(movement).at(pose).map(enlarged) : [];
  const body = shapes.filter(({ tone }) => tone === "body");
  const { left, top, width, height } = boxOf(body);
  const side = Math.round(Math.max(width, height)) + 4;
  const corner = [left + (width - side) / 2, top + (height - side) / 2].map(Math.round);
  return {
    body: roundedPath(visibleOf(body)),
    category: {
      viewBox: `${corner.join(" ")} ${side} ${side}`,
      bodies: "running",
      muscles: roundedPath(shapes.filter(({ tone }) => tone === "works")),
    },
  };
}

const bodyPath = (shapes: readonly Drawn[]) => roundedPath(visibleOf(shapes.map(enlarged)));

/** From hundredths of a stature to the figures' units. */
function enlarged(part: Drawn): Drawn {
  const { shape } = part;
  if (shape.kind === "hull") {
    // At an icon's size every second corner is enough.
    const corners = shape.points.filter((_, index) => index % 2 === 0);
    const points = corners.map(([x, y]) => [2 * x, 2 * y] as const);
    return { ...part, shape: { kind: "hull", points } };
  }
  const at = { x: 2 * shape.x, y: 2 * shape.y };
  if (shape.kind === "oval") {
    return { ...part, shape: { ...shape, ...at, rx: 2 * shape.rx, ry: 2 * shape.ry } };
  }
  const [first, last] = shape.radii;
  const length = 2 * shape.length;
  return { ...part, shape: { ...shape, ...at, length, radii: [2 * first, 2 * last] } };
}

/** The shapes without those behind others, from the smallest. */
function visibleOf(shapes: readonly Drawn[]): Drawn[] {
  const covered = new Map(shapes.map((shape) => [shape, pointsIn(shape)]));
  const counts = new Map<string, number>();
  const count = (points: readonly string[], by: 1 | -1) => {
    for (const point of points) counts.set(point, (counts.get(point) ?? 0) + by);
  };
  for (const points of covered.values()) count(points, 1);
  for (const [shape, points] of [...covered].toSorted((a, b) => a[1].length - b[1].length)) {
    if (points.some((point) => counts.get(point) === 1)) continue;
    covered.delete(shape);
    count(points, -1);
  }
  return [...covered.keys()];
}

/** The points of whole coordinates inside a shape. */
function pointsIn({ shape }: Drawn): string[] {
  if (shape.kind === "hull") return [];
  const angle = (shape.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const isIn = (x: number, y: number) => {
    const [a, b] = [x * cos + y * sin, y * cos - x * sin];
    if (shape.kind === "oval") return (a / shape.rx) ** 2 + (b / shape.ry) ** 2 <= 1;
    const [first, last] = shape.radii;
    const part = a / shape.length;
    return part >= 0 && part <= 1 && Math.abs(b) <= first + (last - first) * part;
  };
  const reach = shape.kind === "oval" ? shape.rx : shape.length + Math.max(...shape.radii);
  const range = (middle: number) =>
    Array.from({ length: Math.ceil(2 * reach) + 1 }, (_, index) =>
      Math.round(middle - reach + index),
    );
  return range(shape.x).flatMap((x) =>
    range(shape.y).flatMap((y) => (isIn(x - shape.x, y - shape.y) ? `${x} ${y}` : [])),
  );
}

/** Their path in whole units, less than half a pixel at the usual size. */
const roundedPath = (shapes: readonly Drawn[]) =>
  shapes
    .map((shape) => pathOf(shape).replaceAll(/-?\d+(?:\.\d+)?/g, (text) => `${Math.round(+text)}`))
    .join("")
    .replaceAll(" -", "-");

import { type Part, partsOf } from "./figure.ts";
import { type Movement, poseAt, secondsOf } from "./movement.ts";
import type { Pose } from "./pose.ts";
import { bodyOf } from "./skeleton.ts";
import { ball, type Solid, type Tone } from "./solid.ts";
import { dot, type Vector } from "./vector.ts";

/** A solid on the page, in its units: right, down. */
export type Shape =
  | { kind: "oval"; x: number; y: number; rx: number; ry: number; degrees: number }
  | {
      kind: "taper";
      x: number;
      y: number;
      length: number;
      degrees: number;
      radii: readonly [number, number];
    }
  | { kind: "hull"; points: readonly (readonly [number, number])[] };

/** A shape with its colour and how deep it lies. */
export interface Drawn {
  tone: Tone;
  /** Behind the trunk, level with it, or in front of it. */
  depth: "far" | "middle" | "near";
  shape: Shape;
  /** Its part of the body: `trunk`, `right.arm`, for a muscle `trunk/chest.right`. */
  part?: string;
}

interface Camera {
  right: Vector;
  up: Vector;
  /** Towards the viewer. */
  near: Vector;
}

function cameraOf([round, above]: Movement["view"]): Camera {
  const [a, b] = [(round * Math.PI) / 180, (above * Math.PI) / 180];
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  return {
    right: [cos, 0, -sin],
    up: [-sin * Math.sin(b), Math.cos(b), -cos * Math.sin(b)],
    near: [sin * Math.cos(b), Math.sin(b), cos * Math.cos(b)],
  };
}

const flat = ({ right, up }: Camera, at: Vector) => [dot(at, right), -dot(at, up)] as const;

const degreesOf = (y: number, x: number) => (Math.atan2(y, x) * 180) / Math.PI;

/** The outline of a solid for the viewer. */
function shapeOf(camera: Camera, solid: Solid): Shape {
  if (solid.kind === "slab") {
    const edges = solid.axes.map((axis) => flat(camera, axis));
    return { kind: "hull", points: outlineOf(flat(camera, solid.at), edges) };
  }
  if (solid.kind === "cone") {
    const [x, y] = flat(camera, solid.from);
    const [x1, y1] = flat(camera, solid.to);
    return {
      kind: "taper",
      x,
      y,
      radii: solid.radii,
      length: Math.hypot(x1 - x, y1 - y),
      degrees: degreesOf(y1 - y, x1 - x),
    };
  }
  // The picture of the unit sphere under the three axes: an ellipse, by the eigenvalues of M·Mᵀ.
  const axes = solid.axes.map((axis) => flat(camera, axis));
  const sum = (term: (axis: readonly [number, number]) => number) =>
    axes.reduce((total, axis) => total + term(axis), 0);
  const [xx, xy, yy] = [sum(([x]) => x * x), sum(([x, y]) => x * y), sum(([, y]) => y * y)];
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [x, y] = flat(camera, solid.at);
  return {
    kind: "oval",
    x,
    y,
    rx: Math.sqrt((xx + yy) / 2 + spread),
    ry: Math.sqrt(Math.max(0, (xx + yy) / 2 - spread)),
    degrees: degreesOf(xy, (xx - yy) / 2) / 2,
  };
}

type Point = readonly [number, number];

/** The outline of a block: from its highest corner along each edge and back again, clockwise. */
function outlineOf([x, y]: Point, edges: readonly Point[]): readonly Point[] {
  const sorted = edges
    .map(([a, b]): Point => (b < 0 || (b === 0 && a < 0) ? [-a, -b] : [a, b]))
    .toSorted((one, other) => degreesOf(one[1], one[0]) - degreesOf(other[1], other[0]));
  let corner: Point = sorted.reduce(([a, b], edge) => [a - edge[0], b - edge[1]], [x, y]);
  return [2, -2].flatMap((times) =>
    sorted.map(([a, b]) => {
      const here = corner;
      corner = [here[0] + times * a, here[1] + times * b];
      return here;
    }),
  );
}

const middleOf = (solid: Solid): Vector[] =>
  solid.kind === "cone" ? [solid.from, solid.to] : [solid.at];

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The depth of a part; nearer is larger. */
const depthOf = ({ near }: Camera, { solids }: Part) =>
  mean(solids.flatMap(middleOf).map((at) => dot(at, near)));

/** Angles (sine) at which a muscle turned away is hidden; limbs are thin. */
const turnedAway = { trunk: -0.4, limb: -0.6 };

const near = { ground: 10, margin: 7 };

/** The ground under a movement, below its lowest parts. */
function groundOf(frames: readonly (readonly Part[])[]): Solid {
  const places = frames.flatMap((parts) =>
    parts.filter(({ layer }) => !layer).flatMap(({ solids }) => solids.flatMap(middleOf)),
  );
  const low = places.filter(([, y]) => y < near.ground);
  const [x, z] = [0, 2].map((axis) => {
    const along = (low.length > 0 ? low : places).map((at) => at[axis] ?? 0);
    const [first, last] = [Math.min(...along), Math.max(...along)];
    return { middle: (first + last) / 2, half: (last - first) / 2 + near.margin };
  });
  return ball(
    "floor",
    [x?.middle ?? 0, 0, z?.middle ?? 0],
    [
      [x?.half ?? 0, 0, 0],
      [0, 0.1, 0],
      [0, 0, z?.half ?? 0],
    ],
  );
}

/** Visible parts by name, from back to front, the same at every time. */
interface Order {
  camera: Camera;
  ground: Drawn;
  names: readonly { name: string; depth: Drawn["depth"] }[];
}

const samples = 8;

const posedParts = (movement: Movement, pose: Pose) =>
  partsOf(movement, bodyOf(pose, movement.stance), pose);

/** Minimum difference of depth between the two limbs of a pair. */
const apart = 6;

function orderOf(movement: Movement): Order {
  const camera = cameraOf(movement.view);
  const total = secondsOf(movement);
  const frames = Array.from({ length: samples }, (_, index) =>
    posedParts(movement, poseAt(movement, (total * index) / samples)),
  );
  const all = (frames[0] ?? []).map((part, index) => {
    const same = frames.map((parts) => parts[index] ?? part);
    const facing = mean(same.map(({ outward = camera.near }) => dot(outward, camera.near)));
    const at = part.layer ? part.layer * 1000 : mean(same.map((each) => depthOf(camera, each)));
    return { name: part.name, facing, at };
  });
  const depths = new Map(all.map(({ name, at }) => [name, at]));
  const ownerOf = (name: string) => name.split("/")[0] ?? name;
  const ownDepth = (name: string) => depths.get(ownerOf(name)) ?? 0;
  const depthOfLimb = (name: string): Drawn["depth"] => {
    const owner = ownerOf(name);
    const other = owner.startsWith("right")
      ? owner.replace("right", "left")
      : owner.replace("left", "right");
    const nearer = ownDepth(owner) - ownDepth(other);
    return nearer > apart ? "near" : nearer < -apart ? "far" : "middle";
  };
  return {
    camera,
    ground: { tone: "floor", depth: "far", shape: shapeOf(camera, groundOf(frames)) },
    // A muscle follows its part.
    names: all
      .filter(
        ({ name, facing }) => facing > turnedAway[ownerOf(name) === "trunk" ? "trunk" : "limb"],
      )
      .toSorted(
        (a, b) =>
          ownDepth(a.name) - ownDepth(b.name) ||
          Number(a.name.includes("/")) - Number(b.name.includes("/")) ||
          a.at - b.at,
      )
      .map(({ name }) => ({ name, depth: depthOfLimb(name) })),
  };
}

export interface Drawing {
  at: (pose: Pose) => Drawn[];
}

/**
 * The drawing of a movement: the same shapes in the same order in any pose. Computed on the first call.
 */
export function drawingOf(movement: Movement): Drawing {
  let order: Order | undefined;
  return {
    at: (pose) => {
      order ??= orderOf(movement);
      const { camera, ground, names } = order;
      const parts = new Map(posedParts(movement, pose).map((part) => [part.name, part]));
      const drawn = names.flatMap(({ name, depth }) =>
        (parts.get(name)?.solids ?? []).map((solid) => ({
          tone: solid.tone,
          depth,
          part: name,
          shape: shapeOf(camera, solid),
        })),
      );
      return [ground, ...drawn];
    },
  };
}

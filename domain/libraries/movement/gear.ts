import type { Pose } from "./pose.ts";
import type { Body, Bone, Side } from "./skeleton.ts";
import { ball, cone, type Solid, slab } from "./solid.ts";
import { between, minus, plus, scaled, unit, type Vector } from "./vector.ts";

type Sides = "right" | "left";

/** In the hands, or on a part of the body; half its length, the radius of its plates. */
interface Bar {
  bar: "hands" | "back" | "front" | "hips";
  half?: number;
  plates?: number;
}

/** From its pulley to both hands or one. */
interface Cable {
  cable: Vector;
  grip?: "bar" | "rope" | "single";
  in?: Sides;
  half?: number;
}

/** A round pad across both legs or arms: where on the bone, how far before it. */
interface Roller {
  roller: "shank" | "thigh" | "arm";
  at: number;
  front: number;
  half?: number;
}

/** From its axis to both hands, feet or shins each, to one of them, or to the middle between the hands. */
interface Lever {
  lever: Vector;
  to: "hands" | "feet" | "shanks" | "grip";
  in?: Sides;
  /** The radius of the plates at its end. */
  plates?: number;
}

/** A thing that the body holds, leans on or moves; places are as in `Vector`. */
export type GearData =
  | Bar
  | Cable
  | Roller
  /** One in each hand: across the body, along the forearm's front, or along the forearm. */
  | { dumbbells: "out" | "front" | "along"; in?: Sides }
  /** One in both hands, along the chest or hanging from the hands. */
  | { weight: "chest" | "hands" }
  | { band: Vector }
  /** The arm of a machine or a bar that is fixed at one end: from its axis to what is pushed. */
  | Lever
  /** A plate that both feet push, its radius. */
  | { sled: number }
  /** A rope from hand to hand, over the pose's `prop`. */
  | { rope: true }
  /** A rope from each hand to where it is fixed, in waves round its height at rest. */
  | { wave: Vector; rest: number }
  /** How high water stands. */
  | { water: number }
  /** A wheel in the hands, its radius. */
  | { wheel: number }
  /** A cushion from one place to another, seen from the side: its upper face; half its width, thickness. */
  | { pad: readonly number[]; front?: boolean }
  | { rod: readonly number[]; front?: boolean }
  | { disc: readonly number[]; front?: boolean };

/** Whether a thing stays where it is. */
export const stands = (gear: GearData) =>
  "pad" in gear || "rod" in gear || "disc" in gear || "water" in gear;

const zero: Vector = [0, 0, 0];

/** What of a gear there is to draw, with the body in its pose. */
export function gearSolids(gear: GearData, body: Body, pose: Pose): Solid[] {
  if ("bar" in gear) return barSolids(gear, body);
  if ("dumbbells" in gear) {
    const held = gear.in ? [body[gear.in]] : [body.right, body.left];
    return held.flatMap(({ fore }) => dumbbell(fore.to, axisOf(fore, gear.dumbbells)));
  }
  if ("weight" in gear) {
    const axis = gear.weight === "chest" ? along(body.chest) : along(body.right.fore);
    return dumbbell(middleOf(body), axis);
  }
  if ("cable" in gear) return cableSolids(gear, body);
  if ("band" in gear) {
    return [body.right, body.left].map(({ fore }) => cone("gear", gear.band, fore.to, 0.7));
  }
  if ("lever" in gear) return leverSolids(gear, body);
  if ("sled" in gear) {
    const { right, left } = body;
    const soles = [right, left].map(({ foot, ball }) => plus(ball, foot.front, -2.2));
    const middle = plus(between(soles[0] ?? zero, soles[1] ?? zero, 0.5), along(right.foot), -3);
    return [disc("pad", middle, right.foot.front, gear.sled, 1.6)];
  }
  if ("rope" in gear) return arc(body.right.fore.to, body.left.fore.to, pose.prop);
  if ("wave" in gear) {
    return [body.right, body.left].flatMap(({ fore }) => waves(fore.to, gear.wave, gear.rest));
  }
  if ("water" in gear) {
    const [far, deep]: [number, number] = [90, 16];
    const corners = [-far, far].flatMap((x) =>
      [-12, 12].flatMap((z): Vector[] => [
        [x, gear.water, z],
        [x, gear.water - deep, z],
      ]),
    );
    return [slab("water", corners)];
  }
  if ("roller" in gear) return rollerSolids(gear, body);
  if ("wheel" in gear) {
    const middle = middleOf(body);
    return [
      disc("gear", middle, [0, 0, 1], gear.wheel, 1.6),
      cone("gear", plus(middle, [0, 0, 1], -9), plus(middle, [0, 0, 1], 9), 0.9),
    ];
  }
  if ("rod" in gear) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, r = 1] = gear.rod;
    return [cone("gear", [a, b, c], [d, e, f], r)];
  }
  if ("disc" in gear) {
    const [x = 0, y = 0, z = 0, r = 5] = gear.disc;
    return [disc("gear", [x, y, z], [0, 0, 1], r, 1.5)];
  }
  return [padOf(gear.pad)];
}

const along = ({ from, to }: Bone) => unit(plus(to, from, -1));

const middleOf = ({ right, left }: Body) => between(right.fore.to, left.fore.to, 0.5);

const axisOf = (fore: Bone, axis: "out" | "front" | "along") =>
  axis === "along" ? along(fore) : fore[axis];

function disc(tone: Solid["tone"], at: Vector, axis: Vector, radius: number, half: number): Solid {
  const helper: Vector = Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const first = unit([
    helper[1] * axis[2] - helper[2] * axis[1],
    helper[2] * axis[0] - helper[0] * axis[2],
    helper[0] * axis[1] - helper[1] * axis[0],
  ]);
  const second = unit([
    first[1] * axis[2] - first[2] * axis[1],
    first[2] * axis[0] - first[0] * axis[2],
    first[0] * axis[1] - first[1] * axis[0],
  ]);
  return ball(tone, at, [scaled(axis, half), scaled(first, radius), scaled(second, radius)]);
}

function barSolids({ bar, half = 34, plates = 9 }: Bar, body: Body): Solid[] {
  const { chest, right, left } = body;
  const front = bar === "front" ? 4.6 : -4.6;
  const hips = between(right.thigh.from, left.thigh.from, 0.5);
  const [middle, axis] =
    bar === "hands"
      ? [middleOf(body), unit(plus(right.fore.to, left.fore.to, -1), [0, 0, 1])]
      : bar === "hips"
        ? [plus(hips, right.thigh.front, 7), body.waist.out]
        : [
            plus(plus(chest.to, chest.front, front), along(chest), bar === "front" ? 0.5 : -1),
            chest.out,
          ];
  const ends = [plus(middle, axis, half), plus(middle, axis, -half)] as const;
  // In halves, as one may lie before the body and the other behind.
  const bare = ends.map((end) => cone("gear", middle, end, 0.8));
  if (plates === 0) return bare;
  return [
    ...bare,
    ...ends.map((end, index) =>
      disc("plate", plus(end, axis, index === 0 ? -3 : 3), axis, plates, 1.3),
    ),
  ];
}

function dumbbell(at: Vector, axis: Vector): Solid[] {
  const ends = [plus(at, axis, 4), plus(at, axis, -4)] as const;
  return [
    cone("gear", ends[0], ends[1], 0.9),
    ...ends.map((end) => disc("gear", end, axis, 3.1, 1.7)),
  ];
}

function cableSolids(gear: Cable, body: Body): Solid[] {
  const { cable, grip = "single", half = 11 } = gear;
  const { right, left } = body;
  if (grip === "single") {
    const held: Side[] = gear.in ? [body[gear.in]] : [right, left];
    const [x, y, z] = cable;
    return held.map(({ fore }) =>
      cone("gear", [x, y, held.length === 2 && fore === left.fore ? -z : z], fore.to, 0.45),
    );
  }
  const middle = middleOf(body);
  if (grip === "bar") {
    const axis = unit(plus(right.fore.to, left.fore.to, -1), [0, 0, 1]);
    return [
      cone("gear", cable, middle, 0.45),
      cone("gear", plus(middle, axis, half), plus(middle, axis, -half), 0.8),
    ];
  }
  const knot = plus(middle, unit(plus(cable, middle, -1)), 5);
  return [
    cone("gear", cable, knot, 0.45),
    ...[right, left].map(({ fore }) => cone("gear", knot, plus(fore.to, along(fore), 1.5), 0.8)),
  ];
}

function leverSolids({ lever, to, in: only, plates = 0 }: Lever, body: Body): Solid[] {
  const [x, y, z] = lever;
  const ends = (
    [
      ["right", 1],
      ["left", -1],
    ] as const
  )
    .filter(([name]) => only === undefined || only === name)
    .map(([name, side]) => {
      const { fore, ball, shank } = body[name];
      const end = { hands: fore.to, feet: ball, shanks: shank.to, grip: middleOf(body) }[to];
      const axis: Vector = [x, y, z * (only === undefined ? side : 1)];
      return { axis, end };
    });
  return ends.slice(0, to === "grip" ? 1 : 2).flatMap(({ axis, end }) => {
    const arm = cone("gear", axis, end, 1);
    if (plates === 0) return [arm];
    return [arm, disc("plate", end, unit(minus(end, axis)), plates, 1.3)];
  });
}

const threads = 8;

/** A line through points, as thin cones. */
const threaded = (points: readonly Vector[]) =>
  points.slice(1).map((point, index) => cone("gear", points[index] ?? point, point, 0.5));

/** A bow from one place to another that passes near a third. */
function arc(from: Vector, to: Vector, over: Vector): Solid[] {
  const bow = plus(over, plus(from, to), -0.5);
  return threaded(
    Array.from({ length: threads + 1 }, (_, index) => {
      const part = index / threads;
      const straight = between(from, to, part);
      // Fuller than a parabola, as a rope that is swung.
      return plus(straight, bow, 1 - (2 * part - 1) ** 4);
    }),
  );
}

function waves(hand: Vector, fixed: Vector, rest: number): Solid[] {
  const lift = hand[1] - rest;
  return threaded(
    Array.from({ length: threads + 1 }, (_, index) => {
      const part = index / threads;
      const height = lift * Math.cos(3 * Math.PI * part) * (1 - part);
      const level = rest + (fixed[1] - rest) * part;
      const [x, , z] = between(hand, fixed, part);
      return [x, Math.max(0.6, level + height), z];
    }),
  );
}

function rollerSolids(gear: Roller, body: Body): Solid[] {
  const place = (side: Side) => {
    const bone = side[gear.roller];
    return plus(between(bone.from, bone.to, gear.at), bone.front, gear.front);
  };
  const middle = between(place(body.right), place(body.left), 0.5);
  const half = gear.half ?? 10;
  return [cone("pad", plus(middle, [0, 0, half]), plus(middle, [0, 0, -half]), 2.6)];
}

function padOf(pad: readonly number[]): Solid {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, half = 8, thick = 4, z = 0] = pad;
  const way = unit([x1 - x0, y1 - y0, 0]);
  // Under the face that was told, to the right of the way from its beginning to its end.
  const under: Vector = [way[1] * thick, -way[0] * thick, 0];
  const corners = [
    [x0, y0],
    [x1, y1],
  ].flatMap(([x = 0, y = 0]) =>
    [zero, under].flatMap((down) =>
      [half, -half].map((aside): Vector => plus([x, y, z + aside], down)),
    ),
  );
  return slab("pad", corners);
}

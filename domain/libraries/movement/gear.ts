import type { Pose } from "./pose.ts";
import type { Body, Bone } from "./skeleton.ts";
import { ball, cone, type Solid, slab } from "./solid.ts";
import { across, between, cross, minus, plus, scaled, unit, type Vector } from "./vector.ts";

type Sides = "right" | "left";

/** A piece of equipment; lengths and places as in `Vector`. */
export type GearData =
  | Bar
  /** One in each hand: along the forearm, or across the body whatever the elbow. */
  | { dumbbells: "out" | "front" | "along" | "across"; in?: Sides }
  /** One in both hands, along the chest or hanging from the hands. */
  | { weight: "chest" | "hands" }
  /** One hanging from both hands. */
  | { kettlebell: true }
  /** A cable, a band or an arm of a machine from its anchor; a pair has one on each side. */
  | Line
  /** A cable with two ends, one for each hand. */
  | { fork: Vector }
  /** A plate pushed by both feet, by its radius. */
  | { sled: number }
  /** A rope from hand to hand, over the pose's `prop`. */
  | { rope: true }
  /** A rope from each hand to its anchor, in waves around its height at rest. */
  | { wave: Vector; rest: number }
  /** A round pad across both legs or arms: place on the bone, distance in front, half its length. */
  | { roller: "shank" | "thigh" | "arm"; at: number; front: number; half: number }
  /** A wheel in the hands, by its radius. */
  | { wheel: number }
  /**
   * A cushion or water from one place to another, seen from the side: its upper face, half its width, its
   * thickness, the place of its middle. `front` draws it in front of the body.
   */
  | { pad: Pad; front?: boolean; water?: boolean }
  /** Its two ends and its radius. */
  | { rod: readonly [number, number, number, number, number, number, number]; front?: boolean }
  /** Its middle and its radius. */
  | { disc: readonly [number, number, number, number]; front?: boolean };

/** A bar in the hands, or on a part of the body: half its length, the radius of its plates. */
interface Bar {
  bar: "hands" | "back" | "front" | "hips";
  half: number;
  plates: number;
}

type Pad = readonly [
  ...[x0: number, y0: number, x1: number, y1: number],
  ...[half: number, thick: number, z: number],
];

interface Line {
  line: Vector;
  to: "hands" | "feet" | "shanks" | "grip";
  r: number;
  in?: Sides;
  /** The radius of the plates, and their distance from the hands. */
  plates?: number;
  beyond?: number;
}

/** Whether a piece of equipment never moves. */
export const stands = (gear: GearData) => "pad" in gear || "rod" in gear || "disc" in gear;

const aside: Vector = [0, 0, 1];

const along = ({ from, to }: Bone) => unit(minus(to, from));

/** The middle of the hands, and the direction from left to right. */
function gripOf({ right, left }: Body) {
  const [a, b] = [right.fore.to, left.fore.to];
  return { middle: between(a, b, 0.5), way: unit(minus(a, b), aside) };
}

/** A round bar along an axis, half its length to either side. */
const bar = (
  middle: Vector,
  axis: Vector,
  half: number,
  radius: number,
  tone: Solid["tone"] = "gear",
) => cone(tone, plus(middle, axis, half), plus(middle, axis, -half), radius);

function disc(tone: Solid["tone"], at: Vector, axis: Vector, radius: number, half: number): Solid {
  const first = unit(cross(Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], axis));
  return ball(tone, at, [
    scaled(axis, half),
    scaled(first, radius),
    scaled(cross(axis, first), radius),
  ]);
}

/** The solids of a piece of equipment, with the body in its pose. */
export function gearSolids(gear: GearData, body: Body, pose: Pose): Solid[] {
  const { chest, right, left } = body;
  const both = [right, left];
  const grip = gripOf(body);
  if ("bar" in gear) return barSolids(gear, body);
  if ("dumbbells" in gear) {
    const { dumbbells: way } = gear;
    return (gear.in ? [body[gear.in]] : both).flatMap(({ fore }) => {
      const axis = along(fore);
      if (way === "along") return dumbbell(fore.to, axis);
      return dumbbell(fore.to, way === "across" ? unit(across(chest.out, axis)) : fore[way]);
    });
  }
  if ("weight" in gear) {
    return dumbbell(grip.middle, along(gear.weight === "chest" ? chest : right.fore));
  }
  if ("kettlebell" in gear) return kettlebell(grip, along(right.fore));
  if ("line" in gear) return lineSolids(gear, body);
  if ("fork" in gear) {
    const knot = plus(grip.middle, unit(minus(gear.fork, grip.middle)), 5);
    const ends = both.map(({ fore }) => cone("gear", knot, plus(fore.to, along(fore), 1.5), 0.8));
    return [cone("gear", gear.fork, knot, 0.45), ...ends];
  }
  if ("sled" in gear) {
    const middle = between(right.ball, left.ball, 0.5);
    const { front } = right.foot;
    const under = plus(plus(middle, front, -2.2), along(right.foot), -3);
    return [disc("pad", under, front, gear.sled, 1.6)];
  }
  if ("rope" in gear) {
    const bow = minus(pose.prop, grip.middle);
    // Fuller than a parabola, like a swung rope.
    return curve(right.fore.to, left.fore.to, (part) => scaled(bow, 1 - (2 * part - 1) ** 4));
  }
  if ("wave" in gear) {
    const { wave, rest } = gear;
    return both.flatMap(({ fore: { to } }) =>
      curve(to, wave, (part) => {
        const wanted = (to[1] - rest) * (Math.cos(3 * Math.PI * part) - 1) * (1 - part);
        const height = to[1] + (wave[1] - to[1]) * part;
        return [0, Math.max(0.6 - height, wanted), 0];
      }),
    );
  }
  if ("roller" in gear) {
    const [a, b] = both.map(({ [gear.roller]: bone }) =>
      plus(between(bone.from, bone.to, gear.at), bone.front, gear.front),
    ) as [Vector, Vector];
    return [bar(between(a, b, 0.5), aside, gear.half, 2.6, "pad")];
  }
  if ("wheel" in gear) {
    return [disc("gear", grip.middle, aside, gear.wheel, 1.6), bar(grip.middle, aside, 9, 0.9)];
  }
  if ("rod" in gear) {
    const [x0, y0, z0, x1, y1, z1, radius] = gear.rod;
    return [cone("gear", [x0, y0, z0], [x1, y1, z1], radius)];
  }
  if ("disc" in gear) {
    const [x, y, z, radius] = gear.disc;
    return [disc("gear", [x, y, z], aside, radius, 1.5)];
  }
  return [padOf(gear.pad, gear.water ? "water" : "pad")];
}

function barSolids({ bar: place, half, plates }: Bar, body: Body): Solid[] {
  const { chest, right, left, waist } = body;
  const grip = gripOf(body);
  const over = (front: number, up: number) =>
    plus(plus(chest.to, chest.front, front), along(chest), up);
  const hips = between(right.thigh.from, left.thigh.from, 0.5);
  const places: Record<Bar["bar"], readonly [Vector, Vector]> = {
    hands: [grip.middle, grip.way],
    hips: [plus(hips, right.thigh.front, 7), waist.out],
    back: [over(-4.6, -1), chest.out],
    front: [over(4.6, 0.5), chest.out],
  };
  const [middle, axis] = places[place];
  // In halves, because one may be in front of the body and the other behind.
  return [half, -half].flatMap((end) => {
    const rod = cone("gear", middle, plus(middle, axis, end), 0.8);
    const plate = disc("plate", plus(middle, axis, end - 3 * Math.sign(end)), axis, plates, 1.3);
    return plates > 0 ? [rod, plate] : [rod];
  });
}

const dumbbell = (at: Vector, axis: Vector): Solid[] => [
  bar(at, axis, 4, 0.9),
  ...[4, -4].map((end) => disc("gear", plus(at, axis, end), axis, 3.1, 1.7)),
];

function kettlebell({ middle, way }: ReturnType<typeof gripOf>, down: Vector): Solid[] {
  const [right, left] = [plus(middle, way, 2.8), plus(middle, way, -2.8)];
  const bell = plus(middle, down, 7);
  const radius = 4.4;
  return [
    cone("gear", right, left, 0.8),
    ...[right, left].map((end) => cone("gear", end, bell, 0.8)),
    ball("gear", bell, [
      [radius, 0, 0],
      [0, radius, 0],
      [0, 0, radius],
    ]),
  ];
}

function lineSolids(
  { line: [x, y, z], to, r, in: only, plates, beyond = 0 }: Line,
  body: Body,
): Solid[] {
  const sides = only ? [only] : to === "grip" ? (["right"] as const) : (["right", "left"] as const);
  return sides.flatMap((name) => {
    const { fore, ball, shank } = body[name];
    const from: Vector = [x, y, only || name === "right" ? z : -z];
    const ends = { hands: fore.to, feet: ball, shanks: shank.to, grip: gripOf(body).middle };
    const end = plus(ends[to], unit(minus(ends[to], from)), beyond);
    const arm = cone("gear", from, end, r);
    return plates ? [arm, disc("plate", end, unit(minus(end, from)), plates, 1.3)] : [arm];
  });
}

const threads = 12;

/** A line between two places as thin cones, with each point moved. */
function curve(from: Vector, to: Vector, moved: (part: number) => Vector): Solid[] {
  const at = (step: number) => plus(between(from, to, step / threads), moved(step / threads));
  return Array.from({ length: threads }, (_, step) => cone("rope", at(step), at(step + 1), 0.5));
}

function padOf([x0, y0, x1, y1, half, thick, z]: Pad, tone: Solid["tone"]): Solid {
  const way: Vector = [(x1 - x0) / 2, (y1 - y0) / 2, 0];
  // Under the given face, to the right of the direction from start to end.
  const under = scaled(unit([way[1], -way[0], 0]), thick / 2);
  return slab(tone, plus(plus([x0, y0, z], way), under), [way, under, [0, 0, half]]);
}

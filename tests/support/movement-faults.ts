import { partsOf } from "../../domain/libraries/movement/figure.ts";
import { type Movement, poseAt, secondsOf } from "../../domain/libraries/movement/movement.ts";
import type { Pose } from "../../domain/libraries/movement/pose.ts";
import {
  type Body,
  type Bone,
  bodyOf,
  bones,
  type Side,
  soleRadius,
} from "../../domain/libraries/movement/skeleton.ts";
import type { Solid } from "../../domain/libraries/movement/solid.ts";
import {
  across,
  cross,
  dot,
  lengthOf,
  minus,
  plus,
  unit,
  type Vector,
} from "../../domain/libraries/movement/vector.ts";

const frames = 24;

/** Maximum deviations from a position, and depths within another part, in hundredths of the stature. */
const tolerances = { reach: 0.6, floor: 0.9, cushion: 2.4, length: 0.01, balance: 2.5, slide: 0.5 };

/**
 * Ranges of joints in degrees. Source: Greene & Heckman, The Clinical Measurement of Joint Motion
 * (American Academy of Orthopaedic Surgeons, 1994). For joints under load or momentum (an ankle under a squat):
 * Soucie et al., Haemophilia 17 (2011), and Weir & Chockley (weight-bearing dorsiflexion, 2006).
 * For the spine, lumbar and thoracic parts together: White & Panjabi, Clinical Biomechanics of the Spine (1990).
 * For the forearm, from palms up (90° before the thumb): Zwerus et al., Shoulder & Elbow 11 (2019).
 */
const ranges = {
  knee: [-6, 155],
  elbow: [0, 152],
  forearm: [0, 174],
  hip: [-30, 138],
  hipAside: [-35, 55],
  ankle: [-55, 42],
  spine: [-32, 75],
  spineAside: [-38, 38],
  spineTurn: [-52, 52],
  neck: [-62, 55],
  neckTurn: [-80, 80],
} as const;

const degrees = (radians: number) => (radians * 180) / Math.PI;
const along = ({ from, to }: Bone) => unit(minus(to, from));
const angleOf = (a: Vector, b: Vector) => degrees(Math.acos(Math.min(1, Math.max(-1, dot(a, b)))));

/** Faults of a movement in words, each once with its first moment. */
export function faultsOf(movement: Movement): string[] {
  const total = secondsOf(movement);
  const found = new Map<string, string>();
  const first = bodyOf(poseAt(movement, 0), movement.stance);
  for (let frame = 0; frame < frames; frame += 1) {
    const pose = poseAt(movement, (total * frame) / frames);
    const body = bodyOf(pose, movement.stance);
    const faults = [
      ...reachFaults(movement, pose, body),
      ...lengthFaults(movement, body),
      ...jointFaults(pose, body),
      ...floorFaults(movement, pose, body),
      ...cushionFaults(movement, body),
      ...balanceFaults(movement, pose, body),
      ...slideFaults(movement, pose, body, first),
    ];
    for (const [fault, detail] of faults) {
      if (!found.has(fault)) found.set(fault, `${fault}: ${detail} (${frame}/${frames})`);
    }
  }
  return [...found.values()];
}

type Fault = readonly [fault: string, detail: string];

const sidesOf = ({ right, left }: Body) =>
  [
    ["right", right, 1],
    ["left", left, -1],
  ] as const;

function reachFaults(movement: Movement, pose: Pose, body: Body): Fault[] {
  const { right, left } = pose;
  const faults: Fault[] = [];
  for (const [name, side, sign] of sidesOf(body)) {
    const own = name === "right" ? right : left;
    const check = (part: string, target: Vector, position: Vector) => {
      const distance = lengthOf(minus(target, position));
      if (distance > tolerances.reach)
        faults.push([`${name} ${part} out of reach`, distance.toFixed(1)]);
    };
    if (own.hand && movement.stance.hands === "world") {
      check("hand", [own.hand[0], own.hand[1], own.hand[2] * sign], side.fore.to);
    }
    if (own.hand && movement.stance.hands !== "world") {
      const stretch = lengthOf(minus(side.fore.to, side.arm.from));
      const maxStretch = bones.arm + bones.fore + (movement.stance.flat ? 0 : bones.grip);
      if (stretch > maxStretch - 0.05)
        faults.push([`${name} hand at the end of its reach`, stretch.toFixed(1)]);
    }
    if (own.step) {
      const target: Vector = [own.step[0], own.step[1] + soleRadius, own.step[2] * sign];
      check("foot", target, side.ball);
    }
  }
  return faults;
}

function lengthFaults({ stance }: Movement, body: Body): Fault[] {
  const fore = bones.fore + (stance.flat ? 0 : bones.grip);
  const expected = { thigh: bones.thigh, shank: bones.shank, arm: bones.arm, fore };
  return sidesOf(body).flatMap(([name, side]) =>
    Object.entries(expected).flatMap(([bone, length]): Fault[] => {
      const { from, to } = side[bone as keyof typeof expected];
      const actual = lengthOf(minus(to, from));
      return Math.abs(actual - length) > tolerances.length
        ? [[`${name} ${bone} has another length`, actual.toFixed(2)]]
        : [];
    }),
  );
}

/** The angle from one direction to another about an axis, positive counter-clockwise. */
function signed(from: Vector, to: Vector, axis: Vector) {
  const [a, b] = [unit(across(from, axis)), unit(across(to, axis))];
  return degrees(Math.atan2(dot(cross(a, b), axis), dot(a, b)));
}

function jointFaults(pose: Pose, body: Body): Fault[] {
  const { waist, chest } = body;
  const angles: [keyof typeof ranges, string, number][] = [
    ["neck", "neck", pose.head[0]],
    ["neckTurn", "neck turned", pose.head[1]],
    ["spine", "spine", -signed(along(waist), along(chest), waist.out)],
    ["spineAside", "spine aside", signed(along(waist), along(chest), waist.front)],
    ["spineTurn", "spine turned", pose.chest[2] - pose.trunk[2]],
  ];
  const faults: Fault[] = [];
  for (const [name, side, sign] of sidesOf(body)) {
    const [thigh, shank] = [along(side.thigh), along(side.shank)];
    const bend = angleOf(thigh, shank);
    // A knee bends to the back of the thigh, about an axis from side to side.
    const hinge = unit(cross(shank, thigh), waist.out);
    const outwards = unit(across(waist.out, thigh), waist.out);
    const forward = dot(hinge, outwards) < -0.35 && bend > 3;
    angles.push(["knee", `${name} knee`, forward ? -bend : bend]);
    angles.push(["elbow", `${name} elbow`, angleOf(along(side.arm), along(side.fore))]);
    angles.push(["forearm", `${name} forearm`, pose[name].turn]);
    const down: Vector = minus([0, 0, 0], along(waist));
    angles.push(["hip", `${name} hip`, signed(down, thigh, waist.out)]);
    const aside = 90 - angleOf(thigh, waist.out);
    angles.push(["hipAside", `${name} hip aside`, sign * aside]);
    angles.push([
      "ankle",
      `${name} ankle`,
      90 - angleOf(minus([0, 0, 0], shank), along(side.foot)),
    ]);
    faults.push(...shoulderFaults(name, side, chest));
  }
  for (const [joint, name, value] of angles) {
    const [min, max] = ranges[joint];
    if (value < min || value > max) faults.push([`${name} beyond its range`, value.toFixed(0)]);
  }
  return faults;
}

/** Arms reach 60° behind the trunk when hanging, 45° at the height of the shoulder, less above. */
function shoulderFaults(name: string, side: Side, chest: Bone): Fault[] {
  const arm = along(side.arm);
  const behind = -dot(arm, chest.front);
  const raised = dot(arm, along(chest));
  const maxBehind = raised > 0.5 ? 0.5 : raised > -0.3 ? 0.75 : 0.9;
  return behind > maxBehind
    ? [[`${name} arm too far behind`, degrees(Math.asin(behind)).toFixed(0)]]
    : [];
}

function lowestOf(solid: Solid): number {
  if (solid.kind === "slab") {
    return solid.at[1] - solid.axes.reduce((sum, axis) => sum + Math.abs(axis[1]), 0);
  }
  if (solid.kind === "ball") {
    return solid.at[1] - Math.hypot(...solid.axes.map((axis) => axis[1]));
  }
  return Math.min(solid.from[1], solid.to[1]);
}

function floorFaults(movement: Movement, pose: Pose, body: Body): Fault[] {
  return partsOf(movement, body, pose)
    .filter(({ name }) => !name.includes("/"))
    .flatMap(({ name, solids, layer }): Fault[] => {
      if (layer) return [];
      const lowest = Math.min(...solids.map(lowestOf));
      return lowest < -tolerances.floor ? [[`${name} through the floor`, lowest.toFixed(1)]] : [];
    });
}

/** Parts on a cushion may press into it a little, but not pass through. */
function cushionFaults({ gear }: Movement, body: Body): Fault[] {
  const points = pointsOf(body);
  return gear.flatMap((each, index): Fault[] => {
    if (!("pad" in each) || each.water) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, half = 8, thick = 4, z = 0] = each.pad;
    const direction = unit([x1 - x0, y1 - y0, 0]);
    const under: Vector = [direction[1], -direction[0], 0];
    const length = Math.hypot(x1 - x0, y1 - y0);
    return points.flatMap(([name, at, radius]): Fault[] => {
      const from = minus(at, [x0, y0, z]);
      const [a, b, c] = [dot(from, direction), dot(from, under), Math.abs(from[2])];
      // The depth of a bone's middle with its flesh below the nearest face.
      const depth = Math.min(
        b + radius,
        thick - b + radius,
        a + radius,
        length - a + radius,
        half - c + radius,
      );
      const inside = b > -radius && b < thick + radius && a > 0 && a < length && c < half;
      if (!inside || depth <= tolerances.cushion) return [];
      return [[`${name} within cushion ${index}`, depth.toFixed(1)]];
    });
  });
}

function pointsOf(body: Body): readonly (readonly [name: string, at: Vector, radius: number])[] {
  const { waist, chest, head } = body;
  const middle = ({ from, to }: Bone) => plus(from, minus(to, from), 0.5);
  return [
    ["pelvis", plus(waist.from, waist.front, -0.7), 5.2],
    ["waist", middle(waist), 4.8],
    ["chest", middle(chest), 5.6],
    ["head", head.to, 4.9],
    ...sidesOf(body).flatMap(([name, side]) => [
      [`${name} knee`, side.thigh.to, 3.4] as const,
      [`${name} thigh`, middle(side.thigh), 4.2] as const,
      [`${name} shank`, middle(side.shank), 2.6] as const,
      [`${name} ankle`, side.shank.to, 2] as const,
      [`${name} elbow`, side.arm.to, 2.7] as const,
      [`${name} arm`, middle(side.arm), 3] as const,
      [`${name} hand`, side.fore.to, 1.6] as const,
    ]),
  ];
}

/** Feet that carry the body do not slide, except for the heel. */
function slideFaults({ stance }: Movement, pose: Pose, body: Body, first: Body): Fault[] {
  if (pose.at) return [];
  const feet = stance.oneLeg ? (["right"] as const) : (["right", "left"] as const);
  return feet.flatMap((name): Fault[] => {
    const distance = lengthOf(minus(body[name].ball, first[name].ball));
    return distance > tolerances.slide ? [[`${name} foot slides`, distance.toFixed(1)]] : [];
  });
}

/**
 * A body on both feet without a fixed hold has its centre of mass over them. Source of the masses: Winter (2009),
 * table 4.1.
 */
function balanceFaults({ gear, stance }: Movement, pose: Pose, body: Body): Fault[] {
  const isHeld = gear.some(
    (each) => "line" in each || "fork" in each || "pad" in each || "rod" in each || "wave" in each,
  );
  if (pose.at || isHeld || stance.oneLeg || stance.flat) return [];
  const { waist, chest, head } = body;
  const middle = ({ from, to }: Bone, part = 0.45) => plus(from, minus(to, from), part);
  const masses: [number, Vector][] = [
    [0.081, head.to],
    [0.216, middle(chest, 0.55)],
    [0.281, middle(waist, 0.4)],
  ];
  for (const [, side] of sidesOf(body)) {
    masses.push([0.1, middle(side.thigh)], [0.061, middle(side.shank, 0.5)]);
    masses.push([0.028, middle(side.arm)], [0.022, middle(side.fore, 0.6)]);
  }
  const all = masses.reduce((sum, [mass]) => sum + mass, 0);
  const x = masses.reduce((sum, [mass, at]) => sum + mass * at[0], 0) / all;
  const [heel, toe] = [body.right.foot.from[0], body.right.foot.to[0]];
  const off = x < heel ? x - heel : x > toe ? x - toe : 0;
  return Math.abs(off) > tolerances.balance ? [["falls over", off.toFixed(1)]] : [];
}

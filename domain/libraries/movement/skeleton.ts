import type { Lean, Place, Pose, SidePose, Swing } from "./pose.ts";
import {
  across,
  cross,
  lengthOf,
  minus,
  plus,
  scaled,
  turned,
  unit,
  type Vector,
} from "./vector.ts";

/**
 * Lengths of the bones in hundredths of the stature. Source: Drillis & Contini (1966), as in Winter,
 * Biomechanics and Motor Control of Human Movement (2009), figure 4.1; the trunk is parted at the
 * last rib, widths are those between the centres of the joints.
 */
export const bones = {
  ...{ thigh: 24.5, shank: 24.6, arm: 18.6, fore: 14.6 },
  /** From the wrist to the middle of what is held. */
  grip: 4.2,
  ...{ waist: 12.4, chest: 16.4, neck: 5.2, head: 6.2, hips: 5.3, shoulders: 10.6 },
};

/** From the ankle: how far forwards and downwards the parts of a foot are. */
const foot = { ball: [8.2, 2.3], toe: [11.2, 2.7], heel: [-3.2, 2.2] } as const;

/** The height of an ankle over the ball of a foot that stands flat. */
export const soleRadius = 1.6;

/** A bone: its ends, and where its front and its outer side are. */
export interface Bone {
  from: Vector;
  to: Vector;
  front: Vector;
  out: Vector;
}

export interface Side {
  thigh: Bone;
  shank: Bone;
  /** From the heel to the toes. */
  foot: Bone;
  ball: Vector;
  arm: Bone;
  /** To the grip, or to the wrist of a hand that lies flat. */
  fore: Bone;
}

export interface Body {
  waist: Bone;
  chest: Bone;
  head: Bone;
  right: Side;
  left: Side;
}

/** What a place of a hand is told from. */
export type HandsFrame = "world" | "chest" | "head";

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction of a limb's bone, and its front. */
function swung([forwards, outwards]: Swing, side: 1 | -1): { along: Vector; front: Vector } {
  const [p, o] = [rad(forwards), rad(outwards)];
  const along: Vector = [Math.sin(p) * Math.cos(o), -Math.cos(p) * Math.cos(o), side * Math.sin(o)];
  return { along, front: [Math.cos(p), Math.sin(p), 0] };
}

/** The axes of a part of the trunk. */
function leant([forwards, right, turn]: Lean): { up: Vector; front: Vector; right: Vector } {
  const [p, o] = [rad(forwards), rad(right)];
  const up: Vector = [Math.sin(p) * Math.cos(o), Math.cos(p) * Math.cos(o), Math.sin(o)];
  const front = turned([Math.cos(p), -Math.sin(p), 0], up, turn);
  return { up, front, right: cross(front, up) };
}

/** Two bones that lead from one place to another as far as they reach, bent to where they are told. */
function bent(from: Vector, to: Vector, lengths: readonly [number, number], pole: Vector) {
  const [a, b] = lengths;
  const way = minus(to, from);
  const along = unit(way, [0, -1, 0]);
  const reach = Math.min(Math.max(lengthOf(way), Math.abs(a - b) + 0.01), a + b - 0.001);
  const cos = (a * a + reach * reach - b * b) / (2 * a * reach);
  const aside = unit(across(pole, along), unit(across([1, 0, 0.1], along)));
  const middle = plus(plus(from, along, a * cos), aside, a * Math.sqrt(Math.max(0, 1 - cos * cos)));
  return { middle, end: plus(from, along, reach) };
}

/** The front of a bone that no swing told: as if it had been swung to where it is. */
const frontOf = (along: Vector): Vector => {
  const p = Math.hypot(along[0], along[1]) < 0.05 ? 0 : Math.atan2(along[0], -along[1]);
  return [Math.cos(p), Math.sin(p), 0];
};

/** Two bones in one plane once they are bent: the front of the upper one turns towards it. */
function pair(
  [from, middle, end]: readonly [Vector, Vector, Vector],
  front: Vector,
  bendsTo: 1 | -1,
  side: 1 | -1,
): readonly [Bone, Bone] {
  const upper = unit(minus(middle, from));
  const lower = unit(minus(end, middle));
  const hint = plus(scaled(front, 0.3), across(lower, upper), bendsTo);
  const bone = (from: Vector, to: Vector, along: Vector, hint: Vector): Bone => {
    const front = unit(across(hint, along), unit(across([1, 0.1, 0], along)));
    return { from, to, front, out: scaled(cross(front, along), -side) };
  };
  const first = bone(from, middle, upper, hint);
  const turnedOn = plus(scaled(front, 0.3), across(upper, lower), -bendsTo);
  return [first, bone(middle, end, lower, turnedOn)];
}

const placed = ([forwards, upwards, outwards]: Place, side: 1 | -1): Vector => [
  forwards,
  upwards,
  outwards * side,
];

/** The axes of a foot that stands: level but for its heel. */
function soleAxes({ foot: lifted, toes }: SidePose, side: 1 | -1) {
  const level: Vector = [Math.cos(rad(toes)), 0, side * Math.sin(rad(toes))];
  const [cos, sin] = [Math.cos(rad(lifted)), Math.sin(rad(lifted))];
  const forwards = plus(scaled(level, cos), [0, 1, 0], -sin);
  const down = plus(scaled(level, -sin), [0, 1, 0], -cos);
  return { forwards, down };
}

type Axes = ReturnType<typeof soleAxes>;

const inFoot = (ankle: Vector, { forwards, down }: Axes, [a, b]: readonly [number, number]) =>
  plus(plus(ankle, forwards, a), down, b);

/** Where the ankle over a standing ball is. */
const ankleOver = (ball: Place, pose: SidePose, side: 1 | -1) => {
  const lifted = plus(placed(ball, side), [0, soleRadius, 0]);
  const [a, b] = foot.ball;
  return inFoot(lifted, soleAxes(pose, side), [-a, -b]);
};

interface LegInput {
  hip: Vector;
  pose: SidePose;
  side: 1 | -1;
  /** Whether the foot stands where its swung bones lead. */
  stands: boolean;
}

function leg({
  hip,
  pose,
  side,
  stands,
}: LegInput): Pick<Side, "thigh" | "shank" | "foot" | "ball"> {
  const { thigh, shank, step } = pose;
  const ways = [swung(thigh, side), swung(shank, side)] as const;
  let joints: readonly [Vector, Vector, Vector];
  let front = ways[0].front;
  if (step) {
    const { along } = swung(pose.knee, side);
    const reached = bent(hip, ankleOver(step, pose, side), [bones.thigh, bones.shank], along);
    joints = [hip, reached.middle, reached.end];
    front = frontOf(unit(minus(reached.middle, hip)));
  } else {
    const knee = plus(hip, ways[0].along, bones.thigh);
    joints = [hip, knee, plus(knee, ways[1].along, bones.shank)];
  }
  const [upper, lower] = pair(joints, front, -1, side);
  const ankle = joints[2];
  const axes = step || stands ? soleAxes(pose, side) : stretched(lower, pose.foot);
  const from = inFoot(ankle, axes, foot.heel);
  const to = inFoot(ankle, axes, foot.toe);
  const up = scaled(axes.down, -1);
  return {
    thigh: upper,
    shank: lower,
    foot: { from, to, front: up, out: scaled(cross(up, axes.forwards), -side) },
    ball: inFoot(ankle, axes, foot.ball),
  };
}

/** The axes of a foot in the air: across its shank, and stretched from there. */
function stretched({ from, to, front }: Bone, degrees: number): Axes {
  const along = unit(minus(to, from));
  const [cos, sin] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))];
  return {
    forwards: plus(scaled(front, cos), along, sin),
    down: plus(scaled(along, cos), front, -sin),
  };
}

interface ArmInput {
  shoulder: Vector;
  pose: SidePose;
  side: 1 | -1;
  frame: (place: Vector) => Vector;
  /** Whether the hand lies flat, so that the wrist is what is led. */
  flat: boolean;
}

function arm({ shoulder, pose, side, frame, flat }: ArmInput): Pick<Side, "arm" | "fore"> {
  const lengths = [bones.arm, flat ? bones.fore : bones.fore + bones.grip] as const;
  let joints: readonly [Vector, Vector, Vector];
  let front: Vector;
  if (pose.hand) {
    const { along } = swung(pose.elbow, side);
    const reached = bent(shoulder, frame(placed(pose.hand, side)), lengths, along);
    joints = [shoulder, reached.middle, reached.end];
    front = frontOf(unit(minus(reached.middle, shoulder)));
  } else {
    const ways = [swung(pose.arm, side), swung(pose.fore, side)] as const;
    const elbow = plus(shoulder, ways[0].along, lengths[0]);
    joints = [shoulder, elbow, plus(elbow, ways[1].along, lengths[1])];
    front = ways[0].front;
  }
  const [upper, lower] = pair(joints, front, 1, side);
  return { arm: upper, fore: lower };
}

/** What holds for all moments of a movement. */
export interface Stance {
  hands: HandsFrame;
  /** Hands that lie flat: their wrist is led instead of their grip. */
  flat: boolean;
  /** The right foot alone carries the body; the left one is in the air, or has a place. */
  oneLeg: boolean;
}

/** Where every bone of a pose is. */
export function bodyOf(pose: Pose, { hands, flat, oneLeg }: Stance): Body {
  const pelvis = leant(pose.trunk);
  const ribs = leant(pose.chest);
  const { right, left } = pose;
  let root: Vector;
  if (pose.at) root = placed(pose.at, 1);
  else {
    const ankle = ankleOver(pose.ball, right, 1);
    const knee = plus(ankle, swung(right.shank, 1).along, -bones.shank);
    const hip = plus(knee, swung(right.thigh, 1).along, -bones.thigh);
    root = plus(hip, pelvis.right, -bones.hips);
  }
  const waist = plus(root, pelvis.up, bones.waist);
  const neck = plus(waist, ribs.up, bones.chest);
  const [down, turn] = pose.head;
  const faced = turned(ribs.front, ribs.up, turn);
  const headUp = turned(ribs.up, cross(faced, ribs.up), -down);
  const centre = plus(plus(neck, ribs.up, bones.neck * 0.6), headUp, bones.neck * 0.4 + bones.head);
  const headFront = cross(headUp, cross(faced, ribs.up));
  const frames: Record<HandsFrame, (place: Vector) => Vector> = {
    world: (place) => place,
    chest: ([f, u, o]) => plus(plus(plus(neck, ribs.front, f), ribs.up, u), ribs.right, o),
    head: ([f, u, o]) =>
      plus(plus(plus(centre, headFront, f), headUp, u), cross(headFront, headUp), o),
  };
  const sideOf = (own: SidePose, side: 1 | -1): Side => {
    const shoulder = plus(
      plus(plus(neck, ribs.right, side * bones.shoulders), ribs.up, own.shrug),
      ribs.front,
      own.reach,
    );
    const hip = plus(root, pelvis.right, side * bones.hips);
    return {
      ...leg({ hip, pose: own, side, stands: !pose.at && (side === 1 || !oneLeg) }),
      ...arm({ shoulder, pose: own, side, frame: frames[hands], flat }),
    };
  };
  return {
    waist: { from: root, to: waist, front: pelvis.front, out: pelvis.right },
    chest: { from: waist, to: neck, front: ribs.front, out: ribs.right },
    head: { from: neck, to: centre, front: headFront, out: cross(headFront, headUp) },
    right: sideOf(right, 1),
    left: sideOf(left, -1),
  };
}

import body from "./data/body.json" with { type: "json" };
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
 * Biomechanics and Motor Control of Human Movement (2009), figure 4.1. The trunk is divided at the last rib,
 * widths are between the centres of the joints, `grip` is from the wrist to the middle of a held object.
 */
export const { bones } = body;

/** The parts of a foot, from the ankle. */
const foot = body.foot as unknown as Record<keyof typeof body.foot, Place>;

/** The height of an ankle over the ball of a flat foot. */
export const soleRadius = 1.6;

/** A bone: its ends, and the directions of its front and outer side. */
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
  /** To the grip, or to the wrist of a flat hand. */
  fore: Bone;
}

export interface Body {
  waist: Bone;
  chest: Bone;
  head: Bone;
  right: Side;
  left: Side;
}

/** The frame of a hand's place. */
export type HandsFrame = "world" | "chest" | "head";

const rad = (degrees: number) => (degrees * Math.PI) / 180;

type Hand = 1 | -1;

/** The direction and the front of a hanging bone after its swing. */
function swung([forwards, outwards]: readonly number[], side: Hand) {
  const [p, o] = [rad(forwards ?? 0), rad(outwards ?? 0)];
  const front: Vector = [Math.cos(p), Math.sin(p), 0];
  const along: Vector = [front[1] * Math.cos(o), -front[0] * Math.cos(o), side * Math.sin(o)];
  return { along, front };
}

/** The axes of a part of the body. */
interface Axes {
  front: Vector;
  up: Vector;
  out: Vector;
}

const within = (from: Vector, { front, up, out }: Axes, [f, u, o]: Place): Vector =>
  plus(plus(plus(from, front, f), up, u), out, o);

/** Nodded forwards about the axis from side to side. */
function nodded(front: Vector, up: Vector, degrees: number): Axes {
  const out = cross(front, up);
  return { front: turned(front, out, -degrees), up: turned(up, out, -degrees), out };
}

/** The axes of a part of the trunk; a standing bone is a hanging one upside down. */
function leant([forwards, right, turn]: Lean): Axes {
  const { along, front } = swung([-forwards, -right], 1);
  const up = scaled(along, -1);
  return nodded(turned(front, up, turn), up, 0);
}

/** Two bones of a limb: their lengths, and the bend of their joint. */
interface Limb {
  lengths: readonly [number, number];
  /** An elbow brings the second bone to the front of the first, a knee to its back. */
  bends: Hand;
}

interface LimbPose {
  from: Vector;
  swings: readonly [Swing, Swing];
  /** The target of the limb, instead of swings; `pole` is the direction of its joint. */
  to: Vector | null | undefined;
  pole: Swing;
  side: Hand;
  /** The inward turn of its second bone. */
  turn?: number;
}

function limb({ lengths, bends }: Limb, { from, swings, to, pole, side, turn = 0 }: LimbPose) {
  const [a, b] = lengths;
  const [first, second] = [swung(swings[0], side), swung(swings[1], side)];
  let { front } = first;
  let middle = plus(from, first.along, a);
  let end = plus(middle, second.along, b);
  if (to) {
    const way = minus(to, from);
    const along = unit(way);
    // Within its reach, by the law of cosines.
    const reach = Math.min(Math.max(lengthOf(way), Math.abs(a - b) + 0.01), a + b - 0.001);
    const cos = (a * a + reach * reach - b * b) / (2 * a * reach);
    const aside = unit(across(swung(pole, side).along, along));
    middle = plus(plus(from, along, a * cos), aside, a * Math.sqrt(Math.max(0, 1 - cos * cos)));
    end = plus(from, along, reach);
    // The front of a bone without a swing: as if swung to its place.
    const [x, y] = minus(middle, from);
    front = Math.hypot(x, y) < 0.05 * a ? [1, 0, 0] : unit([-y, x, 0]);
  }
  const [upper, lower] = [unit(minus(middle, from)), unit(minus(end, middle))];
  // Bent bones are in one plane, with their fronts.
  type Ends = readonly [from: Vector, to: Vector];
  const bone = ([from, to]: Ends, along: Vector, other: Vector, bent: number, turn = 0): Bone => {
    const hint = plus(scaled(front, 0.3), across(other, along), bent);
    const own = turned(unit(across(hint, along)), along, -side * turn);
    return { from, to, front: own, out: scaled(cross(own, along), -side) };
  };
  return [
    bone([from, middle], upper, lower, bends),
    bone([middle, end], lower, upper, -bends, turn),
  ] as const;
}

const placed = ([forwards, upwards, outwards]: Place, side: Hand): Vector => [
  forwards,
  upwards,
  outwards * side,
];

/** The axes of a standing foot, level except for its heel. */
const soleAxes = ({ foot: lifted, toes }: SidePose, side: Hand) =>
  nodded([Math.cos(rad(toes)), 0, side * Math.sin(rad(toes))], [0, 1, 0], lifted);

/** The place of the ankle over a standing ball. */
const ankleOver = ([x, y, z]: Place, pose: SidePose, side: Hand) => {
  const [a, b] = foot.ball;
  return within(placed([x, y + soleRadius, z], side), soleAxes(pose, side), [-a, -b, 0]);
};

const legs: Limb = { lengths: [bones.thigh, bones.shank], bends: -1 };

function legOf(hip: Vector, pose: SidePose, side: Hand, stands: boolean) {
  const { step } = pose;
  const [thigh, shank] = limb(legs, {
    from: hip,
    swings: [pose.thigh, pose.shank],
    pole: pose.knee,
    side,
    to: step && ankleOver(step, pose, side),
  });
  const up = unit(minus(shank.from, shank.to));
  const axes = step || stands ? soleAxes(pose, side) : nodded(shank.front, up, pose.foot);
  const [from, to, ball] = [foot.heel, foot.toe, foot.ball].map((part) =>
    within(shank.to, axes, part),
  ) as [Vector, Vector, Vector];
  return { thigh, shank, foot: { from, to, front: axes.up, out: scaled(axes.out, side) }, ball };
}

/** Values common to all moments of a movement. */
export interface Stance {
  hands: HandsFrame;
  /** Flat hands: the wrist is led instead of the grip. */
  flat: boolean;
  /** The right foot alone carries the body; the left one is in the air, or has a place. */
  oneLeg: boolean;
}

/** The bones of a pose. */
export function bodyOf(pose: Pose, { hands, flat, oneLeg }: Stance): Body {
  const [pelvis, ribs] = [leant(pose.trunk), leant(pose.chest)];
  const { at, right, left } = pose;
  const carried = () => {
    const knee = plus(ankleOver(pose.ball, right, 1), swung(right.shank, 1).along, -bones.shank);
    const hip = plus(knee, swung(right.thigh, 1).along, -bones.thigh);
    return plus(hip, pelvis.out, -bones.hips);
  };
  const root = at ?? carried();
  const waist = plus(root, pelvis.up, bones.waist);
  const neck = plus(waist, ribs.up, bones.chest);
  const [down, turn] = pose.head;
  const face = nodded(turned(ribs.front, ribs.up, turn), ribs.up, down);
  const centre = plus(
    plus(neck, ribs.up, bones.neck * 0.6),
    face.up,
    bones.neck * 0.4 + bones.head,
  );
  const arms: Limb = {
    lengths: [bones.arm, flat ? bones.fore : bones.fore + bones.grip],
    bends: 1,
  };
  const handAt = (place: Vector): Vector => {
    if (hands === "world") return place;
    return hands === "chest" ? within(neck, ribs, place) : within(centre, face, place);
  };
  const sideOf = (own: SidePose, side: Hand): Side => {
    const from = within(neck, ribs, [own.reach, own.shrug, side * bones.shoulders]);
    const hip = plus(root, pelvis.out, side * bones.hips);
    const [arm, fore] = limb(arms, {
      from,
      swings: [own.arm, own.fore],
      pole: own.elbow,
      side,
      turn: own.turn,
      to: own.hand && handAt(placed(own.hand, side)),
    });
    return { ...legOf(hip, own, side, !at && (side === 1 || !oneLeg)), arm, fore };
  };
  return {
    waist: { from: root, to: waist, ...pelvis },
    chest: { from: waist, to: neck, ...ribs },
    head: { from: neck, to: centre, ...face },
    right: sideOf(right, 1),
    left: sideOf(left, -1),
  };
}

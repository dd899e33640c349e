import body from "./data/body.json" with { type: "json" };

/** Degrees: how far a bone is swung forwards, then outwards to its side. */
export type Swing = readonly [forwards: number, outwards: number];

/** Degrees: leaning forwards, leaning to the person's right, turned to the left. */
export type Lean = readonly [forwards: number, right: number, turn: number];

/** Forwards, upwards, outwards from the middle; hundredths of the stature. */
export type Place = readonly [forwards: number, upwards: number, outwards: number];

/**
 * The bones of one side. Arms and legs hang down at 0 and point forwards at 90; a hand or a foot that
 * has a place is led there, its elbow or knee points as it is told.
 */
export interface SidePose {
  thigh: Swing;
  shank: Swing;
  /** Of a foot that stands, how far its heel is lifted; else how far the foot is stretched. */
  foot: number;
  /** How far the foot is turned out. */
  toes: number;
  /** Where the ball of the foot is, and to where the knee points. */
  step: Place | null;
  knee: Swing;
  arm: Swing;
  fore: Swing;
  /** How far the forearm is turned about itself: the palm inwards, then down (pronation). */
  turn: number;
  /** Where the grip is, and to where the elbow points. */
  hand: Place | null;
  elbow: Swing;
  /** How far the shoulder is lifted and brought forwards. */
  shrug: number;
  reach: number;
}

/** A moment of a movement. */
export interface Pose {
  /** The middle between the hips, of a body that nobody's foot carries. */
  at: Place | null;
  /** The ball of the right foot, which carries the body. */
  ball: Place;
  trunk: Lean;
  /** The rib cage. */
  chest: Lean;
  /** How far the chin is lowered, and the face turned to the left. */
  head: readonly [down: number, turn: number];
  /** Where the middle of a rope is. */
  prop: Place;
  right: SidePose;
  left: SidePose;
}

/** As it is written down: what is left out is as in the first pose, and there as at rest. */
export type PoseData = Partial<Omit<Pose, "right" | "left"> & SidePose> & {
  right?: Partial<SidePose>;
  left?: Partial<SidePose>;
};

/** Every key of what is left out, from the first of what is written that has it. */
const filled = <Whole extends object>(whole: Whole, ...written: readonly object[]): Whole =>
  Object.fromEntries(
    Object.entries(whole).map(([key, otherwise]) => {
      const found = written.find((part) => key in part);
      return [key, found ? Reflect.get(found, key) : otherwise];
    }),
  ) as Whole;

/** A body that stands at rest, and each of its sides. */
const rest = body.rest as unknown as Omit<Pose, "right" | "left">;
const side = body.side as unknown as SidePose;

/** A written pose with everything that it leaves out. */
export const poseOf = ({ right = {}, left = {}, ...both }: PoseData): Pose => ({
  ...filled(rest, both, both.trunk ? { chest: both.trunk } : {}),
  right: filled(side, right, both),
  left: filled(side, left, both),
});

/** One pose over another: what the second says replaces what the first said, side by side. */
export function over(first: PoseData, second: PoseData): PoseData {
  const right = { ...first.right, ...second.right };
  const left = { ...first.left, ...second.left };
  return { ...first, ...second, right, left };
}

/** The same with left and right exchanged. */
export function mirrored({ right = {}, left = {}, ...body }: PoseData): PoseData {
  const { trunk, chest, head } = body;
  const lean = ([forwards, aside, turn]: Lean): Lean => [forwards, -aside, -turn];
  return {
    ...body,
    ...(trunk && { trunk: lean(trunk) }),
    ...(chest && { chest: lean(chest) }),
    ...(head && { head: [head[0], -head[1]] }),
    right: left,
    left: right,
  };
}

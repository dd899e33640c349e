import body from "./data/body.json" with { type: "json" };

/** Degrees of a bone's swing: forwards, then outwards to its side. */
export type Swing = readonly [forwards: number, outwards: number];

/** Degrees of a lean: forwards, to the person's right, turned to the left. */
export type Lean = readonly [forwards: number, right: number, turn: number];

/** Forwards, upwards, outwards from the middle; hundredths of the stature. */
export type Place = readonly [forwards: number, upwards: number, outwards: number];

/**
 * The bones of one side. Arms and legs hang down at 0 and point forwards at 90. A hand or a foot with a place
 * is led there, with its elbow or knee in the given direction.
 */
export interface SidePose {
  thigh: Swing;
  shank: Swing;
  /** The lift of a standing foot's heel; otherwise the stretch of the foot. */
  foot: number;
  /** The outward turn of the foot. */
  toes: number;
  /** The place of the ball of the foot; `knee` is then the direction of the knee. */
  step: Place | null;
  knee: Swing;
  arm: Swing;
  fore: Swing;
  /** The turn of the forearm: palm inwards, then down (pronation). */
  turn: number;
  /** The place of the grip; `elbow` is then the direction of the elbow. */
  hand: Place | null;
  elbow: Swing;
  /** The lift and forward shift of the shoulder. */
  shrug: number;
  reach: number;
}

/** A moment of a movement. */
export interface Pose {
  /** The middle of the hips, of a body that no foot carries. */
  at: Place | null;
  /** The ball of the right, carrying foot. */
  ball: Place;
  trunk: Lean;
  /** The rib cage. */
  chest: Lean;
  /** The lowering of the chin, and the turn of the face to the left. */
  head: readonly [down: number, turn: number];
  /** The middle of a rope. */
  prop: Place;
  right: SidePose;
  left: SidePose;
}

/** A pose in the data file: missing values are those of the first pose, and there those at rest. */
export type PoseData = Partial<Omit<Pose, "right" | "left"> & SidePose> & {
  right?: Partial<SidePose>;
  left?: Partial<SidePose>;
};

/** Fills each missing key from the first source that has it. */
const filled = <Whole extends object>(whole: Whole, ...written: readonly object[]): Whole =>
  Object.fromEntries(
    Object.entries(whole).map(([key, otherwise]) => {
      const found = written.find((part) => key in part);
      return [key, found ? Reflect.get(found, key) : otherwise];
    }),
  ) as Whole;

/** A standing body at rest. */
const rest = body.rest as unknown as Omit<Pose, "right" | "left">;
const side = body.side as unknown as SidePose;

/** A pose of the data with its missing values. */
export const poseOf = ({ right = {}, left = {}, ...both }: PoseData): Pose => ({
  ...filled(rest, both, both.trunk ? { chest: both.trunk } : {}),
  right: filled(side, right, both),
  left: filled(side, left, both),
});

/** One pose over another: values of the second replace those of the first, each side separately. */
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

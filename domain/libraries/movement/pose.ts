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

type Written<Value> = Value extends readonly [infer First extends number, ...number[]]
  ? First | readonly number[]
  : Value;

/** As it is written down: what is left out is as in the pose before, a number alone is the first of several. */
export type PoseData = {
  [Key in Exclude<keyof Pose, "right" | "left">]?: Written<Pose[Key]>;
} & SideData & { right?: SideData; left?: SideData };

type SideData = { [Key in keyof SidePose]?: Written<NonNullable<SidePose[Key]>> | null };

const standing: SidePose = {
  ...{ thigh: [0, 0], shank: [0, 0], foot: 0, toes: 8, step: null, knee: [90, 0] },
  ...{ arm: [0, 6], fore: [8, 4], hand: null, elbow: [-45, 30], shrug: 0, reach: 0 },
};

const upright: Omit<Pose, "right" | "left"> = {
  ...{
    at: null,
    ball: [8, 0, 6],
    trunk: [0, 0, 0],
    chest: [0, 0, 0],
    head: [0, 0],
    prop: [0, 0, 0],
  },
};

/** How many numbers each of these is. */
const widths: Readonly<Record<string, number>> = {
  ...{ at: 3, ball: 3, trunk: 3, chest: 3, head: 2, prop: 3, step: 3, hand: 3 },
  ...{ thigh: 2, shank: 2, knee: 2, arm: 2, fore: 2, elbow: 2 },
};

function valueOf(key: string, written: unknown): unknown {
  const width = widths[key];
  if (width === undefined || written === null) return written;
  const given = Array.isArray(written) ? written : [written];
  return Array.from({ length: width }, (_, index) => given[index] ?? 0);
}

/** Every key of what is left out, from the first of what is written that has it. */
const filled = <Whole extends object>(whole: Whole, ...written: readonly object[]): Whole =>
  Object.fromEntries(
    Object.entries(whole).map(([key, otherwise]) => {
      const found = written.find((part) => key in part);
      return [key, found ? valueOf(key, Reflect.get(found, key)) : otherwise];
    }),
  ) as Whole;

/** A written pose with everything that it leaves out. */
export const poseOf = ({ right = {}, left = {}, ...both }: PoseData): Pose => ({
  ...filled(upright, both, { chest: both.trunk ?? 0 }),
  right: filled(standing, right, both),
  left: filled(standing, left, both),
});

/** One pose over another: what the second says replaces what the first said, side by side. */
export function over(first: PoseData, second: PoseData): PoseData {
  const right = { ...first.right, ...second.right };
  const left = { ...first.left, ...second.left };
  return { ...first, ...second, right, left };
}

/** The same with left and right exchanged. */
export function mirrored({ right, left, ...body }: PoseData): PoseData {
  const turned = ([forwards = 0, ...aside]: readonly number[]) => [
    forwards,
    ...aside.map((each) => -each),
  ];
  const { trunk, chest, head } = body;
  return {
    ...body,
    ...(typeof trunk === "object" ? { trunk: turned(trunk) } : {}),
    ...(typeof chest === "object" ? { chest: turned(chest) } : {}),
    ...(typeof head === "object" ? { head: turned(head) } : {}),
    right: left ?? {},
    left: right ?? {},
  };
}

/** What lies between two poses. */
export function poseBetween(from: Pose, to: Pose, part: number): Pose {
  return mix(from, to, part) as Pose;
}

function mix(from: unknown, to: unknown, part: number): unknown {
  if (typeof from === "number" && typeof to === "number") return from + (to - from) * part;
  if (!from || !to || typeof from !== "object") return part < 1 ? from : to;
  const entries = Object.entries(from).map(([key, value]) => [
    key,
    mix(value, Reflect.get(to, key), part),
  ]);
  return Array.isArray(from) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

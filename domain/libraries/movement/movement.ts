import type { GearData } from "./gear.ts";
import type { Worked } from "./muscles.ts";
import { mirrored, over, type Pose, type PoseData, poseOf } from "./pose.ts";
import type { HandsFrame, Stance } from "./skeleton.ts";

/** A movement in its data file; lengths in hundredths of the stature, angles in degrees. */
export interface MovementData {
  /** The shared movement that it varies. */
  of?: string;
  /** The viewer's angle from the person's right side to the front, and the angle above. */
  view?: readonly [round: number, above: number];
  /** The frame of the hands' places; flat hands; one carrying leg. */
  hands?: HandsFrame;
  flat?: boolean;
  oneLeg?: boolean;
  gear?: readonly GearData[];
  /** Two to four poses; missing values are those of the first. */
  poses?: readonly PoseData[];
  /** The two moments on a card; the first and the farthest by default. */
  ends?: readonly [number, number];
  /** Seconds from each moment to the next, 1 by default; then the same for the way back. */
  seconds?: readonly number[];
  /** There and back, in a circle, or once with each side. */
  way?: "back" | "round" | "sides";
  /** The working side of a one-sided movement. */
  side?: "right" | "left";
  /** The part with the effort: towards the last moment, or back; `even` for even breath. */
  effort?: "out" | "back" | "even";
  /** Phases from each moment to the next, for `round` and `sides`. */
  phases?: readonly Phase[];
}

/** The effort, its return, a stop between them, or none of these. */
export type Phase = "effort" | "return" | "hold" | "even";

/** A moment of a movement, and the seconds until the next. */
export interface Moment {
  pose: Pose;
  seconds: number;
  /** The phase until the next moment. */
  phase: Phase;
}

export interface Movement extends Worked {
  view: readonly [round: number, above: number];
  stance: Stance;
  gear: readonly GearData[];
  side: "right" | "left" | undefined;
  /** The poses of the data, each once. */
  poses: readonly Pose[];
  /** The two poses on a card. */
  ends: readonly Pose[];
  /** The whole cycle; the first follows the last. */
  moments: readonly Moment[];
}

/** A complete movement: its data, its shared data and the defaults. */
export function movementOf(
  data: MovementData,
  shared: Readonly<Record<string, MovementData>>,
  worked: Worked,
): Movement {
  const base = data.of === undefined ? {} : (shared[data.of] ?? {});
  const whole = { ...base, ...data };
  const written = posesOf(base.poses ?? [], data.poses ?? []);
  const { way = "back", effort = "out", seconds = [] } = whole;
  const turn = written.length - 1;
  const secondsOf = (index: number) => seconds[index] ?? 1;
  const round = (poses: readonly PoseData[]) =>
    poses.map((pose, index) => ({ pose: poseOf(pose), seconds: secondsOf(index) }));
  const there = round(written);
  const moments: readonly Omit<Moment, "phase">[] = {
    // Back through the same moments, each as long as on the way there by default.
    back: () => [
      ...there.slice(0, -1),
      ...there
        .slice(1)
        .map(({ pose }, index) => ({ pose, seconds: seconds[turn + index] ?? secondsOf(index) }))
        .reverse(),
    ],
    round: () => there,
    sides: () => [...there, ...round(written.map(mirrored))],
  }[way]();
  const phaseOf = (index: number): Phase => {
    const { phases } = whole;
    if (phases) return phases[index % phases.length] ?? "even";
    if (effort === "even" || way !== "back") return "even";
    return index < turn === (effort === "out") ? "effort" : "return";
  };
  return {
    view: whole.view ?? [24, 8],
    stance: {
      hands: whole.hands ?? "world",
      flat: whole.flat ?? false,
      oneLeg: whole.oneLeg ?? false,
    },
    gear: whole.gear ?? [],
    side: whole.side,
    poses: written.map(poseOf),
    ends: (whole.ends ?? [0, turn]).flatMap((index) => moments[index]?.pose ?? []),
    moments: moments.map((moment, index) => ({ ...moment, phase: phaseOf(index) })),
    ...worked,
  };
}

/** Each pose over the first, own values over shared ones. */
function posesOf(shared: readonly PoseData[], own: readonly PoseData[]): readonly PoseData[] {
  const count = Math.max(shared.length, own.length);
  const first = over(shared[0] ?? {}, own[0] ?? {});
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return first;
    return over(over(first, shared[index] ?? {}), own[index] ?? {});
  });
}

/** Duration of a cycle in seconds. */
export const secondsOf = ({ moments }: Pick<Movement, "moments">) =>
  moments.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * The pose at a time of the cycle. Each angle and place moves smoothly between its moments, without
 * overshooting. Source: Fritsch & Carlson, Monotone Piecewise Cubic
 * Interpolation (1980), with the harmonic mean of Fritsch & Butland (1984).
 * @param time seconds, in any cycle
 */
export function poseAt({ moments }: Pick<Movement, "moments">, time: number): Pose {
  const total = secondsOf({ moments });
  let left = ((time % total) + total) % total;
  let index = 0;
  while (index < moments.length - 1 && left >= (moments[index]?.seconds ?? 0)) {
    left -= moments[index]?.seconds ?? 0;
    index += 1;
  }
  const near = [-1, 0, 1, 2].map((step) => moments.at((index + step) % moments.length) as Moment);
  const [before, from, to, after] = near.map(({ pose }) => pose);
  const lengths = near.map(({ seconds }) => seconds) as [number, number, number, number];
  return smooth([before, from, to, after], lengths, left) as Pose;
}

type Lengths = readonly [number, number, number, number];

function smooth(values: readonly unknown[], lengths: Lengths, time: number): unknown {
  const [, from, to] = values;
  if (typeof from === "number") return cubic(values as number[], lengths, time);
  if (from === null || typeof from !== "object") return from;
  const entries = Object.entries(from).map(([key]) => {
    const inner = values.map((value, index) =>
      Reflect.get(Object(value ?? values[index === 0 ? 1 : 2]), key),
    );
    return [key, to === null ? inner[1] : smooth(inner, lengths, time)];
  });
  return Array.isArray(from) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function cubic(values: readonly number[], [h0, h1, h2]: Lengths, time: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (h1 === 0) return b;
  const slopes = [(b - a) / (h0 || h1), (c - b) / h1, (d - c) / (h2 || h1)] as const;
  const at = (one: number, other: number) =>
    one * other <= 0 ? 0 : (2 * one * other) / (one + other);
  const [m0, m1] = [at(slopes[0], slopes[1]), at(slopes[1], slopes[2])];
  const s = time / h1;
  return (
    b * (2 * s ** 3 - 3 * s ** 2 + 1) +
    h1 * m0 * (s ** 3 - 2 * s ** 2 + s) +
    c * (3 * s ** 2 - 2 * s ** 3) +
    h1 * m1 * (s ** 3 - s ** 2)
  );
}

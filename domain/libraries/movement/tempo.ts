import type { Tempo } from "../../schedules/prescription.ts";
import type { Moment, Movement } from "./movement.ts";

const fastest = 0.5;

/**
 * The movement in the counts of a plan: each part lasts what its tempo says, and stops where it says
 * so. One that goes round has no such parts and stays as it is.
 */
export function atTempo(movement: Movement, tempo: Tempo): Movement {
  const { moments } = movement;
  const first = moments[0]?.phase;
  if (first !== "effort" && first !== "return") return movement;
  const turn = moments.length / 2;
  const { lower, pauseBelow, lift, pauseAbove } = tempo;
  const lifts = Math.max(lift ?? fastest, fastest);
  const lowers = Math.max(lower, fastest);
  const [there, stop, back, rest] =
    first === "effort"
      ? [lifts, pauseAbove, lowers, pauseBelow]
      : [lowers, pauseBelow, lifts, pauseAbove];
  const timed = moments.map((moment, index) => ({
    ...moment,
    seconds: (index < turn ? there : back) / turn,
  }));
  const hold = (moment: Moment | undefined, seconds: number): Moment[] =>
    moment && seconds > 0 ? [{ pose: moment.pose, seconds, phase: "hold" }] : [];
  return {
    ...movement,
    moments: [
      ...timed.slice(0, turn),
      ...hold(timed[turn], stop),
      ...timed.slice(turn),
      ...hold(timed[0], rest),
    ],
  };
}

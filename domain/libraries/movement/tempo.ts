import type { Tempo } from "../prescription.ts";
import type { Moment, Movement, Phase } from "./movement.ts";

const fastest = 0.5;

type Timed = Pick<Moment, "seconds" | "phase">;

/** Consecutive moments of one part of a movement: the effort, or its return. */
function partsOf<Each extends Timed>(moments: readonly Each[]): Each[][] {
  const parts: Each[][] = [];
  for (const moment of moments) {
    const part = parts.at(-1);
    if (part?.[0]?.phase === moment.phase) part.push(moment);
    else parts.push([moment]);
  }
  return parts;
}

const secondsOf = (moments: readonly Timed[]) =>
  moments.reduce((sum, { seconds }) => sum + seconds, 0);

/** Duration of the first part of a phase in seconds; 0 without one. */
export const lengthOfPart = (moments: readonly Timed[], phase: Phase) =>
  secondsOf(partsOf(moments).find(([first]) => first?.phase === phase) ?? []);

/**
 * A movement in the tempo of a plan: each part has its duration and its stop. Parts that are neither effort nor
 * return stay as they are.
 */
export function atTempo(movement: Movement, tempo: Tempo): Movement {
  const lasts = {
    effort: Math.max(tempo.lift ?? fastest, fastest),
    return: Math.max(tempo.lower, fastest),
  };
  const stops = { effort: tempo.pauseAbove, return: tempo.pauseBelow };
  const parts = partsOf(movement.moments);
  const moments = parts.flatMap((part, index) => {
    const phase = part[0]?.phase;
    if (phase !== "effort" && phase !== "return") return part;
    const times = lasts[phase] / secondsOf(part);
    const timed = part.map((moment) => ({ ...moment, seconds: moment.seconds * times }));
    const next = parts[(index + 1) % parts.length]?.[0];
    if (!next || next.phase === "hold" || stops[phase] === 0) return timed;
    return [...timed, { pose: next.pose, seconds: stops[phase], phase: "hold" as const }];
  });
  return { ...movement, moments };
}

import { goesOnMs } from "../../../domain/plumbing/outbox.ts";
import type { Turn } from "./turn.ts";

/** Work that takes longer than an invocation. Each step is noted, so that whoever goes on repeats at most one. */
interface LongWork<State extends object> {
  /** How far it came; undefined where somebody else is at it. */
  take(): Promise<State | "done" | undefined>;
  /**
   * Does one step and notes it.
   * @returns how far it is then; undefined where the rest is for another turn, or somebody else's
   */
  step(state: State): Promise<State | "done" | undefined>;
}

/**
 * Goes on from where it was noted last, until the work or the turn is over.
 * @returns whether the work has come to its end
 */
export async function goOn<State extends object>(
  { isOver }: Pick<Turn, "isOver">,
  { take, step }: LongWork<State>,
): Promise<boolean> {
  let state = await take();
  while (state !== undefined && state !== "done") {
    state = await step(state);
    if (isOver()) break;
  }
  return state === "done";
}

/** A turn of so many steps, within the time of what runs behind an answer. */
export function turnOfSteps(now: () => number, steps: number): Pick<Turn, "isOver"> {
  const until = now() + goesOnMs;
  let left = steps;
  return {
    isOver() {
      left -= 1;
      return left <= 0 || now() >= until;
    },
  };
}

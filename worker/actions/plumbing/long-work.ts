import { goesOnMs } from "../../../domain/plumbing/outbox.ts";
import type { Turn } from "./turn.ts";

/** Work longer than one invocation. Each step is stored, so that the next run repeats at most one. */
interface LongWork<State extends object> {
  /** Reads the progress; undefined if another run has it. */
  take(): Promise<State | "done" | undefined>;
  /**
   * Does one step and stores it.
   * @returns the progress; undefined if the rest is for another turn or run
   */
  step(state: State): Promise<State | "done" | undefined>;
}

/**
 * Continues from the stored progress, until the work or the turn is over.
 * @returns whether the work is finished
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

/** A turn of some steps, within the time after a response. */
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

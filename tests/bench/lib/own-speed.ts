import { say } from "../../../scripts/lib/message.mjs";
import type { BenchRun } from "./bench-run.ts";
import { timeControl } from "./control.ts";
import { timingOf } from "./measure.ts";

/** What the control may take more than at its quickest while the machine counts as at its own speed. */
const tolerated = 1.2;
/** How many times as many readings as are asked for may be taken. */
const patience = 4;

interface Taken<Value> {
  value: Value;
  /** The slower of the two controls that it stands between, in milliseconds. */
  pace: number;
}

export interface Counted<Value> {
  /** As many of each as were asked for, or more. */
  readings: Map<string, Value[]>;
  /** How many were taken while the machine was slower. */
  setAside: number;
}

const controlNow = () => timingOf(timeControl(5)).median;

/**
 * Takes a reading of each in turn, until of each as many count as are asked for. A processor that is shared with
 * others loses up to half of its speed, for seconds or for minutes, and milliseconds that were taken then say nothing
 * of the product. So each reading stands between two controls, and those count that were taken at the machine's own
 * speed: the quickest that this run has seen. Where nothing is judged, all do.
 * @param control - milliseconds of the same work, now
 * @throws where the machine is hardly ever at its own speed
 */
export async function readInTurns<Value>(
  { judges }: Pick<BenchRun, "judges">,
  wanted: number,
  reads: ReadonlyMap<string, () => Promise<Value>>,
  control: () => number = controlNow,
): Promise<Counted<Value>> {
  const taken = new Map([...reads.keys()].map((name) => [name, [] as Taken<Value>[]]));
  let quickest = Number.POSITIVE_INFINITY;
  const paceNow = () => {
    const pace = control();
    quickest = Math.min(quickest, pace);
    return pace;
  };
  // What is quick is known better later: a reading that counted may do so no longer.
  const countedOf = (all: readonly Taken<Value>[] = []) =>
    all.filter(({ pace }) => !judges || pace <= quickest * tolerated);
  const lacking = () => [...reads].filter(([name]) => countedOf(taken.get(name)).length < wanted);
  for (let turn = 1; lacking().length > 0; turn++) {
    if (turn > wanted * patience) {
      throw new Error("The machine was too seldom at its own speed: something else is running.");
    }
    say(`Turn ${turn}: ${lacking().length} of ${reads.size} to read …`);
    for (const [name, read] of lacking()) {
      const before = paceNow();
      const value = await read();
      taken.get(name)?.push({ value, pace: Math.max(before, paceNow()) });
    }
  }
  const readings = new Map(
    [...taken].map(([name, all]) => [name, countedOf(all).map(({ value }) => value)]),
  );
  const count = (all: Iterable<readonly unknown[]>) =>
    [...all].reduce((sum, { length }) => sum + length, 0);
  return { readings, setAside: count(taken.values()) - count(readings.values()) };
}

/** `smallest` shows that a benchmark starts, measures and tells; `full` is what its figures are of. */
export type RunSize = "smallest" | "full";

/** How much one run of a benchmark does. */
export interface BenchRun {
  size: RunSize;
  /** At the smallest size nothing goes on for long enough to be judged by its time. */
  judges: boolean;
  /** How often something is done of which a full run takes the median. */
  rounds(full: number): number;
  pick<Value>(of: Record<RunSize, Value>): Value;
}

export function benchRun(size: RunSize): BenchRun {
  return {
    size,
    judges: size === "full",
    rounds: (full) => (size === "full" ? full : 1),
    pick: (of) => of[size],
  };
}

/** One thing that was measured. */
export interface Figure {
  what: string;
  figure: number;
  unit: string;
  /** What it must not exceed; without a limit it is only told. */
  limit?: number;
  /** Neither size nor speed changes it: the smallest run judges it, too. */
  exact?: true;
}

export interface JudgedFigure extends Omit<Figure, "exact"> {
  kept: boolean;
}

/** A cell is a word or a number; all rows of a table have the same. */
export type Row = Record<string, string | number>;

export interface Table {
  title?: string;
  rows: readonly Row[];
}

/** What a benchmark gives back. */
export interface Measurement {
  figures: readonly Figure[];
  /** What the figures come from: for people, and for programs. */
  tables?: readonly Table[];
  readings?: unknown;
}

export type Bench = (run: BenchRun) => Promise<Measurement>;

/** What became of a run, as a report keeps it. */
export interface Outcome {
  bench: string;
  size: RunSize;
  seconds: number;
  figures: readonly JudgedFigure[];
  /** Why it did not come to its end. */
  error?: string;
}

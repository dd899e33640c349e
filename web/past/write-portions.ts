import type {
  NewPastPortion,
  PastPortion,
  PastWritten,
} from "../../domain/contract/copies/past.ts";
import type { PastApp } from "../../domain/copies/past/past.ts";
import { reconnectDelay } from "../../domain/retry.ts";
import { ApiError } from "../lib/session/api-error.ts";

/** An import on its way: the same id for all portions, whatever is repeated. */
export interface PastRun {
  readonly id: string;
  readonly app: PastApp;
  readonly file: string;
  readonly portions: readonly PastPortion[];
  /** The number of portions that were answered. */
  done: number;
  /** Values that it made, those that were there, and the end of its undo. */
  made: number;
  known: number;
  undoableUntil: number | null;
}

interface Writing {
  write: (portion: NewPastPortion) => Promise<PastWritten>;
  /** Called after each answer, and before each wait for the network. */
  onStep: (waits: boolean) => void;
  signal: AbortSignal;
  /** Ends after some milliseconds, or earlier when the network is back. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const passing: ReadonlySet<ApiError["code"]> = new Set(["offline", "unavailable", "rate_limited"]);

/**
 * Writes the portions that are left, in order. A failure of the network is waited out, any other one thrown. After
 * the signal the present answer is awaited and nothing more is sent.
 */
export async function writePortions(
  run: PastRun,
  { write, onStep, signal, pause = untilNetwork }: Writing,
): Promise<void> {
  const { id, app, file, portions } = run;
  let failures = 0;
  for (;;) {
    const portion = portions[run.done];
    if (!portion || signal.aborted) return;
    try {
      const { made, known, undoableUntil } = await write({ id, app, file, portion });
      failures = 0;
      run.done += 1;
      run.made += made;
      run.known += known;
      run.undoableUntil = undoableUntil;
      onStep(false);
    } catch (error) {
      if (!(error instanceof ApiError && passing.has(error.code))) throw error;
      failures += 1;
      onStep(true);
      const asked = (error.retryAfter ?? 0) * 1000;
      await pause(Math.max(asked, reconnectDelay(failures, Math.random())), signal);
    }
  }
}

function untilNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ending.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end, { signal: ending.signal });
    signal.addEventListener("abort", end, { signal: ending.signal });
    if (signal.aborted) end();
  });
}

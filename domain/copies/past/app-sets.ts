import { performedBounds, type SetKind } from "../../schedules/performed-sets.ts";
import type { AppRow } from "./app-table.ts";
import type { Gathered, SetPlace } from "./gathered.ts";

export const setBounds = {
  reps: { ...performedBounds.reps, decimals: 0 },
  weight: performedBounds.weight,
  seconds: { ...performedBounds.seconds, decimals: 0 },
  metres: { ...performedBounds.metres, decimals: 0 },
} as const;

/** Values of a set: null without one, undefined for a cell that cannot be read. */
interface SetCells {
  reps: number | null | undefined;
  weight: number | null | undefined;
  seconds: number | null | undefined;
  metres: number | null | undefined;
  kind: SetKind | undefined;
}

/** Columns that a set's values are named by, where they are faulty or left. */
interface SetHeads {
  reps: string;
  seconds: string;
  metres: string;
}

/**
 * Adds a set, unless a cell of it cannot be read. A set that counts repetitions has neither seconds nor metres here, and
 * one of seconds or metres has no repetitions.
 */
export function takeSet(
  gathered: Gathered,
  row: AppRow,
  place: SetPlace,
  { reps, weight, seconds, metres, kind }: SetCells,
  heads: SetHeads,
): void {
  if (reps === undefined || weight === undefined) return;
  if (seconds === undefined || metres === undefined) return;
  const shownKind = kind && { kind };
  if (reps) {
    if (seconds !== null) gathered.leave(heads.seconds);
    if (metres !== null) gathered.leave(heads.metres);
    gathered.addSet(place, { reps, weight, ...shownKind });
  } else if (seconds !== null || metres !== null) {
    const amount = { ...(seconds !== null && { seconds }), ...(metres !== null && { metres }) };
    gathered.addSet(place, { reps: 0, weight, ...amount, ...shownKind });
  } else if (reps === 0 && weight !== null) {
    gathered.addSet(place, { reps, weight, ...shownKind });
  } else {
    row.fault(heads.reps, "no_number");
  }
}

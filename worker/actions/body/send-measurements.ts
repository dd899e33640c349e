import { measurementDecimals } from "../../../domain/body/measurements.ts";
import type {
  NewMeasurements,
  StoredMeasurements,
} from "../../../domain/contract/body/measurements.ts";
import { MiranError } from "../../../domain/errors.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { createMeasurements } from "../../data/body/measurements.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";
import { onOwnDay } from "../on-own-day.ts";

/** Stores a trainee's measurements of a day that has begun in their time zone. */
export async function sendMeasurements(
  scope: TraineeScope,
  input: NewMeasurements,
): Promise<StoredMeasurements> {
  const values = Object.fromEntries(
    Object.entries(input.values).map(([kind, value]) => [
      kind,
      roundTo(Number(value), measurementDecimals),
    ]),
  );
  const { written, today } = await onOwnDay(scope, (day) =>
    createMeasurements(scope, { ...input, values }, day),
  );
  if (written.stored.length > 0) return { measurements: written.stored };
  throw input.date > today ? dateInFuture() : new MiranError("conflict");
}

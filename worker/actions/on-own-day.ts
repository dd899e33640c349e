import { defaultTimeZone, type LocalDate, localDateAt } from "../../domain/calendar.ts";
import { MiranError } from "../../domain/errors.ts";
import type { OwnDay } from "../data/own-day.ts";
import type { TraineeScope } from "../data/scope.ts";

// The zone may change between two tries; nobody moves house three times in one request.
const tries = 3;

/**
 * Does a write that is guarded by the trainee's own day.
 *
 * D1 does not know time zones, and asking for the trainee's first would cost a round trip: the
 * batch is written for the usual zone, guarded by it, and again only when the answer names another.
 * @param write its answer names the time zone that the trainee really lives in
 * @returns its answer, and the day that held
 */
export async function onOwnDay<Written extends { timeZone: string | undefined }>(
  scope: TraineeScope,
  write: (day: OwnDay) => Promise<Written>,
): Promise<{ written: Written; today: LocalDate }> {
  let timeZone = defaultTimeZone;
  for (let left = tries; left > 0; left -= 1) {
    const today = localDateAt(scope.now, timeZone);
    const written = await write({ timeZone, today });
    if (written.timeZone === undefined) throw new MiranError("not_found");
    if (written.timeZone === timeZone) return { written, today };
    timeZone = written.timeZone;
  }
  throw new MiranError("conflict");
}

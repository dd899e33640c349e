import { defaultTimeZone, type LocalDate, localDateAt } from "../../domain/calendar.ts";
import { MiranError } from "../../domain/errors.ts";
import type { OwnDay } from "../data/own-day.ts";
import type { TraineeScope } from "../data/scope.ts";

// The time zone may change between two tries, but hardly three times in one request.
const tries = 3;

/**
 * Runs a write that is guarded by the trainee's own day. D1 knows no time zones, and reading the trainee's
 * first would cost a round trip. So the batch assumes the default zone and proves it. It runs again only if its
 * result names another zone.
 * @param write its result names the trainee's actual time zone
 * @returns the result, and the day that was right
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

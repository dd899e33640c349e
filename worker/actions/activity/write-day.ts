import { firstWritableDay, writableDays } from "../../../domain/activity/writable-days.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { OwnDay } from "../../data/own-day.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";
import { onOwnDay } from "../on-own-day.ts";

/**
 * Writes a number of one of the last seven days in the trainee's time zone.
 * @param write its result is the stored row of the date, and the trainee's actual time zone
 * @returns the stored row
 */
export async function writeDay<Stored>(
  scope: TraineeScope,
  date: LocalDate,
  write: (day: OwnDay) => Promise<{ stored: Stored | undefined; timeZone: string | undefined }>,
): Promise<Stored> {
  const { written, today } = await onOwnDay(scope, write);
  return writtenDay(written.stored, { date, today });
}

/** The written day, or the refusal: a stored row may be on a day closed for writing. */
export function writtenDay<Stored>(
  stored: Stored | undefined,
  { date, today }: { date: LocalDate; today: LocalDate },
): Stored {
  if (date > today) throw dateInFuture();
  if (date < firstWritableDay(today)) throw dayClosed();
  if (!stored) throw new MiranError("conflict");
  return stored;
}

function dayClosed() {
  return new MiranError("invalid_request", {
    fields: { date: { code: "too_old", max: writableDays } },
  });
}

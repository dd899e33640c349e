import { firstWritableDay, writableDays } from "../../../domain/activity/writable-days.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import { MiranError } from "../../../domain/errors.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";

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

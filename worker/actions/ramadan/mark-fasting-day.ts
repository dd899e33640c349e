import { localDateAt } from "../../../domain/calendar.ts";
import { MiranError } from "../../../domain/errors.ts";
import { isMarkable, type MarkedDay, markText } from "../../../domain/ramadan/fasting-days.ts";
import { monthOf } from "../../../domain/ramadan/see-month.ts";
import { putFastingDay } from "../../data/ramadan/fasting-days.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";
import type { Platform } from "../../platform.ts";
import { seal } from "../../tokens/secret-box.ts";

/** Marks a day of the person's month as fasted or not. Any mark can be taken back, of any month. */
export async function markFastingDay(
  platform: Platform,
  scope: TraineeScope,
  { date, fasted }: MarkedDay,
): Promise<void> {
  if (fasted === null) {
    await putFastingDay(scope, { date, sealed: null }, { ordinary: false });
    return;
  }
  const facts = await getFastingFacts(scope);
  const today = localDateAt(scope.now, facts.timeZone);
  if (date > today) throw dateInFuture();
  const month = monthOf(date, facts);
  if (!month || !isMarkable(date, month, today)) throw notMarkable();
  const box = { of: "fasting", accountId: scope.traineeId } as const;
  const sealed = await seal(platform, box, markText({ date, fasted }));
  await putFastingDay(scope, { date, sealed }, { ordinary: date === today && !fasted });
}

function notMarkable() {
  return new MiranError("invalid_request", { fields: { date: { code: "unknown_choice" } } });
}

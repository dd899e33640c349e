import { instantAt, localDateAt } from "../../../domain/calendar.ts";
import type { OwnReminders } from "../../../domain/contract/ramadan/sun-reminders.ts";
import { mayRemind, reminderKinds } from "../../../domain/notifications/reminders.ts";
import { allowedSlot } from "../../../domain/ramadan/fasting-health.ts";
import { monthOf } from "../../../domain/ramadan/see-month.ts";
import { kindOf, sunRemindersIn } from "../../../domain/ramadan/sun-reminders.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import { getChosenReminders } from "../../data/ramadan/sun-reminders.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openFastingDays } from "./open-fasting-days.ts";
import { openHealth } from "./open-health.ts";

const hourMs = 60 * 60_000;

/** A person's reminders with the next time of each: from now on, or from the beginning of the month. */
export async function readOwnReminders(
  platform: Platform,
  scope: TraineeScope,
): Promise<OwnReminders> {
  const { now } = scope;
  const [facts, { chosen, push }] = await Promise.all([
    getFastingFacts(scope),
    getChosenReminders(scope),
  ]);
  const { timeZone, slots, days } = facts;
  const [marks, health] = await Promise.all([
    openFastingDays(platform, scope.traineeId, days),
    openHealth(platform, scope.traineeId, facts.health),
  ]);
  const month = monthOf(localDateAt(now, timeZone), facts);
  // An early workout may be on the evening before.
  const from = month ? Math.max(now, instantAt(month.first, 0, timeZone) - 12 * hourMs) : now;
  const person = { ...facts, training: allowedSlot(slots.training, health) };
  // A Friday may leave one out.
  const reminders = sunRemindersIn({ from, until: from + 72 * hourMs })(
    person,
    (date) => marks[date] === false,
  ).filter(({ name, at }) => mayRemind(push, kindOf(name), { at, timeZone }));
  const nextOf = (kind: (typeof reminderKinds)[number]) =>
    reminders.find(({ name }) => kindOf(name) === kind)?.at ?? null;
  const next = Object.fromEntries(reminderKinds.map((kind) => [kind, nextOf(kind)]));
  return { chosen, next: next as OwnReminders["next"] };
}

import { localDateAt } from "../../../domain/calendar.ts";
import {
  kindOf,
  maxLate,
  type SunReminder,
  sunRemindersIn,
} from "../../../domain/ramadan/sun-reminders.ts";
import { mayBeNear } from "../../../domain/ramadan/when-shown.ts";
import {
  listPeopleToRemind,
  orderReminders,
  type PersonToRemind,
  type ReminderOrder,
} from "../../data/ramadan/sun-reminders.ts";
import type { Platform } from "../../platform.ts";
import { withOwnSlots } from "./with-own-slots.ts";

const minuteMs = 60_000;
/** An hour, and the delay of the next run. */
const aheadMs = 75 * minuteMs;
/** People whose rows are read at once. */
const pageSize = 1000;
/** Reminders of one batch. */
const ordersAtOnce = 20;

/**
 * Orders the reminders of the next hour, and late ones that are still of use. Each batch marks its reminders: a run may
 * be killed, late, or beside another. Outside of the month it asks for nothing.
 * @returns no counts: the trainer's settings list them, and among few people a count would tell who fasts
 */
export async function orderSunReminders(platform: Platform): Promise<Record<string, never>> {
  const { database } = platform;
  const now = platform.now();
  if (!mayBeNear(localDateAt(now, "UTC"))) return {};
  const remindersOf = sunRemindersIn({ from: now - maxLate * minuteMs, until: now + aheadMs });
  let page: PersonToRemind[];
  let after = "";
  do {
    page = await listPeopleToRemind(database, { after, limit: pageSize });
    const orders = ordersOf(await withOwnSlots(platform, page), (person) =>
      remindersOf(person).filter(({ lastAt }) => lastAt >= now),
    );
    for (let at = 0; at < orders.length; at += ordersAtOnce)
      await orderReminders(database, orders.slice(at, at + ordersAtOnce), now);
    after = page.at(-1)?.accountId ?? after;
  } while (page.length === pageSize);
  return {};
}

/** The chosen reminders of people that are not ordered yet, by name, day and time. */
function ordersOf(
  people: readonly PersonToRemind[],
  remindersOf: (person: PersonToRemind) => readonly SunReminder[],
): ReminderOrder[] {
  const orders = new Map<string, ReminderOrder & { people: string[] }>();
  for (const person of people) {
    for (const { name, date, at } of remindersOf(person)) {
      if (!person.chosen[kindOf(name)] || (person.ordered[name] ?? "") >= date) continue;
      const key = `${name} ${date} ${at}`;
      const order = orders.get(key) ?? { name, date, at, people: [] };
      order.people.push(person.accountId);
      orders.set(key, order);
    }
  }
  return [...orders.values()];
}

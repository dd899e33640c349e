import type { ReminderKind } from "../../../domain/notifications/reminders.ts";
import { paths } from "../../../domain/paths.ts";
import {
  kindOf,
  maxLate,
  type ReminderName,
  reminderNames,
  type SunReminder,
  sunRemindersIn,
} from "../../../domain/ramadan/sun-reminders.ts";
import { holdAlerts } from "../../data/notifications/held-alerts.ts";
import type { HeldReminders } from "../../data/plumbing/outbox.ts";
import { listRemindedPeople, type PersonToRemind } from "../../data/ramadan/sun-reminders.ts";
import type { Platform } from "../../platform.ts";
import { pushPeople } from "../notifications/push-people.ts";
import { peopleNotFasting } from "./open-fasting-days.ts";
import { withOwnSlots } from "./with-own-slots.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The screen of each reminder. */
const links: Record<ReminderKind, string> = {
  suhoor: paths.trainee.home,
  water: paths.trainee.home,
  training: paths.trainee.exercise,
  weigh_in: paths.trainee.weight,
};

/**
 * Sends reminders to people who still want them. Their present city decides: a time that is later now is waited for, and
 * one that is over sends nothing. Safe to repeat: a repeated reminder replaces the first.
 */
export async function pushSunReminders(
  platform: Platform,
  { reminderOf, reminderOn, readers }: HeldReminders,
): Promise<void> {
  const name = reminderNames.find((each) => each === reminderOf);
  if (!name || !platform.push) return;
  const now = platform.now();
  const { due, later } = await sortPeople(platform, { name, date: reminderOn, readers, now });
  const about = { reminderOf, reminderOn };
  if (later.size > 0) await holdAlerts(platform.database, { about, readers: later, now });
  for (const { reminder, people } of due) {
    await pushPeople(platform, people, {
      type: kindOf(name),
      // Push services read it, so it names no fast.
      tag: `reminder${reminderNames.indexOf(name)}`,
      about,
      linkOf: () => links[kindOf(name)],
      minutes: reminder.of === null ? undefined : Math.round((reminder.of - now) / minuteMs),
      keptSeconds: Math.ceil((reminder.lastAt - now) / 1000),
    });
  }
}

interface DuePeople {
  reminder: SunReminder;
  people: PersonToRemind[];
}

/** People by their present reminder, and those whose time is later, by that time. */
async function sortPeople(
  platform: Platform,
  {
    name,
    date,
    readers,
    now,
  }: { name: ReminderName; date: string; readers: readonly string[]; now: number },
) {
  const due = new Map<string, DuePeople>();
  const later = new Map<number, string[]>();
  const remindersOf = sunRemindersIn({ from: now - maxLate * minuteMs, until: now + dayMs });
  const [stored, notFasting] = await Promise.all([
    listRemindedPeople(platform.database, readers),
    peopleNotFasting(platform, { date, people: readers }),
  ]);
  for (const person of await withOwnSlots(platform, stored)) {
    const isOrdinary = (day: string) => day === date && notFasting.has(person.accountId);
    const reminder = remindersOf(person, isOrdinary).find(
      (each) => each.name === name && each.date === date,
    );
    if (!reminder || reminder.lastAt < now || !person.chosen[kindOf(name)]) continue;
    const { at, lastAt, of } = reminder;
    if (at > now) {
      later.set(at, [...(later.get(at) ?? []), person.accountId]);
      continue;
    }
    const key = `${lastAt} ${of}`;
    const group = due.get(key) ?? { reminder, people: [] };
    group.people.push(person);
    due.set(key, group);
  }
  return { due: due.values(), later };
}

import type { Language } from "../../../domain/language.ts";
import { prayerQuietAt } from "../../../domain/notifications/prayer-quiet.ts";
import { isUrgent, mayPush, type PushType } from "../../../domain/notifications/push.ts";
import {
  mayRemind,
  type ReminderKind,
  reminderKinds,
} from "../../../domain/notifications/reminders.ts";
import { concurrently } from "../../concurrently.ts";
import { holdAlerts } from "../../data/notifications/held-alerts.ts";
import {
  listPushTargets,
  notePushOutcomes,
  type PersonToTell,
  type PushOutcomes,
  type PushTarget,
} from "../../data/notifications/push-people.ts";
import type { AlertSubject } from "../../data/plumbing/outbox.ts";
import type { Platform, Push } from "../../platform.ts";
import { type Alert, alertData } from "../../texts/alert.ts";

interface PushOrder {
  /** A reminder is wanted by its own choice, which the caller read. */
  type: PushType | ReminderKind;
  /** At most 32 letters of base64url: alerts with one tag replace each other in transit and on screen. */
  tag: string;
  about: AlertSubject;
  linkOf(person: PersonToTell): string;
  /** Whole minutes until the beginning that a reminder announces. */
  minutes?: number;
  /** The time for which a push service keeps it undelivered, in seconds; a day by default. */
  keptSeconds?: number;
}

const isReminder = (type: PushOrder["type"]): type is ReminderKind =>
  reminderKinds.some((kind) => kind === type);

/**
 * Sends an alert to the browsers of people who want it now, or after the prayer of their place, unless it is urgent.
 * Gone subscriptions are deleted. A failure to send throws nothing, because the list has the notification.
 * @returns the number of requests
 */
export async function pushPeople(
  platform: Platform,
  people: readonly PersonToTell[],
  order: PushOrder,
): Promise<number> {
  const { push, database, now } = platform;
  const at = now();
  const { type } = order;
  const willing = people.filter(({ settings, timeZone }) =>
    isReminder(type)
      ? mayRemind(settings, type, { at, timeZone })
      : mayPush(settings, type, { at, timeZone }),
  );
  if (!push || willing.length === 0) return 0;
  const targets = await listPushTargets(
    database,
    willing.map(({ accountId }) => accountId),
    at,
  );
  const reached = new Set(targets.map(({ accountId }) => accountId));
  const present = await holdDuringPrayer(
    database,
    willing.filter(({ accountId }) => reached.has(accountId)),
    order,
    at,
  );
  const ready = targets.filter(({ accountId }) => present.has(accountId));
  if (ready.length > 0) await sendAll({ ...platform, push }, ready, present, order);
  return ready.length;
}

/**
 * Orders the alerts of people in a prayer for its end.
 * @returns the others, by their ids
 */
async function holdDuringPrayer(
  database: Platform["database"],
  people: readonly PersonToTell[],
  { type, about }: PushOrder,
  now: number,
): Promise<Map<string, PersonToTell>> {
  const others = new Map<string, PersonToTell>();
  const readers = new Map<number, string[]>();
  const untilOf = !isReminder(type) && isUrgent(type) ? () => undefined : prayerQuietAt(now);
  for (const person of people) {
    const until = untilOf(person);
    if (until === undefined) others.set(person.accountId, person);
    else readers.set(until, [...(readers.get(until) ?? []), person.accountId]);
  }
  if (readers.size > 0) await holdAlerts(database, { about, readers, now });
  return others;
}

async function sendAll(
  { push, database, now, log }: Platform & { push: Push },
  targets: readonly PushTarget[],
  personOf: ReadonlyMap<string, PersonToTell>,
  { type, tag, linkOf, minutes, keptSeconds }: PushOrder,
): Promise<void> {
  const outcomes: PushOutcomes = { sent: [], gone: [], failed: [] };
  await concurrently(targets, async (target) => {
    const person = personOf.get(target.accountId);
    if (!person) return;
    const alert: Alert = { type, tag, link: linkOf(person), minutes, keptSeconds };
    outcomes[await sendTo(push, target, alert, person.language)].push(target.id);
  });
  await notePushOutcomes(database, outcomes, now());
  const { sent, gone, failed } = outcomes;
  if (gone.length + failed.length > 0) {
    const level = failed.length > 0 ? "warn" : "info";
    log({
      level,
      event: "pushed",
      sent: sent.length,
      gone: gone.length,
      failed: failed.length,
    });
  }
}

/** Sends one alert to one browser. */
export function sendTo(
  push: Push,
  { endpoint, p256dh, auth }: Pick<PushTarget, "endpoint" | "p256dh" | "auth">,
  alert: Alert,
  language: Language,
) {
  return push.send(
    { endpoint, p256dh, auth },
    { data: alertData(alert, language), topic: alert.tag, keptSeconds: alert.keptSeconds },
  );
}

import type { Language } from "../../../domain/language.ts";
import { mayPush, type PushType } from "../../../domain/notifications/push.ts";
import { concurrently } from "../../concurrently.ts";
import {
  listPushTargets,
  notePushOutcomes,
  type PersonToTell,
  type PushOutcomes,
  type PushTarget,
} from "../../data/notifications/push-people.ts";
import type { Platform, Push } from "../../platform.ts";
import { type Alert, alertData } from "../../texts/alert.ts";

interface PushOrder {
  type: PushType;
  /** At most 32 letters of base64url: alerts with one tag replace each other in transit and on screen. */
  tag: string;
  linkOf(person: PersonToTell): string;
}

/**
 * Sends an alert to the browsers of people who want it now. Gone subscriptions are deleted; it throws nothing,
 * because the list has the notification.
 * @returns the number of requests
 */
export async function pushPeople(
  { push, database, now, log }: Platform,
  people: readonly PersonToTell[],
  { type, tag, linkOf }: PushOrder,
): Promise<number> {
  const at = now();
  const willing = people.filter(({ settings, timeZone }) =>
    mayPush(settings, type, { at, timeZone }),
  );
  if (!push || willing.length === 0) return 0;
  const targets = await listPushTargets(
    database,
    willing.map(({ accountId }) => accountId),
    at,
  );
  if (targets.length === 0) return 0;
  const personOf = new Map(willing.map((person) => [person.accountId, person]));
  const outcomes: PushOutcomes = { sent: [], gone: [], failed: [] };
  await concurrently(targets, async (target) => {
    const person = personOf.get(target.accountId);
    if (!person) return;
    const alert: Alert = { type, tag, link: linkOf(person) };
    outcomes[await sendTo(push, target, alert, person.language)].push(target.id);
  });
  await notePushOutcomes(database, outcomes, at);
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
  return targets.length;
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
    { data: alertData(alert, language), topic: alert.tag },
  );
}

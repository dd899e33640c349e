import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { goesOnMs } from "../../../domain/plumbing/outbox.ts";
import {
  getNotificationToTell,
  listRecipients,
  type NotificationToTell,
  type Recipient,
} from "../../data/notifications/notification-recipients.ts";
import type { OutboxEntry } from "../../data/plumbing/outbox.ts";
import { advanceFanOut } from "../../data/plumbing/outbox-claims.ts";
import type { Platform } from "../../platform.ts";
import { goOn } from "../plumbing/long-work.ts";
import { pushNotification } from "./push-notification.ts";

const chunk = 50;

/** Maximum requests of one invocation: far below the platform's limit, and within its time. */
const requestsInRun = 400;

type FanOut = Extract<OutboxEntry, { topic: "fan_out_notification" }>;

/**
 * Sends a notification to the inboxes and phones of its recipients, in slices. Each step stores the progress,
 * so that the next run repeats at most one.
 * @returns whether nobody is left for another invocation
 */
export async function fanOutNotification(platform: Platform, entry: FanOut): Promise<boolean> {
  const notification = await getNotificationToTell(platform.database, entry.payload.notificationId);
  if (!notification) return true;
  const silent = entry.payload.silent || notification.isMuted;
  const { database, now } = platform;
  const until = now() + goesOnMs;
  let requests = 0;
  const isOver = () => requests >= requestsInRun || now() >= until;
  return goOn<{ after: string }>(
    { isOver },
    {
      take: async () => ({ after: entry.payload.after ?? "" }),
      async step({ after }) {
        const people = await listRecipients(database, notification, { after, limit: chunk });
        const last = people.at(-1);
        if (!last) return "done";
        const missed = await tellEach(platform, notification, people);
        const pushed = silent ? 0 : await pushNotification(platform, notification, people);
        requests += people.length + pushed;
        const state = { after: last.accountId };
        // The run that took it over continues: nothing is left here.
        if (!(await advanceFanOut(database, entry, { now: now(), ...state, missed })))
          return "done";
        return people.length < chunk ? "done" : state;
      },
    },
  );
}

/** @returns the undelivered events, to be sent later */
async function tellEach(
  { live, log }: Platform,
  { id, type, title, link }: NotificationToTell,
  people: readonly Recipient[],
): Promise<{ accountId: string; event: InboxEvent }[]> {
  const told = people.map(async ({ accountId, unread }) => {
    const event = {
      type: "notification",
      unread,
      notification: { id, type, title, link },
    } as const;
    try {
      await live.tell(accountId, event);
      return [];
    } catch (error) {
      log({ level: "warn", event: "inbox_not_told", accountId, error: String(error) });
      return [{ accountId, event }];
    }
  });
  return (await Promise.all(told)).flat();
}

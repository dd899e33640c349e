import type { InboxEvent } from "../../domain/contract/inbox.ts";
import type { ScheduleKind } from "../../domain/schedules.ts";
import { getTrainerId } from "../data/accounts.ts";
import { orderEffects } from "../data/outbox.ts";
import type { Platform } from "../platform.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { tellInboxes } from "./tell-inboxes.ts";

const toldAtOnce = 50;

/**
 * Tells people in the background what was just committed: a few at once, many or whoever was not
 * reached by the outbox. An event that the change itself must not outlive belongs in its batch.
 */
export function tellSoon(
  platform: Platform,
  accountIds: readonly string[],
  event: InboxEvent,
): void {
  if (accountIds.length > 0) platform.background(tellSurely(platform, accountIds, event));
}

/** Tells each of these trainees in the background that the trainer moved something of their plan. */
export function tellOfSchedules(
  platform: Platform,
  trainees: readonly string[],
  kind: ScheduleKind,
): void {
  tellSoon(platform, trainees, { type: "schedule", kinds: [kind] });
}

/** Tells the trainer in the background. */
export function tellTrainerSoon(platform: Platform, event: InboxEvent): void {
  const tell = async () => {
    const trainerId = await getTrainerId(platform.database);
    if (trainerId) await tellSurely(platform, [trainerId], event);
  };
  platform.background(tell());
}

async function tellSurely(
  platform: Platform,
  accountIds: readonly string[],
  event: InboxEvent,
): Promise<void> {
  if (accountIds.length <= toldAtOnce) {
    try {
      return await tellInboxes(platform, { accountIds, event });
    } catch (cause) {
      platform.log({ level: "warn", event: "tell_failed", type: event.type, error: String(cause) });
    }
  }
  const parts = Array.from({ length: Math.ceil(accountIds.length / toldAtOnce) }, (_, part) =>
    accountIds.slice(part * toldAtOnce, (part + 1) * toldAtOnce),
  );
  const effects = parts.map((part) => ({
    topic: "tell_inboxes" as const,
    payload: { accountIds: part, event },
  }));
  await orderEffects(platform.database, effects, platform.now());
  if (parts.length > 1) await drainOutbox(platform);
}

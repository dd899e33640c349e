import { addDays, localDateAt, minuteOfDay } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import {
  endStep,
  reminderDays,
  reminderLate,
  suspensionReach,
} from "../../../domain/memberships/subscription-end.ts";
import {
  listEndsToRemind,
  listEndsToSuspend,
  type Reminder,
  remindOfEnds,
  type SubscriptionEnd,
  suspendAfterEnd,
} from "../../data/memberships/subscription-ends.ts";
import { readStoredSubscriptionSettings } from "../../data/memberships/subscription-settings.ts";
import type { PersonNotice } from "../../data/notifications/person-notices.ts";
import { getTrainerToTell } from "../../data/notifications/trainer-notices.ts";
import type { Platform } from "../../platform.ts";
import { linkOfType, subscriptionsLink } from "../../texts/links.ts";
import { endNotice, ownEndNotice, suspensionNotice } from "../../texts/subscription-notice.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { PartialFailure } from "../plumbing/partial-failure.ts";

/** Maximum reminders of a run; the next run, an hour later, sends the rest. */
const remindedInRun = 1000;
const maxRemindedAtOnce = 50;
const suspendedInRun = 50;

type Trainer = Awaited<ReturnType<typeof getTrainerToTell>>;

/**
 * Reminds trainee and trainer of ending subscriptions, each once, and closes accounts after the days of grace.
 * Each batch records its effects: a run may be killed, late, or beside another.
 */
export async function followSubscriptionEnds(platform: Platform): Promise<Record<string, number>> {
  const { database, log } = platform;
  const settings = await readStoredSubscriptionSettings(database);
  if (settings.atEnd === "nothing") return {};
  const now = platform.now();
  const trainer = await getTrainerToTell(database);
  const stepOf = ({ endsOn, timeZone }: SubscriptionEnd) => {
    const at = { today: localDateAt(now, timeZone), minute: minuteOfDay(now, timeZone) };
    return endStep(endsOn, at, settings);
  };
  const counts = { reminded: 0, suspended: 0, failed: 0 };
  const failures: unknown[] = [];
  const attempt = async (run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      log({ level: "error", event: "subscription_end_failed", error: String(error) });
      failures.push(error);
    }
  };

  const reminders: Reminder[] = [];
  for (const end of await endsToRemind(platform, now)) {
    const step = stepOf(end);
    if (step?.kind === "remind") reminders.push(reminderOf(end, { ...step, trainer, now }));
  }
  for (let at = 0; at < reminders.length; at += maxRemindedAtOnce) {
    await attempt(async () => {
      const part = reminders.slice(at, at + maxRemindedAtOnce);
      counts.reminded += await remindOfEnds(database, part, now);
    });
  }
  if (settings.atEnd === "suspend") {
    const through = addDays(localDateAt(now, "UTC"), 1 - settings.suspendAfterDays);
    const from = addDays(through, -suspensionReach - 2);
    const ends = await listEndsToSuspend(database, { from, through, limit: suspendedInRun * 4 });
    const due = ends.filter((end) => stepOf(end)?.kind === "suspend").slice(0, suspendedInRun);
    for (const end of due) {
      await attempt(async () => {
        const notice = suspensionOf(end, trainer, now);
        if (await suspendAfterEnd(database, { ...end, notice }, now)) counts.suspended += 1;
      });
    }
  }
  platform.background(drainOutbox(platform));
  const done = { ...counts, failed: failures.length };
  if (failures.length > 0) throw new PartialFailure(done, failures[0]);
  return done;
}

/** Subscriptions that end in the given number of days, or one day less, in any time zone. */
async function endsToRemind({ database }: Platform, now: number): Promise<SubscriptionEnd[]> {
  const utcDay = localDateAt(now, "UTC");
  const lists = reminderDays.map((daysBefore) => {
    const first = daysBefore - reminderLate - 1;
    const days = Array.from({ length: reminderLate + 3 }, (_, day) => addDays(utcDay, first + day));
    return listEndsToRemind(database, { days, daysBefore, limit: remindedInRun });
  });
  return (await Promise.all(lists)).flat();
}

function reminderOf(
  end: SubscriptionEnd,
  {
    daysBefore,
    left,
    trainer,
    now,
  }: Pick<Reminder, "daysBefore"> & {
    left: number;
    trainer: Trainer;
    now: number;
  },
): Reminder {
  const { traineeId, endsOn, name, gender } = end;
  const language = end.language ?? "ar";
  const planIn = (reader: string) => (reader === "en" ? (end.englishPlan ?? end.plan) : end.plan);
  const own: PersonNotice = {
    ...ownEndNotice({ plan: planIn(language), left, gender }, language),
    id: newId(now),
    recipientId: traineeId,
    senderId: null,
    type: "subscription",
    link: linkOfType.subscription,
  };
  const texts = endNotice({ name, plan: planIn(trainer.language), left }, trainer.language);
  const told = toTrainer(texts, { traineeId, trainer, now });
  return { traineeId, endsOn, daysBefore, notices: told ? [own, told] : [own] };
}

/** Undefined if the trainer wants no such notice. */
function toTrainer(
  texts: Pick<PersonNotice, "title" | "message">,
  { traineeId, trainer, now }: { traineeId: string; trainer: Trainer; now: number },
): PersonNotice | undefined {
  const way = trainer.ways.subscription;
  if (way === "none") return undefined;
  return {
    ...texts,
    id: newId(now),
    recipientId: null,
    senderId: traineeId,
    silent: way === "list",
    type: "subscription",
    link: subscriptionsLink(traineeId),
  };
}

const suspensionOf = ({ traineeId, name }: SubscriptionEnd, trainer: Trainer, now: number) =>
  toTrainer(suspensionNotice({ name }, trainer.language), { traineeId, trainer, now });

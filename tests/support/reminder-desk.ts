import { env } from "cloudflare:workers";
import type { ReminderKind } from "../../domain/notifications/reminders.ts";
import type { TrainingSlot } from "../../domain/ramadan/slots.ts";
import { reminderNames } from "../../domain/ramadan/sun-reminders.ts";
import { runScheduled } from "../../worker/actions/operations/run-scheduled.ts";
import { makeAlertDesk } from "./alert-desk.ts";
import type { SignedInTrainee } from "./worker.ts";

const step = 5 * 60_000;

export const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

const nextDue = async () =>
  (await env.DB.prepare("select min(available_at) at from outbox").first<number | null>("at")) ??
  Number.POSITIVE_INFINITY;

/** A desk of alerts with the job that orders reminders. */
export async function makeReminderDesk() {
  const desk = await makeAlertDesk();
  const inCity = (city: string, timeZone: string) => ({ timeZone, prayers: { city }, types: [] });

  /** The order of every hour. */
  const order = () => runScheduled(desk.platform, "55 * * * *");

  return {
    ...desk,
    order,
    inCity,
    addHebron: () => desk.addTrainee("hebron", inCity("hebron", "Asia/Hebron")),
    addDubai: () => desk.addTrainee("dubai", inCity("dubai", "Asia/Dubai")),
    async orderAt(utc: string) {
      desk.moveTo(utc);
      await order();
    },
    /** The clock's jobs of a span: the order every hour, the drain of every five minutes that finds a due entry. */
    async pass(from: string, until: string, { orders = true }: { orders?: boolean } = {}) {
      let due = await nextDue();
      for (let at = Date.parse(from); at < Date.parse(until); at += step) {
        desk.moveTo(at);
        const orderedNow = orders && new Date(at).getUTCMinutes() === 55;
        if (orderedNow) await order();
        const drainedNow = due <= at;
        if (drainedNow) await desk.drain();
        if (orderedNow || drainedNow) due = await nextDue();
      }
    },
    /** The sent reminders as `person reminder day HH:MM` in UTC, and no longer. */
    takeReminders: () =>
      desk.sent.splice(0).map(({ to, at, tag }) => {
        const name = reminderNames[Number(tag.replace("reminder", ""))];
        return `${to} ${name} ${new Date(at).toISOString().slice(8, 16).replace("T", " ")}`;
      }),
    entries: async () =>
      (await env.DB.prepare("select id from outbox where topic = 'push_sun_reminders'").all())
        .results.length,
    async moveHouse({ id }: SignedInTrainee, city: string, timeZone: string) {
      const prayers = JSON.stringify({ city });
      await run("update account_settings set prayers = ?2 where account_id = ?1", id, prayers);
      await run("update trainee_profiles set time_zone = ?2 where id = ?1", id, timeZone);
    },
  };
}

export type ReminderDesk = Awaited<ReturnType<typeof makeReminderDesk>>;

/** Sees the month, and chooses reminders. */
export async function chooseReminders(
  { id }: SignedInTrainee,
  kinds: readonly ReminderKind[],
  { training = "after_tarawih", shown = true }: { training?: TrainingSlot; shown?: boolean } = {},
) {
  const on = (kind: ReminderKind) => Number(kinds.includes(kind));
  await run(
    `insert into fasting_slots
       (trainee_id, shown, breakfast, lunch, dinner, snack, training, updated_at)
     values (?1, ?2, 'suhoor', 'iftar', 'after_tarawih', 'after_tarawih', ?3, 1)
     on conflict do update set shown = excluded.shown, training = excluded.training`,
    id,
    Number(shown),
    training,
  );
  await run(
    `insert into sun_reminders (trainee_id, suhoor, water, training, weigh_in, ordered, updated_at)
     values (?1, ?2, ?3, ?4, ?5, '{}', 1) on conflict do update set suhoor = excluded.suhoor,
       water = excluded.water, training = excluded.training, weigh_in = excluded.weigh_in`,
    id,
    on("suhoor"),
    on("water"),
    on("training"),
    on("weigh_in"),
  );
}

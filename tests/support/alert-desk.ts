import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { type PushType, pushTypes } from "../../domain/notifications/push.ts";
import type { QuietHours } from "../../domain/notifications/quiet-hours.ts";
import type { RamadanSettings } from "../../domain/prayers/ramadan.ts";
import type { PrayerSettings } from "../../domain/prayers/settings.ts";
import { drainOutbox } from "../../worker/actions/plumbing/drain-outbox.ts";
import {
  createNotification,
  typedContent,
} from "../../worker/data/notifications/notification-sending.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import type { Platform } from "../../worker/platform.ts";
import { setting } from "./access.ts";
import { makeNotification } from "./notifications.ts";
import { makePlatform, makeTrainee, makeTrainer, type SignedInTrainee } from "./worker.ts";

/** A person with one browser and every alert, unless chosen otherwise. */
interface Choices {
  timeZone?: string;
  prayers?: Partial<PrayerSettings>;
  types?: readonly PushType[];
  quiet?: QuietHours | null;
}

/** An alert as the push service gets it. */
interface SentAlert {
  to: string;
  /** UTC milliseconds. */
  at: number;
  tag: string;
}

/** A product whose clock the test sets, and whose push service notes each alert with its reader and its time. */
export async function makeAlertDesk(overrides: Partial<Platform> = {}) {
  for (const table of ["accounts", "notifications", "outbox", "settings"]) {
    await env.DB.exec(`delete from ${table}`);
  }
  const trainer = await makeTrainer();
  await env.DB.exec("update sessions set expires_at = 9e12");
  const clock = { now: 0 };
  const online = new Set<string>();
  const nameOf = new Map<string, string>();
  const sent: SentAlert[] = [];
  const { live } = makePlatform();
  const platform = makePlatform({
    now: () => clock.now,
    log: () => {},
    wakeOutbox: async () => {},
    live: {
      ...live,
      tell: async () => {},
      presence: async (id) => ({ online: online.has(id), lastActiveAt: null }),
    },
    push: {
      publicKey: "",
      send: async ({ endpoint }, { topic }) => {
        sent.push({ to: nameOf.get(endpoint) ?? "", at: clock.now, tag: topic });
        return "sent";
      },
    },
    ...overrides,
  });

  /** Gives a person a browser whose session outlives the test's clock. */
  async function subscribe(name: string, person: SignedInTrainee, choices: Choices) {
    const { prayers = {}, types = pushTypes, quiet = null } = choices;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
    nameOf.set(endpoint, name);
    await env.DB.batch([
      env.DB.prepare("update sessions set expires_at = 9e12 where account_id = ?1").bind(person.id),
      env.DB.prepare(
        `insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
         values (?1, ?2, ?3, ?4, '', '', 1)`,
      ).bind(newId(), person.id, person.actor.sessionId, endpoint),
      env.DB.prepare(
        `insert into account_settings (account_id, notifications, prayers, updated_at)
         values (?1, json_object('push', json(?2)), ?3, 1)`,
      ).bind(person.id, JSON.stringify({ types, quiet }), JSON.stringify(prayers)),
    ]);
    return person;
  }

  /** Performs what is due, as the cron and then the outbox by itself do. */
  async function drain() {
    let performed = 1;
    while (performed > 0) {
      const { done, failed } = await drainOutbox(platform);
      performed = done + failed;
    }
  }

  return {
    platform,
    trainer,
    online,
    sent,
    /** The sent alerts as `name HH:MM` in UTC, and no longer. */
    take: () =>
      sent.splice(0).map(({ to, at }) => `${to} ${new Date(at).toISOString().slice(11, 16)}`),
    moveTo: (utc: string | number) => {
      clock.now = typeof utc === "number" ? utc : Date.parse(utc);
    },
    addTrainee: async (name: string, { timeZone = "Asia/Hebron", ...choices }: Choices = {}) =>
      subscribe(name, await makeTrainee({ timeZone }), choices),
    /** Adds people in Hebron with the usual choices. */
    async addMany(count: number) {
      const names = JSON.stringify(Array.from({ length: count }, () => newId()));
      const ofEach = (sql: string) => env.DB.prepare(sql).bind(names);
      await makeTrainee({ status: "inactive" });
      await env.DB.batch([
        ofEach(`insert into accounts (id, email, role, created_at, updated_at)
          select value, value || '@example.com', 'trainee', 1, 1 from json_each(?1)`),
        ofEach(`insert into trainee_profiles
            (id, name, search, subscription_plan, status, time_zone, created_at, updated_at)
          select value, 'متدرب', 'متدرب', 'basic', 'active', 'Asia/Hebron', 1, 1 from json_each(?1)`),
        ofEach(`insert into sessions
            (id, account_id, kind, remember, generation, rotated_at, created_at, expires_at)
          select value, value, 'standard', 1, 1, 1, 1, 9e12 from json_each(?1)`),
        ofEach(`insert into push_subscriptions
            (id, account_id, session_id, endpoint, p256dh, auth, created_at)
          select value, value, value, 'https://fcm.googleapis.com/fcm/send/' || value, '', '', 1
          from json_each(?1)`),
        ofEach(`insert into account_settings (account_id, notifications, updated_at)
          select value, '{"push":{"types":["info"]}}', 1 from json_each(?1)`),
      ]);
      for (const name of JSON.parse(names) as string[]) {
        nameOf.set(`https://fcm.googleapis.com/fcm/send/${name}`, name);
      }
    },
    addTrainer: (choices: Choices = {}) => subscribe("trainer", trainer, choices),
    setRamadan: (settings: RamadanSettings) => setting("ramadan", settings),
    /** Sends the trainer's notification to everybody. @returns its id */
    async notify(content: { type?: PushType } = {}): Promise<string> {
      const { id, audience, ...body } = makeNotification(content);
      const scope = trainerScope(platform.database, trainer.actor, clock.now);
      await createNotification(scope, {
        id,
        audience,
        content: typedContent(body as Parameters<typeof typedContent>[0], null),
      });
      await drain();
      return id;
    },
    drain,
    async drainAt(utc: string) {
      clock.now = Date.parse(utc);
      await drain();
    },
  };
}

export type AlertDesk = Awaited<ReturnType<typeof makeAlertDesk>>;

/** Entries of the outbox that wait for the end of a prayer. */
export const heldAlerts = async () =>
  (
    await env.DB.prepare(
      "select id, payload, available_at from outbox where topic = 'push_held_alerts' order by available_at, id",
    ).all<{ id: string; payload: string; available_at: number }>()
  ).results;

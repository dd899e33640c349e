import { env } from "cloudflare:workers";
import type {
  Notification,
  NotificationsPage,
} from "../../domain/contract/notifications/notifications.ts";
import { newId } from "../../domain/id.ts";
import { call, type SignedInTrainee } from "./worker.ts";

type Area = "trainee" | "admin";

/** The body of the trainer's form. */
export const makeNotification = (overrides: object = {}) => ({
  id: newId(),
  type: "info",
  title: "عطلة الأسبوع",
  message: "النادي مغلق يوم الجمعة، ونعود السبت.",
  audience: { kind: "all" as const },
  ...overrides,
});

export const sendNotification = ({ token }: SignedInTrainee, body: unknown) =>
  call("/api/admin/notifications", { token, body });

export async function readNotifications(
  { token }: SignedInTrainee,
  area: Area,
  cursor?: string,
): Promise<NotificationsPage> {
  const query = cursor ? `?cursor=${cursor}` : "";
  const response = await call(`/api/${area}/notifications${query}`, { token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export const resend = (
  { token }: SignedInTrainee,
  area: Area,
  original: string,
  id: string = newId(),
) => call(`/api/${area}/notifications/${original}/resend`, { token, body: { id } });

/** Inserts notifications into a person's list. @returns their ids, newest first */
export async function deliver(accountId: string, count: number): Promise<string[]> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, i) => ({
    id: newId(now - i),
    at: now - i * 1000,
  }));
  await env.DB.batch([
    env.DB.prepare(
      `insert into notifications (id, title, message, recipient_id, created_at)
       select value ->> 'id', 'تذكير', 'الوزن يوم الأحد', ?1, value ->> 'at' from json_each(?2)`,
    ).bind(accountId, JSON.stringify(rows)),
    env.DB.prepare(
      `insert into notification_deliveries (recipient_id, notification_id, created_at)
       select ?1, value ->> 'id', value ->> 'at' from json_each(?2)`,
    ).bind(accountId, JSON.stringify(rows)),
  ]);
  return rows.map(({ id }) => id);
}

export const readNotification = async (response: Response): Promise<Notification> =>
  response.json();

export const countRows = async (query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .first<{ n: number }>()
  )?.n ?? 0;

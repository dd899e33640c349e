import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { TrainerUnread } from "../../../domain/contract/notifications/unread.ts";
import { rowCount } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { checkIns, conversations, notificationDeliveries } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

/** One more than badges show. */
export const unreadCap = 10;

/** Counts a person's unread notifications, reading at most the limit. */
export const unreadNotifications = prepared((db) => {
  const unread = db
    .select({ one: sql`1`.as("one") })
    .from(notificationDeliveries)
    .where(
      and(
        eq(notificationDeliveries.recipientId, sql.placeholder("recipientId")),
        isNull(notificationDeliveries.readAt),
        isNull(notificationDeliveries.deletedAt),
      ),
    )
    .limit(sql.placeholder("limit"))
    .as("unread");
  return db.select({ unread: rowCount().as("unread") }).from(unread);
});

/** Counts a trainee's unread notifications, reading at most the cap. */
export const unreadNotificationsOf = ({ db, traineeId }: TraineeScope) =>
  unreadNotifications(db, { recipientId: traineeId, limit: unreadCap });

/** Far above the cap of badges. */
const conversationsCounted = 100;

const unreadConversations = prepared((db) =>
  db
    .select({ traineeId: conversations.traineeId, unread: conversations.unreadByTrainer })
    .from(conversations)
    .where(sql`${conversations.unreadByTrainer} > 0`)
    .limit(conversationsCounted),
);

const waitingCheckIns = prepared((db) => {
  const waiting = db
    .select({ one: sql`1`.as("one") })
    .from(checkIns)
    .where(
      sql`${checkIns.reviewedAt} is null
        and (${checkIns.putOffUntil} is null or ${checkIns.putOffUntil} <= ${sql.placeholder("today")})`,
    )
    // The order of their index, which has no reviewed ones.
    .orderBy(asc(checkIns.sentAt), asc(checkIns.id))
    .limit(unreadCap)
    .as("waiting");
  return db.select({ waiting: rowCount().as("waiting") }).from(waiting);
});

/** The trainer's unread counts on their today, for the badges of all screens. */
export async function getTrainerUnread(
  { db, actor, now }: TrainerScope,
  today: LocalDate = localDateAt(now, "UTC"),
): Promise<TrainerUnread> {
  const [notifications, messages, waiting] = await db.batch([
    unreadNotifications(db, { recipientId: actor.accountId, limit: unreadCap }),
    unreadConversations(db, {}),
    waitingCheckIns(db, { today }),
  ]);
  return {
    notifications: notifications[0]?.unread ?? 0,
    checkIns: waiting[0]?.waiting ?? 0,
    conversations: messages,
  };
}

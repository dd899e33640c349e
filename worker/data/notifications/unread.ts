import { and, eq, isNull, sql } from "drizzle-orm";
import type { TrainerUnread } from "../../../domain/contract/notifications/unread.ts";
import { rowCount } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { conversations, notificationDeliveries } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

/** One more than badges show. */
export const unreadCap = 10;

/** The statement that counts a person's unread notifications, reading no more than the limit. */
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

/** The statement that counts a trainee's unread notifications, reading at most the cap. */
export const unreadNotificationsOf = ({ db, traineeId }: TraineeScope) =>
  unreadNotifications(db, { recipientId: traineeId, limit: unreadCap });

const unreadMessages = prepared((db) =>
  db
    .select({ unread: conversations.unreadByTrainee, lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.traineeId, sql.placeholder("traineeId"))),
);

/** The statement that reads a trainee's unread messages, and the last one's number, off the summary. */
export const unreadMessagesOf = ({ db, traineeId }: TraineeScope) =>
  unreadMessages(db, { traineeId });

/** Far more than a badge tells apart. */
const conversationsCounted = 100;

const unreadConversations = prepared((db) =>
  db
    .select({ traineeId: conversations.traineeId, unread: conversations.unreadByTrainer })
    .from(conversations)
    .where(sql`${conversations.unreadByTrainer} > 0`)
    .limit(conversationsCounted),
);

/** What waits for the trainer, for the badges around every screen. */
export async function getTrainerUnread({ db, actor }: TrainerScope): Promise<TrainerUnread> {
  const [notifications, messages] = await db.batch([
    unreadNotifications(db, { recipientId: actor.accountId, limit: unreadCap }),
    unreadConversations(db, {}),
  ]);
  return { notifications: notifications[0]?.unread ?? 0, conversations: messages };
}

import { m } from "../paraglide/messages.js";

export interface Unread {
  count: number;
  label: string;
}

/** Unread notifications, in numbers and in words. */
export const unreadNotifications = (count: number): Unread => ({
  count,
  // Badges count to nine.
  label:
    count > 9
      ? m.trainee_more_than_nine_notifications()
      : m.trainee_unread_notifications({ count }),
});

/** Unread messages, in numbers and in words. */
export const unreadMessages = (count: number): Unread => ({
  count,
  label: m.trainee_unread_messages({ count }),
});

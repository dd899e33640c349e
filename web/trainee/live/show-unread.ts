import type { Home } from "../../../domain/contract/activity/home.ts";
import { change } from "../../live/refresh.ts";
import { homeKey } from "../home/queries.ts";

/** Brings the frame's badge of messages to what stays unread. */
export const showUnreadMessages = (unreadMessages: number): void =>
  change<Home>(homeKey, (home) => ({ ...home, unreadMessages }));

/** Brings the frame's badge of notifications to what stays unread. */
export const showUnreadNotifications = (unreadNotifications: number): void =>
  change<Home>(homeKey, (home) => ({ ...home, unreadNotifications }));

import type { Home } from "../../../domain/contract/home/home.ts";
import { change } from "../../live/refresh.ts";
import { homeKey } from "../home/queries.ts";

/** Sets the frame's badge of messages. */
export const showUnreadMessages = (unreadMessages: number): void =>
  change<Home>(homeKey, (home) => ({ ...home, unreadMessages }));

/** Sets the frame's badge of notifications. */
export const showUnreadNotifications = (unreadNotifications: number): void =>
  change<Home>(homeKey, (home) => ({ ...home, unreadNotifications }));

import type { Notification } from "../../../domain/contract/notifications/notifications.ts";
import { MiranError } from "../../../domain/errors.ts";
import { copyNotification } from "../../data/notifications/notification-sending.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { tellOtherWindows } from "./read-notifications.ts";

/** Makes a new unread copy of one of the caller's notifications, for the caller alone. */
export async function repeatNotification(
  platform: Platform,
  scope: MemberScope,
  copy: { id: string; original: string },
): Promise<Notification> {
  const repeated = await copyNotification(scope, copy);
  if (!repeated) throw new MiranError("not_found");
  tellOtherWindows(platform, scope, repeated.unread);
  return repeated.notification;
}

import { adminPaths } from "../../../domain/admin-paths.ts";
import { paths } from "../../../domain/paths.ts";
import { getPersonToTell } from "../../data/notifications/push-people.ts";
import type { Platform } from "../../platform.ts";
import { pushPeople } from "./push-people.ts";

/**
 * Sends an alert of a chat message, unless the reader has the app open. Safe to repeat: a repeated alert
 * replaces the first.
 */
export async function pushMessage(
  platform: Platform,
  { to, traineeId }: { to: string; traineeId: string },
): Promise<void> {
  if (!platform.push) return;
  const [person, presence] = await Promise.all([
    getPersonToTell(platform.database, to),
    platform.live.presence(to),
  ]);
  if (!person || presence.online) return;
  await pushPeople(platform, [person], {
    type: "chat",
    tag: traineeId.replaceAll("-", ""),
    about: { conversationOf: traineeId },
    linkOf: ({ role }) =>
      role === "trainer" ? adminPaths.conversation(traineeId) : paths.trainee.chat,
  });
}

import { adminPaths } from "../../../domain/admin-paths.ts";
import { paths } from "../../../domain/paths.ts";
import { getPersonToTell } from "../../data/notifications/push-people.ts";
import type { Platform } from "../../platform.ts";
import { pushPeople } from "./push-people.ts";

/**
 * Wakes somebody's phone for a chat message, unless they have the app open. Safe to repeat: what
 * comes again takes the place of what is shown.
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
    linkOf: ({ role }) =>
      role === "trainer" ? adminPaths.conversation(traineeId) : paths.trainee.chat,
  });
}

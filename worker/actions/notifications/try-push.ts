import type { PushTest } from "../../../domain/contract/notifications/push.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getOwnBrowser } from "../../data/notifications/push.ts";
import { notePushOutcomes } from "../../data/notifications/push-people.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { sendTo } from "./push-people.ts";

/** Sends a trial alert to the caller's browser, at any setting and hour. */
export async function tryPush(
  { push, database }: Platform,
  scope: MemberScope,
  endpoint: string,
): Promise<PushTest> {
  const { browser, language } = await getOwnBrowser(scope, endpoint);
  if (!push || !browser) throw new MiranError("not_found");
  const area = scope.actor.kind === "trainer" ? "admin" : "trainee";
  const alert = { type: "try", tag: "try", link: `/${area}/notifications` } as const;
  const outcome = await sendTo(push, browser, alert, language);
  const outcomes = { sent: [], gone: [], failed: [], [outcome]: [browser.id] };
  await notePushOutcomes(database, outcomes, scope.now);
  return { outcome };
}

import {
  readSubscriptionSettings,
  type SubscriptionSettings,
} from "../../../domain/memberships/subscription-end.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { getSection, getSettings, putSection } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";

/** The settings for ends of subscriptions. */
export async function getSubscriptionSettings(scope: TrainerScope): Promise<SubscriptionSettings> {
  return readSubscriptionSettings(await getSection(scope, "subscriptions"));
}

/** The same for scheduled jobs, without a session. */
export async function readStoredSubscriptionSettings(
  client: DatabaseClient,
): Promise<SubscriptionSettings> {
  const stored = await getSettings(client, "subscriptions");
  return readSubscriptionSettings(stored.subscriptions);
}

export const putSubscriptionSettings = (
  scope: TrainerScope,
  { atEnd, suspendAfterDays, proofDays }: SubscriptionSettings,
): Promise<void> => putSection(scope, "subscriptions", { atEnd, suspendAfterDays, proofDays });

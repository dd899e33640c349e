import type {
  NewNotification,
  Notification,
} from "../../../domain/contract/notifications/notifications.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  type Audience,
  createNotification,
  sameContent,
  typedContent,
} from "../../data/notifications/notification-sending.ts";
import { getNotification } from "../../data/notifications/notifications.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { linkOfType } from "../../texts/links.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { repeatNotification } from "./repeat-notification.ts";

/** Sends the trainer's notification to all trainees or some; the same id again sends nothing. */
export async function sendNotification(
  platform: Platform,
  scope: TrainerScope,
  input: NewNotification,
): Promise<Notification> {
  const { id, audience, type } = input;
  const content = typedContent(input, linkOfType[type]);
  const sent = await createNotification(scope, { id, audience, content });
  if (!sent) throw nobodyAt(audience.kind === "all" ? "audience" : "audience.traineeIds");
  platform.background(drainOutbox(platform));
  return sent;
}

/**
 * Sends a notification again. A sent one goes to its audience (all: of today). A received one returns to the
 * trainer alone, because it may be about a trainee.
 */
export async function resendNotification(
  platform: Platform,
  scope: TrainerScope,
  { id, original }: { id: string; original: string },
): Promise<Notification> {
  const known = await getNotification(scope, original);
  if (!known) throw new MiranError("not_found");
  if (!known.sentTo) return repeatNotification(platform, scope, { id, original });
  const audience: Audience =
    known.sentTo.audience === "all" ? { kind: "all" } : { kind: "same", notificationId: original };
  const content = sameContent(scope, original);
  const sent = await createNotification(scope, { id, audience, content });
  if (!sent) throw nobodyAt("audience");
  platform.background(drainOutbox(platform));
  return sent;
}

const nobodyAt = (field: string) =>
  new MiranError("invalid_request", { fields: { [field]: { code: "choose_one" } } });

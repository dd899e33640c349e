import type { NewNotification } from "../../../domain/contract/notifications/notifications.ts";
import { notificationFields } from "../../../domain/notifications/notifications.ts";
import { asOneLine } from "../../../domain/text.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { attempts, type Draft, forgetDraft } from "./draft.ts";
import { adminNotifications } from "./queries.ts";

export const isWritten = ({ title, message }: Draft) =>
  title.trim() !== "" && message.trim() !== "";

/** The reason that a draft cannot be sent; undefined if it can. */
export function problemOf(draft: Draft): string | undefined {
  if (!isWritten(draft)) return m.notifications_text_missing();
  if (draft.audience === "chosen" && draft.chosen.size === 0) return m.notifications_nobody();
  return undefined;
}

/** Sends a draft; throws a text for people. */
export async function sendDraft({ audience, type, title, message, chosen }: Draft): Promise<void> {
  const to: NewNotification["audience"] =
    audience === "all" ? { kind: "all" } : { kind: "chosen", traineeIds: [...chosen.keys()] };
  const content = {
    type,
    title: asOneLine(title).trim().slice(0, notificationFields.title.max),
    message: message.trim().slice(0, notificationFields.message.max),
    audience: to,
  };
  const id = attempts.idOf("send", content);
  try {
    await answer(adminClient().notifications.$post({ json: { id, ...content } }));
  } catch (error) {
    throw new Error(textOf(error));
  }
  attempts.forget("send", id);
  forgetDraft();
  void queryClient.invalidateQueries({ queryKey: adminNotifications.key });
}

function textOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { title, message, audience, "audience.traineeIds": chosen } = error.fields;
    if (audience) return m.notifications_nobody_active();
    if (chosen) return m.notifications_nobody();
    if (title || message) return m.notifications_text_missing();
  }
  return errorText(error, m.notifications_send_failed());
}

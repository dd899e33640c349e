import type {
  ConversationsPage,
  ConversationsQuery,
} from "../../../domain/contract/conversations/conversation.ts";
import { listConversations as listRows } from "../../data/conversations/conversations.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** A page of the trainer's conversations, with the present trainees. */
export async function listConversations(
  platform: Platform,
  scope: TrainerScope,
  query: ConversationsQuery,
): Promise<ConversationsPage> {
  const { conversations, next } = await listRows(scope, query);
  const present = new Set(await platform.live.presentTrainees(scope.actor.accountId));
  const shown = await withPhotos(platform, scope.actor, conversations);
  const rows = shown.map((row) => ({ ...row, online: present.has(row.traineeId) }));
  return { conversations: rows, next };
}

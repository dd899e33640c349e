import type { FilesTicket } from "../../../domain/contract/conversations/conversation.ts";
import type { VoiceNote } from "../../../domain/conversations/conversation.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { issueAttachmentTicket } from "../../tokens/attachment-ticket.ts";

/** The ticket to the recordings among replies to one person; undefined without a recording. */
export const ticketToVoices = async (
  platform: Platform,
  scope: TraineeScope,
  replies: readonly ({ replyVoice: VoiceNote | null } | null)[],
): Promise<FilesTicket | undefined> =>
  replies.some((reply) => reply?.replyVoice) ? issueAttachmentTicket(platform, scope) : undefined;

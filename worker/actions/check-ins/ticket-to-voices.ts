import { isSpoken } from "../../../domain/check-ins/recordings.ts";
import type { FilesTicket } from "../../../domain/contract/conversations/conversation.ts";
import type { VoiceNote } from "../../../domain/conversations/conversation.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { issueAttachmentTicket } from "../../tokens/attachment-ticket.ts";

interface Heard {
  replyVoice: VoiceNote | null;
  answers: readonly { value: unknown }[];
}

/** The ticket to the recordings among one person's answers and the replies to them; missing without a recording. */
export const ticketToVoices = async (
  platform: Platform,
  scope: TraineeScope,
  checkIns: readonly (Heard | null)[],
): Promise<FilesTicket | undefined> =>
  checkIns.some((each) => each?.replyVoice || each?.answers.some(({ value }) => isSpoken(value)))
    ? issueAttachmentTicket(platform, scope)
    : undefined;

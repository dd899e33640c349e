import type { Message, NewMessage } from "../../../domain/contract/conversations/conversation.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { ConversationScope } from "../../data/conversations/conversation-scope.ts";
import type { Platform } from "../../platform.ts";

/** Sends a message without a socket; a repetition has the same response. */
export async function sendMessage(
  { live }: Platform,
  { scope, side }: ConversationScope,
  message: NewMessage,
): Promise<Message> {
  const stored = await live.appendMessage({ traineeId: scope.traineeId, side }, message);
  if ("message" in stored) return stored.message;
  if (stored.refusal === "gone") throw new MiranError("not_found");
  if (stored.refusal === "no_such_file") {
    throw new MiranError("invalid_request", {
      fields: { "body.fileId": { code: "no_such_file" } },
    });
  }
  throw new MiranError("conflict");
}

import { z } from "zod";
import { id } from "../fields.ts";
import { messageText } from "./conversation.ts";

/** What the trainer says often; who it is said to is put in when it is used. */
export const savedReply = z.object({ id: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

/** In the order in which they were made. */
export const savedReplies = z.object({ replies: z.array(savedReply) });
export type SavedReplies = z.infer<typeof savedReplies>;

/** The same id again stores nothing; a deleted one comes back by it, in its old place. */
export const newSavedReply = z.strictObject({ id, text: messageText });
export type NewSavedReply = z.infer<typeof newSavedReply>;

export const savedReplyText = z.strictObject({ text: messageText });

export const savedReplyParams = z.object({ id });

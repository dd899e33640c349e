import { z } from "zod";
import { id } from "../fields.ts";
import { messageText } from "./conversation.ts";

/** A saved reply; the person is filled in when it is used. */
export const savedReply = z.object({ id: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

/** In the order of creation. */
export const savedReplies = z.object({ replies: z.array(savedReply) });
export type SavedReplies = z.infer<typeof savedReplies>;

/** The same id again stores nothing, or restores a deleted reply in its old place. */
export const newSavedReply = z.strictObject({ id, text: messageText });
export type NewSavedReply = z.infer<typeof newSavedReply>;

export const savedReplyText = z.strictObject({ text: messageText });

export const savedReplyParams = z.object({ id });

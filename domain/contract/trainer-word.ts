import { z } from "zod";
import { messageKinds } from "../conversations/conversation.ts";
import { photo } from "./photo.ts";

/** The trainer's last message to a trainee, as the conversation shows it. */
export const trainerWord = z.object({
  name: z.string(),
  photo,
  kind: z.enum(messageKinds),
  /** Its beginning on one line; empty without words. */
  text: z.string(),
  /** UTC milliseconds */
  at: z.number(),
});

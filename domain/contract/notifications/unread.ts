import { z } from "zod";

/** What the trainer has not read: the badges of the frame around every screen. */
export const trainerUnread = z.object({
  /** Counted up to 10: badges say «9+». */
  notifications: z.number().int(),
  /** Those that have unread messages; a hundred at most. */
  conversations: z.array(z.object({ traineeId: z.string(), unread: z.number().int() })),
});
export type TrainerUnread = z.infer<typeof trainerUnread>;

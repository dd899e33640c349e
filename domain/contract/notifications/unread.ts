import { z } from "zod";
import { localDate } from "../fields.ts";

/** The trainer's today, to which check-ins are put off; a window of an earlier build tells none. */
export const trainerUnreadQuery = z.object({ date: localDate.optional() });

/** The trainer's unread items, for the badges of the frame around every screen. */
export const trainerUnread = z.object({
  /** Counted up to 10, as badges show «9+». */
  notifications: z.number().int(),
  /** Check-ins to review now, counted up to 10. */
  checkIns: z.number().int(),
  /** Conversations with unread messages, a hundred at most. */
  conversations: z.array(z.object({ traineeId: z.string(), unread: z.number().int() })),
});
export type TrainerUnread = z.infer<typeof trainerUnread>;

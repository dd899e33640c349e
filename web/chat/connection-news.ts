import type { ConversationSide } from "../../domain/conversations/conversation.ts";

export type Connection = "connecting" | "connected" | "failed";

/** What counts as told before anything was: to the trainer the first connection is said too. */
export const toldAtFirst: Record<ConversationSide, Connection> = {
  trainer: "connecting",
  trainee: "connected",
};

interface Told {
  side: ConversationSide;
  /** What was said last. */
  told: Connection;
  /** Whether there was a connection before, which can come back. */
  wasThere: boolean;
}

/** Whether a connection is news: not after a short gap that nobody was told of. */
export const isConnectionNews = ({ side, told, wasThere }: Told): boolean =>
  told !== "connected" && (wasThere || side === "trainer");

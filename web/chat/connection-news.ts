import type { ConversationSide } from "../../domain/conversations/conversation.ts";

export type Connection = "connecting" | "connected" | "failed";

/** The initial announced state: the trainer also sees the first connection. */
export const toldAtFirst: Record<ConversationSide, Connection> = {
  trainer: "connecting",
  trainee: "connected",
};

interface Told {
  side: ConversationSide;
  /** The last announced state. */
  told: Connection;
  /** Whether there was a connection before. */
  wasThere: boolean;
}

/** Whether a connection is announced: never after a short, unannounced gap. */
export const isConnectionNews = ({ side, told, wasThere }: Told): boolean =>
  told !== "connected" && (wasThere || side === "trainer");

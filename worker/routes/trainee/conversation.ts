import { getConversationScope } from "../../data/conversations/conversation-scope.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { conversationRoutes } from "../conversation.ts";
import { traineeRoutes } from "../http/api.ts";

/** The trainee's conversation with the trainer. */
export const ownConversationRoutes = traineeRoutes().route(
  "/conversation",
  conversationRoutes<TraineeScope>({ open: getConversationScope }),
);

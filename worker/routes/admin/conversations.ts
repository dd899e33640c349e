import {
  conversationParams,
  conversationsPage,
  conversationsQuery,
} from "../../../domain/contract/conversations/conversation.ts";
import { listConversations } from "../../actions/conversations/list-conversations.ts";
import { findConversationScope } from "../../data/conversations/conversation-scope.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { conversationRoutes } from "../conversation.ts";
import { answers, createTrainerRoute, requireFound, trainerRoutes } from "../http/api.ts";

const list = createTrainerRoute({
  method: "get",
  path: "/conversations",
  tags: ["Chat"],
  summary: "A page of the conversations, searched by name, latest message first",
  request: { query: conversationsQuery },
  responses: answers(conversationsPage, "30 conversations, and the start of the next page"),
});

/** The trainer's conversations, one a trainee. */
export const conversationsRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    return c.json(
      await listConversations(c.env.platform, c.get("scope"), c.req.valid("query")),
      200,
    );
  })
  .route(
    "/conversations/:traineeId",
    conversationRoutes<TrainerScope>({
      place: conversationParams,
      async open(scope, traineeId) {
        const conversation = requireFound(await findConversationScope(scope, traineeId));
        return conversation;
      },
    }),
  );

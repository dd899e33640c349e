import { Conversation as ConversationObject } from "../../durable/conversation.ts";
import type { SeededConversation } from "./conversations.ts";

/** The product's object over the local files, without the Worker that follows its changes. */
export class Conversation extends ConversationObject {
  protected override async follow(): Promise<void> {}
  protected override async eraseFiles(): Promise<void> {}
}

interface Env {
  CONVERSATIONS: DurableObjectNamespace<Conversation>;
}

/** Fills conversations with a body of them by trainee id. */
export default {
  async fetch(request, { CONVERSATIONS }) {
    const conversations = (await request.json()) as Record<string, SeededConversation>;
    for (const [traineeId, conversation] of Object.entries(conversations)) {
      await CONVERSATIONS.getByName(traineeId).restore(traineeId, conversation);
    }
    return new Response(null, { status: 204 });
  },
} satisfies ExportedHandler<Env>;

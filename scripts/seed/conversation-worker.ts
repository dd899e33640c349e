import { Conversation as ConversationObject } from "../../durable/conversation.ts";
import type { SeededConversation } from "./conversations.ts";

/** The product's object over the local files, while nothing else is there to follow it. */
export class Conversation extends ConversationObject {
  protected override async follow(): Promise<void> {}
  protected override async eraseFiles(): Promise<void> {}
}

interface Env {
  CONVERSATIONS: DurableObjectNamespace<Conversation>;
}

/** Takes conversations by the ids of their trainees, and fills the conversations with them. */
export default {
  async fetch(request, { CONVERSATIONS }) {
    const conversations = (await request.json()) as Record<string, SeededConversation>;
    for (const [traineeId, conversation] of Object.entries(conversations)) {
      await CONVERSATIONS.getByName(traineeId).restore(traineeId, conversation);
    }
    return new Response(null, { status: 204 });
  },
} satisfies ExportedHandler<Env>;

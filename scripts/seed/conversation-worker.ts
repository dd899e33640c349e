import { Conversation as ConversationObject } from "../../durable/conversation.ts";
import type { Talk } from "./talks.ts";

/** The product's object over the local files, while nothing else is there to follow it. */
export class Conversation extends ConversationObject {
  protected override async follow(): Promise<void> {}
  protected override async eraseFiles(): Promise<void> {}
}

interface Env {
  CONVERSATIONS: DurableObjectNamespace<Conversation>;
}

/** Takes talks by the ids of their trainees, and fills the conversations with them. */
export default {
  async fetch(request, { CONVERSATIONS }) {
    const talks = (await request.json()) as Record<string, Talk>;
    for (const [traineeId, talk] of Object.entries(talks)) {
      await CONVERSATIONS.getByName(traineeId).restore(traineeId, talk);
    }
    return new Response(null, { status: 204 });
  },
} satisfies ExportedHandler<Env>;

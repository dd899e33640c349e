import type { Rate } from "../domain/token-bucket.ts";
import { Conversation as ConversationObject } from "../durable/conversation.ts";
import type { ConversationSummary } from "../durable/conversation-summary.ts";
import { Inbox as InboxObject, type PresenceChange } from "../durable/inbox.ts";
import { Outbox as OutboxObject } from "../durable/outbox.ts";
import { clock, cloudflarePlatform, type Env, frameRateOf } from "./edge/cloudflare.ts";
import { socketFor } from "./edge/live.ts";
import { httpRequests } from "./edge/requests.ts";
import { lazily } from "./lazily.ts";

// The start evaluates the objects' classes and nothing of the app, which is loaded on demand.
const fetchFromApp = lazily(async () => (await import("./app.ts")).app, "fetch");
const runScheduled = lazily(() => import("./actions/operations/run-scheduled.ts"), "runScheduled");
const drainByItself = lazily(() => import("./actions/plumbing/drain-outbox.ts"), "drainByItself");
const followConversation = lazily(
  () => import("./actions/conversations/follow-conversation.ts"),
  "followConversation",
);
const eraseUnsentFiles = lazily(
  () => import("./actions/conversations/erase-unsent-files.ts"),
  "eraseUnsentFiles",
);
const followPresence = lazily(
  () => import("./actions/conversations/follow-presence.ts"),
  "followPresence",
);

/** All conversations; lists, badges and open windows follow them. */
export class Conversation extends ConversationObject<Env> {
  protected override follow(summary: ConversationSummary): Promise<void> {
    const platform = cloudflarePlatform(this.env, (work) => this.ctx.waitUntil(work));
    return followConversation(platform, summary);
  }

  protected override eraseFiles(traineeId: string, fileIds: string[]): Promise<void> {
    const platform = cloudflarePlatform(this.env, (work) => this.ctx.waitUntil(work));
    return eraseUnsentFiles(platform, { traineeId, fileIds });
  }

  protected override frameRate(): Rate {
    return frameRateOf(this.env) ?? super.frameRate();
  }

  protected override now(): number {
    return clock(this.env)();
  }
}

/** All inboxes; the database and the trainer follow their presence. */
export class Inbox extends InboxObject<Env> {
  protected override follow(change: PresenceChange): Promise<void> {
    const platform = cloudflarePlatform(this.env, (work) => this.ctx.waitUntil(work));
    return followPresence(platform, change);
  }

  protected override ahead(): number {
    return clock(this.env)() - Date.now();
  }
}

/** The single object that continues work above one invocation. */
export class Outbox extends OutboxObject<Env> {
  protected override async drain(): Promise<boolean> {
    let isLeft = false;
    const platform = cloudflarePlatform(this.env, (work) => this.ctx.waitUntil(work));
    const wakeOutbox = async () => {
      isLeft = true;
    };
    const { more } = await drainByItself({ ...platform, wakeOutbox });
    return more || isLeft;
  }
}

export default {
  async fetch(request, env, context) {
    const asked = request as unknown as Request;
    const caller = httpRequests.networkOf(asked);
    const platform = cloudflarePlatform(env, (work) => context.waitUntil(work), caller);
    const answer = await fetchFromApp(asked, { platform });
    return socketFor(asked) ?? answer;
  },

  async scheduled(controller, env, context) {
    const platform = cloudflarePlatform(env, (work) => context.waitUntil(work));
    await runScheduled(platform, controller.cron);
  },
} satisfies ExportedHandler<Env>;

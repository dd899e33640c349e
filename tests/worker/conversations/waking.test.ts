import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import type { ConversationSummary } from "../../../durable/conversation-summary.ts";
import { followConversation } from "../../../worker/actions/conversations/follow-conversation.ts";
import { choose, makeBrowser, makePushService, noon, subscribe } from "../../support/push.ts";
import { makePlatform, makeTrainee, makeTrainer } from "../../support/worker.ts";

const away = { trainer: false, trainee: false };

async function follow(overrides: Partial<ConversationSummary>): Promise<number> {
  await makeTrainer();
  const trainee = await makeTrainee();
  await subscribe(trainee, await makeBrowser());
  await choose(trainee, ["chat"]);
  const { push, requests } = await makePushService();
  const last = { seq: 1, kind: "text" as const, text: "تمام", from: "trainer" as const, at: 1 };
  await followConversation(makePlatform({ push, now: () => noon }), {
    traineeId: trainee.id,
    revision: 1,
    lastSeq: 1,
    last,
    isNews: true,
    written: [],
    unread: { trainer: 0, trainee: 1 },
    unreadSince: null,
    looking: away,
    ...overrides,
  });
  return requests.length;
}

describe("a push alert", () => {
  it("is sent for a new message", async () => {
    expect(await follow({})).toBe(1);
  });

  it.each<[string, Partial<ConversationSummary>]>([
    ["while the reader has the conversation open", { looking: { trainer: false, trainee: true } }],
    ["once the message is read", { unread: { trainer: 0, trainee: 0 } }],
    ["without a new message", { isNews: false }],
    [
      "for the reader's own message",
      { last: { seq: 1, kind: "text", text: "", from: "trainee", at: 1 } },
    ],
  ])("is not sent %s", async (_, overrides) => {
    expect(await follow(overrides)).toBe(0);
  });
});

describe("a muted trainee", () => {
  it("no longer alerts the trainer, and is still counted", async () => {
    const trainer = await makeTrainer();
    const trainee = await makeTrainee();
    await subscribe(trainer, await makeBrowser());
    await choose(trainer, ["chat"]);
    const { push, requests } = await makePushService();
    const told: InboxEvent[] = [];
    const { live } = makePlatform();
    const platform = makePlatform({
      push,
      now: () => noon,
      live: { ...live, tell: async (to, event) => void (to === trainer.id && told.push(event)) },
    });
    const write = (revision: number) =>
      followConversation(platform, {
        traineeId: trainee.id,
        revision,
        lastSeq: revision,
        last: { seq: revision, kind: "text", text: "تمام", from: "trainee", at: revision },
        isNews: true,
        written: [],
        unread: { trainer: revision, trainee: 0 },
        unreadSince: 1,
        looking: away,
      });
    await write(1);
    expect(requests).toHaveLength(1);
    await env.DB.prepare("update conversations set muted_at = 1 where trainee_id = ?")
      .bind(trainee.id)
      .run();
    await write(2);
    expect(requests).toHaveLength(1);
    expect(told).toEqual([
      expect.objectContaining({ unread: 1, message: expect.objectContaining({ seq: 1 }) }),
      { type: "conversation", traineeId: trainee.id, unread: 2 },
    ]);
  });
});

import { describe, expect, it } from "vitest";
import type { ConversationSummary } from "../../../durable/conversation-summary.ts";
import { followConversation } from "../../../worker/actions/conversations/follow-conversation.ts";
import { choose, makeBrowser, makePushService, subscribe } from "../../support/push.ts";
import { makePlatform, makeTrainee, makeTrainer } from "../../support/worker.ts";

const away = { trainer: false, trainee: false };

async function follow(overrides: Partial<ConversationSummary>): Promise<number> {
  await makeTrainer();
  const trainee = await makeTrainee();
  await subscribe(trainee, await makeBrowser());
  await choose(trainee, ["chat"]);
  const { push, requests } = await makePushService();
  const last = { seq: 1, kind: "text" as const, text: "تمام", from: "trainer" as const, at: 1 };
  await followConversation(makePlatform({ push }), {
    traineeId: trainee.id,
    revision: 1,
    lastSeq: 1,
    last,
    isNews: true,
    unread: { trainer: 0, trainee: 1 },
    unreadSince: null,
    looking: away,
    ...overrides,
  });
  return requests.length;
}

describe("the phone of whoever is to read", () => {
  it("wakes for a new message", async () => {
    expect(await follow({})).toBe(1);
  });

  it.each<[string, Partial<ConversationSummary>]>([
    ["who has the conversation open", { looking: { trainer: false, trainee: true } }],
    ["who has read it already", { unread: { trainer: 0, trainee: 0 } }],
    ["for what is no news", { isNews: false }],
    ["for the own message", { last: { seq: 1, kind: "text", text: "", from: "trainee", at: 1 } }],
  ])("does not wake %s", async (_, overrides) => {
    expect(await follow(overrides)).toBe(0);
  });
});

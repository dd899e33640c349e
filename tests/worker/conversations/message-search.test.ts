import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { maxSearchLength } from "../../../domain/list.ts";
import { type ChatWay, chatWith, ownChat, sendText } from "../../support/conversation-routes.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee();
  trainer = await makeTrainer();
  await sendText(ownChat(trainee), "أكلتُ الوجبةَ كاملة");
  await sendText(chatWith(trainer, trainee.id), "وجبة ممتازة");
  await sendText(ownChat(trainee), "شكراً");
});

const search = ({ token, path }: ChatWay, query: Record<string, string>) =>
  call(`${path}/search?${new URLSearchParams(query)}`, { token });

describe("looking for words in a conversation", () => {
  it("finds the same for both of its sides", async () => {
    for (const way of [ownChat(trainee), chatWith(trainer, trainee.id)]) {
      const answer = await search(way, { text: "وجبه" });
      expect(await answer.json()).toEqual({ found: [2, 1], next: null });
      const older = await search(way, { text: "وجبه", before: "2" });
      expect(await older.json()).toEqual({ found: [1], next: null });
    }
  });

  it("finds nothing of somebody else's", async () => {
    const other = await makeTrainee();
    expect(await (await search(ownChat(other), { text: "وجبة" })).json()).toEqual({
      found: [],
      next: null,
    });
    expect((await search(chatWith(trainee, trainee.id), { text: "وجبة" })).status).toBe(403);
    expect((await search(chatWith(trainer, newId()), { text: "وجبة" })).status).toBe(404);
  });

  it("refuses what is no search", async () => {
    const way = ownChat(trainee);
    for (const query of [
      {},
      { text: "ا".repeat(maxSearchLength + 1) },
      { text: "وجبة", before: "-1" },
      { text: "وجبة", traineeId: trainee.id },
    ]) {
      expect((await search(way, query as Record<string, string>)).status).toBe(400);
    }
  });
});

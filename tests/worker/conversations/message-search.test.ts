import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { maxSearchLength } from "../../../domain/list.ts";
import { type ChatAccess, chatWith, ownChat, sendText } from "../../support/conversation-routes.ts";
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

const search = ({ token, path }: ChatAccess, query: Record<string, string>) =>
  call(`${path}/search?${new URLSearchParams(query)}`, { token });

describe("a search in a conversation", () => {
  it("finds the same messages for both sides", async () => {
    for (const side of [ownChat(trainee), chatWith(trainer, trainee.id)]) {
      const answer = await search(side, { text: "وجبه" });
      expect(await answer.json()).toEqual({ found: [2, 1], next: null });
      const older = await search(side, { text: "وجبه", before: "2" });
      expect(await older.json()).toEqual({ found: [1], next: null });
    }
  });

  it("finds nothing of another conversation", async () => {
    const other = await makeTrainee();
    expect(await (await search(ownChat(other), { text: "وجبة" })).json()).toEqual({
      found: [],
      next: null,
    });
    expect((await search(chatWith(trainee, trainee.id), { text: "وجبة" })).status).toBe(403);
    expect((await search(chatWith(trainer, newId()), { text: "وجبة" })).status).toBe(404);
  });

  it("refuses invalid queries", async () => {
    const side = ownChat(trainee);
    const queries: Record<string, string>[] = [
      {},
      { text: "ا".repeat(maxSearchLength + 1) },
      { text: "وجبة", before: "-1" },
      { text: "وجبة", traineeId: trainee.id },
    ];
    for (const query of queries) expect((await search(side, query)).status).toBe(400);
  });
});

import { expect, it } from "vitest";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { backupName } from "../../../domain/operations/backups.ts";
import { copyConversations } from "../../../worker/actions/operations/copy-conversations.ts";
import type { ConversationLine } from "../../../worker/files/backup-format.ts";
import { backupStore, bucket, keysOf } from "../../support/backups.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

it("each message of long conversations beside each other is in one part, once", async () => {
  const people = [(await makeTrainee()).id, (await makeTrainee()).id, (await makeTrainee()).id];
  const ids = people.toSorted();
  const lengths = new Map(ids.map((id, nth) => [id, [1200, 2800, 3][nth] ?? 0]));
  const platform = makePlatform();
  const message = (seq: number) => ({ seq }) as Message;
  const live = {
    ...platform.live,
    copyConversation: async (trainee: string, { seq }: { seq: number }, limit: number) => {
      const length = lengths.get(trainee);
      if (length === undefined) return undefined;
      const count = Math.min(limit, length - seq);
      const messages = Array.from({ length: count }, (_, nth) => message(seq + 1 + nth));
      const through = seq + count;
      return {
        ...{ messages, files: [], readThrough: { trainer: 0, trainee: 0 }, gaps: [] },
        next: through < length ? { seq: through, fileId: "" } : null,
      };
    },
  };
  const backup = backupName(Date.now());
  const work = { platform: { ...platform, live }, store: backupStore(), backup };
  let progress: Parameters<typeof copyConversations>[1] = {
    ...{ phase: "conversations", after: "", part: 0 },
  };
  for (;;) {
    const { next } = await copyConversations(work, progress);
    if (next.phase !== "conversations") break;
    progress = next;
  }
  const lines: ConversationLine[] = [];
  for (const key of await keysOf(bucket())) {
    if (!key.includes(`${backup}/conversations/`)) continue;
    const text = (await (await bucket().get(key))?.text()) ?? "";
    lines.push(
      ...text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as ConversationLine),
    );
  }
  for (const [id, length] of lengths) {
    const numbers = lines.flatMap((line) =>
      line.type === "message" && line.trainee === id ? [line.message.seq] : [],
    );
    expect(numbers).toEqual(Array.from({ length }, (_, nth) => nth + 1));
    const standings = lines.filter((line) => line.type === "standing" && line.trainee === id);
    expect(standings).toHaveLength(1);
  }
});

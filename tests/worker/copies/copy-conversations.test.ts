import { beforeAll, describe, expect, it } from "vitest";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { backupName } from "../../../domain/copies/backups.ts";
import { copyConversations } from "../../../worker/actions/copies/copy-conversations.ts";
import type { BackupWork } from "../../../worker/actions/copies/make-backup.ts";
import { takeTurn } from "../../../worker/actions/plumbing/turn.ts";
import { isBackupAt } from "../../../worker/data/copies/backups.ts";
import type { ConversationLine } from "../../../worker/files/backup-format.ts";
import type { Platform } from "../../../worker/platform.ts";
import { backupStore, bucket, keysOf, markConversations } from "../../support/backups.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

let ids: string[];
let silent: string;
beforeAll(async () => {
  const people = await Promise.all(Array.from({ length: 9 }, () => makeTrainee()));
  ids = people.map(({ id }) => id).sort();
  silent = ids.splice(4, 1)[0] ?? "";
  await markConversations(ids);
});

/** Conversations of these lengths, with the ids of the read ones. */
function talkOf(lengths: ReadonlyMap<string, number>) {
  const asked: string[] = [];
  const platform = makePlatform();
  const message = (seq: number) => ({ seq }) as Message;
  const live = {
    ...platform.live,
    copyConversation: async (trainee: string, { seq }: { seq: number }, limit: number) => {
      asked.push(trainee);
      const length = lengths.get(trainee);
      if (length === undefined) return undefined;
      const count = Math.min(limit, length - seq);
      const messages = Array.from({ length: count }, (_, nth) => message(seq + 1 + nth));
      const through = seq + count;
      return {
        messages,
        files: [],
        readThrough: { trainer: 0, trainee: 0 },
        gaps: [],
        next: through < length ? { seq: through, fileId: "" } : null,
      };
    },
  };
  return { asked, platform: { ...platform, live } };
}

/** Runs all steps of the phase, each in a separate turn. @returns the steps and their lines */
async function copyAll(platform: Platform, name: number) {
  const backup = backupName(name);
  let progress: Parameters<typeof copyConversations>[1] = {
    phase: "conversations",
    after: "",
    part: 0,
  };
  for (let steps = 1; ; steps++) {
    const turn = takeTurn(platform);
    const ours = isBackupAt({ name: backup, step: 0 });
    const work: BackupWork = { platform, turn, store: backupStore(), backup, ours };
    const { next } = await copyConversations(work, progress);
    if (next.phase !== "conversations") return { steps, lines: await linesOf(backup) };
    progress = next;
  }
}

async function linesOf(backup: string): Promise<ConversationLine[]> {
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
  return lines;
}

function expectWhole(lines: readonly ConversationLine[], lengths: ReadonlyMap<string, number>) {
  for (const [id, length] of lengths) {
    const numbers = lines.flatMap((line) =>
      line.type === "message" && line.trainee === id ? [line.message.seq] : [],
    );
    expect(numbers).toEqual(Array.from({ length }, (_, nth) => nth + 1));
    const standings = lines.filter((line) => line.type === "standing" && line.trainee === id);
    expect(standings).toHaveLength(1);
  }
}

const lengthsOf = (...lengths: number[]) =>
  new Map(ids.map((id, nth): [string, number] => [id, lengths[nth] ?? 0]));

describe("copying conversations", () => {
  it("writes each message of neighbouring long ones into one part, once", async () => {
    for (const lengths of [lengthsOf(1200, 2800, 3, 200, 201, 0, 5000, 7), lengthsOf(3)]) {
      const { platform } = talkOf(lengths);
      const { lines } = await copyAll(platform, 1_000_000 + lengths.size);
      expectWhole(lines, lengths);
      await bucket().delete(await keysOf(bucket()));
    }
  });

  it("wakes no object without messages", async () => {
    const { asked, platform } = talkOf(lengthsOf(1, 1, 1, 1, 1, 1, 1, 1));
    await copyAll(platform, 2_000_000);
    expect(asked.toSorted()).toEqual(ids);
    expect(asked).not.toContain(silent);
  });

  it("checks the time within a step, and loses nothing", async () => {
    const lengths = lengthsOf(150, 3, 2, 1, 150, 2, 190, 5);
    const { platform } = talkOf(lengths);
    expect(await copyAll(platform, 3_000_000)).toMatchObject({ steps: 1 });
    let now = Date.now();
    const slow = { ...platform, now: () => (now += 25_000) };
    const { steps, lines } = await copyAll(slow, 4_000_000);
    expect(steps).toBe(2);
    expectWhole(lines, lengths);
  });
});

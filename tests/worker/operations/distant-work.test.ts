import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { backupName } from "../../../domain/copies/backups.ts";
import { newId } from "../../../domain/id.ts";
import { effectMsOf, turnMs } from "../../../domain/plumbing/outbox.ts";
import { continueArchive } from "../../../worker/actions/copies/archive-business.ts";
import { continueBackup } from "../../../worker/actions/copies/make-backup.ts";
import { continueRestore } from "../../../worker/actions/copies/restore-backup.ts";
import type { Platform } from "../../../worker/platform.ts";
import { markConversations, replaceDeployment } from "../../support/backups.ts";
import { makeArchiveOrder } from "../../support/business-archives.ts";
import { conversationOf, makeMessage } from "../../support/conversation.ts";
import { countTrips } from "../../support/trips.ts";
import { makePlatform, makeTrainee, makeTrainer } from "../../support/worker.ts";

/** Five times the longest real trip, so that two dozen people are as much work as hundreds. */
const tripMs = 1000;
/** Trips of a slice that started just before the end of its turn, and of storing its progress. */
const tripsBehind = 12;
/** Cloudflare's limit of an invocation for queries of D1, and for all subrequests. */
const maxOfInvocation = 1000;

let people: string[];
let silent: string;
beforeAll(async () => {
  people = (await Promise.all(Array.from({ length: 24 }, () => makeTrainee()))).map(({ id }) => id);
  silent = (await makeTrainee()).id;
  for (const traineeId of people) {
    await conversationOf(traineeId).append({ traineeId, side: "trainee" }, makeMessage("مرحباً"));
    const photo = `trainees/${traineeId}/photo/1`;
    await env.VIDEOS.put(photo, `photo of ${traineeId}`);
    await env.DB.prepare("update trainee_profiles set photo_key = ? where id = ?")
      .bind(photo, traineeId)
      .run();
  }
  await markConversations(people);
});

/** Runs all turns, each measured by a clock that advances with trips only. */
async function measureTurns(turn: (platform: Platform) => Promise<boolean>) {
  const near = makePlatform();
  const woken: string[] = [];
  const live: Platform["live"] = {
    ...near.live,
    copyConversation: (id, ...page) => {
      woken.push(id);
      return near.live.copyConversation(id, ...page);
    },
    followRestoredConversation: (id) => {
      woken.push(id);
      return near.live.followRestoredConversation(id);
    },
  };
  const far = countTrips({ ...near, live }, { tripMs });
  const { now, timer } = far;
  const wakeOutbox = async () => {};
  const platform = makePlatform({
    ...near,
    ...far.stores,
    live: far.stores.live,
    now,
    timer,
    wakeOutbox,
  });
  const turns: { ms: number; calls: number; statements: number }[] = [];
  for (let isOver = false; !isOver; ) {
    const [calls, statements] = [far.calls.length, far.statements()];
    isOver = await turn(platform);
    turns.push({
      ms: far.inARow() * tripMs,
      calls: far.calls.length - calls,
      statements: far.statements() - statements,
    });
  }
  return { turns, woken };
}

function expectWithin({ turns, woken }: Awaited<ReturnType<typeof measureTurns>>) {
  expect(turns.length).toBeGreaterThan(2);
  for (const { ms, calls, statements } of turns) {
    expect(ms).toBeLessThanOrEqual(turnMs + tripsBehind * tripMs);
    expect(calls).toBeLessThan(maxOfInvocation);
    expect(statements).toBeLessThan(maxOfInvocation);
  }
  expect(new Set(woken)).toEqual(new Set(people));
  expect(woken).not.toContain(silent);
}

describe("work with stores a second away", () => {
  const backup = backupName(Date.now());

  it("a backup stays within its turns", async () => {
    expectWithin(await measureTurns((platform) => continueBackup(platform, { backup })));
    expect(turnMs + tripsBehind * tripMs).toBeLessThan(effectMsOf("back_up"));
  });

  it("the copy of the business stays within its turns", async () => {
    const id = await makeArchiveOrder(env.DB, await makeTrainer());
    expectWithin(await measureTurns((platform) => continueArchive(platform, id)));
  });

  it("a restore stays within its turns", async () => {
    await replaceDeployment();
    const restore = newId();
    expectWithin(await measureTurns((platform) => continueRestore(platform, { restore, backup })));
    const restored = await env.DB.prepare("select finished_at, refused from restores").first();
    expect(restored).toMatchObject({ refused: null });
    expect(restored?.finished_at).toBeTruthy();
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { makeCheckIn, makeOpenCheckIn } from "../../support/check-ins.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  [trainer, trainee] = [await makeTrainer(), await makeTrainee()];
});

const today = () => localDateAt(Date.now(), "Asia/Hebron");
async function linesOf(reason: string) {
  const answer = await call(`/api/admin/overview?date=${today()}&reason=${reason}`, {
    token: trainer.token,
  });
  const { queue } = await answer.json<Overview>();
  return queue.lines.filter(({ traineeId }) => traineeId === trainee.id);
}

describe("the queue", () => {
  it("reports a check-in without a review, the oldest first", async () => {
    await makeCheckIn(trainee.id, { daysAgo: 2 });
    const oldest = await makeCheckIn(trainee.id, { daysAgo: 3 });
    expect(await linesOf("check_in")).toMatchObject([{ checkInId: oldest, count: 2 }]);
  });

  it("does not report a reviewed or a delayed one", async () => {
    const [one, two] = [
      await makeCheckIn(trainee.id, { daysAgo: 2 }),
      await makeCheckIn(trainee.id, { daysAgo: 3 }),
    ];
    await env.DB.prepare("update check_ins set reviewed_at = 1 where id = ?1").bind(one).run();
    await env.DB.prepare("update check_ins set put_off_until = ?2 where id = ?1")
      .bind(two, addDays(today(), 2))
      .run();
    expect(await linesOf("check_in")).toEqual([]);
  });

  it("reports nobody who has answered the open one", async () => {
    await makeOpenCheckIn(trainee.id, { ahead: 1 });
    expect(await linesOf("missed_check_ins")).toHaveLength(1);
    await env.DB.prepare("update check_in_schedules set answered_on = ?2 where trainee_id = ?1")
      .bind(trainee.id, addDays(today(), 1))
      .run();
    expect(await linesOf("missed_check_ins")).toEqual([]);
  });

  it("reports two check-ins missed in a row, not one", async () => {
    await makeOpenCheckIn(trainee.id, { ahead: -3 });
    expect(await linesOf("missed_check_ins")).toMatchObject([{ dueOn: addDays(today(), -3) }]);
    await env.DB.prepare("update check_in_schedules set answered_on = ?2 where trainee_id = ?1")
      .bind(trainee.id, addDays(today(), -10))
      .run();
    expect(await linesOf("missed_check_ins")).toEqual([]);
  });
});

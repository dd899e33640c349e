import { beforeEach, describe, expect, it } from "vitest";
import type { AttentionReason } from "../../../domain/attention/attention.ts";
import type { PutAwayLines } from "../../../domain/contract/attention/overview.ts";
import { newId } from "../../../domain/id.ts";
import {
  day,
  emptyQueue,
  hour,
  makeSettledTrainee,
  now,
  readOverview,
  reasonsOf,
  run,
  today,
} from "../../support/overview.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

beforeEach(emptyQueue);

async function readAway(): Promise<PutAwayLines> {
  const { token } = await makeTrainer();
  const answer = await call(`/api/admin/overview/put-away?date=${today}`, { token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** The queue has the length of this list. */
async function awayOf(traineeId: string) {
  const { lines, more } = await readAway();
  expect((await readOverview()).queue.putAway).toBe(lines.length + more);
  return lines.filter((line) => line.traineeId === traineeId);
}

const lineOf = async (id: string, reason: AttentionReason) =>
  (await readOverview()).queue.lines.find(
    (line) => line.traineeId === id && line.reason === reason,
  );

async function mark(id: string, reason: AttentionReason, said: unknown, method = "PUT") {
  const { token } = await makeTrainer();
  const path = `/api/admin/trainees/${id}/attention-marks/${reason}`;
  expect((await call(path, { token, method, body: said })).status).toBe(200);
}

async function putAway(id: string, reason: AttentionReason, notBefore: string | null) {
  const { occurrence } = (await lineOf(id, reason)) ?? {};
  await mark(id, reason, { occurrence, notBefore });
}

/** Sets the instant of a mark, so that the order does not depend on the test's speed. */
const dateMark = (id: string, at: number) =>
  run("update attention_marks set created_at = ?2 where trainee_id = ?1", id, at);

const ask = (id: string) =>
  run(
    `insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
     values (?1, ?2, ?2, 'question', 'كم مرة؟', ?3, ?3)`,
    newId(),
    id,
    now - 20 * hour,
  );

describe("GET /api/admin/overview/put-away", () => {
  it("lists lines put off and done, newest first, with their figures", async () => {
    const { id: off } = await makeTrainee({ status: "pending", name: "هند" });
    const { id: done } = await makeSettledTrainee("سلمى");
    await run("update trainee_profiles set subscription_end = ?2 where id = ?1", done, day(2));
    await putAway(off, "approval", day(3));
    await putAway(done, "ending", null);
    await dateMark(off, now - 2 * hour);
    await dateMark(done, now - hour);
    expect(await readAway()).toEqual({
      lines: [
        expect.objectContaining({
          traineeId: done,
          name: "سلمى",
          reason: "ending",
          notBefore: null,
          at: now - hour,
          line: expect.objectContaining({ reason: "ending", endsOn: day(2), days: 2 }),
        }),
        expect.objectContaining({
          traineeId: off,
          name: "هند",
          reason: "approval",
          at: now - 2 * hour,
          notBefore: day(3),
          line: expect.objectContaining({ reason: "approval", name: "هند" }),
        }),
      ],
      more: 0,
    });
  });

  it("excludes undone lines, and those due again", async () => {
    const { id } = await makeTrainee({ status: "pending" });
    await putAway(id, "approval", day(1));
    expect(await awayOf(id)).toHaveLength(1);
    await mark(id, "approval", {}, "DELETE");
    expect(await awayOf(id)).toEqual([]);
    expect(await reasonsOf(id)).toEqual(["approval"]);
    await putAway(id, "approval", today);
    expect(await awayOf(id)).toEqual([]);
  });

  it("excludes lines with a past reason, and of inactive or deleted trainees", async () => {
    const { id: healed } = await makeTrainee({ status: "pending" });
    const { id: stopped } = await makeTrainee({ status: "pending" });
    const { id: deleted } = await makeTrainee({ status: "pending" });
    for (const id of [healed, stopped, deleted]) await putAway(id, "approval", null);
    expect((await readAway()).lines).toHaveLength(3);
    const become = "update trainee_profiles set status = ?2 where id = ?1";
    await run(become, healed, "active");
    await run(become, stopped, "inactive");
    await run("delete from accounts where id = ?1", deleted);
    for (const id of [healed, stopped, deleted]) expect(await awayOf(id)).toEqual([]);
  });

  it("lists done notes for 30 days, and undoing opens them again", async () => {
    const { id } = await makeSettledTrainee();
    await ask(id);
    await putAway(id, "note", null);
    expect(await awayOf(id)).toMatchObject([{ reason: "note", line: null, notBefore: null }]);
    await mark(id, "note", {}, "DELETE");
    expect(await awayOf(id)).toEqual([]);
    expect(await reasonsOf(id)).toEqual(["note"]);
    await putAway(id, "note", null);
    await dateMark(id, now - 31 * 24 * hour);
    expect(await awayOf(id)).toEqual([]);
  });

  it("says which lines were handed over by a message outside the app, until each is taken back", async () => {
    const { id } = await makeSettledTrainee();
    await run("update trainee_profiles set subscription_end = ?2 where id = ?1", id, day(2));
    const { occurrence } = (await lineOf(id, "ending")) ?? {};
    await mark(id, "ending", { occurrence, notBefore: null, handedOver: true });
    expect(await awayOf(id)).toMatchObject([{ reason: "ending", handedOver: true }]);
    expect(await reasonsOf(id)).toEqual([]);
    await mark(id, "ending", {}, "DELETE");
    expect(await awayOf(id)).toEqual([]);
    expect(await reasonsOf(id)).toEqual(["ending"]);
  });

  it("calls a line done, not handed over, once it is marked again as done", async () => {
    const { id } = await makeSettledTrainee();
    await run("update trainee_profiles set subscription_end = ?2 where id = ?1", id, day(2));
    const { occurrence } = (await lineOf(id, "ending")) ?? {};
    await mark(id, "ending", { occurrence, notBefore: null, handedOver: true });
    await mark(id, "ending", { occurrence, notBefore: null });
    expect(await awayOf(id)).toMatchObject([{ reason: "ending", handedOver: false }]);
  });

  it("refuses a date that is today in no zone, as the queue does", async () => {
    const { token } = await makeTrainer();
    for (const date of [day(3), "2026-13-01", ""]) {
      const answer = await call(`/api/admin/overview/put-away?date=${date}`, { token });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { date: expect.anything() } });
    }
  });
});

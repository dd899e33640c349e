import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
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

describe("a mark", () => {
  const mark = async (id: string, said: unknown, method = "PUT") => {
    const { token } = await makeTrainer();
    const path = `/api/admin/trainees/${id}/attention-marks/approval`;
    return call(path, { token, method, body: said });
  };

  it("puts a line away until it is undone", async () => {
    const { id } = await makeTrainee({ status: "pending" });
    const [line] = (await readOverview()).queue.lines;
    const said = { occurrence: line?.occurrence, notBefore: null };
    for (const _ of ["once", "twice"]) expect((await mark(id, said)).status).toBe(200);
    expect(await reasonsOf(id)).toEqual([]);
    expect((await mark(id, {}, "DELETE")).status).toBe(200);
    expect(await reasonsOf(id)).toEqual(["approval"]);
  });

  it("puts a line off until its day", async () => {
    const { id } = await makeTrainee({ status: "pending" });
    const [line] = (await readOverview()).queue.lines;
    await mark(id, { occurrence: line?.occurrence, notBefore: day(1) });
    expect(await reasonsOf(id)).toEqual([]);
    await mark(id, { occurrence: line?.occurrence, notBefore: today });
    expect(await reasonsOf(id)).toEqual(["approval"]);
  });

  it("is 404 for an unknown trainee, and 400 for an unknown reason", async () => {
    expect((await mark(newId(), { occurrence: "1", notBefore: null })).status).toBe(404);
    const { id } = await makeTrainee();
    const { token } = await makeTrainer();
    const path = `/api/admin/trainees/${id}/attention-marks/boredom`;
    const body = { occurrence: "1", notBefore: null };
    expect((await call(path, { token, method: "PUT", body })).status).toBe(400);
  });
});

describe("notes marked done", () => {
  const mark = async (id: string, said: unknown, method = "PUT") => {
    const { token } = await makeTrainer();
    const path = `/api/admin/trainees/${id}/attention-marks/note`;
    expect((await call(path, { token, method, body: said })).status).toBe(200);
  };
  const ask = (id: string, at: number) =>
    run(
      `insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
       values (?1, ?2, ?2, 'question', 'كم مرة؟', ?3, ?3)`,
      newId(),
      id,
      at,
    );
  const answered = async (id: string) =>
    (
      await env.DB.prepare(
        "select answered_at is not null as done from notes where trainee_id = ? order by created_at",
      )
        .bind(id)
        .all<{ done: number }>()
    ).results.map(({ done }) => done);
  const lineOf = async (id: string) =>
    (await readOverview()).queue.lines.find((line) => line.traineeId === id);

  it("are answered all at once, and open again by undoing it", async () => {
    const { id } = await makeSettledTrainee();
    for (const hours of [30, 20, 10]) await ask(id, now - hours * hour);
    const line = await lineOf(id);
    expect(line).toMatchObject({ reason: "note", count: 3 });
    const said = { occurrence: line?.occurrence, notBefore: null };
    for (const _ of ["once", "twice"]) await mark(id, said);
    expect(await answered(id)).toEqual([1, 1, 1]);
    expect(await reasonsOf(id)).toEqual([]);
    await mark(id, {}, "DELETE");
    expect(await answered(id)).toEqual([0, 0, 0]);
    expect(await lineOf(id)).toMatchObject({ count: 3 });
  });

  it("exclude later notes and notes answered before", async () => {
    const { id } = await makeSettledTrainee();
    await ask(id, now - 30 * hour);
    await run("update notes set answered_at = 7 where trainee_id = ?", id);
    await ask(id, now - 20 * hour);
    const occurrence = (await lineOf(id))?.occurrence;
    await ask(id, now - hour);
    await mark(id, { occurrence, notBefore: null });
    expect(await answered(id)).toEqual([1, 1, 0]);
    expect(await lineOf(id)).toMatchObject({ count: 1 });
    await mark(id, {}, "DELETE");
    expect(await answered(id)).toEqual([1, 0, 0]);
  });

  it("stay unanswered if put off", async () => {
    const { id } = await makeSettledTrainee();
    await ask(id, now - hour);
    await mark(id, { occurrence: (await lineOf(id))?.occurrence, notBefore: day(2) });
    expect(await answered(id)).toEqual([0]);
    expect(await reasonsOf(id)).toEqual([]);
  });
});

describe("thresholds", () => {
  const put = async (path: string, body: unknown) => {
    const { token } = await makeTrainer();
    return call(`/api/admin/${path}`, { token, method: "PUT", body });
  };

  it("apply to everyone without own ones", async () => {
    const usual = (await makeSettledTrainee()).id;
    const own = (await makeSettledTrainee()).id;
    for (const id of [usual, own])
      await run("update trainee_profiles set subscription_end = ?2 where id = ?1", id, day(9));
    expect((await put(`trainees/${own}/attention-thresholds`, { endingDays: 10 })).status).toBe(
      200,
    );
    expect([await reasonsOf(usual), await reasonsOf(own)]).toEqual([[], ["ending"]]);
    const { token } = await makeTrainer();
    const settings = await (await call("/api/admin/settings/attention", { token })).json<object>();
    await put("settings/attention", { ...settings, endingDays: 9 });
    await put(`trainees/${own}/attention-thresholds`, { endingDays: null });
    expect([await reasonsOf(usual), await reasonsOf(own)]).toEqual([["ending"], []]);
  });

  it("out of bounds are refused with the range, and change nothing", async () => {
    const { id } = await makeSettledTrainee();
    const answer = await put(`trainees/${id}/attention-thresholds`, { silenceDays: 0 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { silenceDays: { code: "out_of_range", min: 1, max: 60 } },
    });
    expect((await put("settings/attention", { silenceDays: 4 })).status).toBe(400);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { getPersonToTell } from "../../../worker/data/notifications/push-people.ts";
import { makeProduct, setting } from "../../support/access.ts";
import { choose, makeBrowser, makePushService, noon, subscribe } from "../../support/push.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from settings");
  trainer = await makeTrainer();
  trainee = await makeTrainee();
});

/** Sends a note, and returns its rows and notifications. */
async function sent(type: string) {
  const id = newId();
  const body = { id, type, text: "ركبتي تؤلمني" };
  const answer = await call("/api/trainee/notes", { token: trainee.token, body });
  expect(answer.status).toBe(200);
  const rows = async (sql: string) => (await env.DB.prepare(sql).bind(id).all()).results;
  const [order] = (await rows(
    "select payload from outbox where payload like '%' || ?1 || '%'",
  )) as { payload: string }[];
  return {
    notes: (await rows("select is_private from notes where id = ?1")) as unknown[],
    notices: (await rows("select 1 from notifications where id = ?1")).length,
    silent: order === undefined ? undefined : JSON.parse(order.payload).silent === true,
  };
}

describe("the trainer's settings of events", () => {
  it("notify of notes in every way by default", async () => {
    expect(await sent("general")).toMatchObject({ notices: 1 });
  });

  it("leave a note without a notification visible to both sides", async () => {
    await setting("notifications", { note: "none" });
    const { notes, notices } = await sent("general");
    expect(notices).toBe(0);
    expect(notes).toEqual([{ is_private: 0 }]);
    expect(await sent("complaint")).toMatchObject({ notices: 1 });
  });

  it("have a separate choice for complaints", async () => {
    await setting("notifications", { complaint: "none" });
    expect(await sent("complaint")).toMatchObject({ notices: 0 });
    expect(await sent("question")).toMatchObject({ notices: 1 });
  });

  it("decide about alerts of messages", async () => {
    const types = async () =>
      (await getPersonToTell(makePlatform().database, trainer.id))?.settings.types;
    expect(await types()).toContain("chat");
    await setting("notifications", { message: "list" });
    expect(await types()).not.toContain("chat");
    expect(await types()).toContain("info");
  });
});

describe("a note of a muted trainee", () => {
  it("is in the trainer's list, without an alert", async () => {
    await subscribe(trainer, await makeBrowser());
    await choose(trainer, ["info"]);
    const { push, requests } = await makePushService();
    const product = makeProduct({ push, now: () => noon });
    const note = async () => {
      const id = newId();
      const body = { id, type: "general", text: "ركبتي تؤلمني" };
      const answer = await product.call("/api/trainee/notes", { token: trainee.token, body });
      expect(answer.status).toBe(200);
      await product.settle();
      const { results } = await env.DB.prepare("select 1 from notifications where id = ?")
        .bind(id)
        .all();
      return results.length;
    };
    await env.DB.prepare(
      "insert into conversations (trainee_id, muted_at, created_at) values (?, 1, 1)",
    )
      .bind(trainee.id)
      .run();
    expect(await note()).toBe(1);
    expect(requests).toHaveLength(0);
    await env.DB.prepare("update conversations set muted_at = null where trainee_id = ?")
      .bind(trainee.id)
      .run();
    expect(await note()).toBe(1);
    expect(requests).toHaveLength(1);
  });
});

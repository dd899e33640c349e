import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newId } from "../../domain/id.ts";
import { conversationOf, makeMessage } from "../support/conversation.ts";
import { makeTrainee, makeTrainer } from "../support/worker.ts";

it("a message to many answers no question; a later personal message answers it", async () => {
  await makeTrainer();
  const { id: traineeId } = await makeTrainee();
  const [asked, job] = [newId(), newId()];
  await env.DB.batch([
    env.DB.prepare(
      `insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
       values (?1, ?2, ?2, 'health', 'ألم في الركبة', 1, 1)`,
    ).bind(asked, traineeId),
    env.DB.prepare(
      "insert into trainee_jobs (id, kind, body, total, created_at) values (?, 'message', '{}', 1, 1)",
    ).bind(job),
  ]);
  const isAnswered = async () => {
    await runDurableObjectAlarm(conversationOf(traineeId));
    const select = "select answered_at is not null as it from notes where id = ?";
    return (await env.DB.prepare(select).bind(asked).first<number>("it")) === 1;
  };
  const say = (side: "trainer" | "trainee", text: string, clientId = newId()) =>
    conversationOf(traineeId).append({ traineeId, side }, { ...makeMessage(text), clientId });
  await say("trainer", "أحسنتِ", job);
  expect(await isAnswered()).toBe(false);
  await say("trainee", "شكراً");
  expect(await isAnswered()).toBe(false);

  await say("trainer", "خففي الوزن أسبوعاً");
  await say("trainee", "حاضر");
  expect(await isAnswered()).toBe(true);
});

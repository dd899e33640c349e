import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SavedReplies } from "../../../domain/contract/conversations/saved-replies.ts";
import { messageTextBytes } from "../../../domain/conversations/conversation.ts";
import { maxSavedReplies } from "../../../domain/conversations/saved-replies.ts";
import { newId } from "../../../domain/id.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/admin/saved-replies";
let trainer: SignedInTrainee;
beforeEach(async () => {
  trainer = await makeTrainer();
  await env.DB.prepare("delete from saved_replies").run();
});

const add = (text: string, id = newId()) =>
  call(path, { token: trainer.token, body: { id, text } });
const change = (id: string, text: string) =>
  call(`${path}/${id}`, { token: trainer.token, method: "PUT", body: { text } });
const remove = (id: string) =>
  call(`${path}/${id}`, { token: trainer.token, method: "DELETE", body: {} });
async function storedTexts(): Promise<string[]> {
  const response = await call(path, { token: trainer.token });
  return (await response.json<SavedReplies>()).replies.map(({ text }) => text);
}

describe("saved replies", () => {
  it("are stored once for repeated requests, in the order of creation", async () => {
    const id = newId();
    for (const _ of ["once", "twice"]) {
      expect(await (await add("  أحسنت يا {الاسم}\n", id)).json()).toEqual({
        id,
        text: "أحسنت يا {الاسم}",
      });
    }
    await add("إلى الغد");
    expect(await storedTexts()).toEqual(["أحسنت يا {الاسم}", "إلى الغد"]);
  });

  it("are edited in place, and a deleted one returns to its place", async () => {
    const [first, second] = [newId(1), newId(2)];
    await add("الأول", first);
    await add("الثاني", second);
    expect((await change(first, "الأول معدّلاً")).status).toBe(200);
    for (const _ of ["once", "twice"]) expect((await remove(first)).status).toBe(200);
    expect(await storedTexts()).toEqual(["الثاني"]);
    await add("الأول معدّلاً", first);
    expect(await storedTexts()).toEqual(["الأول معدّلاً", "الثاني"]);
  });

  it("are refused if empty or too long, and 404 if unknown", async () => {
    const bytes = "ا".repeat(messageTextBytes / 2 + 1);
    for (const text of ["", "  \n", bytes, "ا\u0000"]) {
      expect((await add(text)).status).toBe(400);
    }
    expect((await change(newId(), "نص")).status).toBe(404);
    const extra = { id: newId(), text: "نص", shared: true };
    expect((await call(path, { token: trainer.token, body: extra })).status).toBe(400);
    expect(await storedTexts()).toEqual([]);
  });

  it("stay within the limit, also with simultaneous requests", async () => {
    const rows = Array.from({ length: maxSavedReplies - 2 }, () => ({ id: newId() }));
    await env.DB.prepare(
      `insert into saved_replies (id, text, created_at, updated_at)
       select value ->> 'id', 'رد', 1, 1 from json_each(?1)`,
    )
      .bind(JSON.stringify(rows))
      .run();
    const answers = await Promise.all(["أ", "ب", "ج", "د"].map((text) => add(text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await storedTexts()).toHaveLength(maxSavedReplies);
  });

  it("are the trainer's alone", async () => {
    const { token } = await makeTrainee();
    expect((await call(path, { token })).status).toBe(403);
    expect((await call(path, { token, body: { id: newId(), text: "رد" } })).status).toBe(403);
    expect((await call(path)).status).toBe(401);
    expect(await storedTexts()).toEqual([]);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ConversationEvent } from "../../../domain/contract/conversations/conversation.ts";
import type { LiveTicket } from "../../../domain/contract/conversations/live.ts";
import { messageTextBytes } from "../../../domain/conversations/conversation.ts";
import { closeCodes } from "../../../domain/conversations/live.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import {
  chatWith,
  ownChat,
  postTo,
  readPage,
  sendText,
} from "../../support/conversation-routes.ts";
import { readSocket } from "../../support/live.ts";
import {
  call,
  endSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee({ name: "ليان حداد" });
  trainer = await makeTrainer();
});

async function openOver(side: ReturnType<typeof ownChat>, since?: number) {
  const ticket = (await (await postTo(side, "/live-ticket", {})).json()) as LiveTicket;
  const url = since === undefined ? ticket.url : `${ticket.url}&since=${since}`;
  return call(url, { headers: { upgrade: "websocket" } });
}

describe("a conversation over HTTP", () => {
  it("has the messages of both sides, in one order, with the other side's name", async () => {
    await sendText(ownChat(trainee), "صباح الخير");
    await sendText(chatWith(trainer, trainee.id), "أهلاً ليان");
    const own = await readPage(ownChat(trainee));
    expect(own.messages.map(({ seq, from, body }) => [seq, from, body])).toEqual([
      [1, "trainee", { kind: "text", text: "صباح الخير" }],
      [2, "trainer", { kind: "text", text: "أهلاً ليان" }],
    ]);
    expect(own).toMatchObject({ more: false, other: { name: "المدرب", online: false } });
    const theirs = await readPage(chatWith(trainer, trainee.id));
    expect(theirs.messages).toEqual(own.messages);
    expect(theirs.other.name).toBe("ليان حداد");
  });

  it("stores a repeated message once and answers the same", async () => {
    const clientId = newId();
    const first = await sendText(ownChat(trainee), "مرة", clientId);
    expect(await sendText(ownChat(trainee), "مرة", clientId)).toEqual(first);
    expect((await readPage(ownChat(trainee))).messages).toHaveLength(1);
  });

  it("has pages backwards and forwards", async () => {
    for (const text of ["1", "2", "3"]) await sendText(ownChat(trainee), text);
    const numbers = async (query: string) => {
      const { messages, more } = await readPage(ownChat(trainee), query);
      return [...messages.map(({ seq }) => seq), more];
    };
    expect(await numbers("?limit=2")).toEqual([2, 3, true]);
    expect(await numbers("?before=2&limit=2")).toEqual([1, false]);
    expect(await numbers("?since=1&limit=1")).toEqual([2, true]);
  });

  it("stores the read position of a side", async () => {
    await sendText(ownChat(trainee), "اقرأني");
    await postTo(chatWith(trainer, trainee.id), "/read", { through: 1 });
    expect((await readPage(ownChat(trainee))).readThrough).toEqual({ trainer: 1, trainee: 0 });
  });

  it.each([
    ["a blank text", { kind: "text", text: " " }, "body.text", "required"],
    [
      "5 KB of text",
      { kind: "text", text: "م".repeat(messageTextBytes / 2 + 1) },
      "body.text",
      "too_long",
    ],
    [
      "a picture without its upload",
      { kind: "image", fileId: newId(), width: 1, height: 1, caption: null },
      "body.fileId",
      "no_such_file",
    ],
  ])("refuses %s with its field", async (_, body, field, code) => {
    const response = await postTo(ownChat(trainee), "/messages", { clientId: newId(), body });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toMatchObject({ [field]: { code } });
    expect((await readPage(ownChat(trainee))).messages).toEqual([]);
  });

  it("of an unknown trainee is not found", async () => {
    const unknown = chatWith(trainer, newId());
    expect((await call(unknown.path, { token: trainer.token })).status).toBe(404);
    expect((await postTo(unknown, "/read", { through: 1 })).status).toBe(404);
    expect((await postTo(unknown, "/live-ticket", {})).status).toBe(404);
    const self = chatWith(trainer, trainer.id);
    expect((await call(self.path, { token: trainer.token })).status).toBe(404);
  });
});

describe("a conversation's socket", () => {
  it("opens by a ticket, for the ticket's side, with missed messages", async () => {
    await sendText(chatWith(trainer, trainee.id), "قبل");
    const window = readSocket<ConversationEvent>(await openOver(ownChat(trainee), 0));
    expect(await window.next()).toMatchObject({ type: "hello", messages: [{ seq: 1 }] });
    const clientId = newId();
    const body = { kind: "text", text: "بعد" };
    window.socket.send(JSON.stringify({ type: "send", clientId, body }));
    expect(await window.next()).toMatchObject({ type: "stored", seq: 2, clientId });
    const { messages } = await readPage(chatWith(trainer, trainee.id));
    expect(messages[1]).toMatchObject({ from: "trainee", body });
  });

  it("opens with a ticket of its own object and purpose only", async () => {
    const { url } = (await (
      await postTo(ownChat(trainee), "/live-ticket", {})
    ).json()) as LiveTicket;
    const asInbox = url.replace("/live/conversation", "/live/inbox");
    expect((await call(asInbox, { headers: { upgrade: "websocket" } })).status).toBe(401);
    const { files } = await readPage(ownChat(trainee));
    const asSocket = `/api/live/conversation?ticket=${files.ticket}`;
    expect((await call(asSocket, { headers: { upgrade: "websocket" } })).status).toBe(401);
  });

  it("is refused for a session that ended after the ticket", async () => {
    const { url } = (await (
      await postTo(ownChat(trainee), "/live-ticket", {})
    ).json()) as LiveTicket;
    await endSession(trainee.actor.sessionId);
    expect((await call(url, { headers: { upgrade: "websocket" } })).status).toBe(401);
  });

  it("closes for good when the trainee is deleted, and nothing is left", async () => {
    await sendText(ownChat(trainee), "سر");
    const window = readSocket<ConversationEvent>(await openOver(chatWith(trainer, trainee.id), 0));
    const ticket = (await (
      await postTo(chatWith(trainer, trainee.id), "/live-ticket", {})
    ).json()) as LiveTicket;
    const gone = await call(`/api/admin/trainees/${trainee.id}`, {
      method: "DELETE",
      token: trainer.token,
      body: {},
    });
    expect(gone.status).toBe(200);
    expect(await window.closed).toBe(closeCodes.gone);
    const late = readSocket<ConversationEvent>(
      await call(`${ticket.url}&since=0`, { headers: { upgrade: "websocket" } }),
    );
    expect(await late.closed).toBe(closeCodes.gone);
    const { messages } = await env.CONVERSATIONS.getByName(trainee.id).list({ limit: 10 });
    expect(messages).toEqual([]);
  });
});

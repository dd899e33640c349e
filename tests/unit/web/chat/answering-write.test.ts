import "fake-indexeddb/auto";
import { onlineManager } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { newId } from "../../../../domain/id.ts";
import { messageKey, type Outgoing } from "../../../../web/chat/outgoing.ts";
import { queryClient as client } from "../../../../web/lib/session/query-client.ts";
import { signInAs } from "../../../support/signed-in.ts";
import { advance, onEmptyDevice } from "../../../support/waiting-page.ts";
import "../../../../web/chat/writes.ts";

onEmptyDevice();

const traineeId = newId();

const send = (message: Outgoing) =>
  client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationKey: [...messageKey] }))
    .execute(message as never);

it("an answer that waited for the network marks what it answers once it is stored", async () => {
  signInAs("trainer");
  client.mount();
  const asked: { path: string; body: unknown }[] = [];
  let cuts = 1;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input).split(`${traineeId}/`)[1] ?? "";
    asked.push({ path, body: JSON.parse(String(init?.body)) });
    if (path === "read" && cuts-- > 0) throw new TypeError("Failed to fetch");
    return Response.json({ seq: 9, at: 1 });
  });
  onlineManager.setOnline(false);
  const body = { kind: "text", text: "نعم، بعد الإفطار." } as const;
  const sent = send({ id: newId(), traineeId, at: Date.now(), body, readsThrough: 7 });
  await advance(2_000);
  expect(asked).toEqual([]);

  onlineManager.setOnline(true);
  await advance(2_000);
  await sent;
  client.unmount();
  expect(asked.map(({ path }) => path)).toEqual(["messages", "read", "messages", "read"]);
  const [message, read, again] = asked.map((each) => each.body as Record<string, unknown>);
  expect(again?.clientId).toBe(message?.clientId);
  expect(read).toEqual({ through: 7 });
});

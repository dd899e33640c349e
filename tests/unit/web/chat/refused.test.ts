import { expect, it, vi } from "vitest";
import type { Outgoing } from "../../../../web/chat/outgoing.ts";
import { keepRefused } from "../../../../web/chat/refused.ts";
import { keepWrite, readWrites } from "../../../../web/lib/kept-writes.ts";
import { beginSession } from "../../../../web/lib/session.ts";
import { account, makeStorage, onEmptyDevice } from "../../../support/waiting-page.ts";

onEmptyDevice();

const message: Outgoing = {
  id: "m",
  of: account,
  at: 1,
  body: { kind: "text", text: "كيف كان تمرين اليوم؟" },
};

it("a message that is refused takes the room in which it waited, on a device that has no more", () => {
  const who = { id: account, kind: "trainee", name: "سلمى", email: "", gender: null } as const;
  beginSession({
    ...{ accessToken: "", expiresAt: 0, remember: true, appearance: null },
    who: { ...who, timeZone: "Asia/Hebron" },
  });
  const storage = makeStorage();
  vi.stubGlobal("localStorage", storage);
  keepWrite(account, { key: ["chat", "message"], variables: message });
  const setItem = (key: string, text: string) => {
    if (readWrites(account).length > 0) throw new DOMException("full", "QuotaExceededError");
    storage[key] = text;
  };
  Object.defineProperty(storage, "setItem", { value: setItem });
  keepRefused({ ...message, code: "internal" });
  expect(readWrites(account)).toEqual([]);
  expect(JSON.parse(storage[`chat-refused:${account}`])).toMatchObject([
    { id: "m", code: "internal", body: message.body },
  ]);
});

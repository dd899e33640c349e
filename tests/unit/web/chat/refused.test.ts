import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import type { Outgoing } from "../../../../web/chat/outgoing.ts";
import { forgetRefused, keepRefused, refusedMessages } from "../../../../web/chat/refused.ts";
import { signInAs } from "../../../support/signed-in.ts";
import { account, onEmptyDevice } from "../../../support/waiting-page.ts";

onEmptyDevice();

const message = (id: string): Outgoing => ({
  id,
  traineeId: account,
  at: 1,
  body: { kind: "text", text: "كيف كان تمرين اليوم؟" },
});

it("refused messages stay until a decision, with those stored by earlier builds", () => {
  signInAs("trainee", account);
  const old = [{ ...message("old"), code: "not_found" }];
  localStorage.setItem(`chat-refused:${account}`, JSON.stringify(old));
  const ids = () => refusedMessages.read().map(({ id }) => id);
  refusedMessages.subscribe(() => {});
  keepRefused({ ...message("new"), code: "internal" });
  expect(ids()).toEqual(["old", "new"]);
  expect(refusedMessages.read()).toBe(refusedMessages.read());
  expect(localStorage.getItem(`chat-refused:${account}`)).toBeNull();
  forgetRefused("old");
  expect(ids()).toEqual(["new"]);
});

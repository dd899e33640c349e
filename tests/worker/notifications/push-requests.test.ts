import { jwtVerify } from "jose";
import { expect, it } from "vitest";
import { webPush } from "../../../worker/edge/push.ts";
import { decrypt, makeBrowser, makePushService } from "../../support/push.ts";

const message = { data: '{"title":"مِران"}', topic: "01a1feef00007000800000000000000a" };

it("push requests are encrypted for the browser, and signed for its push service", async () => {
  const browser = await makeBrowser();
  const { push, requests, publicKey } = await makePushService();
  expect(await push.send(browser, message)).toBe("sent");
  const [request] = requests;
  if (!request) throw new Error("nothing was sent");
  expect(await decrypt(browser, request.body)).toBe(message.data);
  expect(new TextDecoder().decode(request.body)).not.toContain("title");
  expect(request.headers.get("content-encoding")).toBe("aes128gcm");
  expect(request.headers.get("ttl")).toBe("86400");
  expect(request.headers.get("topic")).toBe(message.topic);
  const [, token = "", key] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  expect(key).toBe(push.publicKey);
  const { payload } = await jwtVerify(token, publicKey);
  expect(payload).toMatchObject({
    aud: "https://fcm.googleapis.com",
    sub: "mailto:trainer@miran.test",
  });
});

it("a reminder is kept by the push service only as long as it is of use", async () => {
  const { push, requests } = await makePushService();
  await push.send(await makeBrowser(), { ...message, keptSeconds: 1740 });
  expect(requests[0]?.headers.get("ttl")).toBe("1740");
});

it("push requests cannot be read with another browser's key", async () => {
  const { push, requests } = await makePushService();
  await push.send(await makeBrowser(), message);
  await expect(
    decrypt(await makeBrowser(), requests[0]?.body ?? new Uint8Array()),
  ).rejects.toThrow();
});

it.each([
  [201, "sent"],
  [404, "gone"],
  [410, "gone"],
  [302, "failed"],
  [429, "failed"],
  [500, "failed"],
])("a push answer of %i counts as %s", async (status, outcome) => {
  const { push } = await makePushService(() => status);
  expect(await push.send(await makeBrowser(), message)).toBe(outcome);
});

it("broken keys and network errors count as failures, without an exception", async () => {
  const { push } = await makePushService(() => {
    throw new Error("no network");
  });
  const browser = await makeBrowser();
  expect(await push.send(browser, message)).toBe("failed");
  expect(await push.send({ ...browser, p256dh: "x" }, message)).toBe("failed");
});

it("push requests go only to known services of browsers", async () => {
  const { push, requests } = await makePushService();
  const outcome = await push.send(await makeBrowser("https://127.0.0.1.nip.io/1"), message);
  expect({ outcome, requests }).toEqual({ outcome: "gone", requests: [] });
});

it("push is off without keys", () => {
  expect(webPush({})).toBeNull();
});

import { evictDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import { newId } from "../../domain/id.ts";
import { conversationOf } from "../support/conversation.ts";
import { Device } from "../support/device.ts";

/** A step of one of three devices: two of the trainee, one of the trainer. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant("write"), device: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("cut"), device: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("connect"), device: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("resend"), device: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("read"), device: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("send over HTTP"), device: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("wait"), device: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("evict"), device: fc.nat(2) }) },
);

async function act(name: string, device: Device): Promise<unknown> {
  switch (name) {
    case "write":
      return device.write();
    case "cut":
      return device.cut();
    case "connect":
      return device.connect();
    case "resend":
      return device.resendEverything();
    case "read":
      return device.readAll();
    case "send over HTTP":
      return device.sendOverHttp();
    case "evict":
      return evict(conversationOf(device.traineeId));
    default:
      return new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function evict(conversation: ReturnType<typeof conversationOf>): Promise<void> {
  // Only an object in memory can be evicted.
  await conversation.list({ limit: 1 });
  await evictDurableObject(conversation, { webSockets: "hibernate" });
}

const sides: ConversationSide[] = ["trainee", "trainee", "trainer"];

describe("any interleaving of writing, cuts, repetitions, evictions and reading", () => {
  it("ends with every message exactly once, in one order, on all devices", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const traineeId = newId();
        const devices = sides.map((side) => new Device(traineeId, side));
        for (const { act: name, device } of steps) {
          await act(name, devices[device] as Device);
        }
        for (const device of devices) await device.settle();
        const { messages, readThrough } = await conversationOf(traineeId).list({ limit: 200 });
        for (const device of devices) await device.catchUp(messages.length, readThrough);

        const written = devices.flatMap((device) => device.written);
        expect(messages.map(({ clientId }) => clientId).toSorted()).toEqual(written.toSorted());
        expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
        for (const device of devices) {
          expect(device.log.stored).toEqual(messages);
          expect(device.log.waiting).toEqual([]);
          device.cut();
        }
      }),
      { numRuns: 50, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
    );
  }, 120_000);
});

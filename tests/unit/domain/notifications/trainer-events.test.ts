import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  pushOfTrainer,
  readEventSettings,
  trainerEvents,
  waysOf,
} from "../../../../domain/notifications/trainer-events.ts";

describe("the trainer's events", () => {
  it("alert by default, except for what everybody sends each week", () => {
    const ways = readEventSettings(null);
    expect(Object.keys(ways)).toEqual([...trainerEvents]);
    const { weight, check_in, ...others } = ways;
    expect([weight, check_in]).toEqual(["none", "none"]);
    expect(new Set(Object.values(others))).toEqual(new Set(["phone"]));
    expect(readEventSettings({ weight: "list" }).weight).toBe("list");
  });

  it("accept any stored value", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...trainerEvents), fc.anything()), (stored) => {
        const ways = readEventSettings(stored);
        for (const event of trainerEvents) expect(waysOf(event)).toContain(ways[event]);
      }),
    );
  });

  it("never hide a message, which counts in its conversation", () => {
    expect(readEventSettings({ message: "none" }).message).toBe("phone");
    expect(readEventSettings({ message: "list" }).message).toBe("list");
  });

  it("wake phones for messages only as chosen, and keep the quiet hours", () => {
    const quiet = { from: "22:00", until: "07:00" };
    const types = (stored: Record<string, unknown>) =>
      pushOfTrainer({ types: [], quiet }, readEventSettings(stored));
    expect(types({}).types).toContain("chat");
    expect(types({ message: "list" })).toMatchObject({ quiet });
    expect(types({ message: "list" }).types).not.toContain("chat");
    expect(types({ message: "list" }).types).toContain("info");
  });
});

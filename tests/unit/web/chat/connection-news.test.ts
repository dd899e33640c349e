import { describe, expect, it } from "vitest";
import { isConnectionNews, toldAtFirst } from "../../../../web/chat/connection-news.ts";

describe("that there is a connection", () => {
  it("never came back to a trainee who has just opened the chat, however long it took", () => {
    for (const told of [toldAtFirst.trainee, "connecting", "failed"] as const) {
      expect(isConnectionNews({ side: "trainee", told, wasThere: false })).toBe(false);
    }
  });

  it("is said at first to the trainer, whose panel speaks of its database", () => {
    expect(isConnectionNews({ side: "trainer", told: toldAtFirst.trainer, wasThere: false })).toBe(
      true,
    );
  });

  it("is said to both after a gap that they were told of, and to nobody after another", () => {
    for (const side of ["trainee", "trainer"] as const) {
      expect(isConnectionNews({ side, told: "failed", wasThere: true })).toBe(true);
      expect(isConnectionNews({ side, told: "connected", wasThere: true })).toBe(false);
    }
  });
});

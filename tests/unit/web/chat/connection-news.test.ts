import { describe, expect, it } from "vitest";
import { isConnectionNews, toldAtFirst } from "../../../../web/chat/connection-news.ts";

describe("the note of a connection", () => {
  it("never shows to a trainee at the chat's opening, however long it took", () => {
    for (const told of [toldAtFirst.trainee, "connecting", "failed"] as const) {
      expect(isConnectionNews({ side: "trainee", told, wasThere: false })).toBe(false);
    }
  });

  it("shows to the trainer at first", () => {
    expect(isConnectionNews({ side: "trainer", told: toldAtFirst.trainer, wasThere: false })).toBe(
      true,
    );
  });

  it("shows to both after an announced gap, and to neither after a silent one", () => {
    for (const side of ["trainee", "trainer"] as const) {
      expect(isConnectionNews({ side, told: "failed", wasThere: true })).toBe(true);
      expect(isConnectionNews({ side, told: "connected", wasThere: true })).toBe(false);
    }
  });
});

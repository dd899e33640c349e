import { describe, expect, it } from "vitest";
import { stateAfter } from "../../../../web/voice/player-state.ts";
import { voiceTypes } from "../../../../web/voice/voice-types.ts";

describe("a voice note", () => {
  it("is recorded in the format of every phone, if the browser can", () => {
    const everywhere = ["audio/mp4;codecs=mp4a.40.2", "audio/mp4"];
    expect(voiceTypes.slice(0, 2)).toEqual(everywhere);
    expect(voiceTypes.slice(2).every((type) => /webm|ogg/.test(type))).toBe(true);
  });

  it("blocked by the browser needs another press, and is not broken", () => {
    expect(stateAfter(new DOMException("", "NotAllowedError"))).toBe("refused");
    expect(stateAfter(new DOMException("", "NotSupportedError"))).toBe("failed");
    expect(stateAfter({ code: 4 })).toBe("failed");
    expect(stateAfter(new DOMException("", "AbortError"))).toBeUndefined();
  });
});

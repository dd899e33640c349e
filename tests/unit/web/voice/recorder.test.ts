import { afterEach, expect, it, vi } from "vitest";
import { startRecorder } from "../../../../web/voice/recorder.ts";

afterEach(() => vi.unstubAllGlobals());

it("turns the microphone off if the browser cannot record it", async () => {
  const stop = vi.fn();
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] });
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  class Refusing {
    static isTypeSupported = () => false;
    constructor() {
      throw new DOMException("", "NotSupportedError");
    }
  }
  vi.stubGlobal("MediaRecorder", Refusing);
  expect(await startRecorder({ most: 1, onReached: () => {} })).toBe("unsupported");
  expect(stop).toHaveBeenCalledOnce();
});

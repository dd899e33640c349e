import { afterEach, expect, it, vi } from "vitest";
import { type Recorder, startRecorder } from "../../../../web/voice/recorder.ts";

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
  expect(await startRecorder({ most: 1, onOver: () => {} })).toBe("unsupported");
  expect(stop).toHaveBeenCalledOnce();
});

class Recording extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  mimeType = "audio/webm";
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(new Event("stop"));
  }
}

const silence = {
  createAnalyser: () => ({ fftSize: 0, getFloatTimeDomainData: () => {} }),
  createMediaStreamSource: () => ({ connect: () => {} }),
  close: async () => {},
};

function stubMicrophone() {
  const streams: { isOn: boolean }[] = [];
  const getUserMedia = async () => {
    const stream = { isOn: true };
    streams.push(stream);
    return { getTracks: () => [{ stop: () => Object.assign(stream, { isOn: false }) }] };
  };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  vi.stubGlobal("MediaRecorder", Recording);
  vi.stubGlobal("AudioContext", function context() {
    return silence;
  });
  return { isOn: () => streams.map(({ isOn }) => isOn) };
}

const record = async (onOver: () => void) => {
  const started = await startRecorder({ most: 60, onOver });
  if (typeof started === "string") throw new Error(started);
  return started;
};

it("ends the running recording when another begins, and not one that has ended", async () => {
  const microphone = stubMicrophone();
  const over: string[] = [];
  const first: Recorder = await record(() => {
    over.push("first");
    void first.finish();
  });
  const second: Recorder = await record(() => over.push("second"));
  expect(over).toEqual(["first"]);
  await vi.waitFor(() => expect(microphone.isOn()).toEqual([false, true]));
  await second.finish();
  const third = await record(() => over.push("third"));
  expect(over).toEqual(["first"]);
  await third.finish();
  expect(microphone.isOn()).toEqual([false, false, false]);
});

it("ends the first of two that begin while the browser asks for permission", async () => {
  stubMicrophone();
  const over: string[] = [];
  const begun = await Promise.all([
    record(() => over.push("first")),
    record(() => over.push("second")),
  ]);
  expect(over).toEqual(["first"]);
  await Promise.all(begun.map((each) => each.finish()));
});
